// Queens on a Board (SPOJ CODESPTD), https://www.spoj.com/problems/CODESPTD/
//
// Decides square by square, in reading order. A state says which lines from squares decided to
// squares not decided carry an attack: bit 0 the row, bit 1 the falling diagonal that leaves the
// square decided last, and three bits for each column: its line, falling and rising diagonal at the
// first square there that is not decided.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace {

using State = unsigned;

constexpr unsigned kModulus = 1000000007;
constexpr State kRow = 1, kPending = 2;
constexpr std::size_t kStates = 4 << 15;

constexpr State line(int column) { return 4U << (3 * column); }
constexpr State falling(int column) { return 8U << (3 * column); }
constexpr State rising(int column) { return 16U << (3 * column); }

class Ways {
public:
    void add(State state, unsigned ways) {
        if (!listed_[state]) states_.push_back(state);
        listed_[state] = true;
        count_[state] = (count_[state] + ways) % kModulus;
    }

    // The next of the states, which is taken out. Not to be called when there is none.
    std::pair<State, unsigned> take() {
        const State state = states_.back();
        states_.pop_back();
        listed_[state] = false;
        return {state, std::exchange(count_[state], 0U)};
    }

    bool empty() const { return states_.empty(); }

private:
    std::vector<State> states_;
    std::vector<unsigned> count_ = std::vector<unsigned>(kStates);
    std::vector<char> listed_ = std::vector<char>(kStates);
};

// The state after a square that attacks leave along the row, the column, and both diagonals.
State step(State before, int column, bool in_row, bool down, bool right, bool left) {
    State after = before & ~(kRow | kPending | line(column) | falling(column) | rising(column));
    if (before & kPending) after |= falling(column);
    if (in_row) after |= kRow;
    if (down) after |= line(column);
    if (right) after |= kPending;
    if (left && column > 0) after |= rising(column - 1);
    return after;
}

unsigned count_placements(const std::vector<std::string>& board, Ways& ways, Ways& next) {
    ways.add(0, 1);
    for (const std::string& row : board) {
        int column = 0;
        for (const char square : row) {
            while (!ways.empty()) {
                const auto [state, count] = ways.take();
                const bool in_row = state & kRow, down = state & line(column);
                const bool right = state & falling(column), left = state & rising(column);
                if (square == '#') {
                    next.add(step(state, column, false, false, false, false), count);
                    continue;
                }
                next.add(step(state, column, in_row, down, right, left), count);
                if (in_row || down || right || left) continue;
                next.add(step(state, column, true, true, true, true), count);
            }
            std::swap(ways, next);
            ++column;
        }
        while (!ways.empty()) {  // what leaves on the right is gone
            const auto [state, count] = ways.take();
            next.add(state & ~(kRow | kPending), count);
        }
        std::swap(ways, next);
    }
    unsigned total = kModulus - 1;  // without the empty placement
    while (!ways.empty()) total = (total + ways.take().second) % kModulus;
    return total;
}

}  // namespace

int main() {
    int boards = 0;
    std::cin >> boards;
    Ways ways, next;
    for (std::size_t rows = 0, columns = 0; boards > 0 && std::cin >> rows >> columns; --boards) {
        std::vector<std::string> board(rows);
        for (std::string& row : board) std::cin >> row;
        std::cout << count_placements(board, ways, next) << '\n';
    }
}
