// QueenInterference (TopCoder SRM 208), https://archive.topcoder.com/ProblemStatement/pm/2935
//
// Wrong on purpose: the product is taken in 32 bits, so its high bits are lost.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

class QueenInterference {
public:
    int numSteps(int n) {
        set_up(static_cast<std::size_t>(n));
        int steps = 0;
        std::vector<std::size_t> attacked = attacked_columns();
        while (!attacked.empty()) {
            const std::size_t column = attacked[draw(attacked.size())];
            lift(column);
            const std::vector<std::size_t> best = best_rows(column);
            put(column, best.size() == 1 ? best[0] : best[draw(best.size())]);
            ++steps;
            attacked = attacked_columns();
        }
        return steps;
    }

private:
    std::size_t size = 0;
    std::uint32_t next = 1;          // the term of the stream that the next draw takes
    std::vector<std::size_t> queen;  // queen[column]: its row
    std::vector<int> row_count;      // queens on each row
    std::vector<int> falling_count;  // on each '\' diagonal, at size + column - row
    std::vector<int> rising_count;   // on each '/' diagonal, at row + column

    void set_up(std::size_t n) {
        size = n;
        next = 1;
        queen.assign(n, 0);
        row_count.assign(n, 0);
        falling_count.assign(2 * n, 0);
        rising_count.assign(2 * n, 0);
        for (std::size_t column = 0; column < n; ++column) put(column, draw(n));
    }

    // The next draw, from 0 to bound - 1.
    std::size_t draw(std::size_t bound) {
        const std::uint32_t term = next;
        next = 16807U * next % 2147483647U;
        return static_cast<std::size_t>(term % bound);
    }

    void put(std::size_t column, std::size_t row) {
        queen[column] = row;
        add(column, row, 1);
    }

    void lift(std::size_t column) { add(column, queen[column], -1); }

    void add(std::size_t column, std::size_t row, int change) {
        row_count[row] += change;
        falling_count[size + column - row] += change;
        rising_count[row + column] += change;
    }

    // Queens that reach the square, each counted once; a queen on it counts three times.
    int reaching(std::size_t column, std::size_t row) const {
        return row_count[row] + falling_count[size + column - row] + rising_count[row + column];
    }

    // Columns whose queen is reached by another one, from the left.
    std::vector<std::size_t> attacked_columns() const {
        std::vector<std::size_t> columns;
        for (std::size_t column = 0; column < size; ++column) {
            if (reaching(column, queen[column]) > 3) columns.push_back(column);
        }
        return columns;
    }

    // Rows reached by the fewest queens, from the top; the column's own queen is lifted.
    std::vector<std::size_t> best_rows(std::size_t column) const {
        std::vector<std::size_t> rows;
        int fewest = 0;
        for (std::size_t row = 0; row < size; ++row) {
            const int count = reaching(column, row);
            if (rows.empty() || count < fewest) {
                rows.clear();
                fewest = count;
            }
            if (count == fewest) rows.push_back(row);
        }
        return rows;
    }
};

int main() {
    int n = 0;
    std::cin >> n;
    std::cout << QueenInterference().numSteps(n) << '\n';
}
