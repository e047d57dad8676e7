// N-Queen (BOJ 3344): the columns of N queens, row by row, that leave each other alone. Every such
// placement is right; the stored answer is not looked at.
#include <cstddef>
#include <string>
#include <vector>

#include "loose_output.h"

namespace {

// The lines of one kind. Remembers the row of the queen on each, and rejects a second queen.
class Lines {
public:
    Lines(const char* kind, long long count, testdata::LooseOutput& output)
        : kind_(kind), row_of_queen_(static_cast<std::size_t>(count)), output_(output) {}

    void put(long long row, long long line) {
        long long& other = row_of_queen_[static_cast<std::size_t>(line)];
        if (other != 0) {
            output_.reject("the queens of rows " + std::to_string(other) + " and " +
                           std::to_string(row) + " share a " + kind_);
        }
        other = row;
    }

private:
    const char* kind_;
    std::vector<long long> row_of_queen_;  // rows count from 1, 0 stands for no queen
    testdata::LooseOutput& output_;
};

}  // namespace

int main(int argc, char** argv) {
    testdata::JudgeFiles files(argc, argv);
    const long long n = files.input.integer("N", 1, 100000);
    files.input.end();

    testdata::LooseOutput output(files);
    Lines columns("column", n + 1, output);
    Lines falling("falling diagonal", 2 * n, output);
    Lines rising("rising diagonal", 2 * n + 1, output);
    for (long long row = 1; row <= n; ++row) {
        const std::string name = "column of row " + std::to_string(row);
        const long long column = output.integer(name.c_str(), 1, n);
        columns.put(row, column);
        falling.put(row, column - row + n);
        rising.put(row, row + column);
    }
    output.accept();
}
