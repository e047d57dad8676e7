#include "cli/compare.h"

#include <iostream>
#include <iterator>

#include "base/error.h"
#include "base/files.h"
#include "base/text.h"
#include "check/compare.h"

namespace queens {

namespace {

constexpr std::string_view kCompareHelp =
    R"(usage: judge compare EXPECTED FOUND [FLAG...]

Compares two outputs as the default output validator of problem packages (format 2025-09) does:
token by token. White space only separates tokens, and ASCII letters match whatever their case.
EXPECTED or FOUND may be '-', which reads standard input.

Flags, written as in a problem's output_validator_args:
  case_sensitive                letters must have the same case
  space_change_sensitive        white space must be the same too, byte for byte
  float_tolerance E             float_absolute_tolerance E and float_relative_tolerance E at once
  float_absolute_tolerance E    where EXPECTED has a number a, any number from a-E to a+E is right
  float_relative_tolerance E    the same, from a-E*|a| to a+E*|a|
Given both tolerances, it is enough to be within one. Without a tolerance numbers are compared as
texts: 1 and 1.0 differ. Numbers are decimal, as in -3, .5, 5. or 1e-9; nan, inf and 0x1 are words.

Examples:
  judge compare testdata/count-queens/sample/1.ans my.out
  ./my_program < 1.in | judge compare 1.ans - float_tolerance 1e-6

Exit status: 0 they agree, 1 they differ (the first difference is printed), 2 cannot compare.
)";

std::string content_of(const std::string& name) {
    if (name != "-") return read_file(name);
    return {std::istreambuf_iterator<char>(std::cin), {}};
}

std::string display_name(const std::string& name) {
    return name == "-" ? "standard input" : printable(name);
}

CompareOptions options_of(const std::vector<std::string>& args) {
    try {
        return parse_compare_options({args.begin() + 2, args.end()});
    } catch (const JudgeError& error) {
        throw UsageError(std::string("compare: ") + error.what());
    }
}

}  // namespace

int compare_command(const std::vector<std::string>& args, std::ostream& out, std::ostream&) {
    if (!args.empty() && (args[0] == "--help" || args[0] == "-h")) {
        out << kCompareHelp;
        return 0;
    }
    if (args.size() < 2) {
        throw UsageError("compare: expected two files, EXPECTED and FOUND, found " +
                         std::to_string(args.size()));
    }
    if (args[0] == "-" && args[1] == "-") {
        throw UsageError("compare: only one of EXPECTED and FOUND can be standard input");
    }
    const CompareOptions options = options_of(args);
    const std::string expected = content_of(args[0]), found = content_of(args[1]);
    if (const auto difference = first_difference(expected, found, options)) {
        out << display_name(args[1]) << ": " << *difference << '\n';
        return 1;
    }
    const std::size_t tokens = count_tokens(found);
    out << "agree: " << tokens << (tokens == 1 ? " token\n" : " tokens\n");
    return 0;
}

}  // namespace queens
