#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "judging/judging.h"
#include "problem/problem.h"

namespace queens {

// What the words of a command line ask for: problems, and which programs of each.
struct Selection {
    std::vector<std::unique_ptr<Problem>> problems;  // own what the assignments point to
    std::vector<Assignment> assignments;
    bool programs_named = false;  // some program was asked for by name
};

// Words: ids of the archive's problems; folders of problems, packages or cases; programs of the
// archive by path; after a problem, its programs by name or any program by path (which is then
// expected to be accepted). No words: the whole archive. Throws UsageError for a word that is
// nothing of these, JudgeError for a broken problem.
[[nodiscard]] Selection select(const std::vector<std::string>& words);

}  // namespace queens
