#include "base/json.h"

#include <array>
#include <charconv>
#include <cmath>

#include "base/utf8.h"

namespace queens {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

std::string unicode_escape(char32_t code) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    return {'\\',
            'u',
            kDigits[code >> 12 & 15],
            kDigits[code >> 8 & 15],
            kDigits[code >> 4 & 15],
            kDigits[code & 15]};
}

// Some readers end a line at U+0085, U+2028 and U+2029 as well: one object stays one line.
bool needs_escape(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code <= 0x9F) || code == 0x2028 || code == 0x2029;
}

std::string json_string(std::string_view bytes) {
    std::string text = "\"";
    while (!bytes.empty()) {
        const Utf8Character character = first_character(bytes);
        if (!character.valid) {
            text += kReplacement;
        } else if (character.code == '"' || character.code == '\\') {
            text += {'\\', bytes.front()};
        } else if (character.code == '\n') {
            text += "\\n";
        } else if (needs_escape(character.code)) {
            text += unicode_escape(character.code);
        } else {
            text += bytes.substr(0, character.length);
        }
        bytes.remove_prefix(character.length);
    }
    return text + '"';
}

template <typename Number>
std::string json_number(Number value) {
    std::array<char, 32> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

}  // namespace

JsonObject& JsonObject::add(std::string_view key, std::string_view value) {
    return add_raw(key, json_string(value));
}

JsonObject& JsonObject::add(std::string_view key, const char* value) {
    return add(key, std::string_view(value));
}

JsonObject& JsonObject::add(std::string_view key, bool value) {
    return add_raw(key, value ? "true" : "false");
}

JsonObject& JsonObject::add(std::string_view key, double value) {
    return std::isfinite(value) ? add_raw(key, json_number(value)) : add_null(key);
}

JsonObject& JsonObject::add(std::string_view key, std::int64_t value) {
    return add_raw(key, json_number(value));
}

JsonObject& JsonObject::add(std::string_view key, std::span<const std::string> values) {
    std::string text = "[";
    for (const std::string& value : values) {
        if (text.size() > 1) text += ',';
        text += json_string(value);
    }
    return add_raw(key, text + ']');
}

JsonObject& JsonObject::add_null(std::string_view key) { return add_raw(key, "null"); }

JsonObject& JsonObject::add_raw(std::string_view name, std::string_view json) {
    key(name);
    text_ += json;
    return *this;
}

std::string JsonObject::finish() && {
    text_ += '}';
    return std::move(text_);
}

void JsonObject::key(std::string_view name) {
    if (text_.size() > 1) text_ += ',';
    text_ += json_string(name);
    text_ += ':';
}

}  // namespace queens
