#pragma once

#include <map>
#include <string>
#include <vector>

#include "problem/group_settings.h"
#include "problem/problem.h"
#include "problem/tree.h"

namespace queens {

struct PackageData {
    std::vector<TestCase> cases;  // samples first, then by name
    std::vector<TestGroup> groups;  // the one of all data first, each before those in it
    std::vector<std::string> notices;
};

// The cases of data/sample and data/secret of a package, with the arguments that testdata.yaml,
// test_group.yaml and <case>.yaml give them: the nearest file that has a key counts, even when the
// value is empty. Throws JudgeError for a case without input or answer, a forbidden name, no cases.
// flags: arguments of every output validator that come before those.
[[nodiscard]] PackageData read_package_data(const Tree& tree, const std::vector<std::string>& flags,
                                            const std::map<std::string, std::string>& constants,
                                            GroupRules rules);

}  // namespace queens
