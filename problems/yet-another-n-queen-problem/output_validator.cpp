// Yet Another N-Queen Problem (SPOJ NQUEEN): for each line of the input the columns of N queens,
// the given ones where they were, that leave each other alone. Every such placement is right; the
// stored answer is not looked at.
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "loose_output.h"

namespace {

// The lines of one kind on one board. Remembers the row of the queen on each, and rejects a second
// queen.
class Lines {
public:
    Lines(std::string kind, long long count, testdata::LooseOutput& output)
        : kind_(std::move(kind)), row_of_queen_(static_cast<std::size_t>(count)), output_(output) {}

    void put(long long row, long long line) {
        long long& other = row_of_queen_[static_cast<std::size_t>(line)];
        if (other != 0) {
            output_.reject(kind_ + ": shared by the queens of rows " + std::to_string(other) +
                           " and " + std::to_string(row));
        }
        other = row;
    }

private:
    std::string kind_;
    std::vector<long long> row_of_queen_;  // rows count from 1, 0 stands for no queen
    testdata::LooseOutput& output_;
};

}  // namespace

int main(int argc, char** argv) {
    testdata::JudgeFiles files(argc, argv);
    testdata::LooseOutput output(files);
    for (long long board = 1; !files.input.at_end(); ++board) {
        const std::string name = "board " + std::to_string(board) + ": ";
        const long long n = files.input.integer("N", 1, 50);
        Lines columns(name + "column", n + 1, output);
        Lines falling(name + "falling diagonal", 2 * n, output);
        Lines rising(name + "rising diagonal", 2 * n + 1, output);
        for (long long row = 1; row <= n; ++row) {
            const std::string row_name = name + "row " + std::to_string(row);
            const long long given = files.input.integer("column", 0, n);
            const long long column = output.integer(row_name.c_str(), 1, n);
            if (given != 0 && column != given) {
                output.reject(row_name + ": the queen is given in column " + std::to_string(given) +
                              ", found " + std::to_string(column));
            }
            columns.put(row, column);
            falling.put(row, column - row + n);
            rising.put(row, row + column);
        }
    }
    output.accept();
}
