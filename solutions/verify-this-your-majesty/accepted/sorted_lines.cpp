// Verify This, Your Majesty, by sorting: queens on one line stand side by side
// in the list that is sorted by that line's number.
#include <algorithm>
#include <iostream>
#include <vector>

namespace {

bool has_twins(std::vector<int> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
}

}  // namespace

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<int> x, y, sums, differences;
    for (int queen = 0; queen < n; ++queen) {
        int column = 0, row = 0;
        std::cin >> column >> row;
        x.push_back(column);
        y.push_back(row);
        sums.push_back(column + row);
        differences.push_back(column - row);
    }
    const bool attacked = has_twins(x) || has_twins(y) || has_twins(sums) || has_twins(differences);
    std::cout << (attacked ? "INCORRECT" : "CORRECT") << '\n';
}
