// Back to the 8-Queens (UVa 11085), https://onlinejudge.org/external/110/11085.pdf
//
// Wrong on purpose: rows are looked at, diagonals are not; one queen in each row can stay.
#include <iostream>
#include <set>

int main() {
    int row = 0, read = 0, number = 0;
    std::set<int> rows;
    while (std::cin >> row) {
        rows.insert(row);
        if (++read < 8) continue;
        std::cout << "Case " << ++number << ": " << 8 - rows.size() << '\n';
        read = 0;
        rows.clear();
    }
}
