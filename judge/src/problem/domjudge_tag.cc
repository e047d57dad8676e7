#include "problem/domjudge_tag.h"

#include "base/text.h"
#include "problem/expectation.h"

namespace queens {
namespace {

constexpr std::string_view kTag = "@EXPECTED_RESULTS@: ";

VerdictSet verdicts_of(std::string_view result) {
    using enum Verdict;
    if (result == "CORRECT" || result == "ACCEPTED") return {accepted};
    if (result == "WRONG-ANSWER" || result == "NO-OUTPUT") return {wrong_answer};
    if (result == "TIMELIMIT" || result == "TIME-LIMIT-EXCEEDED") return {time_limit};
    if (result == "RUN-ERROR" || result == "RUN-TIME-ERROR") return foreign({run_time_error});
    if (result == "OUTPUT-LIMIT" || result == "MEMORY-LIMIT") return foreign({run_time_error});
    if (result == "COMPILER-ERROR") return {compile_error};
    return {};
}

// As DOMjudge reads names: capital letters, '_' and '-' alike.
std::string normalized(std::string_view name) {
    std::string made(trimmed(name));
    for (char& c : made) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c == '_' || c == ' ') c = '-';
    }
    return made;
}

}  // namespace

std::optional<ResultsTag> find_results_tag(std::string_view source) {
    const std::size_t start = source.find(kTag);
    if (start == std::string_view::npos) return std::nullopt;
    std::string_view line = source.substr(start + kTag.size());
    ResultsTag tag;
    tag.repeated = line.find(kTag) != std::string_view::npos;
    line = line.substr(0, line.find_first_of("\r\n"));
    const std::size_t comment_end = line.find("*/");
    line = line.substr(0, comment_end);
    for (std::string_view name : split(line, ',')) {
        const std::string result = normalized(name);
        if (result.empty()) continue;
        const VerdictSet verdicts = verdicts_of(result);
        if (verdicts.empty()) tag.unknown.push_back(result);
        tag.verdicts = tag.verdicts | verdicts;
    }
    return tag;
}

}  // namespace queens
