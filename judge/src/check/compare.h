#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

// Flags of the problem package format's default output validator.
struct CompareOptions {
    bool case_sensitive = false;
    bool space_change_sensitive = false;
    std::optional<double> float_absolute_tolerance;
    std::optional<double> float_relative_tolerance;
};

// Reads flags as the format names them: {"case_sensitive", "float_tolerance", "1e-6"}.
// Throws JudgeError for an unknown flag (with a "did you mean"), a missing, negative or malformed
// value, a flag given twice, float_tolerance next to one of the other two tolerances.
[[nodiscard]] CompareOptions parse_compare_options(const std::vector<std::string>& flags);

// Compares as the default output validator of format 2025-09 does: token by token, white space
// only separates, ASCII letters match whatever their case, unless options say otherwise.
// Any bytes are fine. Returns nothing when the texts agree, else one valid UTF-8 line that says
// where they part:
//   token 3 (line 2): expected '92', found '94'
//   token 4 (line 2): expected end of output, found '1'
//   token 2: expected '8', found end of output
//   only white space differs: line 1: expected '\n', found end of output
//   only letter case differs: token 1 (line 1): expected 'YES', found 'yes'
[[nodiscard]] std::optional<std::string> first_difference(std::string_view expected,
                                                          std::string_view found,
                                                          const CompareOptions& options);

// How many tokens the default output validator sees.
[[nodiscard]] std::size_t count_tokens(std::string_view text);

}  // namespace queens
