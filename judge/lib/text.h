// Numbers, words and messages of validators and generators: what the other headers share. C++17, the
// standard library and nothing else.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace testdata {

constexpr int kAccepted = 42;
constexpr int kRefused = 43;
constexpr int kJudgeError = 1;  // of the archive, never of the program that is judged

namespace detail {

// bytes in quotes on one line; long ones are cut: '1111...' (100000 characters).
inline std::string quoted(std::string_view bytes) {
    constexpr std::size_t kShown = 40;
    constexpr char kHex[] = "0123456789abcdef";
    std::string text = "'";
    for (const char c : bytes.substr(0, kShown)) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            text += "\\n";
        } else if (c == '\r') {
            text += "\\r";
        } else if (c == '\t') {
            text += "\\t";
        } else if (byte < 0x20 || byte > 0x7e) {
            text += {'\\', 'x', kHex[byte / 16], kHex[byte % 16]};
        } else {
            text += c;
        }
    }
    if (bytes.size() <= kShown) return text + "'";
    return text + "...' (" + std::to_string(bytes.size()) + " characters)";
}

// The whole of text as a decimal number that fits: no plus, no leading zeros, no -0.
inline std::optional<long long> parse_integer(std::string_view text) {
    const bool negative = !text.empty() && text[0] == '-';
    const std::string_view digits = text.substr(negative ? 1 : 0);
    if (digits.empty()) return std::nullopt;
    if (digits[0] == '0' && (digits.size() > 1 || negative)) return std::nullopt;
    // Counted below zero, where there is one number more than above.
    constexpr long long kLowest = std::numeric_limits<long long>::min();
    long long value = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return std::nullopt;
        const int digit = c - '0';
        if (value < (kLowest + digit) / 10) return std::nullopt;
        value = value * 10 - digit;
    }
    if (negative) return value;
    if (value == kLowest) return std::nullopt;
    return -value;
}

inline std::string expected_integer(long long low, long long high) {
    return "expected an integer from " + std::to_string(low) + " to " + std::to_string(high);
}

inline std::string expected_characters(std::string_view allowed, long long min, long long max) {
    std::string count = std::to_string(min);
    if (min != max) count += " to " + std::to_string(max);
    return "expected " + count + (max == 1 ? " character of " : " characters of ") +
           quoted(allowed);
}

inline std::string expected_one_of(const std::vector<std::string>& words) {
    std::string list = "expected one of";
    for (const std::string& word : words) list += (&word == &words.front() ? " " : ", ") + word;
    return list;
}

// The place of a word among words, none where it is not there.
inline std::optional<std::size_t> place_of(std::string_view word,
                                           const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == word) return i;
    }
    return std::nullopt;
}

inline bool made_of(std::string_view text, std::string_view allowed, long long min, long long max) {
    const auto length = static_cast<long long>(text.size());
    return length >= min && length <= max &&
           text.find_first_not_of(allowed) == std::string_view::npos;
}

[[noreturn]] inline void leave(int status, const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::exit(status);
}

}  // namespace detail
}  // namespace testdata
