// QueenInterference Forever (Queens archive),
// problems/queen-interference-forever/statement.md
//
// Wrong on purpose: the boards that draws can lead to are looked through, and when they are more
// than 100, none of them being peaceful, the process is said never to end.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <set>
#include <vector>

namespace {

struct Board {
    explicit Board(std::size_t n) : rows(n), across(n), falling(2 * n), rising(2 * n) {
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
        across[rows[column]] += change;
        falling[rows.size() + column - rows[column]] += change;
        rising[rows[column] + column] += change;
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

// Whether none of the boards that draws lead to is peaceful.
bool is_trapped(const Board& start) {
    std::set<std::vector<std::size_t>> seen{start.rows};
    std::vector<Board> boards{start};
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const std::vector<std::size_t> attacked = boards[i].attacked();
        if (attacked.empty()) return false;
        for (const std::size_t column : attacked) {
            Board lifted = boards[i];
            lifted.add(column, -1);
            for (const std::size_t row : lifted.best_rows(column)) {
                Board after = lifted;
                after.put(column, row);
                if (seen.insert(after.rows).second) boards.push_back(after);
                if (boards.size() > 100) return true;
            }
        }
    }
    return true;
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Board board(size);
    long long steps = 0;
    const auto first_look = 4 * static_cast<long long>(size);
    for (std::vector<std::size_t> attacked = board.attacked(); !attacked.empty();) {
        if (steps > 0 && steps % first_look == 0 && is_trapped(board)) {
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
