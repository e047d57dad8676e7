// Another n-Queen Problem (UVa 11195), https://onlinejudge.org/external/111/11195.pdf
//
// Wrong on purpose: each board by itself, and in each row every square is looked at, though most of
// them are attacked. On a few nearly empty boards that is too much.
#include <iostream>
#include <string>
#include <vector>

namespace {

int count_placements(const std::vector<std::string>& board, std::vector<char>& columns,
                     std::vector<char>& falling, std::vector<char>& rising, std::size_t row) {
    const std::size_t size = board.size();
    if (row == size) return 1;
    int ways = 0;
    for (std::size_t column = 0; column < size; ++column) {
        char& a = columns[column];
        char& b = falling[size + column - row];
        char& c = rising[row + column];
        if (a != 0 || b != 0 || c != 0 || board[row][column] == '*') continue;
        a = b = c = 1;
        ways += count_placements(board, columns, falling, rising, row + 1);
        a = b = c = 0;
    }
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    for (int number = 1; std::cin >> size && size > 0; ++number) {
        std::vector<std::string> board(size);
        for (std::string& row : board) std::cin >> row;
        std::vector<char> columns(size), falling(2 * size), rising(2 * size);
        std::cout << "Case " << number << ": "
                  << count_placements(board, columns, falling, rising, 0) << '\n';
    }
}
