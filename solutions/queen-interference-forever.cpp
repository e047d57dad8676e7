// QueenInterference Forever (Queens archive), problems/queen-interference-forever/statement.md
//
// Idea:   make the steps one by one; where they go on for long, look at all boards
//         that any draws could lead to: when these are few and none is peaceful,
//         the process never ends.
// Time:   O(n) a step; at most 640000 steps are made before the first look.
// Memory: O(n), and O(n) for each board in a look.
// Proof:  problems/queen-interference-forever/editorial.md
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <set>
#include <vector>

namespace {

using Numbers = std::vector<std::size_t>;

class Draws {
public:
    // The next draw, from 0 to bound - 1.
    std::size_t below(std::size_t bound) {
        const std::uint64_t term = next_;
        next_ = 16807 * next_ % 2147483647;
        return static_cast<std::size_t>(term % bound);
    }

private:
    std::uint64_t next_ = 1;
};

// The lines of one kind: how many queens stand on each, and the exclusive or of their columns,
// which is the column itself where there is one queen.
struct Lines {
    explicit Lines(std::size_t size) : count(size), columns(size) {}

    void add(std::size_t line, std::size_t column, int change) {
        count[line] += change;
        columns[line] ^= column;
    }

    std::vector<int> count;
    Numbers columns;
};

class Board {
public:
    // rows[column]: the row of the queen in that column.
    explicit Board(const Numbers& rows)
        : rows_(rows), across_(rows.size()), falling_(2 * rows.size()), rising_(2 * rows.size()) {
        for (std::size_t column = 0; column < rows.size(); ++column) add(column, 1);
        for (std::size_t column = 0; column < rows.size(); ++column) look_at(column);
    }

    const Numbers& rows() const { return rows_; }

    // Columns whose queen is reached by another one, from the left.
    const Numbers& attacked() const { return attacked_; }

    // Rows of the column that the fewest queens of other columns reach, from the top.
    Numbers best_rows(std::size_t column) {
        add(column, -1);
        Numbers best;
        const int* const across = across_.count.data();
        const int* const falling = falling_.count.data() + (rows_.size() - column);
        const int* const rising = rising_.count.data() + column;
        int fewest = static_cast<int>(rows_.size());
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            const int reaching = across[row] + falling[row] + rising[row];
            if (reaching > fewest) continue;
            if (reaching < fewest) best.clear();
            fewest = reaching;
            best.push_back(row);
        }
        add(column, 1);
        return best;
    }

    void move(std::size_t column, std::size_t row) {
        add(column, -1);
        look_at_one_of(lines_of(column), 1, 0);
        rows_[column] = row;
        add(column, 1);
        look_at_one_of(lines_of(column), 2, column);
        look_at(column);
    }

private:
    struct Three {
        std::size_t across, falling, rising;
    };

    Numbers rows_, attacked_;
    Lines across_, falling_, rising_;

    // column - row is counted backwards, so that all three grow with the row.
    Three lines_of(std::size_t column) const {
        const std::size_t row = rows_[column];
        return {row, rows_.size() + row - column, row + column};
    }

    void add(std::size_t column, int change) {
        const Three lines = lines_of(column);
        across_.add(lines.across, column, change);
        falling_.add(lines.falling, column, change);
        rising_.add(lines.rising, column, change);
    }

    // Where this number of queens stands on a line, looks at the one that is left when `other` is
    // taken away: she is attacked there while there are two.
    void look_at_one_of(const Three& lines, int queens, std::size_t other) {
        if (across_.count[lines.across] == queens) look_at(across_.columns[lines.across] ^ other);
        if (falling_.count[lines.falling] == queens) {
            look_at(falling_.columns[lines.falling] ^ other);
        }
        if (rising_.count[lines.rising] == queens) look_at(rising_.columns[lines.rising] ^ other);
    }

    // Brings attacked_ up to date for one column. A queen counts on three lines herself.
    void look_at(std::size_t column) {
        const Three lines = lines_of(column);
        const bool is_attacked = across_.count[lines.across] + falling_.count[lines.falling] +
                                     rising_.count[lines.rising] >
                                 3;
        const auto place = std::lower_bound(attacked_.begin(), attacked_.end(), column);
        const bool is_listed = place != attacked_.end() && *place == column;
        if (is_attacked && !is_listed) attacked_.insert(place, column);
        if (!is_attacked && is_listed) attacked_.erase(place);
    }
};

// Whether draws, whatever they are, lead from this board to no more than `most` boards, and to none
// that is peaceful.
bool is_trapped(const Board& start, std::size_t most) {
    std::set<Numbers> seen{start.rows()};
    std::vector<Board> boards{start};
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (boards[i].attacked().empty()) return false;
        for (const std::size_t column : Numbers(boards[i].attacked())) {
            for (const std::size_t row : boards[i].best_rows(column)) {
                Board after = boards[i];
                after.move(column, row);
                if (!seen.insert(after.rows()).second) continue;
                if (seen.size() > most) return false;
                boards.push_back(after);
            }
        }
    }
    return true;
}

// The number of steps, or -1 where they never end.
long long count_steps(std::size_t size) {
    Draws draws;
    Numbers rows(size);
    for (std::size_t& row : rows) row = draws.below(size);
    Board board(rows);
    std::size_t steps = 0;
    for (std::size_t looked = 32; !board.attacked().empty(); ++steps) {
        if (steps == 2 * looked * size) {
            looked *= 2;
            if (is_trapped(board, looked)) return -1;
        }
        const std::size_t column = board.attacked()[draws.below(board.attacked().size())];
        const Numbers best = board.best_rows(column);
        board.move(column, best.size() == 1 ? best[0] : best[draws.below(best.size())]);
    }
    return static_cast<long long>(steps);
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    std::cout << count_steps(size) << '\n';
}
