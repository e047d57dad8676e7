// Another n-Queen Problem (UVa 11195), https://onlinejudge.org/external/111/11195.pdf
//
// Idea:   all boards of one size share a search, and their mirror images halve its first row; the
//         set of boards that have no bad square under a queen goes along with the attacks.
// Time:   never more calls than the boards take one by one, and never more, for each size, than
//         an empty board takes for half of its first row: 91883698 for n = 15.
// Memory: O(n), besides the boards.
// Proof:  problems/another-n-queen-problem/editorial.md
#include <array>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace {

using Row = std::uint32_t;     // bit c stands for column c
using Boards = std::uint32_t;  // bit 2b stands for board b, bit 2b + 1 for its mirror image
using Board = std::vector<std::string>;

constexpr std::size_t kMostBoards = 10;
constexpr Boards kWithoutImages = 0x55555;

std::vector<Board> read_boards(std::istream& in) {
    std::vector<Board> boards;
    for (std::size_t size = 0; in >> size && size != 0;) {
        boards.emplace_back(size);
        for (std::string& row : boards.back()) in >> row;
    }
    return boards;
}

// Counts placements on the boards of one size.
class Search {
public:
    explicit Search(std::size_t size) : bad_(size), all_((Row{1} << size) - 1) {}

    void add(std::size_t number, const Board& board) {
        const Boards as_it_is = Boards{1} << (2 * number);
        const Boards image = as_it_is << 1;
        boards_ |= as_it_is | image;
        for (std::size_t row = 0; row < board.size(); ++row) {
            for (std::size_t column = 0; column < board.size(); ++column) {
                if (board[row][column] != '*') continue;
                bad_[row][slot(Row{1} << column)] |= as_it_is;
                bad_[row][slot(Row{1} << (board.size() - 1 - column))] |= image;
            }
        }
    }

    void run() {
        for (std::size_t column = 0; 2 * column < bad_.size(); ++column) {
            const bool middle = 2 * column + 1 == bad_.size();
            const Boards boards = middle ? boards_ & kWithoutImages : boards_;
            put_queen(0, Row{1} << column, 0, 0, 0, boards);
        }
    }

    int placements(std::size_t number) const { return found_[2 * number] + found_[2 * number + 1]; }

private:
    // The first 36 powers of two, from 2^0 on, leave different remainders.
    static std::size_t slot(Row queen) { return queen % 37; }

    // Fills the rows from `row` on in all ways. columns, falling and rising are the squares of
    // `row` that the queens above it attack along columns, along '\' diagonals and along '/'
    // diagonals; on `boards` all these queens stand on good squares.
    void fill_rows(std::size_t row, Row columns, Row falling, Row rising, Boards boards) {
        if (row == bad_.size()) {
            for (int& found : found_) {
                found += static_cast<int>(boards & 1);
                boards >>= 1;
            }
            return;
        }
        Row free = all_ & ~(columns | falling | rising);
        while (free != 0) {
            const Row queen = free & (~free + 1);  // lowest free square
            free ^= queen;
            put_queen(row, queen, columns, falling, rising, boards);
        }
    }

    void put_queen(std::size_t row, Row queen, Row columns, Row falling, Row rising,
                   Boards boards) {
        boards &= ~bad_[row][slot(queen)];
        if (boards == 0) return;
        fill_rows(row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1, boards);
    }

    std::vector<std::array<Boards, 37>> bad_;  // of each row, for a queen in her slot
    Row all_;
    Boards boards_ = 0;
    std::array<int, 2 * kMostBoards> found_{};
};

std::vector<int> count_placements(const std::vector<Board>& boards) {
    std::map<std::size_t, Search> searches;
    for (std::size_t b = 0; b < boards.size(); ++b) {
        const std::size_t size = boards[b].size();
        searches.try_emplace(size, size).first->second.add(b, boards[b]);
    }
    for (auto& [size, search] : searches) search.run();
    std::vector<int> ways;
    for (const Board& board : boards) {
        ways.push_back(searches.at(board.size()).placements(ways.size()));
    }
    return ways;
}

}  // namespace

int main() {
    int number = 0;
    for (const int ways : count_placements(read_boards(std::cin))) {
        std::cout << "Case " << ++number << ": " << ways << '\n';
    }
}
