#include "problem/yaml_lines.h"

#include <algorithm>

#include "base/error.h"
#include "base/text.h"
#include "base/utf8.h"

namespace queens {
namespace {

void check_encoding(std::string_view bytes, const std::string& file) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xEF\xBB\xBF"sv)) {
        yaml_fail(file, 1, "starts with a byte order mark; save it as UTF-8 without BOM");
    }
    if (bytes.starts_with("\xFF\xFE"sv) || bytes.starts_with("\xFE\xFF"sv)) {
        yaml_fail(file, 1, "is UTF-16; save it as UTF-8");
    }
}

void check_line(std::string_view text, const std::string& file, std::size_t number) {
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if ((byte < 0x20 && byte != '\t') || byte == 0x7F) {
            yaml_fail(file, number,
                      "control character " + printable(text.substr(at, 1)) +
                          (byte == '\r' ? "; end lines with LF" : "; remove it"));
        }
        const Utf8Character character = first_character(text.substr(at));
        if (!character.valid) {
            yaml_fail(
                file, number,
                "byte " + printable(text.substr(at, 1)) + " is not UTF-8; save the file as UTF-8");
        }
        at += character.length;
    }
}

YamlLine make_line(std::string_view text) {
    YamlLine line;
    line.text = text;
    line.indent = std::min(text.find_first_not_of(' '), text.size());
    line.end = text.find_last_not_of(" \t") + 1;  // npos + 1 is 0
    line.blank = line.end == 0;
    return line;
}

}  // namespace

void yaml_fail(const std::string& file, std::size_t line, const std::string& message) {
    throw JudgeError(file + ":" + std::to_string(line) + ": " + message);
}

std::vector<YamlLine> yaml_lines(std::string_view bytes, const std::string& file) {
    check_encoding(bytes, file);
    std::vector<YamlLine> lines;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        std::string_view text = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        if (text.ends_with('\r')) text.remove_suffix(1);
        check_line(text, file, lines.size() + 1);
        lines.push_back(make_line(text));
    }
    return lines;
}

}  // namespace queens
