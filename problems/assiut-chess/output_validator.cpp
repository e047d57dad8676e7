// Assiut Chess (Codeforces 1557E): moves the kings and watches the queen. The stored answer is not
// looked at.
#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "generating.h"
#include "loose_output.h"

namespace {

constexpr int kSize = 8;
constexpr int kMoves = 130;  // of the queen, after she has been placed

struct Square {
    int row, column;
};

struct Direction {
    const char* name;
    int rows, columns;
};

constexpr std::array<Direction, 8> kDirections = {{{"Right", 0, 1},
                                                   {"Left", 0, -1},
                                                   {"Up", -1, 0},
                                                   {"Down", 1, 0},
                                                   {"Down-Right", 1, 1},
                                                   {"Down-Left", 1, -1},
                                                   {"Up-Left", -1, -1},
                                                   {"Up-Right", -1, 1}}};

// Where the step lies around the 5 of a number pad.
char digit_of(const Direction& step) {
    return static_cast<char>('5' + step.columns - 3 * step.rows);
}

using Squares = std::bitset<kSize * kSize>;

std::size_t index_of(Square square) {
    return static_cast<std::size_t>(square.row * kSize + square.column);
}

Square square_of(std::size_t index) {
    return {static_cast<int>(index) / kSize, static_cast<int>(index) % kSize};
}

bool share_a_line(Square a, Square b) {
    return a.row == b.row || a.column == b.column || a.column - a.row == b.column - b.row ||
           a.row + a.column == b.row + b.column;
}

// For each square the ones that a queen on it does not attack.
const std::array<Squares, kSize * kSize>& free_squares() {
    static const auto table = [] {
        std::array<Squares, kSize * kSize> free;
        for (std::size_t queen = 0; queen < free.size(); ++queen) {
            for (std::size_t square = 0; square < free.size(); ++square) {
                free[queen][square] = !share_a_line(square_of(queen), square_of(square));
            }
        }
        return free;
    }();
    return table;
}

// The squares that a king on one of from reaches by a step on an empty board.
Squares stepped(Squares from, const Direction& step) {
    static const Squares first_column(0x0101010101010101);
    if (step.columns > 0) from &= ~(first_column << (kSize - 1));
    if (step.columns < 0) from &= ~first_column;
    const int distance = step.rows * kSize + step.columns;
    return distance > 0 ? from << static_cast<std::size_t>(distance)
                        : from >> static_cast<std::size_t>(-distance);
}

Squares squares_after(const Squares& from, const Direction& step, Square queen) {
    return stepped(from, step) & free_squares()[index_of(queen)];
}

enum class Taste { up, down, sideways, climbing, careful, random, steps };

// Stands on one square, or has not chosen among several: what he says is then true of a king on
// at least one of them, and no other king could have held out longer by the same steps.
class King {
public:
    King(const Squares& squares, Taste taste, std::string script, std::uint64_t seed)
        : squares_(squares), taste_(taste), script_(std::move(script)), random_(seed) {}

    // The name of his step, none when there is no step to take wherever he is.
    std::optional<std::string> step(Square queen) {
        std::vector<Step> steps;
        for (const Direction& direction : kDirections) {
            const Squares reached = squares_after(squares_, direction, queen);
            if (reached.any()) steps.push_back({direction, reached});
        }
        if (steps.empty()) return std::nullopt;
        const Step chosen = one_of(liked_among(steps, queen));
        squares_ = chosen.reached;
        return chosen.direction.name;
    }

private:
    struct Step {
        Direction direction;
        Squares reached;
    };

    std::vector<Step> liked_among(const std::vector<Step>& steps, Square queen) {
        switch (taste_) {
            case Taste::up: return by_rows(-1, steps);
            case Taste::down: return by_rows(1, steps);
            case Taste::sideways: return by_rows(0, steps);
            case Taste::climbing: return by_rows(random_.integer(0, 3) == 0 ? -1 : 0, steps);
            case Taste::careful: return with_most_freedom(steps, queen);
            case Taste::random: return steps;
            case Taste::steps: return by_script(steps);
        }
        std::abort();
    }

    // Those that change the row so, or all where none does.
    static std::vector<Step> by_rows(int rows, const std::vector<Step>& steps) {
        std::vector<Step> found;
        for (const Step& step : steps) {
            if (step.direction.rows == rows) found.push_back(step);
        }
        return found.empty() ? steps : found;
    }

    // The next step of the script, or all where he cannot take it or has come to its end.
    std::vector<Step> by_script(const std::vector<Step>& steps) {
        if (scripted_ == script_.size()) return steps;
        const char digit = script_[scripted_++];
        for (const Step& step : steps) {
            if (digit_of(step.direction) == digit) return {step};
        }
        return steps;
    }

    static std::vector<Step> with_most_freedom(const std::vector<Step>& steps, Square queen) {
        std::vector<Step> best;
        std::size_t most = 0;
        for (const Step& step : steps) {
            const std::size_t freedom = freedom_after(step.reached, queen);
            if (freedom > most) best.clear();
            if (freedom >= most) best.push_back(step);
            most = std::max(most, freedom);
        }
        return best;
    }

    // In how many ways he can step on, over all that the queen may do before.
    static std::size_t freedom_after(const Squares& reached, Square queen) {
        std::array<Squares, kDirections.size()> next;
        for (std::size_t i = 0; i < next.size(); ++i) next[i] = stepped(reached, kDirections[i]);
        std::size_t ways = 0;
        const Squares& out_of_reach = free_squares()[index_of(queen)];
        for (std::size_t to = 0; to < out_of_reach.size(); ++to) {
            if (out_of_reach[to] || to == index_of(queen)) continue;
            for (const Squares& squares : next) ways += (squares & free_squares()[to]).count();
        }
        return ways;
    }

    // At random, each as likely as the number of squares that it leads to says.
    Step one_of(const std::vector<Step>& steps) {
        long long squares = 0;
        for (const Step& step : steps) squares += static_cast<long long>(step.reached.count());
        long long place = random_.integer(0, squares - 1);
        for (const Step& step : steps) {
            place -= static_cast<long long>(step.reached.count());
            if (place < 0) return step;
        }
        return steps.back();
    }

    Squares squares_;
    Taste taste_;
    std::string script_;        // steps that are given, as digits
    std::size_t scripted_ = 0;  // how many of them have had their turn
    testdata::Random random_;
};

King read_king(testdata::JudgeFile& input) {
    Squares squares;
    if (input.one_of("place", {"anywhere", "at"}) == 0) {
        squares.set();
    } else {
        const int row = static_cast<int>(input.integer("row", 1, kSize)) - 1;
        const int column = static_cast<int>(input.integer("column", 1, kSize)) - 1;
        squares.set(index_of({row, column}));
    }
    const auto taste = static_cast<Taste>(input.one_of(
        "taste", {"up", "down", "sideways", "climbing", "careful", "random", "steps"}));
    std::string script;
    if (taste == Taste::steps) script = input.word("steps", "12346789", 1, kMoves + 1);
    const long long seed = input.integer("seed", 0, 999999);
    return {squares, taste, script, static_cast<std::uint64_t>(seed)};
}

Square read_queen(testdata::LooseOutput& output, const std::string& when) {
    const int row = static_cast<int>(output.integer((when + "row").c_str(), 1, kSize)) - 1;
    const int column = static_cast<int>(output.integer((when + "column").c_str(), 1, kSize)) - 1;
    return {row, column};
}

std::string name_of(Square square) {
    return std::to_string(square.row + 1) + " " + std::to_string(square.column + 1);
}

void play(King& king, const std::string& game, testdata::LooseOutput& output) {
    Square queen = read_queen(output, game + ": ");
    for (int move = 1;; ++move) {
        const std::optional<std::string> step = king.step(queen);
        testdata::say(step.value_or("Done"));
        if (!step) return;
        const std::string when = game + ", move " + std::to_string(move) + ": ";
        if (move > kMoves) output.reject(game + ": the king is free after 130 moves of the queen");
        const Square to = read_queen(output, when);
        if (index_of(to) == index_of(queen)) output.reject(when + "the queen stays where she is");
        if (!share_a_line(to, queen)) {
            output.reject(when + "no queen moves from " + name_of(queen) + " to " + name_of(to));
        }
        queen = to;
    }
}

}  // namespace

int main(int argc, char** argv) {
    testdata::JudgeFiles files(argc, argv);
    const long long games = files.input.integer("games", 1, 60);
    std::vector<King> kings;
    for (long long game = 0; game < games; ++game) kings.push_back(read_king(files.input));
    files.input.end();
    testdata::LooseOutput output(files);
    testdata::say(std::to_string(games));
    int game = 0;
    for (King& king : kings) play(king, "game " + std::to_string(++game), output);
    output.accept();
}
