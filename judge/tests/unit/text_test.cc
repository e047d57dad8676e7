#include "base/text.h"

#include <string>
#include <string_view>
#include <vector>

#include "base/utf8.h"
#include "unit.h"

namespace queens {

namespace text_test {

using namespace std::literals;

const unit::Test utf8_valid("text/utf8_valid_characters", [] {
    for (const std::string_view text :
         {""sv, "a"sv, "\0"sv, "\x7F"sv, "\xC2\x80"sv, "\xDF\xBF"sv, "\xE0\xA0\x80"sv,
          "\xED\x9F\xBF"sv, "\xEE\x80\x80"sv, "\xEF\xBF\xBF"sv, "\xF0\x90\x80\x80"sv,
          "\xF4\x8F\xBF\xBF"sv}) {
        unit::check(is_valid_utf8(text), printable(text));
    }
});

const unit::Test utf8_invalid("text/utf8_overlong_surrogate_too_large", [] {
    for (const std::string_view text :
         {"\x80"sv, "\xBF"sv, "\xC0\x80"sv, "\xC1\xBF"sv, "\xC2"sv, "\xC2z"sv, "\xE0\x9F\xBF"sv,
          "\xED\xA0\x80"sv, "\xED\xBF\xBF"sv, "\xE2\x82"sv, "\xF0\x8F\xBF\xBF"sv,
          "\xF4\x90\x80\x80"sv, "\xF5\x80\x80\x80"sv, "\xF0\x9F\x91"sv, "\xFE"sv, "\xFF"sv}) {
        unit::check(!is_valid_utf8(text), printable(text));
    }
});

const unit::Test utf8_round_trip("text/utf8_every_code_point", [] {
    for (char32_t code = 0; code <= 0x10FFFF; ++code) {
        if (code >= 0xD800 && code <= 0xDFFF) continue;
        const auto byte = [&](char32_t lead, int shift) {
            return static_cast<char>(lead | (code >> shift & (lead == 0x80 ? 0x3F : 0xFF)));
        };
        std::string text;
        if (code < 0x80) {
            text = {byte(0, 0)};
        } else if (code < 0x800) {
            text = {byte(0xC0, 6), byte(0x80, 0)};
        } else if (code < 0x10000) {
            text = {byte(0xE0, 12), byte(0x80, 6), byte(0x80, 0)};
        } else {
            text = {byte(0xF0, 18), byte(0x80, 12), byte(0x80, 6), byte(0x80, 0)};
        }
        const Utf8Character character = first_character(text);
        unit::check(character.valid && character.code == code && character.length == text.size(),
                    "code point " + std::to_string(code));
    }
});

const unit::Test printable_escapes("text/printable_is_one_safe_line", [] {
    unit::equal_text(printable("a\n\r\t\x1b[0m\0\\"sv), R"(a\n\r\t\x1b[0m\x00\)");
    unit::equal_text(printable("\xff\xc3\xa9\xed\xa0\x80"), "\\xff\xc3\xa9\\xed\\xa0\\x80");
});

const unit::Test printable_hidden("text/printable_shows_hidden_characters", [] {
    unit::equal_text(printable("\xC2\x9B\xC2\xA0\xE2\x80\x8B\xE2\x80\xAE\xEF\xBB\xBF"),
                     R"(\xc2\x9b\xc2\xa0\xe2\x80\x8b\xe2\x80\xae\xef\xbb\xbf)");
});

const unit::Test printable_lines_keeps("text/printable_lines_keeps_lines", [] {
    unit::equal_text(printable_lines("a\tb\r\nc\x07"), "a\tb\\r\nc\\x07");
});

const unit::Test excerpt_lines("text/excerpt_counts_what_it_leaves_out", [] {
    unit::equal_text(excerpt("a\nb\n", 2, 10), "a\nb");
    unit::equal_text(excerpt("a\nb\nc\n", 2, 10), "a\nb\n... 1 more line");
    unit::equal_text(excerpt("a\nb\nc\nd", 2, 10), "a\nb\n... 2 more lines");
    unit::equal_text(excerpt("1111111\n22\n", 5, 4), "1111...(7 characters)\n22");
    unit::equal_text(excerpt("", 2, 10), "");
    unit::equal_text(excerpt("\n\nx", 2, 10), "\n\n... 1 more line");
});

const unit::Test excerpt_characters("text/excerpt_cuts_between_characters", [] {
    unit::equal_text(excerpt("\xC3\xA9\xC3\xA9", 1, 3), "\xC3\xA9...(2 characters)");
    unit::equal_text(excerpt("a\x01z", 1, 3), "a...(3 characters)");
});

const unit::Test quoted_long("text/quoted_says_the_length", [] {
    unit::equal_text(in_quotes("94"), "'94'");
    unit::equal_text(in_quotes(std::string(100'000, '1')),
                     "'" + std::string(40, '1') + "...' (100000 characters)");
});

const unit::Test nearest_typos("text/did_you_mean_typing_errors", [] {
    const std::vector<std::string> words = {"case_sensitive", "space_change_sensitive",
                                            "float_tolerance"};
    unit::equal_text(did_you_mean("case_sensitve", words), "; did you mean 'case_sensitive'?");
    unit::equal_text(did_you_mean("flaot_tolerance", words), "; did you mean 'float_tolerance'?");
    unit::equal_text(did_you_mean("--float_tolerance", words), "; did you mean 'float_tolerance'?");
    unit::equal_text(did_you_mean("frobnicate", words), "");
    unit::equal_text(did_you_mean("", words), "");
    unit::equal_text(did_you_mean("x", std::vector<std::string>{"y"}), "");
    unit::equal_text(did_you_mean("ab", std::vector<std::string>{"abc", "ba"}),
                     "; did you mean 'abc'?");
});

std::string joined(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (const std::string_view part : split(text, separator)) parts.emplace_back(part);
    return join(parts, "|");
}

const unit::Test splitting("text/split_trim_join", [] {
    unit::equal_text(joined("a,b,,c,", ','), "a|b||c|");
    unit::check(split("", ',').size() == 1, "the empty text has one empty part");
    unit::equal_text(trimmed(" \t\n\v\f\r a b \n"), "a b");
    unit::equal_text(trimmed(" \n"), "");
});

const unit::Test integers("text/parse_integer_takes_the_whole_text", [] {
    unit::check(parse_integer("-9223372036854775808").has_value(), "least");
    unit::check(parse_integer("42") == 42, "42");
    for (const char* text : {"", "-", "4 ", " 4", "4.0", "0x4", "9223372036854775808", "4a"}) {
        unit::check(!parse_integer(text), text);
    }
});

const unit::Test decimals("text/parse_decimal_takes_the_whole_text", [] {
    unit::check(parse_decimal("1e-6") == 1e-6, "1e-6");
    unit::check(parse_decimal("-.5") == -.5, "-.5");
    for (const char* text : {"", "1,5", "nan", "inf", "-inf", "0x1p0", "1 ", "1e400", "."}) {
        unit::check(!parse_decimal(text), text);
    }
});

struct GlobRow {
    const char* pattern;
    const char* path;
    bool matches;
};

const unit::Test globs("text/glob_matches", [] {
    for (const GlobRow& row : std::vector<GlobRow>{
             {"accepted", "accepted", true},
             {"accepted", "accepted/a.cpp", true},
             {"accepted", "accepted2/a.cpp", false},
             {"accepted/", "accepted/a.cpp", true},
             {"accepted/*.cpp", "accepted/a.cpp", true},
             {"accepted/*.cpp", "accepted/a.py", false},
             {"*.cpp", "accepted/a.cpp", false},
             {"*", "accepted/a.cpp", true},
             {"*/a.cpp", "accepted/a.cpp", true},
             {"a?c", "abc", true},
             {"a?c", "a/c", false},
             {"?", "\xC3\xA9", true},
             {"{a,b}.cpp", "b.cpp", true},
             {"{a,b}.cpp", "c.cpp", false},
             {"{a,b{c,d}}/x", "bd/x", true},
             {"{a,b{c,d}}/x", "b/x", false},
             {"{,x}a", "a", true},
             {"*{ 4 }{ 1, 2 }.py", "42.py", true},
             {"{ a", "{a", false},
             {"{a", "{a", true},
             {"a}", "a}", true},
             {"a,b", "a,b", true},
             {"{a,{b}", "{a,b", true},
             {"{*,?}{}", "", true},
             {"", "", true},
             {"", "a", false},
             {"[a]", "a", false},
             {"**", "a/b/c", true},
         }) {
        unit::check(glob_matches(row.pattern, row.path) == row.matches,
                    row.pattern + " against "s + row.path);
    }
});

const unit::Test glob_work("text/glob_is_never_exponential", [] {
    std::string pattern, nested = "a";
    for (int i = 0; i < 200; ++i) pattern += "{a,a*,*}";
    for (int i = 0; i < 200; ++i) nested = "{" + nested + "," + nested.substr(0, 3) + "}";
    std::string path(200, 'a');
    path += 'b';
    unit::check(!glob_matches(pattern + "c", path), "in a row");
    unit::check(!glob_matches(nested, "b"), "nested");
});

}  // namespace text_test

}  // namespace queens
