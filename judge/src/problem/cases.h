#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "problem/problem.h"
#include "problem/tree.h"

namespace queens {

// A notice when the file begins with a byte order mark or has CR in its first 64 KiB, which most
// programs do not expect; empty otherwise. The file itself is always used unchanged.
[[nodiscard]] std::string encoding_notice(const Tree& tree, const std::filesystem::path& file);

// The notices of all inputs and answers.
[[nodiscard]] std::vector<std::string> encoding_notices(const Tree& tree,
                                                        const std::vector<TestCase>& cases);

// text without the ending; empty when it does not end so or is nothing else.
[[nodiscard]] std::string stem_before(const std::string& text, std::string_view ending);

}  // namespace queens
