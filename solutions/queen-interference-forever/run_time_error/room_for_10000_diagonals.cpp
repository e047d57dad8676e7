// QueenInterference Forever (Queens archive),
// problems/queen-interference-forever/statement.md
//
// Wrong on purpose: room for 10000 diagonals each way, where there are up to 19999; `at` throws
// beyond them.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

namespace {

struct Board {
    explicit Board(std::size_t n) : rows(n), across(n), falling(10001), rising(10001) {
        for (std::size_t column = 0; column < n; ++column) put(column, draw(n));
    }

    std::size_t draw(std::size_t bound) {
        const std::uint64_t term = next;
        next = 16807 * next % 2147483647;
        return static_cast<std::size_t>(term % bound);
    }

    void put(std::size_t column, std::size_t row) {
        rows[column] = row;
        add(column, 1);
    }

    void add(std::size_t column, int change) {
        across.at(rows[column]) += change;
        falling.at(rows.size() + column - rows[column]) += change;
        rising.at(rows[column] + column) += change;
    }

    int reaching(std::size_t column, std::size_t row) const {
        return across[row] + falling[rows.size() + column - row] + rising[row + column];
    }

    std::vector<std::size_t> attacked() const {
        std::vector<std::size_t> columns;
        for (std::size_t column = 0; column < rows.size(); ++column) {
            if (reaching(column, rows[column]) > 3) columns.push_back(column);
        }
        return columns;
    }

    // The column's own queen is lifted.
    std::vector<std::size_t> best_rows(std::size_t column) const {
        std::vector<std::size_t> best;
        int fewest = 0;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const int count = reaching(column, row);
            if (best.empty() || count < fewest) best.clear();
            if (best.empty()) fewest = count;
            if (count == fewest) best.push_back(row);
        }
        return best;
    }

    std::vector<std::size_t> rows;  // rows[column]
    std::vector<int> across, falling, rising;
    std::uint64_t next = 1;
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board board(size);
    long long steps = 0;
    const long long most = 64 * static_cast<long long>(size);
    for (std::vector<std::size_t> attacked = board.attacked(); !attacked.empty();) {
        if (steps == most) {
            steps = -1;
            break;
        }
        const std::size_t column = attacked[board.draw(attacked.size())];
        board.add(column, -1);
        const std::vector<std::size_t> best = board.best_rows(column);
        board.put(column, best.size() == 1 ? best[0] : best[board.draw(best.size())]);
        ++steps;
        attacked = board.attacked();
    }
    std::cout << steps << '\n';
}
