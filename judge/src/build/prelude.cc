#include "build/prelude.h"

#include "base/text.h"

namespace queens {
namespace {

// Making one takes as long as it saves to so many programs.
constexpr int kWorthIt = 4;

// What is left of a line behind a comment that may have begun before it; in_comment says whether one
// goes on at its end.
std::string_view without_comment(std::string_view line, bool& in_comment) {
    while (true) {
        line = trimmed(line);
        if (in_comment) {
            const std::size_t end = line.find("*/");
            if (end == line.npos) return {};
            in_comment = false;
            line.remove_prefix(end + 2);
        } else if (line.starts_with("/*")) {
            in_comment = true;
            line.remove_prefix(2);
        } else {
            const bool is_comment = line.starts_with("//") && !line.ends_with('\\');
            return is_comment ? std::string_view() : line;
        }
    }
}

}  // namespace

bool opens_with_includes(std::string_view source, const std::vector<std::string_view>& headers) {
    std::vector<std::string> missing;
    for (const std::string_view header : headers) missing.push_back("<" + std::string(header) + ">");
    bool in_comment = false;
    for (std::string_view line : split(source, '\n')) {
        line = without_comment(line, in_comment);
        if (line.empty()) continue;
        if (!line.starts_with("#include")) return false;
        std::erase(missing, trimmed(line.substr(8)));
        if (missing.empty()) return true;
    }
    return false;
}

Preludes::Header Preludes::get(const std::string& name, const std::function<Header()>& find,
                               const std::function<Header()>& make) {
    std::unique_lock lock(mutex_);
    State& state = states_[name];
    if (state.header) return state.header;
    ++state.asked;
    if (state.asked == 1) state.header = find();
    if (state.header || state.asked != kWorthIt) return state.header;
    lock.unlock();  // whoever asks meanwhile goes without it
    const Header made = make();
    lock.lock();
    return state.header = made;
}

}  // namespace queens
