#include "problem/yaml_cursor.h"

#include <optional>

#include "base/text.h"

namespace queens {
namespace {

// Why a plain scalar must not start with this character, or nullptr.
const char* reserved(char c) {
    switch (c) {
        case '&':
            return "anchors (&) are not supported; repeat the value, or put it in quotes";
        case '*':
            return "aliases (*) are not supported; repeat the value, or put it in quotes";
        case '!':
            return "tags (!) are not supported; leave the tag out, or put the text in quotes";
        case '%':
            return "directives (%) are not supported; remove it, or put the text in quotes";
        case '@':
        case '`':
            return "'@' and '`' must not start a value; put it in quotes";
        case '|':
        case '>':
            return "a | or > block cannot stand here; put the text in quotes";
        case ',':
            return "expected a value, found ','; remove it, or put the text in quotes";
        case '#':
            return "'#' must not start a value; put it in quotes";
        case ']':
        case '}':
            return "a closing bracket without an opening one; put the text in quotes";
        default:
            return nullptr;
    }
}

std::optional<char> simple_escape(char c) {
    switch (c) {
        case 'n':
            return '\n';
        case 't':
            return '\t';
        case 'r':
            return '\r';
        case 'a':
            return '\a';
        case 'b':
            return '\b';
        case 'v':
            return '\v';
        case 'f':
            return '\f';
        case 'e':
            return '\x1b';
        case '"':
        case '/':
        case '\\':
        case ' ':
            return c;
        default:
            return std::nullopt;
    }
}

std::size_t escape_digits(char c) {
    switch (c) {
        case 'x':
            return 2;
        case 'u':
            return 4;
        case 'U':
            return 8;
        default:
            return 0;
    }
}

std::optional<unsigned long> from_hex(std::string_view digits) {
    unsigned long value = 0;
    for (char c : digits) {
        const std::size_t digit = std::string_view("0123456789abcdefABCDEF").find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        value = value * 16 + (digit < 16 ? digit : digit - 6);
    }
    return value;
}

// code as UTF-8; empty when it is 0, a surrogate or no character at all.
std::string encode_utf8(unsigned long code) {
    const auto byte = [](unsigned long bits) { return static_cast<char>(bits); };
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {};
    if (code < 0x80) return {byte(code)};
    if (code < 0x800) return {byte(0xC0 | code >> 6), byte(0x80 | (code & 0x3F))};
    if (code < 0x10000) {
        return {byte(0xE0 | code >> 12), byte(0x80 | (code >> 6 & 0x3F)),
                byte(0x80 | (code & 0x3F))};
    }
    return {byte(0xF0 | code >> 18), byte(0x80 | (code >> 12 & 0x3F)),
            byte(0x80 | (code >> 6 & 0x3F)), byte(0x80 | (code & 0x3F))};
}

bool is_null_word(std::string_view text) {
    return text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL";
}

}  // namespace

std::size_t find_colon(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '#' && i > 0 && is_blank(text[i - 1])) break;
        if (text[i] == ':' && (i + 1 == text.size() || is_blank(text[i + 1]))) return i;
    }
    return std::string_view::npos;
}

std::string_view without_comment(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '#' && (i == 0 || is_blank(text[i - 1]))) return trimmed(text.substr(0, i));
    }
    return trimmed(text);
}

bool is_document_marker(std::string_view text, std::string_view marker) {
    return text.starts_with(marker) && (text.size() == 3 || is_blank(text[3]));
}

void YamlCursor::skip_blanks() {
    while (column_ < current().text.size() && is_blank(current().text[column_])) ++column_;
}

bool YamlCursor::at_line_end() const {
    const std::string_view left = rest();
    const std::size_t start = left.find_first_not_of(" \t");
    if (start == std::string_view::npos) return true;
    if (left[start] != '#') return false;
    return start > 0 || column_ == 0 || is_blank(current().text[column_ - 1]);
}

void YamlCursor::skip_to_content() {
    while (!done() && at_line_end()) next_line();
    if (done() || !at_line_start()) return;
    column_ = indent();
    if (rest().starts_with('\t')) fail("a tab in the indentation; indent with spaces");
}

void YamlCursor::skip_flow_space() {
    while (!done() && at_line_end()) next_line();
    if (!done()) skip_blanks();
}

void YamlCursor::finish_line() {
    if (!at_line_end()) {
        skip_blanks();
        fail("unexpected " + in_quotes(rest()) +
             " after the value; put the whole value in quotes, or start a new line");
    }
    next_line();
}

YamlNode YamlCursor::node(YamlNode::Kind kind) const {
    YamlNode made;
    made.kind = kind;
    made.line = static_cast<int>(line_) + 1;
    made.file = file_;
    return made;
}

YamlNode YamlCursor::plain_node(std::string_view text) const {
    YamlNode made = node(is_null_word(text) ? YamlNode::Kind::null : YamlNode::Kind::scalar);
    made.text = text;
    return made;
}

void YamlCursor::check_plain_start(std::string_view text) const {
    if (text.empty()) return;
    if (const char* why = reserved(text[0])) fail(why);
    const bool alone = text.size() == 1 || is_blank(text[1]);
    if (alone && text[0] == '?') fail("'? ' keys are not supported; write 'key: value'");
    if (alone && text[0] == '-') fail("a sequence cannot start here; put it on a line of its own");
    if (alone && text[0] == ':') fail("a key is missing before ':'; write 'key: value'");
}

YamlNode YamlCursor::quoted_scalar() {
    YamlNode made = node(YamlNode::Kind::scalar);
    made.quoted = true;
    const std::size_t start = line_;
    const char quote = rest()[0];
    advance(1);
    for (;;) {
        const std::string_view left = rest();
        if (left.empty()) {
            fold_line_break(made.text, start);
        } else if (left[0] == quote && quote == '\'' && left.starts_with("''")) {
            made.text += '\'';
            advance(2);
        } else if (left[0] == quote) {
            advance(1);
            return made;
        } else if (left[0] == '\\' && quote == '"') {
            escape(made.text);
        } else if (column_ >= current().end) {
            advance(left.size());  // blanks before a line break are not part of the text
        } else {
            made.text += left[0];
            advance(1);
        }
    }
}

// A line break in quotes is a space, and each empty line a newline.
void YamlCursor::fold_line_break(std::string& text, std::size_t start) {
    std::size_t breaks = 0;
    do {
        next_line();
        ++breaks;
    } while (!done() && current().blank);
    if (done()) fail_at(start, "the quote that opens here is never closed; close it");
    skip_blanks();
    if (breaks == 1) {
        text += ' ';
    } else {
        text.append(breaks - 1, '\n');
    }
}

void YamlCursor::escape(std::string& text) {
    const std::string_view left = rest();
    if (left.size() == 1) fail("a backslash at the end of the line; join the lines");
    const std::size_t digits = escape_digits(left[1]);
    if (digits == 0) {
        const std::optional<char> simple = simple_escape(left[1]);
        if (!simple) fail("unknown escape " + in_quotes(left.substr(0, 2)) + "; write '\\\\'");
        text += *simple;
        advance(2);
        return;
    }
    const std::string_view hex = left.substr(2, digits);
    const std::optional<unsigned long> code = from_hex(hex);
    const std::string encoded = code && hex.size() == digits ? encode_utf8(*code) : std::string();
    if (encoded.empty()) {
        fail("escape " + in_quotes(left.substr(0, 2 + digits)) +
             " is no character; write the character itself");
    }
    text += encoded;
    advance(2 + digits);
}

}  // namespace queens
