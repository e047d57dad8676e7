#include "problem/cases.h"

#include <unistd.h>

#include <map>

#include "base/files.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLookedAt = std::size_t{64} << 10;

std::string head_of(const fs::path& file) {
    const Fd fd = open_to_read(file);
    std::string head(kLookedAt, '\0');
    const ssize_t got = ::read(fd.get(), head.data(), head.size());
    head.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return head;
}

// What most programs do not expect; empty when there is nothing of the kind.
std::string encoding_fault(const std::string& head) {
    if (head.starts_with("\xEF\xBB\xBF")) return "byte order mark (BOM); save without it";
    if (head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF")) {
        return "UTF-16; save as UTF-8";
    }
    if (head.find('\r') == std::string::npos) return {};
    return "carriage returns (CR); save with LF line ends";
}

}  // namespace

std::vector<std::string> encoding_notices(const Tree& tree, const std::vector<TestCase>& cases) {
    std::map<std::string, std::vector<std::string>> files_by_fault;
    for (const TestCase& test : cases) {
        for (const fs::path& file : {test.input, test.answer}) {
            const std::string fault = encoding_fault(head_of(file));
            if (!fault.empty()) files_by_fault[fault].push_back(tree.shown(file));
        }
    }
    std::vector<std::string> notices;
    for (const auto& [fault, files] : files_by_fault) {
        const std::size_t others = files.size() - 1;
        const std::string more = others == 0 ? "" : " and " + std::to_string(others) + " more";
        notices.push_back(files.front() + more + ": " + fault);
    }
    return notices;
}

std::string stem_before(const std::string& text, std::string_view ending) {
    if (!text.ends_with(ending)) return {};
    return text.substr(0, text.size() - ending.size());
}

}  // namespace queens
