#include "build/entry_class.h"

#include <algorithm>

#include "base/text.h"

namespace queens {
namespace {

bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '$';
}

// Where a comment or a quoted text that begins at start ends; start when there is none.
std::size_t end_of_skipped(std::string_view text, std::size_t start) {
    const std::string_view rest = text.substr(start);
    const auto behind = [&](std::string_view end) {
        const std::size_t at = text.find(end, start + 2);
        return at == text.npos ? text.size() : at + end.size();
    };
    if (rest.starts_with("//")) return behind("\n");
    if (rest.starts_with("/*")) return behind("*/");
    if (rest.front() != '"' && rest.front() != '\'') return start;
    std::size_t at = start + 1;
    while (at < text.size() && text[at] != rest.front()) at += text[at] == '\\' ? 2 : 1;
    return std::min(at + 1, text.size());
}

bool declares(std::string_view word) {
    return word == "class" || word == "interface" || word == "enum" || word == "record";
}

}  // namespace

std::string entry_class(std::string_view source, std::string_view mark) {
    const std::size_t end = std::min(source.find(mark), source.size());
    std::string package;
    std::string name;
    std::string_view before;
    int depth = 0;
    for (std::size_t at = 0; at < end;) {
        if (const std::size_t skipped = end_of_skipped(source, at); skipped != at) {
            at = skipped;
            continue;
        }
        std::size_t stop = at;
        while (stop < end && is_word(source[stop])) ++stop;
        const std::string_view word = source.substr(at, stop - at);
        if (word.empty()) {
            depth += source[at] == '{' ? 1 : source[at] == '}' ? -1 : 0;
            ++at;
            continue;
        }
        at = stop;
        if (depth == 0 && declares(before)) name = word;
        if (depth == 0 && word == "package") {
            at = std::min(source.find(';', at), end);
            package = std::string(trimmed(source.substr(stop, at - stop))) + ".";
        }
        before = word;
    }
    return end == source.size() || name.empty() ? std::string() : package + name;
}

}  // namespace queens
