// QueenInterference Forever (Queens archive), problems/queen-interference-forever/statement.md
//
// Idea:   plain counters, read for every column and every row; when few queens are
//         attacked, all boards that can follow are visited depth first.
// Time:   O(n) a step, and O(n) for each queen of each board visited.
// Memory: O(n) for each board visited.
// Proof:  a set of boards that no step leaves, and without a peaceful one, is a trap.
#include <iostream>
#include <set>
#include <vector>

namespace {

struct Process {
    int n;
    std::vector<int> row;                            // of each column
    std::vector<int> on_row, on_falling, on_rising;  // queens on each line
    std::set<std::vector<int>> visited;
    bool is_large = false;

    explicit Process(int size)
        : n(size),
          row(static_cast<std::size_t>(size)),
          on_row(row),
          on_falling(2 * row.size()),
          on_rising(2 * row.size()) {}

    int& at(std::vector<int>& counters, int i) { return counters[static_cast<std::size_t>(i)]; }

    void change(int column, int by) {
        const int r = at(row, column);
        at(on_row, r) += by;
        at(on_falling, column - r + n) += by;
        at(on_rising, column + r) += by;
    }

    int queens(int column, int r) {
        return at(on_row, r) + at(on_falling, column - r + n) + at(on_rising, column + r);
    }

    std::vector<int> attacked() {
        std::vector<int> found;
        for (int column = 0; column < n; ++column) {
            if (queens(column, at(row, column)) != 3) found.push_back(column);
        }
        return found;
    }

    // After change(column, -1).
    std::vector<int> best(int column) {
        int fewest = n;
        for (int r = 0; r < n; ++r) {
            const int here = queens(column, r);
            if (here < fewest) fewest = here;
        }
        std::vector<int> found;
        for (int r = 0; r < n; ++r) {
            if (queens(column, r) == fewest) found.push_back(r);
        }
        return found;
    }

    // Visits this board and all that follow. False when a peaceful one is found, or too many are.
    bool is_closed() {
        if (!visited.insert(row).second) return true;
        const std::vector<int> columns = attacked();
        if (columns.empty() || visited.size() > 500) return false;
        for (const int column : columns) {
            const int home = at(row, column);
            change(column, -1);
            bool closed = true;
            for (const int r : best(column)) {
                at(row, column) = r;
                change(column, 1);
                closed = closed && is_closed();
                change(column, -1);
            }
            at(row, column) = home;
            change(column, 1);
            if (!closed) return false;
        }
        return true;
    }
};

}  // namespace

int main() {
    int n = 0;
    std::cin >> n;
    long long term = 1;
    const auto draw = [&term](std::size_t below) {
        const auto drawn = static_cast<std::size_t>(term) % below;
        term = term * 16807 % 2147483647;
        return drawn;
    };
    Process process(n);
    for (int column = 0; column < n; ++column) {
        process.at(process.row, column) = static_cast<int>(draw(process.row.size()));
        process.change(column, 1);
    }
    long long steps = 0;
    for (std::vector<int> attacked = process.attacked(); !attacked.empty(); ++steps) {
        if (attacked.size() <= 4 && steps % (20 * n) == 19 * n) {
            process.visited.clear();
            if (process.is_closed()) {
                std::cout << "-1\n";
                return 0;
            }
        }
        const int column = attacked[draw(attacked.size())];
        process.change(column, -1);
        const std::vector<int> best = process.best(column);
        process.at(process.row, column) = best.size() == 1 ? best[0] : best[draw(best.size())];
        process.change(column, 1);
        attacked = process.attacked();
    }
    std::cout << steps << '\n';
}
