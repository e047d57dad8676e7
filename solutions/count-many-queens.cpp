// Count Many Queens (Queens archive), problems/count-many-queens/statement.md
//
// Idea:   place the queens on the four edges first, and count each such frame once for all its
//         turned and mirrored images; then fill the rows inside from the middle outwards, and give
//         a board up as soon as a row or a column has no free square. Many boards go side by side.
// Time:   one step for each board that is kept: 53 million for N = 16, where the plain search row
//         by row puts 1141 million queens on the board.
// Memory: O(N) blocks of boards a thread, 0.3 MB
// Proof:  problems/count-many-queens/editorial.md
#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <map>
#include <thread>
#include <utility>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace {

// Inside the frame lies the inner board. Its rows and columns count from 0; bit c of a row is
// column c, bit column - row + inner - 1 a falling diagonal and bit row + column a rising one.
using Bits = std::uint32_t;

constexpr int kLargestSize = 18;
constexpr int kLargestInner = kLargestSize - 2;  // 31 diagonals of each kind

// The lines of the inner board that are attacked. Columns beyond the edge count as attacked.
struct Board {
    Bits columns, falling, rising;
};

// A row to fill. Moved by these numbers, the diagonals lie on its columns.
struct Row {
    int falling_shift, rising_shift;

    Bits attacked(const Board& board) const {
        return board.columns | board.falling >> falling_shift | board.rising >> rising_shift;
    }

    Board with_queen(const Board& board, Bits queen) const {
        return {board.columns | queen, board.falling | queen << falling_shift,
                board.rising | queen << rising_shift};
    }
};

// The rows that are to be filled, in this order.
using Rows = std::vector<Row>;

// How many of the rows are looked at. Far from the end most boards have free squares everywhere.
std::size_t looked_at(const Rows& rows) { return rows.size() <= 7 ? rows.size() : 1; }

// Whether one of the rows looked at has no free square; or, when these are all, one of the columns.
bool is_hopeless(const Board& board, const Rows& rows) {
    Bits attacked_everywhere = ~Bits{0};
    for (std::size_t i = 0; i < looked_at(rows); ++i) {
        const Bits attacked = rows[i].attacked(board);
        if (~attacked == 0) return true;
        attacked_everywhere &= attacked;
    }
    return looked_at(rows) == rows.size() && attacked_everywhere != board.columns;
}

// Boards with the same rows to fill, kept line by line.
struct Block {
    static constexpr std::size_t kFull = 1024;
    static constexpr std::size_t kMostLanes = 16;
    static constexpr std::size_t kRoom = kFull + kMostLanes * (kLargestInner + 1);

    alignas(64) std::array<Bits, kRoom> columns, falling, rising;
    std::size_t count = 0;

    bool is_full() const { return count >= kFull; }
    Board at(std::size_t i) const { return {columns[i], falling[i], rising[i]}; }

    void add(const Board& board) {
        columns[count] = board.columns;
        falling[count] = board.falling;
        rising[count] = board.rising;
        ++count;
    }
};

// Puts a queen on each free square of `row` in turn, for the boards from `begin` on, and adds to
// `to` what is not hopeless for the `rest` of the rows. Stops when `to` is full; returns the first
// board that is left.
using Expand = std::size_t (*)(Row row, const Rows& rest, const Block& from, std::size_t begin,
                               Block& to);

std::size_t expand_one_by_one(Row row, const Rows& rest, const Block& from, std::size_t begin,
                              Block& to) {
    for (; begin < from.count && !to.is_full(); ++begin) {
        const Board board = from.at(begin);
        Bits free = ~row.attacked(board);
        while (free != 0) {
            const Bits queen = free & (~free + 1);
            free ^= queen;
            const Board next = row.with_queen(board, queen);
            if (!is_hopeless(next, rest)) to.add(next);
        }
    }
    return begin;
}

#if defined(__x86_64__)

// The same for several boards at once, one a lane: expand_side_by_side is expand_one_by_one with
// vectors in place of numbers. Three operations differ with the size of the vectors:
//   any(lanes)               whether some lane is not 0;
//   chosen(lanes)            bit i: whether lane i is chosen; each lane is 0 or ~0;
//   pack(lanes, which, out)  stores the chosen lanes side by side; behind them, up to the size of
//                            a vector, anything may be overwritten.
using Lanes8 = Bits __attribute__((vector_size(32)));
using Lanes16 = Bits __attribute__((vector_size(64)));

__attribute__((target("avx2"))) inline bool any(const Lanes8& lanes) {
    const auto bits = reinterpret_cast<__m256i>(lanes);
    return _mm256_testz_si256(bits, bits) == 0;
}

__attribute__((target("avx2"))) inline unsigned chosen(const Lanes8& lanes) {
    return static_cast<unsigned>(_mm256_movemask_ps(reinterpret_cast<__m256>(lanes)));
}

__attribute__((target("avx2,bmi2"))) inline void pack(const Lanes8& lanes, unsigned which,
                                                      Bits* out) {
    const auto bytes = _pdep_u64(which, 0x0101010101010101) * 0xff;
    const auto numbers = static_cast<long long>(_pext_u64(0x0706050403020100, bytes));
    const __m256i order = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(numbers));
    const __m256i packed = _mm256_permutevar8x32_epi32(reinterpret_cast<__m256i>(lanes), order);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), packed);
}

__attribute__((target("avx512f"))) inline unsigned chosen(const Lanes16& lanes) {
    const auto bits = reinterpret_cast<__m512i>(lanes);
    return _mm512_test_epi32_mask(bits, bits);
}

__attribute__((target("avx512f"))) inline bool any(const Lanes16& lanes) {
    return chosen(lanes) != 0;
}

__attribute__((target("avx512f"))) inline void pack(const Lanes16& lanes, unsigned which,
                                                    Bits* out) {
    const auto bits = reinterpret_cast<__m512i>(lanes);
    _mm512_storeu_si512(out, _mm512_maskz_compress_epi32(static_cast<__mmask16>(which), bits));
}

template <typename Lanes>
__attribute__((always_inline)) inline std::size_t expand_side_by_side(Row row, const Rows& rest,
                                                                      const Block& from,
                                                                      std::size_t begin,
                                                                      Block& to) {
    constexpr std::size_t kLanes = sizeof(Lanes) / sizeof(Bits);
    static_assert(kLanes <= Block::kMostLanes);
    const std::size_t looks = looked_at(rest);
    for (; begin < from.count && !to.is_full(); begin += kLanes) {
        Lanes columns, falling, rising;
        std::memcpy(&columns, &from.columns[begin], sizeof(Lanes));
        std::memcpy(&falling, &from.falling[begin], sizeof(Lanes));
        std::memcpy(&rising, &from.rising[begin], sizeof(Lanes));
        Lanes free = ~(columns | falling >> row.falling_shift | rising >> row.rising_shift);
        for (std::size_t lane = from.count - begin; lane < kLanes; ++lane) free[lane] = 0;
        while (any(free)) {
            const Lanes queen = free & -free;
            free ^= queen;
            const Lanes next_columns = columns | queen;
            const Lanes next_falling = falling | queen << row.falling_shift;
            const Lanes next_rising = rising | queen << row.rising_shift;
            Lanes keep = reinterpret_cast<Lanes>(queen != 0);
            Lanes attacked_everywhere = ~Lanes{};
            for (std::size_t i = 0; i < looks; ++i) {
                const Lanes attacked = next_columns | next_falling >> rest[i].falling_shift |
                                       next_rising >> rest[i].rising_shift;
                keep &= reinterpret_cast<Lanes>(~attacked != 0);
                attacked_everywhere &= attacked;
            }
            if (looks == rest.size()) {
                keep &= reinterpret_cast<Lanes>(attacked_everywhere == next_columns);
            }
            const unsigned kept = chosen(keep);
            pack(next_columns, kept, &to.columns[to.count]);
            pack(next_falling, kept, &to.falling[to.count]);
            pack(next_rising, kept, &to.rising[to.count]);
            to.count += static_cast<std::size_t>(__builtin_popcount(kept));
        }
    }
    return begin;
}

__attribute__((target("avx2,bmi2,popcnt"))) std::size_t expand_by_8(Row row, const Rows& rest,
                                                                    const Block& from,
                                                                    std::size_t begin, Block& to) {
    return expand_side_by_side<Lanes8>(row, rest, from, begin, to);
}

__attribute__((target("avx512f,popcnt"))) std::size_t expand_by_16(Row row, const Rows& rest,
                                                                   const Block& from,
                                                                   std::size_t begin, Block& to) {
    return expand_side_by_side<Lanes16>(row, rest, from, begin, to);
}

Expand fastest_expand() {
    const bool counts_bits = __builtin_cpu_supports("popcnt");
    if (counts_bits && __builtin_cpu_supports("avx512f")) return expand_by_16;
    if (counts_bits && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) {
        return expand_by_8;
    }
    return expand_one_by_one;
}

#else

Expand fastest_expand() { return expand_one_by_one; }

#endif

// Counts the ways to fill rows. There is a block for each number of rows filled; a full one is
// emptied before anything is added to it, so that all of them stay in the cache.
class Search {
public:
    Search() : expand_(fastest_expand()), blocks_(kLargestInner + 1) {}

    std::uint64_t count(Rows rows, const std::vector<Board>& boards) {
        rests_.clear();
        for (; !rows.empty(); rows.erase(rows.begin())) rests_.push_back(rows);
        rests_.push_back({});
        placements_ = 0;
        for (const Board& board : boards) {
            if (is_hopeless(board, rests_[0])) continue;
            blocks_[0].add(board);
            if (blocks_[0].is_full()) empty(0);
        }
        for (std::size_t filled = 0; filled < rests_.size(); ++filled) empty(filled);
        return placements_;
    }

private:
    void empty(std::size_t filled) {
        Block& from = blocks_[filled];
        if (rests_[filled].size() <= 1) {
            placements_ += from.count;  // not hopeless: one square is free in a last row
        } else {
            Block& to = blocks_[filled + 1];
            for (std::size_t begin = 0; begin < from.count;) {
                begin = expand_(rests_[filled][0], rests_[filled + 1], from, begin, to);
                if (to.is_full()) empty(filled + 1);
            }
        }
        from.count = 0;
    }

    Expand expand_;
    std::vector<Block> blocks_;
    std::vector<Rows> rests_;  // the rows left when so many are filled
    std::uint64_t placements_ = 0;
};

// Where the queens on the edges stand: the columns of those on top and at the bottom, the rows of
// those at the right and at the left. A queen in a corner is named twice.
enum Edge { top, right, bottom, left };
using Frame = std::array<int, 4>;

Frame turned(const Frame& frame, int last) {
    return {last - frame[left], frame[top], last - frame[right], frame[bottom]};
}

Frame mirrored(const Frame& frame, int last) {
    return {last - frame[top], frame[left], last - frame[bottom], frame[right]};
}

// How many different images the frame has, itself among them; 0 unless it is the least of them.
std::uint64_t images_of_least(const Frame& frame, int last) {
    std::uint64_t same = 0;
    Frame image = frame;
    for (int turn = 0; turn < 4; ++turn) {
        const Frame other = mirrored(image, last);
        if (image < frame || other < frame) return 0;
        same += image == frame;
        same += other == frame;
        image = turned(image, last);
    }
    return 8 / same;
}

struct Square {
    int row, column;

    bool operator==(const Square& other) const {
        return row == other.row && column == other.column;
    }
    bool attacks(const Square& other) const {
        return row == other.row || column == other.column ||
               row - column == other.row - other.column || row + column == other.row + other.column;
    }
};

// Tasks of one kind are counted together: boards with the same rows left, and with as many images.
struct Task {
    std::uint64_t images;
    Rows rows;
    std::vector<Board> boards;
};

class Tasks {
public:
    explicit Tasks(int size) : last_(size - 1), inner_(std::max(size - 2, 0)) {
        Frame frame;
        for (frame[top] = 0; frame[top] < size; ++frame[top]) {
            for (frame[right] = 0; frame[right] < size; ++frame[right]) {
                for (frame[bottom] = 0; frame[bottom] < size; ++frame[bottom]) {
                    for (frame[left] = 0; frame[left] < size; ++frame[left]) add(frame);
                }
            }
        }
    }

    std::vector<Task> list() const {
        std::vector<Task> tasks;
        for (const auto& [key, boards] : boards_) {
            Rows rows;
            for (const int row : key.second) rows.push_back({inner_ - 1 - row, row});
            tasks.push_back({key.first, rows, boards});
        }
        return tasks;
    }

private:
    void add(const Frame& frame) {
        const std::array<Square, 4> queens{{{0, frame[top]},
                                            {frame[right], last_},
                                            {last_, frame[bottom]},
                                            {frame[left], 0}}};
        const std::uint64_t images = images_of_least(frame, last_);
        if (images == 0 || !is_peaceful(queens)) return;
        boards_[{images, rows_left(queens)}].push_back(lines_of(queens));
    }

    static bool is_peaceful(const std::array<Square, 4>& queens) {
        for (const Square& one : queens) {
            for (const Square& other : queens) {
                if (!(one == other) && one.attacks(other)) return false;
            }
        }
        return true;
    }

    // The inner rows without a queen, from the middle outwards.
    std::vector<int> rows_left(const std::array<Square, 4>& queens) const {
        std::vector<int> rows;
        for (int row = 0; row < inner_; ++row) {
            const auto stands_there = [&](const Square& queen) { return queen.row - 1 == row; };
            if (std::none_of(queens.begin(), queens.end(), stands_there)) rows.push_back(row);
        }
        const auto twice_from_middle = [&](int row) { return std::abs(2 * row - (inner_ - 1)); };
        std::stable_sort(rows.begin(), rows.end(), [&](int one, int other) {
            return twice_from_middle(one) < twice_from_middle(other);
        });
        return rows;
    }

    // The inner lines that the queens attack.
    Board lines_of(const std::array<Square, 4>& queens) const {
        const auto bit = [](int number, int lines) {
            return 0 <= number && number < lines ? Bits{1} << number : Bits{0};
        };
        const int diagonals = 2 * inner_ - 1;
        Board board{~((Bits{1} << inner_) - 1), 0, 0};
        for (const Square& queen : queens) {
            const int row = queen.row - 1, column = queen.column - 1;
            board.columns |= bit(column, inner_);
            board.falling |= bit(column - row + inner_ - 1, diagonals);
            board.rising |= bit(row + column, diagonals);
        }
        return board;
    }

    int last_, inner_;
    std::map<std::pair<std::uint64_t, std::vector<int>>, std::vector<Board>> boards_;
};

std::uint64_t count_placements(int size) {
    const std::vector<Task> tasks = Tasks(size).list();
    std::atomic<std::size_t> next{0};
    std::atomic<std::uint64_t> placements{0};
    const auto work = [&] {
        Search search;
        for (std::size_t i; (i = next++) < tasks.size();) {
            placements += tasks[i].images * search.count(tasks[i].rows, tasks[i].boards);
        }
    };
    // A small board is counted before a thread has started, and hosts allow only so many.
    const unsigned cores = std::clamp(std::thread::hardware_concurrency(), 1u, 16u);
    const unsigned helpers = size < 16 ? 0 : cores - 1;
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < helpers; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    return placements;
}

}  // namespace

int main() {
    int size = 0;
    std::cin >> size;
    std::cout << count_placements(size) << '\n';
}
