// Every Board (UIUC IE 523, N-Queens, part 2)
// https://github.com/malinakobra/solved-ie523-homework-1-n-queens-problem
//
// All orders of the rows, each tested on its diagonals by sorting them; where two neighbours attack each
// other, all orders that begin alike are passed over.
#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

bool all_differ(std::vector<int> lines) {
    std::sort(lines.begin(), lines.end());
    return std::adjacent_find(lines.begin(), lines.end()) == lines.end();
}

// Where the first of two neighbours stands that attack each other.
std::vector<int>::iterator attacking_neighbours(std::vector<int>& rows) {
    const auto attack = [](int a, int b) { return a - b == 1 || b - a == 1; };
    return std::adjacent_find(rows.begin(), rows.end(), attack);
}

bool is_peaceful(const std::vector<int>& rows) {
    std::vector<int> columns(rows.size()), sums(rows.size()), differences(rows.size());
    std::iota(columns.begin(), columns.end(), 0);
    std::transform(rows.begin(), rows.end(), columns.begin(), sums.begin(), std::plus<>());
    std::transform(rows.begin(), rows.end(), columns.begin(), differences.begin(), std::minus<>());
    return all_differ(sums) && all_differ(differences);
}

int main() {
    int size = 0;
    std::cin >> size;
    const auto width = static_cast<std::size_t>(size);
    const std::string n = std::to_string(size);
    std::vector<int> rows(width);
    std::iota(rows.begin(), rows.end(), 0);
    std::string empty_row;
    for (int column = 0; column < size; ++column) empty_row += " - ";
    int number = 0;
    do {
        const auto clash = attacking_neighbours(rows);
        if (clash != rows.end()) {  // the last order that begins like this one
            std::sort(clash + 2, rows.end(), std::greater<>());
            continue;
        }
        if (!is_peaceful(rows)) continue;
        std::vector<std::string> board(width, empty_row);
        for (std::size_t column = 0; column < width; ++column) {
            board[static_cast<std::size_t>(rows[column])][3 * column + 1] = 'Q';
        }
        board.insert(board.begin(), std::string(3 * width, '-'));
        board.push_back(board.front());
        std::cout << n << "x" << n << " Solution #: " << ++number << "\n";
        for (const std::string& line : board) std::cout << line << "\n";
    } while (std::next_permutation(rows.begin(), rows.end()));
    std::cout << "There are " << number << " different solutions to the " << n
              << "-Queens Problem\n";
}
