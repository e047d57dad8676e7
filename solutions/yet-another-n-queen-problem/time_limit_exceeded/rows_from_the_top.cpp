// Yet Another N-Queen Problem (SPOJ NQUEEN), https://www.spoj.com/problems/NQUEEN/
//
// Wrong on purpose: row by row from the top, if in columns at random. A bad choice in the first
// rows is taken back after everything below has been tried.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <vector>

namespace {

using Row = std::uint64_t;  // bit c stands for column c

struct Search {
    std::vector<int> columns;  // from 1, 0 stands for no queen
    Row all = 0;
    std::vector<Row> given;  // squares that the given queens attack
    std::minstd_rand random;

    bool fill(std::size_t row, Row taken, Row falling, Row rising) {
        if (row == columns.size()) return true;
        Row free = all & ~(taken | falling | rising | given[row]);
        if (columns[row] != 0) free = Row{1} << (columns[row] - 1);
        std::vector<Row> queens;
        for (; free != 0; free &= free - 1) queens.push_back(free & (~free + 1));
        std::shuffle(queens.begin(), queens.end(), random);
        for (const Row queen : queens) {
            if (!fill(row + 1, taken | queen, (falling | queen) << 1, (rising | queen) >> 1))
                continue;
            columns[row] = 1;
            while (queen >> columns[row] != 0) ++columns[row];
            return true;
        }
        return false;
    }
};

}  // namespace

int main() {
    for (std::size_t size = 0; std::cin >> size;) {
        Search search;
        search.columns.resize(size);
        search.given.resize(size);
        search.all = (Row{1} << size) - 1;
        for (std::size_t row = 0; row < size; ++row) {
            std::cin >> search.columns[row];
            if (search.columns[row] == 0) continue;
            const Row queen = Row{1} << (search.columns[row] - 1);
            for (std::size_t other = 0; other < size; ++other) {
                const std::size_t distance = other < row ? row - other : other - row;
                search.given[other] |= queen | queen << distance | queen >> distance;
            }
        }
        search.fill(0, 0, 0, 0);
        for (const int column : search.columns) std::cout << column << ' ';
        std::cout << '\n';
    }
}
