#pragma once

#include <filesystem>

#include "problem/problem.h"

namespace queens {

// Reads a folder of X.in with X.ans (or X.out), or a Polygon package: tests/X with tests/X.a, the
// checker of files/, and limits and name from problem.xml. Throws JudgeError for an input without
// an answer, the converse, and no cases.
[[nodiscard]] Problem load_folder(const std::filesystem::path& folder);

}  // namespace queens
