#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

// bytes as valid UTF-8 that is safe on a terminal and on one line: control characters, invalid
// bytes and lone surrogates become escapes such as \n, \x1b or \xff, and so do characters that do
// not show or look like a space, such as a no-break space; a backslash stays as it is.
[[nodiscard]] std::string printable(std::string_view bytes);

// The same over several lines: '\n' and '\t' stay what they are.
[[nodiscard]] std::string printable_lines(std::string_view bytes);

// At most max_lines lines of at most max_width bytes, each cut at a character with what was left
// out said: "1111...(100000 characters)", "... 12 more lines". Ends without a newline.
[[nodiscard]] std::string excerpt(std::string_view bytes, std::size_t max_lines,
                                  std::size_t max_width);

// 'token' in quotes and printable; longer ones are cut and their length is said:
// '1111111111...' (100000 characters).
[[nodiscard]] std::string in_quotes(std::string_view bytes);

// The candidate nearest to word by edit distance, when it is near enough to be a typing error.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word,
                                                 std::span<const std::string> candidates);

// "; did you mean 'x'?" for the nearest candidate, or an empty string.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       std::span<const std::string> candidates);

// Puts value in the place of every mark.
void replace_all(std::string& text, std::string_view mark, const std::string& value);

[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
[[nodiscard]] std::string_view trimmed(std::string_view text);  // ASCII white space
[[nodiscard]] std::string join(std::span<const std::string> parts, std::string_view separator);

// The whole of text as a number, or nothing. No white space, no locale, no hexadecimal.
[[nodiscard]] std::optional<long long> parse_integer(std::string_view text);
[[nodiscard]] std::optional<double> parse_decimal(std::string_view text);

// Matches a glob against a slash-separated path: '*' and '?' do not match '/', {a,b} are
// alternatives (nesting allowed, blanks in them count for nothing), all else stands for itself. A
// pattern that matches a leading run of whole components matches everything below it.
[[nodiscard]] bool glob_matches(std::string_view pattern, std::string_view path);

}  // namespace queens
