// Checker Challenge (Luogu P1219), https://www.luogu.com.cn/problem/P1219
//
// Wrong on purpose: sorts the placements as text, where 10 comes before 2.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

unsigned size;
std::vector<unsigned> queens;
std::vector<std::string> lines;

void search(unsigned columns, unsigned falling, unsigned rising) {
    if (queens.size() == size) {
        std::string line;
        for (const unsigned column : queens) line += std::to_string(column + 1) + ' ';
        lines.push_back(line);
        return;
    }
    for (unsigned column = 0; column < size; ++column) {
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
    std::sort(lines.begin(), lines.end());
    for (unsigned i = 0; i < 3; ++i) std::cout << lines[i] << '\n';
    std::cout << lines.size() << '\n';
}
