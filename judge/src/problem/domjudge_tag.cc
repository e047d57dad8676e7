#include "problem/domjudge_tag.h"

#include "base/text.h"
#include "problem/expectation.h"

namespace queens {
namespace {

constexpr std::string_view kTag = "@EXPECTED_RESULTS@: ";
constexpr std::string_view kScoreTag = "@EXPECTED_SCORE@: ";

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

// What stands behind a tag, up to the end of the line or comment.
std::optional<std::string_view> value_of(std::string_view source, std::string_view tag) {
    const std::size_t start = source.find(tag);
    if (start == std::string_view::npos) return std::nullopt;
    std::string_view line = source.substr(start + tag.size());
    line = line.substr(0, line.find_first_of("\r\n"));
    return line.substr(0, line.find("*/"));
}

}  // namespace

std::optional<double> find_score_tag(std::string_view source) {
    const auto value = value_of(source, kScoreTag);
    return value ? parse_decimal(trimmed(*value)) : std::nullopt;
}

std::optional<ResultsTag> find_results_tag(std::string_view source) {
    const auto value = value_of(source, kTag);
    if (!value) return std::nullopt;
    ResultsTag tag;
    tag.repeated = source.find(kTag) != source.rfind(kTag);
    for (const std::string_view name : split(*value, ',')) {
        const std::string result = normalized(name);
        if (result.empty()) continue;
        const VerdictSet verdicts = verdicts_of(result);
        if (verdicts.empty()) tag.unknown.push_back(result);
        tag.verdicts = tag.verdicts | verdicts;
    }
    return tag;
}

}  // namespace queens
