// Queens on a Board (SPOJ CODESPTD), https://www.spoj.com/problems/CODESPTD/
//
// Idea:   placements that attack the same squares of the next row go on in the same ways, so count
//         them together, row by row.
// Time:   a step for each state of a row and each set of queens that fits; 665 states at most
//         on the 50 x 5 board without walls.
// Memory: O(8^M) for the counts.
// Proof:  problems/queens-on-a-board/editorial.md
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

namespace {

using Row = std::uint32_t;  // bit c stands for column c

constexpr std::uint32_t kModulus = 1000000007;
constexpr int kBits = 5;  // a row has no more squares
constexpr Row kFullRow = (1 << kBits) - 1;

// The squares of one row that are attacked from above along columns, '\' and '/'.
struct Attacks {
    Row columns, falling, rising;
};

std::size_t pack(const Attacks& a) {
    return a.columns | a.falling << kBits | a.rising << 2 * kBits;
}

Attacks unpack(std::size_t number) {
    const auto bits = static_cast<Row>(number);
    return {bits & kFullRow, bits >> kBits & kFullRow, bits >> 2 * kBits & kFullRow};
}

// Number of placements by the attacks that go on from them to the next row.
class Ways {
public:
    void add(const Attacks& attacks, std::uint32_t ways) {
        const std::size_t number = pack(attacks);
        if (!seen_[number]) numbers_.push_back(number);
        seen_[number] = true;
        count_[number] += ways;
        if (count_[number] >= kModulus) count_[number] -= kModulus;
    }

    template <typename Visit>
    void take_all(Visit visit) {
        for (const std::size_t number : numbers_) {
            visit(unpack(number), count_[number]);
            seen_[number] = false;
            count_[number] = 0;
        }
        numbers_.clear();
    }

private:
    std::vector<std::size_t> numbers_;
    std::vector<std::uint32_t> count_ = std::vector<std::uint32_t>(1 << 3 * kBits);
    std::vector<char> seen_ = std::vector<char>(1 << 3 * kBits);
};

// Whether a wall stands between any two of the queens of a row.
bool are_peaceful(Row queens, Row walls) {
    bool attacked = false;
    for (Row square = 1; square <= kFullRow; square <<= 1) {
        if (walls & square) attacked = false;
        if (queens & square) {
            if (attacked) return false;
            attacked = true;
        }
    }
    return true;
}

// For each row of walls and each set of free squares: the sets of queens that fit.
std::vector<std::vector<Row>> list_queen_sets() {
    std::vector<std::vector<Row>> sets(1 << 2 * kBits);
    for (Row walls = 0; walls <= kFullRow; ++walls) {
        for (Row free = 0; free <= kFullRow; ++free) {
            for (Row queens = 0; queens <= free; ++queens) {
                const bool fits = (queens & ~free) == 0 && are_peaceful(queens, walls);
                if (fits) sets[walls << kBits | free].push_back(queens);
            }
        }
    }
    return sets;
}

// Placements of one or more queens, modulo kModulus. board has a mask of walls for each row.
std::uint32_t count_placements(const std::vector<Row>& board, std::size_t size) {
    static const std::vector<std::vector<Row>> queen_sets = list_queen_sets();
    const Row all = (Row{1} << size) - 1;
    static Ways ways, next;  // empty between boards
    ways.add({0, 0, 0}, 1);
    for (const Row walls : board) {
        const Row open = all & ~walls;
        ways.take_all([&](Attacks a, std::uint32_t count) {
            const Row free = open & ~(a.columns | a.falling | a.rising);
            a = {a.columns & open, a.falling & open, a.rising & open};  // attacks end at walls
            for (const Row queens : queen_sets[walls << kBits | free]) {
                next.add(
                    {a.columns | queens, (a.falling | queens) << 1 & all, (a.rising | queens) >> 1},
                    count);
            }
        });
        std::swap(ways, next);
    }
    std::uint32_t total = kModulus - 1;  // without the empty placement
    ways.take_all([&](Attacks, std::uint32_t count) { total = (total + count) % kModulus; });
    return total;
}

std::vector<Row> read_board(std::size_t rows) {
    std::vector<Row> board;
    std::string line;
    while (board.size() < rows && std::cin >> line) {
        Row walls = 0;
        for (std::size_t column = 0; column < line.size(); ++column) {
            if (line[column] == '#') walls |= Row{1} << column;
        }
        board.push_back(walls);
    }
    return board;
}

}  // namespace

int main() {
    int boards = 0;
    std::cin >> boards;
    for (std::size_t rows = 0, columns = 0; boards > 0 && std::cin >> rows >> columns; --boards) {
        std::cout << count_placements(read_board(rows), columns) << '\n';
    }
}
