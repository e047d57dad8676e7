// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Backtracking without recursion: one array, in which the last queen moves right until its square
// is safe; then a queen enters the next row, or the last queen leaves and the one above it moves.
#include <cstdlib>
#include <iostream>
#include <vector>

namespace {

// Whether the last queen is attacked by none before it.
bool last_is_safe(const std::vector<int>& queens) {
    const int last = static_cast<int>(queens.size()) - 1;
    int row = 0;
    for (const int column : queens) {
        const int across = std::abs(queens.back() - column);
        if (row < last && (across == 0 || across == last - row)) return false;
        ++row;
    }
    return true;
}

int count_placements(int size) {
    std::vector<int> queens{-1};  // the column of the queen in each row; -1: left of the board
    int ways = 0;
    while (!queens.empty()) {
        if (++queens.back() == size) {
            queens.pop_back();
        } else if (last_is_safe(queens)) {
            if (static_cast<int>(queens.size()) == size) {
                ++ways;
            } else {
                queens.push_back(-1);
            }
        }
    }
    return ways;
}

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
