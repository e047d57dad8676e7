#include "problem/cases.h"

#include <unistd.h>

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

}  // namespace

std::string encoding_notice(const Tree& tree, const fs::path& file) {
    const std::string head = head_of(file);
    if (head.starts_with("\xEF\xBB\xBF")) {
        return tree.shown(file) + ": starts with a byte order mark; save it without BOM";
    }
    if (head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF")) {
        return tree.shown(file) + ": is UTF-16; save it as UTF-8";
    }
    if (head.find('\r') != std::string::npos) {
        return tree.shown(file) + ": has carriage returns (CR); save it with LF line ends";
    }
    return {};
}

std::vector<std::string> encoding_notices(const Tree& tree, const std::vector<TestCase>& cases) {
    std::vector<std::string> notices;
    for (const TestCase& test : cases) {
        for (const fs::path& file : {test.input, test.answer}) {
            std::string notice = encoding_notice(tree, file);
            if (!notice.empty()) notices.push_back(std::move(notice));
        }
    }
    return notices;
}

std::string stem_before(const std::string& text, std::string_view ending) {
    if (!text.ends_with(ending)) return {};
    return text.substr(0, text.size() - ending.size());
}

}  // namespace queens
