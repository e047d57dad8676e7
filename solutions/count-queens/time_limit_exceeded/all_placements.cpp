// The Man Machine (Codeforces gym 102697/107), https://codeforces.com/gym/102697/problem/107
//
// Wrong on purpose: too slow. Tries all N^N ways to put one queen in each row, and looks at every
// pair of queens only when all of them stand.
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <vector>

namespace {

int attacks(const std::vector<int>& column) {
    int pairs = 0;
    for (std::size_t a = 0; a < column.size(); ++a) {
        for (std::size_t b = a + 1; b < column.size(); ++b) {
            const int across = std::abs(column[b] - column[a]);
            pairs += across == 0 || across == static_cast<int>(b - a);
        }
    }
    return pairs;
}

// The next of the N^N, the last row as the fastest digit; false after the last one.
bool advance(std::vector<int>& column) {
    const int size = static_cast<int>(column.size());
    for (std::size_t row = column.size(); row-- > 0;) {
        if (++column[row] < size) return true;
        column[row] = 0;
    }
    return false;
}

int count_placements(std::size_t size) {
    std::vector<int> column(size);
    int ways = 0;
    do {
        if (attacks(column) == 0) ++ways;
    } while (advance(column));
    return ways;
}

}  // namespace

int main() {
    std::size_t size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
