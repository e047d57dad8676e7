#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "problem/problem.h"
#include "problem/tree.h"

namespace queens {

// A notice for each kind of fault among inputs and answers: a byte order mark, UTF-16, CR in the
// first 64 KiB. Most programs do not expect them; the files are used unchanged all the same.
[[nodiscard]] std::vector<std::string> encoding_notices(const Tree& tree,
                                                        const std::vector<TestCase>& cases);

// text without the ending; empty when it does not end so or is nothing else.
[[nodiscard]] std::string stem_before(const std::string& text, std::string_view ending);

}  // namespace queens
