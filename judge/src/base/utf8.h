#pragma once

#include <cstddef>
#include <string_view>

namespace queens {

// One character of a text that need not be valid UTF-8.
struct Utf8Character {
    std::size_t length = 1;  // bytes it takes
    char32_t code = 0;       // its code point, when valid
    bool valid = false;      // false: one byte that is part of no character
};

// The character that bytes, which must not be empty, begin with. Overlong forms, surrogates and
// code points above U+10FFFF are not valid.
[[nodiscard]] Utf8Character first_character(std::string_view bytes);

[[nodiscard]] bool is_valid_utf8(std::string_view bytes);

// How many characters there are; a byte that is part of none counts as one.
[[nodiscard]] std::size_t count_characters(std::string_view bytes);

}  // namespace queens
