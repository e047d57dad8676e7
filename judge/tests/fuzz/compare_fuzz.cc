// Compares texts made of any bytes, and checks the answers against a slow and plain reference.
//   clang++ -std=c++20 -O1 -g -fsanitize=fuzzer,address,undefined -Ijudge/src
//       judge/tests/fuzz/compare_fuzz.cc judge/src/check/compare.cc judge/src/check/number.cc
//       judge/src/base/text.cc judge/src/base/utf8.cc -o compare_fuzz
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/utf8.h"
#include "check/compare.h"

namespace {

using queens::CompareOptions;

// ---- the reference: no views, no doubles, no cleverness -----------------------------------------

bool is_white(char c) { return std::string_view(" \t\n\v\f\r").find(c) != std::string_view::npos; }
bool is_digit(char c) { return '0' <= c && c <= '9'; }

// White space and tokens in turn, white space first and last, possibly empty.
std::vector<std::string> pieces(std::string_view text) {
    std::vector<std::string> all = {""};
    for (const char c : text) {
        const bool in_space = all.size() % 2 == 1;
        if (in_space != is_white(c)) all.emplace_back();
        all.back() += c;
    }
    if (all.size() % 2 == 0) all.emplace_back();
    return all;
}

// integer * 10^exponent, the integer as decimal digits
struct Decimal {
    bool negative = false;
    std::string integer;
    long exponent = 0;
};

constexpr long kTooLarge = 3000;  // exponents that the reference leaves alone

std::optional<Decimal> read_decimal(const std::string& token) {
    Decimal number;
    std::size_t at = 0;
    const auto here = [&] { return at < token.size() ? token[at] : '\0'; };
    if (here() == '+' || here() == '-') number.negative = token[at++] == '-';
    while (is_digit(here())) number.integer += token[at++];
    if (here() == '.') {
        ++at;
        for (; is_digit(here()); --number.exponent) number.integer += token[at++];
    }
    if (number.integer.empty()) return std::nullopt;
    if (here() == 'e' || here() == 'E') {
        ++at;
        const bool negative = here() == '-';
        if (here() == '+' || here() == '-') ++at;
        if (!is_digit(here())) return std::nullopt;
        long exponent = 0;
        while (is_digit(here()))
            exponent = std::min(exponent * 10 + (token[at++] - '0'), 10 * kTooLarge);
        number.exponent += negative ? -exponent : exponent;
    }
    if (at != token.size()) return std::nullopt;
    return number;
}

std::string stripped(std::string digits) {
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    return digits;
}

bool less(const std::string& a, const std::string& b) {  // of stripped numbers
    return a.size() != b.size() ? a.size() < b.size() : a < b;
}

std::string sum(std::string a, std::string b, int sign) {  // a + sign * b, where a >= b
    const std::size_t width = std::max(a.size(), b.size()) + 1;
    a.insert(0, width - a.size(), '0');
    b.insert(0, width - b.size(), '0');
    int carry = 0;
    for (std::size_t i = width; i-- > 0;) {
        const int digit = (a[i] - '0') + sign * (b[i] - '0') + carry + 10;
        a[i] = static_cast<char>('0' + digit % 10);
        carry = digit / 10 - 1;
    }
    return stripped(a);
}

std::string product(const std::string& a, const std::string& b) {
    std::string total;
    for (const char digit : b) {
        if (!total.empty()) total += '0';
        for (int i = digit; i > '0'; --i)
            total = sum(less(total, a) ? a : total, less(total, a) ? total : a, 1);
    }
    return total;
}

std::string scaled(const Decimal& number, long exponent) {
    return stripped(number.integer) +
           std::string(static_cast<std::size_t>(number.exponent - exponent), '0');
}

// |found - expected| <= bound * (factor, or 1)
bool near(const Decimal& expected, const Decimal& found, const Decimal& bound, bool relative) {
    Decimal limit = bound;
    if (relative) {
        limit.integer = product(stripped(expected.integer), stripped(bound.integer));
        limit.exponent += expected.exponent;
    }
    const long exponent = std::min({expected.exponent, found.exponent, limit.exponent});
    const std::string a = stripped(scaled(expected, exponent)),
                      s = stripped(scaled(found, exponent));
    const std::string larger = less(a, s) ? s : a, smaller = less(a, s) ? a : s;
    const std::string apart = sum(larger, smaller, expected.negative == found.negative ? -1 : 1);
    return !less(stripped(scaled(limit, exponent)), apart);
}

bool is_tiny(const Decimal& number) {  // below 1e-324
    return static_cast<long>(stripped(number.integer).size()) + number.exponent <= -324;
}

struct Setting {
    CompareOptions options;
    std::string absolute, relative;  // the tolerances as texts
};

// Nothing where the numbers are too large for the reference.
std::optional<bool> tokens_agree(const std::string& expected, const std::string& found,
                                 const Setting& setting) {
    if (expected == found) return true;
    if (!setting.absolute.empty() || !setting.relative.empty()) {
        if (std::optional<Decimal> a = read_decimal(expected)) {
            std::optional<Decimal> s = read_decimal(found);
            if (!s) return false;
            for (Decimal* number : {&*a, &*s}) {
                if (is_tiny(*number)) *number = {false, "0", 0};
                if (stripped(number->integer).empty()) number->exponent = 0;
                if (std::labs(number->exponent) > kTooLarge) return std::nullopt;
            }
            if (!setting.absolute.empty() && near(*a, *s, *read_decimal(setting.absolute), false)) {
                return true;
            }
            return !setting.relative.empty() && near(*a, *s, *read_decimal(setting.relative), true);
        }
    }
    if (setting.options.case_sensitive || expected.size() != found.size()) return false;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto lower = [](char c) { return 'A' <= c && c <= 'Z' ? c + 32 : c + 0; };
        if (lower(expected[i]) != lower(found[i])) return false;
    }
    return true;
}

std::optional<bool> texts_agree(std::string_view expected, std::string_view found,
                                const Setting& setting) {
    const std::vector<std::string> a = pieces(expected), s = pieces(found);
    if (setting.options.space_change_sensitive) {
        if (a.size() != s.size()) return false;
        for (std::size_t i = 0; i < a.size(); i += 2) {
            if (a[i] != s[i]) return false;
        }
    }
    if (a.size() != s.size()) return false;
    bool sure = true;
    for (std::size_t i = 1; i < a.size(); i += 2) {
        const std::optional<bool> agree = tokens_agree(a[i], s[i], setting);
        if (agree && !*agree) return false;
        sure = sure && agree;
    }
    return sure ? std::optional(true) : std::nullopt;
}

// ---- the input: flags, how the second text is made, two texts -----------------------------------

class Input {
public:
    Input(const std::uint8_t* data, std::size_t size)
        : bytes_(reinterpret_cast<const char*>(data), size) {}

    std::size_t byte() {
        if (bytes_.empty()) return 0;
        const auto value = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        return value;
    }

    std::string text(std::size_t share, bool numeric) {
        const std::string_view raw = bytes_.substr(0, bytes_.size() * share / 255);
        bytes_.remove_prefix(raw.size());
        std::string text(raw);
        static constexpr std::string_view kNumeric = "0123456789012345679900..eE+- \n";
        for (char& c : text) {
            if (numeric) c = kNumeric[static_cast<unsigned char>(c) % kNumeric.size()];
        }
        return text;
    }

    // The text with a few bytes replaced, left out or put in.
    std::string edited(std::string text) {
        while (!bytes_.empty()) {
            const std::size_t at = byte() % (text.size() + 1), edit = byte();
            const auto c = static_cast<char>(byte());
            if (edit % 3 == 0) text.insert(at, 1, c);
            if (edit % 3 == 1 && at < text.size()) text.erase(at, 1);
            if (edit % 3 == 2 && at < text.size()) text[at] = c;
        }
        return text;
    }

private:
    std::string_view bytes_;
};

Setting read_setting(std::size_t flags, std::size_t tolerance) {
    static const std::array<std::string, 8> kTolerances = {"0",    "1e-6",    "0.5", "1",
                                                           "1e-9", "1.25e-3", "3e5", "1e300"};
    Setting setting;
    setting.options.case_sensitive = flags & 1;
    setting.options.space_change_sensitive = flags & 2;
    if (flags & 4) setting.absolute = kTolerances[tolerance % 8];
    if (flags & 8) setting.relative = kTolerances[tolerance / 8 % 8];
    const auto value = [](const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(std::strtod(text.c_str(), nullptr));
    };
    setting.options.float_absolute_tolerance = value(setting.absolute);
    setting.options.float_relative_tolerance = value(setting.relative);
    return setting;
}

void require(bool condition, const char* what) {
    if (condition) return;
    std::cerr << "violated: " << what << '\n';
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    const std::size_t flags = input.byte();
    const Setting setting = read_setting(flags, input.byte());
    const bool numeric = flags & 16, edit = flags & 32;
    const std::string expected = input.text(input.byte(), numeric);
    const std::string found = edit ? input.edited(expected) : input.text(255, numeric);

    const auto difference = queens::first_difference(expected, found, setting.options);
    if (difference) {
        require(queens::is_valid_utf8(*difference), "a message is valid UTF-8");
        require(difference->find_first_of("\n\r\t\x1b") == std::string::npos, "it is one line");
        require(!difference->empty() && difference->size() < 1000, "it is short");
    }
    require(!queens::first_difference(expected, expected, setting.options), "equal texts agree");
    if (setting.absolute.empty() && setting.relative.empty()) {
        const auto reverse = queens::first_difference(found, expected, setting.options);
        require(reverse.has_value() == difference.has_value(), "agreement is symmetric");
    }
    const std::optional<bool> reference = texts_agree(expected, found, setting);
    require(!reference || *reference == !difference, "the reference says the same");
    return 0;
}
