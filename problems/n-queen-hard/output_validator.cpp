// N-Queen (Hard) (BOJ 30243): the columns of N queens, the given ones where they were, that leave
// each other alone, or -1. The stored answer says whether there is a completion: -1 is wrong where
// it shows one. A completion where it says -1 is a judge error, and so is a stored answer that is
// wrong.
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "loose_output.h"

namespace {

using Columns = std::vector<long long>;  // of each row, from 1; 0 stands for no queen

// N columns, or none for -1. Reader is a file of the judge's or the output.
template <typename Reader>
Columns read_columns(Reader& reader, std::size_t n) {
    Columns columns;
    while (columns.size() < n) {
        const std::string name = "row " + std::to_string(columns.size() + 1);
        const bool may_be_minus_one = columns.empty();
        const auto highest = static_cast<long long>(n);
        columns.push_back(reader.integer(name.c_str(), may_be_minus_one ? -1 : 1, highest));
        if (columns.front() == -1) return {};
    }
    return columns;
}

std::string both(std::size_t row, std::size_t other) {
    return "the queens of rows " + std::to_string(other) + " and " + std::to_string(row) +
           " share a ";
}

// What is wrong with a completion, or nothing. Looks at each row once.
std::string fault(const Columns& given, const Columns& columns) {
    const std::size_t n = given.size();
    std::vector<std::size_t> in_column(n + 1), on_falling(2 * n), on_rising(2 * n + 1);  // rows
    for (std::size_t row = 1; row <= n; ++row) {
        if (columns[row - 1] == 0) return "row " + std::to_string(row) + ": column 0";
        if (given[row - 1] != 0 && columns[row - 1] != given[row - 1]) {
            return "row " + std::to_string(row) + ": the queen is given in column " +
                   std::to_string(given[row - 1]) + ", found " + std::to_string(columns[row - 1]);
        }
        const auto column = static_cast<std::size_t>(columns[row - 1]);
        std::size_t& above = in_column[column];
        std::size_t& above_on_falling = on_falling[column + n - row];
        std::size_t& above_on_rising = on_rising[column + row];
        if (above != 0) return both(row, above) + "column";
        if (above_on_falling != 0) return both(row, above_on_falling) + "falling diagonal";
        if (above_on_rising != 0) return both(row, above_on_rising) + "rising diagonal";
        above = above_on_falling = above_on_rising = row;
    }
    return "";
}

[[noreturn]] void judge_error(const std::string& message) {
    std::fprintf(stderr, "answer: %s\n", message.c_str());
    std::exit(testdata::kJudgeError);
}

}  // namespace

int main(int argc, char** argv) {
    testdata::JudgeFiles files(argc, argv);
    const auto n = static_cast<std::size_t>(files.input.integer("N", 1, 30));
    Columns given(n);
    for (long long& column : given) {
        column = files.input.integer("Q", 0, static_cast<long long>(n));
    }
    files.input.end();
    const Columns answer = read_columns(files.answer, n);
    files.answer.end();
    if (!answer.empty() && !fault(given, answer).empty()) judge_error(fault(given, answer));

    testdata::LooseOutput output(files);
    const Columns columns = read_columns(output, n);
    output.end();
    if (columns.empty()) {
        if (!answer.empty()) output.reject("-1, but there is a completion");
        output.accept();
    }
    const std::string found = fault(given, columns);
    if (!found.empty()) output.reject(found);
    if (answer.empty()) judge_error("-1, but the output is a completion");
    output.accept();
}
