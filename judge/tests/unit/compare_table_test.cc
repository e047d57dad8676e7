#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "check/compare.h"
#include "unit.h"

// What the default output validator of format 2025-09 answers, row by row. Where the validators in
// use differ among themselves the text of the specification decides: hexadecimal, nan and inf are
// no numbers, only ASCII letters have a case, a NUL is a byte like any other, arithmetic is exact.
namespace queens {

namespace compare_table_test {

using namespace std::literals;

enum class Outcome { agree, differ, refused };

struct Row {
    std::string name;
    std::vector<std::string> flags;
    std::string_view expected;
    std::string_view found;
    Outcome outcome;
};

const std::vector<Row> kRows = {
    {"identical", {}, "1 2\n"sv, "1 2\n"sv, Outcome::agree},
    {"no_trailing_newline", {}, "1 2\n"sv, "1 2"sv, Outcome::agree},
    {"crlf_out", {}, "1\n2\n"sv, "1\r\n2\r\n"sv, Outcome::agree},
    {"cr_only_out", {}, "1\n2\n"sv, "1\r2\r"sv, Outcome::agree},
    {"extra_blank_lines", {}, "1\n2\n"sv, "\n\n1\n\n2\n\n\n"sv, Outcome::agree},
    {"lines_joined_by_space", {}, "1\n2\n"sv, "1 2\n"sv, Outcome::agree},
    {"trailing_spaces", {}, "1\n2\n"sv, "1  \n2 \n"sv, Outcome::agree},
    {"vt_ff_as_space",
     {},
     "1 2\n"sv,
     "1\x0b"
     "2\x0c"sv,
     Outcome::agree},
    {"no_break_space",
     {},
     "1 2\n"sv,
     "1\xc2\xa0"
     "2\n"sv,
     Outcome::differ},
    {"byte_order_mark_in_out",
     {},
     "1\n"sv,
     "\xef\xbb\xbf"
     "1\n"sv,
     Outcome::differ},
    {"empty_out_empty_ans", {}, ""sv, ""sv, Outcome::agree},
    {"ws_only_out_empty_ans", {}, ""sv, " \n\n"sv, Outcome::agree},
    {"empty_out_ans_1", {}, "1\n"sv, ""sv, Outcome::differ},
    {"ws_only_out_ans_1", {}, "1\n"sv, "\n\n"sv, Outcome::differ},
    {"extra_token", {}, "1\n"sv, "1 2\n"sv, Outcome::differ},
    {"missing_token", {}, "1 2\n"sv, "1\n"sv, Outcome::differ},
    {"case_differs", {}, "YES\n"sv, "yes\n"sv, Outcome::agree},
    {"case_differs_case_sensitive", {"case_sensitive"}, "YES\n"sv, "yes\n"sv, Outcome::differ},
    {"non_ascii_case", {}, "\xc3\x89\n"sv, "\xc3\xa9\n"sv, Outcome::differ},
    {"nul_inside_token",
     {},
     "abc\n"sv,
     "abc\x00"
     "def\n"sv,
     Outcome::differ},
    {"nul_after_newline", {}, "abc\n"sv, "abc\n\x00"sv, Outcome::differ},
    {"nul_as_token_vs_empty_ans", {}, ""sv, "\x00"sv, Outcome::differ},
    {"high_byte_0xff", {}, "a\n"sv, "a\xff\n"sv, Outcome::differ},
    {"int_leading_zero_no_float", {}, "7\n"sv, "007\n"sv, Outcome::differ},
    {"int_plus_sign_no_float", {}, "7\n"sv, "+7\n"sv, Outcome::differ},
    {"minus_zero_vs_zero_no_float", {}, "0\n"sv, "-0\n"sv, Outcome::differ},
    {"1_0_vs_1_no_float", {}, "1\n"sv, "1.0\n"sv, Outcome::differ},
    {"float_1_0_vs_1", {"float_tolerance", "1e-6"}, "1\n"sv, "1.0\n"sv, Outcome::agree},
    {"float_007_vs_7", {"float_tolerance", "1e-6"}, "7\n"sv, "007\n"sv, Outcome::agree},
    {"float_plus_7", {"float_tolerance", "1e-6"}, "7\n"sv, "+7\n"sv, Outcome::agree},
    {"float_minus_zero_vs_zero", {"float_tolerance", "1e-6"}, "0\n"sv, "-0\n"sv, Outcome::agree},
    {"float_without_whole_part", {"float_tolerance", "1e-6"}, "0.5\n"sv, ".5\n"sv, Outcome::agree},
    {"float_without_fraction", {"float_tolerance", "1e-6"}, "5\n"sv, "5.\n"sv, Outcome::agree},
    {"float_1e0_vs_1", {"float_tolerance", "1e-6"}, "1\n"sv, "1e0\n"sv, Outcome::agree},
    {"float_exponent_with_plus", {"float_tolerance", "1e-6"}, "1\n"sv, "1E+0\n"sv, Outcome::agree},
    {"float_1d0_fortran", {"float_tolerance", "1e-6"}, "1\n"sv, "1d0\n"sv, Outcome::differ},
    {"float_0_5_comma", {"float_tolerance", "1e-6"}, "0.5\n"sv, "0,5\n"sv, Outcome::differ},
    {"float_hex_0x1p0", {"float_tolerance", "1e-6"}, "1\n"sv, "0x1p0\n"sv, Outcome::differ},
    {"float_hex_0x1", {"float_tolerance", "1e-6"}, "1\n"sv, "0x1\n"sv, Outcome::differ},
    {"float_nan_vs_1", {"float_tolerance", "1e-6"}, "1\n"sv, "nan\n"sv, Outcome::differ},
    {"float_nan_vs_nan", {"float_tolerance", "1e-6"}, "nan\n"sv, "NaN\n"sv, Outcome::agree},
    {"float_minus_nan_vs_nan", {"float_tolerance", "1e-6"}, "nan\n"sv, "-nan\n"sv, Outcome::differ},
    {"float_inf_vs_1", {"float_tolerance", "1e-6"}, "1\n"sv, "inf\n"sv, Outcome::differ},
    {"float_inf_vs_inf", {"float_tolerance", "1e-6"}, "inf\n"sv, "inf\n"sv, Outcome::agree},
    {"float_infinity_vs_inf",
     {"float_tolerance", "1e-6"},
     "inf\n"sv,
     "infinity\n"sv,
     Outcome::differ},
    {"float_minus_inf_vs_inf", {"float_tolerance", "1e-6"}, "inf\n"sv, "-inf\n"sv, Outcome::differ},
    {"float_1e400_vs_1", {"float_tolerance", "1e-6"}, "1\n"sv, "1e400\n"sv, Outcome::differ},
    {"float_1e400_vs_1e400", {"float_tolerance", "1e-6"}, "1e400\n"sv, "1e400\n"sv, Outcome::agree},
    {"float_1e401_vs_1e400",
     {"float_tolerance", "1e-6"},
     "1e400\n"sv,
     "1e401\n"sv,
     Outcome::differ},
    {"float_1e400_vs_inf", {"float_tolerance", "1e-6"}, "inf\n"sv, "1e400\n"sv, Outcome::differ},
    {"float_1e5000_vs_1e5000",
     {"float_tolerance", "1e-6"},
     "1e5000\n"sv,
     "1e5000\n"sv,
     Outcome::agree},
    {"float_1e_minus_400_vs_0", {"float_tolerance", "1e-6"}, "0\n"sv, "1e-400\n"sv, Outcome::agree},
    {"float_1e_minus_5000_vs_0",
     {"float_tolerance", "1e-6"},
     "0\n"sv,
     "1e-5000\n"sv,
     Outcome::agree},
    {"float_9007199254740993_vs_992_tolerance_0",
     {"float_tolerance", "0"},
     "9007199254740992\n"sv,
     "9007199254740993\n"sv,
     Outcome::differ},
    {"float_garbage_suffix_1x", {"float_tolerance", "1e-6"}, "1\n"sv, "1x\n"sv, Outcome::differ},
    {"float_1_000", {"float_tolerance", "1e-6"}, "1000\n"sv, "1_000\n"sv, Outcome::differ},
    {"float_minus_alone", {"float_tolerance", "1e-6"}, "0\n"sv, "-\n"sv, Outcome::differ},
    {"float_nul_after_digits", {"float_tolerance", "1e-6"}, "1\n"sv, "1\x00x\n"sv, Outcome::differ},
    {"float_word_ans_word_out_case",
     {"float_tolerance", "1e-6"},
     "Impossible\n"sv,
     "impossible\n"sv,
     Outcome::agree},
    {"float_word_ans_number_out",
     {"float_tolerance", "1e-6"},
     "impossible\n"sv,
     "1\n"sv,
     Outcome::differ},
    {"float_number_ans_word_out",
     {"float_tolerance", "1e-6"},
     "1\n"sv,
     "impossible\n"sv,
     Outcome::differ},
    {"abs_exactly_at_tol_10_vs_11_abs_1",
     {"float_absolute_tolerance", "1"},
     "10\n"sv,
     "11\n"sv,
     Outcome::agree},
    {"rel_exactly_at_tol_10_vs_15_rel_half",
     {"float_relative_tolerance", "0.5"},
     "10\n"sv,
     "15\n"sv,
     Outcome::agree},
    {"rel_with_judge_0", {"float_relative_tolerance", "0.5"}, "0\n"sv, "0\n"sv, Outcome::agree},
    {"rel_with_judge_0_out_1e_minus_300",
     {"float_relative_tolerance", "0.5"},
     "0\n"sv,
     "1e-300\n"sv,
     Outcome::differ},
    {"rel_with_judge_0_out_minus_zero",
     {"float_relative_tolerance", "0.5"},
     "0\n"sv,
     "-0.0\n"sv,
     Outcome::agree},
    {"0_1_plus_0_2_abs_0",
     {"float_absolute_tolerance", "0"},
     "0.3\n"sv,
     "0.30000000000000004\n"sv,
     Outcome::differ},
    {"1e_minus_6_boundary_0_vs_1e_minus_6",
     {"float_absolute_tolerance", "1e-6"},
     "0\n"sv,
     "0.000001\n"sv,
     Outcome::agree},
    {"2e_6_boundary_1_vs_1_000001_abs",
     {"float_absolute_tolerance", "1e-6"},
     "1\n"sv,
     "1.000001\n"sv,
     Outcome::agree},
    {"space_sens_identical", {"space_change_sensitive"}, "1 2\n"sv, "1 2\n"sv, Outcome::agree},
    {"space_sens_missing_final_newline",
     {"space_change_sensitive"},
     "1 2\n"sv,
     "1 2"sv,
     Outcome::differ},
    {"space_sens_extra_final_newline",
     {"space_change_sensitive"},
     "1 2\n"sv,
     "1 2\n\n"sv,
     Outcome::differ},
    {"space_sens_trailing_space",
     {"space_change_sensitive"},
     "1 2\n"sv,
     "1 2 \n"sv,
     Outcome::differ},
    {"space_sens_tab_for_space",
     {"space_change_sensitive"},
     "1 2\n"sv,
     "1\t2\n"sv,
     Outcome::differ},
    {"space_sens_crlf", {"space_change_sensitive"}, "1\n2\n"sv, "1\r\n2\r\n"sv, Outcome::differ},
    {"space_sens_leading_space", {"space_change_sensitive"}, "1\n"sv, " 1\n"sv, Outcome::differ},
    {"unknown_flag", {"frobnicate"}, "1\n"sv, "1\n"sv, Outcome::refused},
    {"float_tolerance_without_value", {"float_tolerance"}, "1\n"sv, "1\n"sv, Outcome::refused},
    {"negative_tolerance", {"float_tolerance", "-1"}, "1\n"sv, "2\n"sv, Outcome::refused},
    {"tolerance_twice",
     {"float_tolerance", "1e-6", "float_absolute_tolerance", "1"},
     "1\n"sv,
     "2\n"sv,
     Outcome::refused},
};

Outcome outcome_of(const Row& row) {
    std::optional<CompareOptions> options;
    try {
        options = parse_compare_options(row.flags);
    } catch (const JudgeError&) {
        return Outcome::refused;
    }
    return first_difference(row.expected, row.found, *options) ? Outcome::differ : Outcome::agree;
}

std::string_view name_of(Outcome outcome) {
    switch (outcome) {
        case Outcome::agree:
            return "agree";
        case Outcome::differ:
            return "differ";
        case Outcome::refused:
            return "refused";
    }
    return "";
}

const bool registered = [] {
    for (const Row& row : kRows) {
        const unit::Test test("compare_table/" + row.name, [&row] {
            unit::equal_text(name_of(outcome_of(row)), name_of(row.outcome));
        });
    }
    return true;
}();

}  // namespace compare_table_test

}  // namespace queens
