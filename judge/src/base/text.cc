#include "base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "base/utf8.h"

namespace queens {

namespace {

constexpr std::size_t kQuotedWidth = 40;
constexpr std::string_view kWhiteSpace = " \t\n\v\f\r";

// Characters that a terminal obeys or that a reader cannot see: controls, spaces that look like
// the usual one, zero-width characters, line separators, changes of the writing direction.
bool needs_escape(const Utf8Character& character) {
    struct Range {
        char32_t first, last;
    };
    static constexpr std::array kHidden = {
        Range{0x00, 0x1F},     Range{0x7F, 0xA0},     Range{0xAD, 0xAD},     Range{0x200B, 0x200F},
        Range{0x2028, 0x202F}, Range{0x2060, 0x206F}, Range{0xFEFF, 0xFEFF},
    };
    if (!character.valid) return true;
    return std::any_of(kHidden.begin(), kHidden.end(), [&](Range range) {
        return range.first <= character.code && character.code <= range.last;
    });
}

std::string escaped(std::string_view bytes) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    if (bytes == "\n") return "\\n";
    if (bytes == "\r") return "\\r";
    if (bytes == "\t") return "\\t";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += {'\\', 'x', kDigits[value >> 4], kDigits[value & 15]};
    }
    return text;
}

// The printable form of bytes up to a width, and whether all of them found room. Characters of
// `kept` stay what they are.
struct Printed {
    std::string text;
    bool complete = true;
};

Printed print(std::string_view bytes, std::string_view kept, std::size_t width) {
    Printed printed;
    while (!bytes.empty()) {
        const Utf8Character character = first_character(bytes);
        const std::string_view raw = bytes.substr(0, character.length);
        const bool as_is = !needs_escape(character) || kept.find(raw) != kept.npos;
        const std::string shown = as_is ? std::string(raw) : escaped(raw);
        if (printed.text.size() + shown.size() > width) {
            printed.complete = false;
            return printed;
        }
        printed.text += shown;
        bytes.remove_prefix(character.length);
    }
    return printed;
}

std::string characters(std::string_view bytes) {
    return "(" + std::to_string(count_characters(bytes)) + " characters)";
}

std::string excerpt_of_line(std::string_view line, std::size_t width) {
    const Printed printed = print(line, "\t", width);
    return printed.complete ? printed.text : printed.text + "..." + characters(line);
}

// Edits that turn one word into the other: a letter put in, left out, replaced, or two neighbours
// swapped (Damerau and Levenshtein, no letter edited twice).
std::size_t edit_distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> before_last, last, row(to.size() + 1);
    for (std::size_t j = 0; j <= to.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        before_last = std::move(last);
        last = std::move(row);
        row.assign(to.size() + 1, i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1]) {
                row[j] = std::min(row[j], before_last[j - 2] + 1);
            }
        }
    }
    return row[to.size()];
}

}  // namespace

std::string printable(std::string_view bytes) { return print(bytes, "", bytes.npos).text; }

std::string printable_lines(std::string_view bytes) {
    return print(bytes, "\n\t", bytes.npos).text;
}

std::string excerpt(std::string_view bytes, std::size_t max_lines, std::size_t max_width) {
    if (bytes.ends_with('\n')) bytes.remove_suffix(1);
    std::string text;
    for (std::size_t shown = 0; shown < max_lines; ++shown) {
        const std::size_t end = bytes.find('\n');
        if (shown > 0) text += '\n';
        text += excerpt_of_line(bytes.substr(0, end), max_width);
        if (end == bytes.npos) return text;
        bytes.remove_prefix(end + 1);
    }
    const auto left = 1 + std::count(bytes.begin(), bytes.end(), '\n');
    if (!text.empty()) text += '\n';
    return text + "... " + std::to_string(left) + (left == 1 ? " more line" : " more lines");
}

std::string in_quotes(std::string_view bytes) {
    const Printed printed = print(bytes, "", kQuotedWidth);
    if (printed.complete) return "'" + printed.text + "'";
    return "'" + printed.text + "...' " + characters(bytes);
}

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates) {
    std::optional<std::string> best;
    std::size_t best_distance = 0;
    for (const std::string& candidate : candidates) {
        const std::size_t longer = std::max(word.size(), candidate.size());
        const std::size_t shorter = std::min(word.size(), candidate.size());
        const std::size_t limit = (longer + 1) / 3;  // more than that is another word
        if (longer - shorter > limit) continue;
        const std::size_t distance = edit_distance(word, candidate);
        if (distance > limit || (best && distance >= best_distance)) continue;
        best = candidate;
        best_distance = distance;
    }
    return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> candidates) {
    const std::optional<std::string> candidate = nearest(word, candidates);
    return candidate ? "; did you mean " + in_quotes(*candidate) + "?" : "";
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == text.npos) return parts;
        text.remove_prefix(end + 1);
    }
}

void replace_all(std::string& text, std::string_view mark, const std::string& value) {
    for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + value.size())) {
        text.replace(at, mark.size(), value);
    }
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kWhiteSpace);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(kWhiteSpace) + 1 - first);
}

std::string join(std::span<const std::string> parts, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += separator;
        text += parts[i];
    }
    return text;
}

std::optional<long long> parse_integer(std::string_view text) {
    long long value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error != std::errc() || end != last) return std::nullopt;
    return value;
}

std::optional<double> parse_decimal(std::string_view text) {
    double value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error != std::errc() || end != last || !std::isfinite(value)) return std::nullopt;
    return value;
}

}  // namespace queens
