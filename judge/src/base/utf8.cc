#include "base/utf8.h"

namespace queens {

namespace {

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// The length that a first byte announces, 0 when no character begins with it.
std::size_t announced_length(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead < 0xC2) return 0;  // a continuation byte, or an overlong form of two bytes
    if (lead < 0xE0) return 2;
    if (lead < 0xF0) return 3;
    if (lead < 0xF5) return 4;
    return 0;
}

bool is_code_point_of_length(char32_t code, std::size_t length) {
    switch (length) {
        case 3:
            return code >= 0x800 && (code < 0xD800 || code > 0xDFFF);
        case 4:
            return code >= 0x10000 && code <= 0x10FFFF;
        default:
            return true;
    }
}

}  // namespace

Utf8Character first_character(std::string_view bytes) {
    const auto lead = static_cast<unsigned char>(bytes.front());
    const std::size_t length = announced_length(lead);
    if (length == 1) return {1, lead, true};
    if (length == 0 || length > bytes.size()) return {};
    char32_t code = lead & (0x7Fu >> length);
    for (const char byte : bytes.substr(1, length - 1)) {
        if (!is_continuation(byte)) return {};
        code = code << 6 | (static_cast<unsigned char>(byte) & 0x3Fu);
    }
    if (!is_code_point_of_length(code, length)) return {};
    return {length, code, true};
}

bool is_valid_utf8(std::string_view bytes) {
    while (!bytes.empty()) {
        const Utf8Character character = first_character(bytes);
        if (!character.valid) return false;
        bytes.remove_prefix(character.length);
    }
    return true;
}

std::size_t count_characters(std::string_view bytes) {
    std::size_t count = 0;
    while (!bytes.empty()) {
        bytes.remove_prefix(first_character(bytes).length);
        ++count;
    }
    return count;
}

}  // namespace queens
