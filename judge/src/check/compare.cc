#include "check/compare.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

#include "base/text.h"
#include "check/number.h"

namespace queens {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

constexpr bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

// ASCII only and by hand: what a letter is must not depend on a locale.
constexpr char lower(char byte) {
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

bool same_letters(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

// A stretch of white space and the token after it; the last one of a text has an empty token.
struct Item {
    std::string_view space;
    std::string_view token;

    [[nodiscard]] std::size_t size() const { return space.size() + token.size(); }
};

Item first_item(std::string_view text) {
    std::size_t token = 0;
    while (token < text.size() && is_space(text[token])) ++token;
    std::size_t end = token;
    while (end < text.size() && !is_space(text[end])) ++end;
    return {text.substr(0, token), text.substr(token, end - token)};
}

Tolerance tolerance_of(const CompareOptions& options) {
    return {options.float_absolute_tolerance, options.float_relative_tolerance};
}

bool compares_numbers(const CompareOptions& options) {
    return options.float_absolute_tolerance || options.float_relative_tolerance;
}

bool tokens_agree(std::string_view expected, std::string_view found,
                  const CompareOptions& options) {
    if (expected == found) return true;
    if (compares_numbers(options)) {
        if (const std::optional<Number> number = Number::read(expected)) {
            const std::optional<Number> other = Number::read(found);
            return other && within(tolerance_of(options), *number, *other);
        }
    }
    return !options.case_sensitive && same_letters(expected, found);
}

bool items_agree(const Item& expected, const Item& found, const CompareOptions& options) {
    if (options.space_change_sensitive && expected.space != found.space) return false;
    return tokens_agree(expected.token, found.token, options);
}

std::size_t common_prefix(std::string_view one, std::string_view other) {
    constexpr std::size_t kBlock = 4096;
    const std::size_t shorter = std::min(one.size(), other.size());
    std::size_t same = 0;
    while (shorter - same >= kBlock &&
           std::memcmp(one.data() + same, other.data() + same, kBlock) == 0) {
        same += kBlock;
    }
    while (same < shorter && one[same] == other[same]) ++same;
    return same;
}

// How much of two texts is equal bytes and ends where an item ends.
std::size_t common_items(std::string_view one, std::string_view other) {
    std::size_t same = common_prefix(one, other);
    while (same > 0 && !is_space(one[same - 1])) --same;
    while (same > 0 && is_space(one[same - 1])) --same;
    return same;
}

// What is left of both texts from the first items that do not agree.
struct Parting {
    std::string_view expected;
    std::string_view found;
};

std::optional<Parting> first_parting(std::string_view expected, std::string_view found,
                                     const CompareOptions& options) {
    while (true) {
        const std::size_t same = common_items(expected, found);
        expected.remove_prefix(same);
        found.remove_prefix(same);
        const Item wanted = first_item(expected), got = first_item(found);
        if (!items_agree(wanted, got, options)) return Parting{expected, found};
        if (wanted.token.empty()) return std::nullopt;
        expected.remove_prefix(wanted.size());
        found.remove_prefix(got.size());
    }
}

std::string token_text(std::string_view token) {
    if (token.empty()) return "end of output";
    if (!token.starts_with(kByteOrderMark)) return in_quotes(token);
    const std::string_view rest = token.substr(kByteOrderMark.size());
    return "a UTF-8 byte order mark" + (rest.empty() ? "" : " before " + in_quotes(rest));
}

std::string line_text(std::string_view text_before) {
    return "line " + std::to_string(1 + std::count(text_before.begin(), text_before.end(), '\n'));
}

// Where two long tokens part, when that is past what their quotations show.
std::string parting_of_long_tokens(std::string_view expected, std::string_view found,
                                   const CompareOptions& options) {
    constexpr std::size_t kShown = 30, kContext = 10;
    const auto same_byte = [&](char one, char other) {
        return one == other || (!options.case_sensitive && lower(one) == lower(other));
    };
    const auto parted =
        std::mismatch(expected.begin(), expected.end(), found.begin(), found.end(), same_byte);
    const auto same = static_cast<std::size_t>(parted.first - expected.begin());
    if (same < kShown) return "";
    return "; after " + std::to_string(same) + " equal bytes: expected " +
           in_quotes(expected.substr(same, kContext)) + ", found " +
           in_quotes(found.substr(same, kContext));
}

std::string short_decimal(double value) {
    std::array<char, 32> text;
    constexpr int kDigits = 3;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value,
                                       std::chars_format::general, kDigits)
                             .ptr};
}

// What to know about two tokens that were compared as numbers.
std::string number_text(std::string_view expected, std::string_view found,
                        const CompareOptions& options) {
    if (!compares_numbers(options)) return "";
    const std::optional<Number> number = Number::read(expected), other = Number::read(found);
    if (!number || found.empty()) return "";
    if (!other) return ", not a decimal number";
    const std::optional<double> a = number->to_double(), s = other->to_double();
    if (!a || !s) return "";
    const double error = std::abs(*s - *a);
    return "; off by " + short_decimal(error) +
           (*a == 0 ? "" : ", relative " + short_decimal(error / std::abs(*a)));
}

std::string space_difference(const Item& wanted, const Item& got) {
    return "expected " + (wanted.space.empty() ? token_text(wanted.token) : in_quotes(wanted.space)) +
           ", found " + (got.space.empty() ? token_text(got.token) : in_quotes(got.space));
}

std::string token_difference(std::string_view wanted, std::string_view got,
                             const CompareOptions& options) {
    return "expected " + token_text(wanted) + ", found " + token_text(got) +
           number_text(wanted, got, options) + parting_of_long_tokens(wanted, got, options);
}

std::string describe(const Parting& parting, std::string_view expected, std::string_view found,
                     const CompareOptions& options) {
    const Item wanted = first_item(parting.expected), got = first_item(parting.found);
    const std::size_t agreed = found.size() - parting.found.size();
    if (tokens_agree(wanted.token, got.token, options)) {
        return line_text(found.substr(0, agreed)) + ": " + space_difference(wanted, got);
    }
    const std::string_view agreed_expected =
        expected.substr(0, expected.size() - parting.expected.size());
    const std::string line =
        got.token.empty() ? "" : " (" + line_text(found.substr(0, agreed + got.space.size())) + ")";
    return "token " + std::to_string(1 + count_tokens(agreed_expected)) + line + ": " +
           token_difference(wanted.token, got.token, options);
}

// What a reader should know first when nothing but the strict flags sets the texts apart.
std::string only_text(std::string_view expected, std::string_view found,
                      const CompareOptions& options) {
    if (!options.space_change_sensitive && !options.case_sensitive) return "";
    CompareOptions any_space = options, any_case = options;
    any_space.space_change_sensitive = any_case.case_sensitive = false;
    CompareOptions lenient = any_space;
    lenient.case_sensitive = false;
    if (first_parting(expected, found, lenient)) return "";
    if (!first_parting(expected, found, any_space)) return "only white space differs: ";
    if (!first_parting(expected, found, any_case)) return "only letter case differs: ";
    return "only white space and letter case differ: ";
}

}  // namespace

std::optional<std::string> first_difference(std::string_view expected, std::string_view found,
                                            const CompareOptions& options) {
    const std::optional<Parting> parting = first_parting(expected, found, options);
    if (!parting) return std::nullopt;
    return only_text(expected, found, options) + describe(*parting, expected, found, options);
}

std::size_t count_tokens(std::string_view text) {
    std::size_t count = 0;
    bool in_token = false;
    for (const char byte : text) {
        const bool starts = !is_space(byte) && !in_token;
        count += starts ? 1 : 0;
        in_token = !is_space(byte);
    }
    return count;
}

}  // namespace queens
