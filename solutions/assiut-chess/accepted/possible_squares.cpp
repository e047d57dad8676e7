// Assiut Chess (Codeforces 1557E), https://codeforces.com/problemset/problem/1557/E
//
// Keeps the set of all squares where the king can be, and makes the move after which the largest of
// the sets that his next step can leave is the smallest: at most 22 moves a game.
#include <array>
#include <bitset>
#include <cstddef>
#include <iostream>
#include <string>
#include <utility>

namespace {

constexpr int kSize = 8;

using Squares = std::bitset<kSize * kSize>;

struct Square {
    int row, column;
};

struct Direction {
    const char* name;
    int rows, columns;
};

constexpr std::array<Direction, 8> kDirections = {{{"Right", 0, 1},
                                                   {"Left", 0, -1},
                                                   {"Up", -1, 0},
                                                   {"Down", 1, 0},
                                                   {"Down-Right", 1, 1},
                                                   {"Down-Left", 1, -1},
                                                   {"Up-Left", -1, -1},
                                                   {"Up-Right", -1, 1}}};

Square square_of(std::size_t index) {
    return {static_cast<int>(index) / kSize, static_cast<int>(index) % kSize};
}

bool share_a_line(Square a, Square b) {
    return a.row == b.row || a.column == b.column || a.column - a.row == b.column - b.row ||
           a.row + a.column == b.row + b.column;
}

// For each square the ones that a queen on it does not attack.
std::array<Squares, kSize * kSize> free_squares() {
    std::array<Squares, kSize * kSize> free;
    for (std::size_t queen = 0; queen < free.size(); ++queen) {
        for (std::size_t square = 0; square < free.size(); ++square) {
            free[queen][square] = !share_a_line(square_of(queen), square_of(square));
        }
    }
    return free;
}

// All squares of the set moved by one step; those that leave the board are lost.
Squares stepped(const Squares& from, const Direction& step) {
    Squares to;
    for (std::size_t index = 0; index < from.size(); ++index) {
        const Square square = square_of(index);
        const int row = square.row + step.rows;
        const int column = square.column + step.columns;
        if (!from[index] || row < 0 || row >= kSize || column < 0 || column >= kSize) continue;
        to.set(static_cast<std::size_t>(row * kSize + column));
    }
    return to;
}

class Hunt {
public:
    void run() {
        std::size_t queen = kSize + 1;  // of all first squares, none is better in the worst case
        king_.set();
        for (std::string step = put(queen); step != "Done"; step = put(queen)) {
            for (const Direction& direction : kDirections) {
                if (step == direction.name) king_ = stepped(king_, direction) & free_[queen];
            }
            queen = best_move(queen);
        }
    }

private:
    static std::string put(std::size_t queen) {
        const Square square = square_of(queen);
        std::cout << square.row + 1 << ' ' << square.column + 1 << std::endl;
        std::string step;
        if (!(std::cin >> step)) return "Done";  // nobody answers
        return step;
    }

    std::size_t best_move(std::size_t queen) const {
        std::array<Squares, 8> next;
        for (std::size_t i = 0; i < next.size(); ++i) next[i] = stepped(king_, kDirections[i]);
        std::size_t best = queen;
        std::pair<std::size_t, std::size_t> least;  // largest set, squares of all sets
        for (std::size_t to = 0; to < free_.size(); ++to) {
            if (to == queen || free_[queen][to]) continue;
            std::pair<std::size_t, std::size_t> left;
            for (const Squares& squares : next) {
                const std::size_t count = (squares & free_[to]).count();
                if (count > left.first) left.first = count;
                left.second += count;
            }
            if (best == queen || left < least) {
                best = to;
                least = left;
            }
        }
        return best;
    }

    const std::array<Squares, kSize* kSize> free_ = free_squares();
    Squares king_;  // where he can be
};

}  // namespace

int main() {
    int games = 0;
    std::cin >> games;
    while (games-- > 0) Hunt().run();
}
