// N-Queen (Hard) (BOJ 30243), https://www.acmicpc.net/problem/30243
//
// Idea:   exact cover. A queen covers a row, a column and two diagonals; rows and
//         columns must be covered once, diagonals at most once. Links that dance.
// Time:   the links of the lines that a choice touches, for each choice.
// Memory: O(N^2), four nodes for each square.
// Proof:  Knuth's Algorithm X tries every choice for the item it has chosen.
#include <cstddef>
#include <iostream>
#include <random>
#include <utility>
#include <vector>

namespace {

// Items are the lines: 1 ... 2N the rows and columns, which stand in the list of what is left to
// cover, then the diagonals, which do not. Node 0 is the head of that list.
class Links {
public:
    Links(std::size_t primary, std::size_t secondary) {
        for (std::size_t item = 0; item <= primary + secondary; ++item) {
            nodes_.push_back({item, item, item, item, item, 0});
            if (item > 0 && item <= primary) {
                nodes_[item].left = item - 1;
                nodes_[item].right = 0;
                nodes_[item - 1].right = item;
                nodes_[0].left = item;
            }
        }
        size_.resize(nodes_.size());
    }

    void add_option(const std::vector<std::size_t>& items, std::size_t name) {
        const std::size_t first = nodes_.size();
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::size_t item = items[i], node = first + i, last = nodes_[item].up;
            nodes_.push_back({first + (i + items.size() - 1) % items.size(),
                              first + (i + 1) % items.size(), last, item, item, name});
            nodes_[last].down = node;
            nodes_[item].up = node;
            ++size_[item];
        }
    }

    // The names of options that cover every primary item once, in any order.
    bool solve(std::vector<std::size_t>& chosen) {
        if (nodes_[0].right == 0) return true;
        std::vector<std::size_t> best;
        for (std::size_t item = nodes_[0].right; item != 0; item = nodes_[item].right) {
            if (!best.empty() && size_[item] > size_[best[0]]) continue;
            if (!best.empty() && size_[item] < size_[best[0]]) best.clear();
            best.push_back(item);
        }
        const std::size_t item = best[random_() % best.size()];
        cover(item);
        for (std::size_t node = nodes_[item].down; node != item; node = nodes_[node].down) {
            for (std::size_t n = nodes_[node].right; n != node; n = nodes_[n].right) {
                cover(nodes_[n].item);
            }
            chosen.push_back(nodes_[node].name);
            if (solve(chosen)) return true;
            chosen.pop_back();
            for (std::size_t n = nodes_[node].left; n != node; n = nodes_[n].left) {
                uncover(nodes_[n].item);
            }
        }
        uncover(item);
        return false;
    }

private:
    struct Node {
        std::size_t left, right, up, down, item, name;
    };
    std::vector<Node> nodes_;
    std::vector<std::size_t> size_;
    std::minstd_rand random_;

    void cover(std::size_t item) {
        nodes_[nodes_[item].left].right = nodes_[item].right;
        nodes_[nodes_[item].right].left = nodes_[item].left;
        for (std::size_t node = nodes_[item].down; node != item; node = nodes_[node].down) {
            for (std::size_t n = nodes_[node].right; n != node; n = nodes_[n].right) {
                nodes_[nodes_[n].up].down = nodes_[n].down;
                nodes_[nodes_[n].down].up = nodes_[n].up;
                --size_[nodes_[n].item];
            }
        }
    }

    void uncover(std::size_t item) {
        for (std::size_t node = nodes_[item].up; node != item; node = nodes_[node].up) {
            for (std::size_t n = nodes_[node].left; n != node; n = nodes_[n].left) {
                nodes_[nodes_[n].up].down = n;
                nodes_[nodes_[n].down].up = n;
                ++size_[nodes_[n].item];
            }
        }
        nodes_[nodes_[item].left].right = item;
        nodes_[nodes_[item].right].left = item;
    }
};

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    Links links(2 * size, 4 * size - 2);
    std::vector<std::size_t> squares;  // row * size + column
    for (std::size_t row = 0; row < size; ++row) {
        std::size_t given = 0;
        std::cin >> given;
        for (std::size_t column = 0; column < size; ++column) {
            if (given == 0 || column == given - 1) squares.push_back(row * size + column);
        }
    }
    // In the order of the board, a few wrong choices near the corner would be tried for long.
    std::minstd_rand random(4);
    for (; !squares.empty(); squares.pop_back()) {
        std::swap(squares[random() % squares.size()], squares.back());
        const std::size_t row = squares.back() / size, column = squares.back() % size;
        const std::size_t falling = 2 * size + 1 + (column + size - 1 - row);
        const std::size_t rising = 4 * size + row + column;
        links.add_option({1 + row, 1 + size + column, falling, rising}, squares.back());
    }
    std::vector<std::size_t> chosen, columns(size);
    if (!links.solve(chosen)) {
        std::cout << "-1\n";
        return 0;
    }
    for (const std::size_t square : chosen) columns[square / size] = square % size + 1;
    for (const std::size_t column : columns) std::cout << column << ' ';
    std::cout << '\n';
}
