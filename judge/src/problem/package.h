#pragma once

#include <filesystem>

#include "problem/problem.h"

namespace queens {

// The folder holds a problem package: problem.yaml, domjudge-problem.ini or data/.
[[nodiscard]] bool is_package(const std::filesystem::path& folder);

// Reads a problem package of the formats legacy, legacy-icpc, 2023-07 (draft) and 2025-09. What is
// unknown, deprecated or not supported becomes a notice. Throws JudgeError, one line, for what
// cannot be judged: cases without input or answer, no cases, several output validators, forbidden
// names, symbolic links out of the package, keys with values that make no sense.
[[nodiscard]] Problem load_package(const std::filesystem::path& folder);

}  // namespace queens
