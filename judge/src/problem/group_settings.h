#pragma once

#include <vector>

#include "problem/test_group.h"
#include "problem/tree.h"
#include "problem/yaml.h"

namespace queens {

// Which format says how test groups are scored.
enum class GroupRules {
    legacy,  // testdata.yaml: every folder is a group and has the settings of the one around it
    icpc,    // 2025-09: sample, secret and the folders in secret with a test_group.yaml are groups,
             // each with its defaults
};

// The group of all data, as it is without any settings.
[[nodiscard]] TestGroup whole_group(GroupRules rules);

// A folder in the group above, which has a test_group.yaml or not; nothing when it is no group of its
// own.
[[nodiscard]] std::optional<TestGroup> inner_group(const TestGroup& above, const std::string& name,
                                                   bool has_settings, GroupRules rules);

// group with what a testdata.yaml or test_group.yaml says of scores. Throws JudgeError "file:line: …"
// for values that make no sense.
[[nodiscard]] TestGroup with_settings(TestGroup group, const YamlNode& yaml);

// A notice for each setting about scores that is not supported.
[[nodiscard]] std::vector<std::string> unsupported_settings(const YamlNode& yaml);

// Throws JudgeError for groups of a scoring problem that cannot be scored.
void check_groups(const Tree& tree, const std::vector<TestGroup>& groups);

}  // namespace queens
