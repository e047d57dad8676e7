// Eight Queens List (Queens archive), problems/eight-queens-list/statement.md
//
// Idea:   one array of columns is the whole state: its last queen moves right, and
//         then a queen enters below her, or she leaves and the one above her moves.
// Time:   72378 moves for N = 9, at most N - 1 queens to look at in each.
// Memory: O(N), the array.
// Proof:  problems/eight-queens-list/editorial.md
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <vector>

namespace {

using Columns = std::vector<int>;  // of the queen in each row so far, from 1; 0: just entered

bool last_is_safe(const Columns& queens) {
    const std::size_t last = queens.size() - 1;
    for (std::size_t row = 0; row < last; ++row) {
        const int across = std::abs(queens[last] - queens[row]);
        if (across == 0 || across == static_cast<int>(last - row)) return false;
    }
    return true;
}

void print(const Columns& queens) {
    for (const int column : queens) std::cout << column;
    std::cout << '\n';
}

// Prints the placements as they are found, and returns how many there are.
int list_placements(int size) {
    int count = 0;
    Columns queens{0};
    while (!queens.empty()) {
        if (queens.back() == size) {
            queens.pop_back();  // past the last column: she leaves, and the one above her moves
            continue;
        }
        ++queens.back();
        if (!last_is_safe(queens)) continue;
        if (queens.size() < static_cast<std::size_t>(size)) {
            queens.push_back(0);
        } else {
            print(queens);
            ++count;
        }
    }
    return count;
}

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    std::cout << list_placements(size) << '\n';
}
