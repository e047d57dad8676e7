// Guarding the Chessboard (UVa 11214),
// https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=2155
//
// Wrong on purpose: falling diagonals are numbered row - column + n, which is below 0 on boards
// that are wide enough; all of those share the number 0.
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

struct Search {
    std::size_t n, m;
    std::vector<std::string> board;
    std::vector<int> row = std::vector<int>(20), column = row, falling = row, rising = row;

    std::size_t falling_of(std::size_t r, std::size_t c) const { return r + n < c ? 0 : r + n - c; }

    bool is_guarded(std::size_t r, std::size_t c) const {
        return row[r] || column[c] || falling[falling_of(r, c)] || rising[r + c];
    }

    void put(std::size_t r, std::size_t c, int change) {
        row[r] += change;
        column[c] += change;
        falling[falling_of(r, c)] += change;
        rising[r + c] += change;
    }

    // Whether so many queens more are enough: one of them guards the first mark that is open.
    bool enough(int queens) {
        std::size_t open = 0;
        while (open < n * m && (board[open / m][open % m] != 'X' || is_guarded(open / m, open % m)))
            ++open;
        if (open == n * m) return true;
        if (queens == 0) return false;
        const std::size_t r0 = open / m, c0 = open % m;
        for (std::size_t square = 0; square < n * m; ++square) {
            const std::size_t r = square / m, c = square % m;
            if (r != r0 && c != c0 && r + c != r0 + c0 && r + c0 != r0 + c) continue;
            put(r, c, 1);
            if (enough(queens - 1)) return true;
            put(r, c, -1);
        }
        return false;
    }
};

int main() {
    std::size_t n = 0, m = 0;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        std::cin >> m;
        std::vector<std::string> board(n);
        for (std::string& line : board) std::cin >> line;
        int queens = 0;
        while (!Search{n, m, board}.enough(queens)) ++queens;
        std::cout << "Case " << number << ": " << queens << '\n';
    }
}
