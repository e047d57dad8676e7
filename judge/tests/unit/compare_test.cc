#include "check/compare.h"

#include <algorithm>
#include <clocale>
#include <locale>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/utf8.h"
#include "unit.h"

namespace queens {

namespace compare_test {

using namespace std::literals;
using Flags = std::vector<std::string>;

// The difference, or "agree".
std::string compared(std::string_view expected, std::string_view found, const Flags& flags = {}) {
    const auto difference = first_difference(expected, found, parse_compare_options(flags));
    unit::check(
        !difference || (is_valid_utf8(*difference) && difference->find('\n') == difference->npos),
        "a message is one line of valid UTF-8");
    return difference.value_or("agree");
}

std::string refusal(const Flags& flags) {
    return unit::message_of<JudgeError>([&] { (void)parse_compare_options(flags); });
}

const unit::Test first_part("compare/says_where_they_part", [] {
    unit::equal_text(compared("1 2\n92\n", "1 2\n94\n"),
                     "token 3 (line 2): expected '92', found '94'");
    unit::equal_text(compared("1 2\n92", "1 2\n92 1"),
                     "token 4 (line 2): expected end of output, found '1'");
    unit::equal_text(compared("7 8\n", "7\n"), "token 2: expected '8', found end of output");
});

const unit::Test found_line("compare/line_is_the_one_found", [] {
    unit::equal_text(compared("1\n2\n3\n", "1 2 4\n"), "token 3 (line 1): expected '3', found '4'");
    unit::equal_text(compared("1 2 3", "\n1\n\n2\n4"), "token 3 (line 5): expected '3', found '4'");
});

const unit::Test long_tokens("compare/long_tokens_are_cut", [] {
    const std::string ones(1000, '1');
    unit::equal_text(compared("2", ones), "token 1 (line 1): expected '2', found '" +
                                              std::string(40, '1') + "...' (1000 characters)");
    unit::check(compared(ones + "234", ones + "334")
                    .ends_with("; after 1000 equal bytes: expected '234', found '334'"),
                "the place inside the token is said");
});

const unit::Test long_tokens_case("compare/long_tokens_part_at_a_letter", [] {
    const std::string letters(50, 'a');
    unit::check(compared(letters + "BC", letters + "bd").ends_with(": expected 'C', found 'd'"),
                "whatever its case");
    unit::check(compared(letters + "BC", letters + "bd", {"case_sensitive"})
                    .ends_with("; after 50 equal bytes: expected 'BC', found 'bd'"),
                "case_sensitive");
});

const unit::Test byte_order_mark("compare/byte_order_mark_is_named", [] {
    unit::equal_text(compared("1\n",
                              "\xEF\xBB\xBF"
                              "1\n"),
                     "token 1 (line 1): expected '1', found a UTF-8 byte order mark before '1'");
    unit::equal_text(compared("", "\xEF\xBB\xBF"),
                     "token 1 (line 1): expected end of output, found a UTF-8 byte order mark");
});

const unit::Test any_bytes("compare/any_bytes_are_shown", [] {
    unit::equal_text(compared("abc", "abc\0def"sv),
                     R"(token 1 (line 1): expected 'abc', found 'abc\x00def')");
    unit::equal_text(compared("a", "\x80\xFF\x1b"),
                     R"(token 1 (line 1): expected 'a', found '\x80\xff\x1b')");
});

const unit::Test line_ends("compare/line_ends_on_either_side", [] {
    for (const std::string_view expected : {"1\n2\n", "1\r\n2\r\n", "1\r\r\n2", "1\r2\r"}) {
        for (const std::string_view found : {"1\n2\n", "1\r\n2\r\n", "1\r\r\n2", "1\r2\r"}) {
            unit::equal_text(compared(expected, found), "agree");
            const bool same = expected == found;
            unit::check((compared(expected, found, {"space_change_sensitive"}) == "agree") == same,
                        "strict white space");
        }
    }
});

const unit::Test only_space("compare/only_white_space_differs", [] {
    const Flags strict = {"space_change_sensitive"};
    unit::equal_text(compared("1 2\n", "1\n2\n", strict),
                     R"(only white space differs: line 1: expected ' ', found '\n')");
    unit::equal_text(compared("1\n2\n", "1\n2", strict),
                     R"(only white space differs: line 2: expected '\n', found end of output)");
    unit::equal_text(compared("1\n2", "1\n2 \n", strict),
                     R"(only white space differs: line 2: expected end of output, found ' \n')");
    unit::equal_text(compared("1", " 1", strict),
                     "only white space differs: line 1: expected '1', found ' '");
    unit::equal_text(compared("", "\n", strict),
                     R"(only white space differs: line 1: expected end of output, found '\n')");
    unit::equal_text(compared("1  2 3", "1 2 4", strict), "line 1: expected '  ', found ' '");
    unit::equal_text(compared("1  2", "1 3", strict), "token 2 (line 1): expected '2', found '3'");
});

const unit::Test only_case("compare/only_letter_case_differs", [] {
    unit::equal_text(compared("1 YES", "1 yes", {"case_sensitive"}),
                     "only letter case differs: token 2 (line 1): expected 'YES', found 'yes'");
    unit::equal_text(compared("YES 1", "yes 2", {"case_sensitive"}),
                     "token 1 (line 1): expected 'YES', found 'yes'");
    unit::equal_text(compared("A B", "a\nB", {"case_sensitive", "space_change_sensitive"}),
                     "only white space and letter case differ: token 1 (line 1): expected 'A', "
                     "found 'a'");
});

const unit::Test ascii_case("compare/only_ascii_letters_have_a_case", [] {
    for (int byte = 0; byte < 256; ++byte) {
        for (int other = 0; other < 256; ++other) {
            const auto lower = [](int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; };
            const auto space = [](int c) { return c == 32 || (c >= 9 && c <= 13); };
            const bool same = lower(byte) == lower(other) || (space(byte) && space(other));
            const std::string one{'x', static_cast<char>(byte)}, two{'x', static_cast<char>(other)};
            unit::check(!first_difference(one, two, {}) == same,
                        std::to_string(byte) + " against " + std::to_string(other));
        }
    }
});

const unit::Test number_messages("compare/says_how_far_numbers_are_off", [] {
    unit::equal_text(compared("0.5", "0.75", {"float_tolerance", "1e-6"}),
                     "token 1 (line 1): expected '0.5', found '0.75'; off by 0.25, relative 0.5");
    unit::equal_text(compared("0", "0.25", {"float_tolerance", "1e-6"}),
                     "token 1 (line 1): expected '0', found '0.25'; off by 0.25");
    unit::equal_text(compared("1", "0x1", {"float_tolerance", "1e-6"}),
                     "token 1 (line 1): expected '1', found '0x1', not a decimal number");
    unit::equal_text(compared("1", "", {"float_tolerance", "1e-6"}),
                     "token 1: expected '1', found end of output");
});

const unit::Test grammar("compare/number_grammar", [] {
    const Flags flags = {"float_tolerance", "0"};
    for (const char* text : {"100", "+100", "0100", "100.", "100.0", "1e2", "1E+02", ".1e3",
                             "+.1e00000000000000000000000000000000000000000000003", "1000.e-1",
                             "100e-0", "0.0000100e7", "10000000000000000000000000e-23"}) {
        unit::equal_text(compared("100", text, flags), "agree");
    }
    for (const char* text : {"-100", "100e", "100e+", "100e0.", "1e2.0", "e2", ".e2", "+.", ".",
                             "-", "++100", "100..", "100f", "1'00",
                             "\xEF\xBC\x91"
                             "00",
                             "100.00000000000000000000000000001"}) {
        unit::check(compared("100", text, flags) != "agree", text);
    }
    for (const char* text :
         {"0e999999999999999999999", "-0", "+.0E-7", "000", "1e-400", "1e-99999999999999999999"}) {
        unit::equal_text(compared("0", text, flags), "agree");
    }
});

const unit::Test words("compare/nan_and_inf_are_words", [] {
    for (const std::string answer : {"inf", "-inf", "nan", "1", "0", "-1"}) {
        for (const std::string found : {"inf", "-inf", "nan", "-nan", "infinity", "1", "0", "-1"}) {
            const bool same = answer == found;
            unit::check((compared(answer, found, {"float_tolerance", ".5"}) == "agree") == same,
                        answer + " against " + found);
        }
    }
    unit::equal_text(compared("nan INF", "NaN inf", {"float_tolerance", ".5"}), "agree");
});

const unit::Test exact_bounds("compare/bounds_are_exact", [] {
    unit::equal_text(compared("1", "1.000001", {"float_absolute_tolerance", "1e-6"}), "agree");
    unit::equal_text(compared("1", "0.999999", {"float_absolute_tolerance", "1e-6"}), "agree");
    unit::check(
        compared("1", "1.00000100000000000000001", {"float_absolute_tolerance", "1e-6"}) != "agree",
        "above");
    unit::equal_text(compared("3", "3.3", {"float_relative_tolerance", "0.1"}), "agree");
    unit::equal_text(compared("-3", "-2.7", {"float_relative_tolerance", "0.1"}), "agree");
    unit::check(
        compared("-3", "-2.6999999999999999999", {"float_relative_tolerance", "0.1"}) != "agree",
        "below");
    unit::equal_text(compared("1000 0.001", "1500 0.501", {"float_tolerance", "0.5"}), "agree");
    unit::check(compared("1", "1", {"float_tolerance", "0"}) == "agree", "equal");
    unit::check(
        compared("9007199254740992", "9007199254740993", {"float_tolerance", "0"}) != "agree",
        "beyond double");
});

const unit::Test beyond_double("compare/numbers_beyond_double", [] {
    const Flags rough = {"float_tolerance", "0.5"};
    unit::equal_text(compared("1e400", "10e399", rough), "agree");
    unit::equal_text(compared("1e400", "1.4e400", rough), "agree");
    unit::check(compared("1e400", "1.6e400", rough) != "agree", "1.6e400");
    unit::check(compared("1e400", "1e401", rough) != "agree", "1e401");
    unit::check(compared("1e400", "-1e400", rough) != "agree", "-1e400");
    unit::check(compared("1e999999999999", "1", rough) != "agree", "far apart");
    unit::check(
        compared("9.99e400", "1e410", {"float_relative_tolerance", "0.99999999999"}) != "agree",
        "places without digits count too");
    unit::check(compared("0", "1e-300", {"float_relative_tolerance", ".5"}) != "agree", "1e-300");
    unit::equal_text(compared("0", "1e-5000", {"float_relative_tolerance", ".5"}), "agree");
    const std::string digits = "-1080" + std::string(160, '7') + ".000000000000";
    unit::equal_text(compared(digits, digits.substr(0, 165), rough), "agree");
});

const unit::Test long_numbers("compare/numbers_of_a_million_digits", [] {
    const std::string digits(1'000'000, '9');
    unit::equal_text(compared("1" + digits, "1" + digits + ".0", {"float_tolerance", "0"}),
                     "agree");
    unit::check(compared("1" + digits, "1" + digits + ".01", {"float_tolerance", "0"}) != "agree",
                "off");
    unit::equal_text(compared("1e1000000", digits + ".5", {"float_tolerance", "1e-9"}), "agree");
});

const unit::Test every_locale("compare/no_locale_matters", [] {
    struct Comma : std::numpunct<char> {
        char do_decimal_point() const override { return ','; }
        char do_thousands_sep() const override { return '.'; }
        std::string do_grouping() const override { return "\3"; }
    };
    const std::locale before = std::locale::global(std::locale(std::locale::classic(), new Comma));
    const Flags flags = {"float_tolerance", "1e-3"};
    std::vector<std::string> answers;
    for (const char* name : {"C", "C.UTF-8", "tr_TR.UTF-8", "de_DE.UTF-8", "de_DE.ISO-8859-1"}) {
        std::setlocale(LC_ALL, name);  // one that is not installed changes nothing
        answers.push_back(compared("0.5 TITLE 1000", "0.5001 title 1000.25", flags) +
                          compared("0.5", "0,5", flags) + compared("\xC9", "\xE9") +
                          compared("I", "\xC4\xB1") + compared("I", "i"));
    }
    std::locale::global(before);
    std::setlocale(LC_ALL, "C");
    unit::equal_text(answers.front(),
                     "agreetoken 1 (line 1): expected '0.5', found '0,5', not a decimal number"
                     "token 1 (line 1): expected '\\xc9', found '\\xe9'"
                     "token 1 (line 1): expected 'I', found '\xC4\xB1'agree");
    unit::check(std::count(answers.begin(), answers.end(), answers.front()) == 5,
                "same everywhere");
});

const unit::Test large("compare/large_texts", [] {
    std::string expected(100'000'000, '7');
    unit::equal_text(compared(expected, expected + "\n"), "agree");
    std::string found = expected;
    found.back() = '8';
    unit::check(compared(expected, found).starts_with("token 1 (line 1): expected '7777"), "end");
    for (std::size_t i = 99; i < expected.size(); i += 100) expected[i] = '\n';
    found = expected;
    found[99'999'998] = '8';
    unit::check(compared(expected, found).starts_with("token 1000000 (line 1000000): "), "lines");
});

const unit::Test flags_read("compare/flags_are_read", [] {
    const CompareOptions options =
        parse_compare_options({"case_sensitive", "float_absolute_tolerance", "+1e-6",
                               "float_relative_tolerance", "0", "space_change_sensitive"});
    unit::check(options.case_sensitive && options.space_change_sensitive, "switches");
    unit::check(options.float_absolute_tolerance == 1e-6, "absolute");
    unit::check(options.float_relative_tolerance == 0, "relative");
});

const unit::Test flags_refused("compare/bad_flags_are_refused", [] {
    unit::equal_text(refusal({"case_sensitve"}),
                     "flag 'case_sensitve' is unknown; did you mean 'case_sensitive'?");
    unit::equal_text(refusal({"frobnicate"}),
                     "flag 'frobnicate' is unknown; there are case_sensitive, "
                     "space_change_sensitive, float_tolerance, float_absolute_tolerance, "
                     "float_relative_tolerance");
    unit::equal_text(refusal({"float_tolerance"}),
                     "flag 'float_tolerance': expected a number from 0 up such as 1e-6 after it, "
                     "found nothing");
    for (const char* value : {"-1", "nan", "inf", "0x1", "1e400", "", "case_sensitive", "1,5"}) {
        unit::check(refusal({"float_tolerance", value}).find("found '") != std::string::npos,
                    value);
    }
    unit::equal_text(refusal({"case_sensitive", "case_sensitive"}),
                     "flag 'case_sensitive' is given twice; keep one");
    unit::equal_text(refusal({"float_relative_tolerance", "1", "float_tolerance", "1"}),
                     "flag 'float_tolerance' sets what 'float_relative_tolerance' sets too; keep "
                     "one of them");
});

}  // namespace compare_test

}  // namespace queens
