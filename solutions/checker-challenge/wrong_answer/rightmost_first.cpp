// Checker Challenge (Luogu P1219), https://www.luogu.com.cn/problem/P1219
//
// Wrong on purpose: begins at the right end of each row, so it prints the last three, backwards.
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
    for (unsigned column = size; column-- > 0;) {
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
    std::cout << found << '\n';
}
