// Queens on a Board (SPOJ CODESPTD), https://www.spoj.com/problems/CODESPTD/
//
// Wrong on purpose: the board without a queen is taken off after the modulus, which leaves -1 when
// nothing was left over.
#include <iostream>
#include <string>
#include <vector>

namespace {

constexpr unsigned kModulus = 1000000007;

int walls_of(const std::string& row) {
    int walls = 0;
    for (std::size_t column = 0; column < row.size(); ++column) {
        if (row[column] == '#') walls |= 1 << column;
    }
    return walls;
}

// Whether a wall stands between any two queens of a row.
bool is_legal(int queens, int walls) {
    bool attacked = false;
    for (; queens != 0; queens >>= 1, walls >>= 1) {
        if (walls & 1) attacked = false;
        if (queens & 1 && attacked) return false;
        if (queens & 1) attacked = true;
    }
    return true;
}

long long count_placements(const std::vector<std::string>& board) {
    const std::size_t size = board[0].size();
    const int all = (1 << size) - 1;
    std::vector<unsigned> ways(std::size_t{1} << 3 * size);  // by attacks: columns, falling, rising
    ways[0] = 1;
    for (const std::string& row : board) {
        const int walls = walls_of(row);
        std::vector<int> sets;
        for (int queens = 0; queens <= all; ++queens) {
            if ((queens & walls) == 0 && is_legal(queens, walls)) sets.push_back(queens);
        }
        std::vector<unsigned> next(ways.size());
        for (std::size_t state = 0; state < ways.size(); ++state) {
            if (ways[state] == 0) continue;
            const int columns = static_cast<int>(state) & all;
            const int falling = static_cast<int>(state >> size) & all;
            const int rising = static_cast<int>(state >> 2 * size);
            for (const int queens : sets) {
                if (queens & (columns | falling | rising)) continue;
                const int down = (columns & ~walls) | queens;
                const int right = (((falling & ~walls) | queens) << 1) & all;
                const int left = ((rising & ~walls) | queens) >> 1;
                unsigned& sum =
                    next[static_cast<std::size_t>(down | right << size | left << 2 * size)];
                sum = (sum + ways[state]) % kModulus;
            }
        }
        ways.swap(next);
    }
    long long total = 0;
    for (const unsigned count : ways) total = (total + count) % kModulus;
    return total - 1;
}

}  // namespace

int main() {
    int boards = 0;
    std::cin >> boards;
    for (std::size_t rows = 0, columns = 0; boards > 0 && std::cin >> rows >> columns; --boards) {
        std::vector<std::string> board(rows);
        for (std::string& row : board) std::cin >> row;
        std::cout << count_placements(board) << '\n';
    }
}
