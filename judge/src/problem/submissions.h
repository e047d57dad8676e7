#pragma once

#include <string>
#include <vector>

#include "problem/expectation.h"
#include "problem/problem.h"
#include "problem/tree.h"

namespace queens {

struct Submissions {
    std::vector<Program> programs;  // by verdict folder, accepted first, then by name
    std::vector<std::string> notices;
};

// The programs below submissions/ of a package and what each must get: by submissions.yaml, by the
// folder, by DOMjudge's tag in the source, in this order. Junk is left out and noted. Throws
// JudgeError for a broken submissions.yaml or a symbolic link out of the package.
[[nodiscard]] Submissions read_submissions(const Tree& tree, FolderRules rules);

}  // namespace queens
