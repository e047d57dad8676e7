// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: makes a list of all N^N ways to put one queen in each row, and looks for
// attacks only then; from N = 8 on the list is too long to be kept.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace {

using Board = std::string;  // the column of the queen in each row, as a digit

bool is_peaceful(const Board& board) {
    for (std::size_t a = 0; a < board.size(); ++a) {
        for (std::size_t b = a + 1; b < board.size(); ++b) {
            const int across = std::abs(board[b] - board[a]);
            if (across == 0 || across == static_cast<int>(b - a)) return false;
        }
    }
    return true;
}

std::vector<Board> all_boards(int size) {
    std::vector<Board> boards = {""};
    for (int row = 0; row < size; ++row) {
        std::vector<Board> longer;
        for (const Board& board : boards) {
            for (int column = 0; column < size; ++column) {
                longer.push_back(board + static_cast<char>('0' + column));
            }
        }
        boards = std::move(longer);
    }
    return boards;
}

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    const std::vector<Board> boards = all_boards(size);
    std::cout << std::count_if(boards.begin(), boards.end(), is_peaceful) << '\n';
}
