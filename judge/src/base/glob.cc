#include <vector>

#include "base/text.h"
#include "base/utf8.h"

namespace queens {

namespace {

// A pattern as an automaton whose states are the positions in its text, the end included: reading
// a character leads to later positions, and jumps lead on without reading. All states a path can
// be in are followed at once, so the work is at most pattern length times path length.
class Glob {
public:
    explicit Glob(std::string_view pattern) : pattern_(pattern), jumps_(pattern.size() + 1) {
        add_stars();
        add_braces();
    }

    [[nodiscard]] bool matches(std::string_view path) const {
        std::vector<bool> states = with_jumps({0});
        for (std::size_t at = 0; at < path.size();) {
            const std::string_view rest = path.substr(at);
            const std::string_view character = rest.substr(0, first_character(rest).length);
            if (at > 0 && states.back() && (character == "/" || path[at - 1] == '/')) return true;
            states = after(states, character);
            at += character.size();
        }
        return states.back();
    }

private:
    void add_stars() {
        for (std::size_t i = 0; i < pattern_.size(); ++i) {
            if (pattern_[i] == '*') jumps_[i].push_back(i + 1);
        }
    }

    // A brace that is never closed, or closes nothing, stands for itself: it gets no jumps.
    void add_braces() {
        std::vector<std::vector<std::size_t>> open;  // of each open brace: it and its commas
        for (std::size_t i = 0; i < pattern_.size(); ++i) {
            if (pattern_[i] == '{') open.push_back({i});
            if (open.empty()) continue;
            if (pattern_[i] == ',') open.back().push_back(i);
            if (pattern_[i] != '}') continue;
            add_group(open.back(), i);
            open.pop_back();
        }
    }

    void add_group(const std::vector<std::size_t>& marks, std::size_t close) {
        for (const std::size_t mark : marks) {
            jumps_[marks.front()].push_back(mark + 1);
            if (mark != marks.front()) jumps_[mark].push_back(close + 1);
        }
        jumps_[close].push_back(close + 1);
        for (std::size_t i = marks.front(); i < close; ++i) {
            if (pattern_[i] == ' ') jumps_[i].push_back(i + 1);
        }
    }

    [[nodiscard]] std::vector<bool> after(const std::vector<bool>& states,
                                          std::string_view character) const {
        std::vector<std::size_t> reached;
        for (std::size_t i = 0; i < pattern_.size(); ++i) {
            if (!states[i]) continue;
            if (pattern_[i] == '*') {
                if (character != "/") reached.push_back(i);
            } else if (pattern_[i] == '?') {
                if (character != "/") reached.push_back(i + 1);
            } else if (jumps_[i].empty() && pattern_.substr(i).starts_with(character)) {
                reached.push_back(i + character.size());
            }
        }
        return with_jumps(std::move(reached));
    }

    [[nodiscard]] std::vector<bool> with_jumps(std::vector<std::size_t> pending) const {
        std::vector<bool> states(jumps_.size());
        while (!pending.empty()) {
            const std::size_t state = pending.back();
            pending.pop_back();
            if (states[state]) continue;
            states[state] = true;
            pending.insert(pending.end(), jumps_[state].begin(), jumps_[state].end());
        }
        return states;
    }

    std::string_view pattern_;
    std::vector<std::vector<std::size_t>> jumps_;
};

}  // namespace

bool glob_matches(std::string_view pattern, std::string_view path) {
    return Glob(pattern).matches(path);
}

}  // namespace queens
