#include "report/text.h"

#include <array>
#include <cstdio>

namespace queens {

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) {
        at -= 3;
        text.insert(at, 1, ' ');
    }
    return text;
}

std::string counted(std::uint64_t number, std::string_view noun) {
    return grouped(number) + " " + std::string(noun) + (number == 1 ? "" : "s");
}

std::string memory_text(std::uint64_t bytes) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f MiB", static_cast<double>(bytes) / 1048576.0);
    return text.data();
}

int Totals::exit_status() const {
    if (judge_errors > 0 || broken_validators > 0 || programs == 0) return 2;
    return unexpected > 0 || refused_inputs > 0 ? 1 : 0;
}

}  // namespace queens
