// First Board (UIUC IE 523, N-Queens, part 1)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// No recursion and no board: for each column the set of rows that are safe and not yet tried.
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

struct Column {
    std::uint32_t untried;
    std::uint32_t rows, up, down;  // attacked from the left: straight, along '/', along '\'
};

// The row of the queen in each column as a mask of one bit, none where there is no placement.
std::vector<std::uint32_t> first_placement(unsigned size) {
    const std::uint32_t all = (std::uint32_t{1} << size) - 1;
    std::vector<std::uint32_t> queens;
    std::vector<Column> columns{{all, 0, 0, 0}};
    while (!columns.empty() && columns.size() <= size) {
        Column& last = columns.back();
        queens.resize(columns.size() - 1);
        if (last.untried == 0) {
            columns.pop_back();
            continue;
        }
        const std::uint32_t queen = last.untried & (~last.untried + 1);
        last.untried ^= queen;
        queens.push_back(queen);
        const Column next{0, last.rows | queen, (last.up | queen) >> 1, (last.down | queen) << 1};
        columns.push_back(next);
        columns.back().untried = all & ~(next.rows | next.up | next.down);
    }
    return queens;
}

int main() {
    unsigned size = 0;
    std::cin >> size;
    const std::vector<std::uint32_t> queens = first_placement(size);
    if (queens.empty()) {
        std::cout << "There is no solution to the " << size << "-Queens Problem" << std::endl;
        return 0;
    }
    std::string text;
    for (unsigned row = 0; row < size; ++row) {
        for (const std::uint32_t queen : queens) text += (queen >> row & 1) != 0 ? " Q " : " - ";
        text += '\n';
    }
    const std::string border = std::string(3 * size, '-') + '\n';
    std::cout << size << "-Queens Problem Solution\n" << border << text << border;
}
