// Queens up to Symmetry, problems/queens-up-to-symmetry/statement.md
//
// Wrong on purpose: turned images count once, images in the mirror each on its own.
#include <iostream>
#include <vector>

unsigned size;
std::vector<unsigned> queens;
int all, half_turn, quarter_turn;

void count(unsigned columns, unsigned falling, unsigned rising) {
    if (queens.size() == size) {
        bool half = true, quarter = true;
        for (unsigned row = 0; row < size; ++row) {
            half = half && queens[size - 1 - row] == size - 1 - queens[row];
            quarter = quarter && queens[queens[row]] == size - 1 - row;
        }
        const int times = 2 * queens[0] + 1 == size ? 1 : 2;  // the mirror image as well
        all += times;
        half_turn += half ? times : 0;
        quarter_turn += quarter ? times : 0;
        return;
    }
    for (unsigned column = 0; column < (queens.empty() ? (size + 1) / 2 : size); ++column) {
        const unsigned queen = 1U << column;
        if (((columns | falling | rising) & queen) != 0) continue;
        queens.push_back(column);
        count(columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
        queens.pop_back();
    }
}

int main() {
    std::cin >> size;
    count(0, 0, 0);
    std::cout << (all + half_turn + 2 * quarter_turn) / 4 << '\n';
}
