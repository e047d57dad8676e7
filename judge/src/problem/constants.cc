#include "problem/constants.h"

namespace queens {

std::string replace_constants(std::string_view text,
                              const std::map<std::string, std::string>& constants) {
    std::string replaced;
    for (;;) {
        const std::size_t open = text.find("{{");
        const std::size_t close = text.find("}}", open == std::string_view::npos ? open : open + 2);
        if (constants.empty() || close == std::string_view::npos) break;
        const auto found = constants.find(std::string(text.substr(open + 2, close - open - 2)));
        replaced += text.substr(0, open);
        // What is no constant stays, and the search goes on behind its first brace.
        replaced += found == constants.end() ? "{" : found->second;
        text.remove_prefix(found == constants.end() ? open + 1 : close + 2);
    }
    replaced += text;
    return replaced;
}

}  // namespace queens
