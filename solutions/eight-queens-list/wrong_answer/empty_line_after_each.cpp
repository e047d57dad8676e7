// Eight Queens List (Queens archive), problems/eight-queens-list/statement.md
//
// Wrong on purpose: prints an empty line after each placement.
#include <cstdlib>
#include <iostream>
#include <vector>

using Columns = std::vector<int>;  // of the queen in each row so far, from 1; 0: just entered

bool last_is_safe(const Columns& queens) {
    const std::size_t last = queens.size() - 1;
    for (std::size_t row = 0; row < last; ++row) {
        const int across = std::abs(queens[last] - queens[row]);
        if (across == 0 || across == static_cast<int>(last - row)) return false;
    }
    return true;
}

int main() {
    int size = 0;
    std::cin >> size;
    int count = 0;
    Columns queens{0};
    while (!queens.empty()) {
        if (++queens.back() > size) {
            queens.pop_back();
        } else if (last_is_safe(queens)) {
            if (static_cast<int>(queens.size()) == size) {
                ++count;
                for (const int column : queens) std::cout << column;
                std::cout << "\n\n";
            } else {
                queens.push_back(0);
            }
        }
    }
    std::cout << count << '\n';
}
