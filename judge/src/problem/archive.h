#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "problem/problem.h"

namespace queens {

// The ids of an archive's problems: the folders of problems/, sorted. Throws JudgeError.
[[nodiscard]] std::vector<std::string> problem_ids(const std::filesystem::path& root);

// Reads one problem from problems/<id>, testdata/<id>, solutions/<id>.cpp and solutions/<id>/.
// Throws UsageError when there is no such problem and JudgeError for anything that is not as the
// archive has it: unknown keys, stray files, missing answers, bad names.
[[nodiscard]] Problem load_archive_problem(const std::filesystem::path& root,
                                           const std::string& id);

// Throws JudgeError for a folder or file of solutions/ and testdata/ that belongs to no problem.
void check_archive(const std::filesystem::path& root);

}  // namespace queens
