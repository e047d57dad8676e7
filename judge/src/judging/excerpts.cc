#include "judging/excerpts.h"

#include "base/files.h"
#include "base/text.h"
#include "judging/decide.h"

namespace queens {
namespace {

constexpr std::size_t kLines = 12;
constexpr std::size_t kWidth = 120;
constexpr std::size_t kBytes = 64 * 1024;  // no need to look further for so few lines
constexpr std::size_t kTranscriptLines = 40;

}  // namespace

std::string beginning(std::string_view text) {
    if (text.size() <= kBytes) return excerpt(text, kLines, kWidth);
    return excerpt(text.substr(0, kBytes), kLines, kWidth) + "\n(" + std::to_string(text.size()) +
           " bytes in all)";
}

std::string beginning_of_file(const std::filesystem::path& path) {
    const Fd fd = open_to_read(path);
    return beginning(Mapping(fd.get()).bytes());
}

std::string transcript_text(const std::vector<Message>& transcript) {
    std::string text;
    for (const Message& message : transcript) {
        const std::string head =
            (message.from_program ? "> " : "< ") + seconds_text(message.time) + "  ";
        std::string_view rest = message.text;
        while (!rest.empty()) {
            const std::size_t line = rest.find('\n');
            text += head + std::string(rest.substr(0, line)) + "\n";
            rest.remove_prefix(line == rest.npos ? rest.size() : line + 1);
        }
    }
    return excerpt(text, kTranscriptLines, kWidth);
}

}  // namespace queens
