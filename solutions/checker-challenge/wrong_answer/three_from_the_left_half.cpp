// Checker Challenge (Luogu P1219), https://www.luogu.com.cn/problem/P1219
//
// Wrong on purpose: only the left half of the first row is searched, also for the three placements;
// for N = 6 there are two.
#include <iostream>
#include <vector>

unsigned size, found;
std::vector<unsigned> queens;

void search(unsigned columns, unsigned falling, unsigned rising) {
    if (queens.size() == size) {
        if (++found <= 3) {
            for (const unsigned column : queens) std::cout << column + 1 << ' ';
            std::cout << '\n';
        }
        return;
    }
    for (unsigned column = 0; column < (queens.empty() ? size / 2 : size); ++column) {
        const unsigned queen = 1U << column;
        if (((columns | falling | rising) & queen) != 0) continue;
        queens.push_back(column);
        search(columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
        queens.pop_back();
    }
}

int main() {
    std::cin >> size;
    search(0, 0, 0);
    unsigned middle = 0;
    if (size % 2 == 1) {
        const unsigned left = found;
        const unsigned queen = 1U << size / 2;
        queens.push_back(size / 2);
        search(queen, queen << 1, queen >> 1);
        middle = found - left;
    }
    std::cout << 2 * found - middle << '\n';
}
