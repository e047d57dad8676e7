// Another n-Queen Problem (UVa 11195), https://onlinejudge.org/external/111/11195.pdf
//
// Wrong on purpose: each board by itself, and for each square all queens above are asked whether
// they attack it. On a few nearly empty boards that is too much.
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

bool is_attacked(const std::vector<int>& queens, int column) {
    const int row = static_cast<int>(queens.size());
    for (int above = 0; above < row; ++above) {
        const int across = std::abs(queens[static_cast<std::size_t>(above)] - column);
        if (across == 0 || across == row - above) return true;
    }
    return false;
}

int count_placements(const std::vector<std::string>& board, std::vector<int>& queens) {
    if (queens.size() == board.size()) return 1;
    const std::string& row = board[queens.size()];
    int ways = 0;
    for (std::size_t column = 0; column < row.size(); ++column) {
        if (row[column] == '*' || is_attacked(queens, static_cast<int>(column))) continue;
        queens.push_back(static_cast<int>(column));
        ways += count_placements(board, queens);
        queens.pop_back();
    }
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    for (int number = 1; std::cin >> size && size > 0; ++number) {
        std::vector<std::string> board(size);
        for (std::string& row : board) std::cin >> row;
        std::vector<int> queens;
        std::cout << "Case " << number << ": " << count_placements(board, queens) << '\n';
    }
}
