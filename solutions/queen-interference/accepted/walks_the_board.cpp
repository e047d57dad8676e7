// QueenInterference (TopCoder SRM 208), reference: keeps the whole board and walks
// along every line from every square it asks about, O(n^2) squares a step. Counts from
// 1 as the host does and takes the stream from Schrage's 32-bit method. Slow on
// purpose; shares no code with the solution.
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

namespace {

using Board = std::vector<std::string>;  // a border of '#' around rows and columns 1..n

std::int32_t stream = 1;

int random_up_to(int up) {
    const int value = stream % up + 1;
    const std::int32_t high = stream / 127773;
    const std::int32_t low = stream % 127773;
    stream = 16807 * low - 2836 * high;
    if (stream <= 0) stream += 2147483647;
    return value;
}

char& square(Board& board, int row, int column) {
    return board.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
}

// Queens of other columns that share a line with the square; another queen is no obstacle.
int reachable_by(Board& board, int row, int column) {
    int queens = 0;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; right += 2) {
            int r = row + down;
            int c = column + right;
            while (square(board, r, c) != '#') {
                queens += square(board, r, c) == 'Q' ? 1 : 0;
                r += down;
                c += right;
            }
        }
    }
    return queens;
}

int row_of_queen(Board& board, int column) {
    int row = 1;
    while (square(board, row, column) != 'Q') ++row;
    return row;
}

// One alteration step; false when no queen was reachable and nothing was done.
bool alter(Board& board, int n) {
    std::vector<int> columns;
    for (int c = 1; c <= n; ++c) {
        if (reachable_by(board, row_of_queen(board, c), c) > 0) columns.push_back(c);
    }
    if (columns.empty()) return false;
    const int k = random_up_to(static_cast<int>(columns.size()));
    const int column = columns.at(static_cast<std::size_t>(k - 1));

    int fewest = n;
    for (int r = 1; r <= n; ++r) {
        const int queens = reachable_by(board, r, column);
        if (queens < fewest) fewest = queens;
    }
    std::vector<int> tied;
    for (int r = 1; r <= n; ++r) {
        if (reachable_by(board, r, column) == fewest) tied.push_back(r);
    }
    int q = 1;
    if (tied.size() > 1) q = random_up_to(static_cast<int>(tied.size()));
    square(board, row_of_queen(board, column), column) = '.';
    square(board, tied.at(static_cast<std::size_t>(q - 1)), column) = 'Q';
    return true;
}

}  // namespace

int main() {
    int n = 0;
    std::cin >> n;
    const std::size_t width = static_cast<std::size_t>(n) + 2;
    Board board(width, std::string(width, '#'));
    for (int r = 1; r <= n; ++r) {
        for (int c = 1; c <= n; ++c) square(board, r, c) = '.';
    }
    for (int c = 1; c <= n; ++c) square(board, random_up_to(n), c) = 'Q';
    int steps = 0;
    while (alter(board, n)) ++steps;
    std::cout << steps << '\n';
}
