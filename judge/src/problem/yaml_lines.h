#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

// One line of a YAML file; its number is its place in the vector plus one.
struct YamlLine {
    std::string_view text;   // without the line end
    std::size_t indent = 0;  // leading spaces
    std::size_t end = 0;     // of the last character that is no space or tab
    bool blank = false;      // white space only
};

// Throws JudgeError "file:line: what; what to write instead".
[[noreturn]] void yaml_fail(const std::string& file, std::size_t line, const std::string& message);

// Splits at LF or CR LF. Throws JudgeError when the bytes are no clean UTF-8 text: byte order
// mark, NUL and other control characters, lone CR, broken sequences.
[[nodiscard]] std::vector<YamlLine> yaml_lines(std::string_view bytes, const std::string& file);

}  // namespace queens
