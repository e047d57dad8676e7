#include "problem/expectation.h"

#include <algorithm>
#include <array>

namespace queens {
namespace {

using enum Verdict;

constexpr VerdictSet kRejected{wrong_answer, output_limit, run_time_error,
                               memory_limit, time_limit,   compile_error};
constexpr VerdictSet kAny = kRejected | VerdictSet{accepted};

struct Rule {
    VerdictSet permitted;
    VerdictSet required;
};

struct NamedRule {
    std::string_view folder;
    Rule rule;
};

constexpr Rule only(VerdictSet rejected) { return {rejected | VerdictSet{accepted}, rejected}; }

constexpr Rule kAnyRejection{kAny, kRejected};

constexpr std::array kArchive = {
    NamedRule{"accepted", {{accepted}, {accepted}}},
    NamedRule{"wrong_answer", only({wrong_answer})},
    NamedRule{"time_limit_exceeded", only({time_limit})},
    NamedRule{"run_time_error", only({run_time_error})},
    NamedRule{"memory_limit_exceeded", only({memory_limit})},
    NamedRule{"output_limit_exceeded", only({output_limit})},
    NamedRule{"compile_error", {{compile_error}, {compile_error}}},
    NamedRule{"rejected", kAnyRejection},
};

constexpr std::array kLegacy = {
    NamedRule{"accepted", {{accepted}, {accepted}}},
    NamedRule{"wrong_answer", only({wrong_answer})},
    NamedRule{"time_limit_exceeded", {{accepted, time_limit, wrong_answer}, {time_limit}}},
    NamedRule{"run_time_error", only({run_time_error})},
    NamedRule{"partially_accepted", {kAny, {}}},
};

constexpr std::array kIcpc = {
    NamedRule{"accepted", {{accepted}, {accepted}}},
    NamedRule{"wrong_answer", only({wrong_answer})},
    NamedRule{"time_limit_exceeded", only({time_limit})},
    NamedRule{"run_time_error", only({run_time_error})},
    NamedRule{"brute_force", only({run_time_error, time_limit})},
    NamedRule{"rejected", kAnyRejection},
    NamedRule{"partially_accepted", {kAny, {}}},
};

// In no specification, but in many packages.
constexpr std::array kCustomary = {
    NamedRule{"brute_force", only({run_time_error, time_limit})},
    NamedRule{"rejected", kAnyRejection},
    NamedRule{"compiler_error", {{compile_error}, {compile_error}}},
    NamedRule{"compile_error", {{compile_error}, {compile_error}}},
    NamedRule{"no_output", only({wrong_answer})},
    NamedRule{"output_limit", only({run_time_error})},
    NamedRule{"output_limit_exceeded", only({run_time_error})},
    NamedRule{"memory_limit", only({run_time_error})},
    NamedRule{"memory_limit_exceeded", only({run_time_error})},
    NamedRule{"run_time_exception", only({run_time_error})},
};

std::optional<Rule> look_up(std::span<const NamedRule> rules, std::string_view folder) {
    for (const NamedRule& named : rules) {
        if (named.folder == folder) return named.rule;
    }
    return std::nullopt;
}

std::optional<Rule> find_rule(std::string_view folder, FolderRules rules) {
    switch (rules) {
        case FolderRules::archive:
            return look_up(kArchive, folder);
        case FolderRules::legacy:
            if (const auto rule = look_up(kLegacy, folder)) return rule;
            return look_up(kCustomary, folder);
        case FolderRules::icpc:
            if (const auto rule = look_up(kIcpc, folder)) return rule;
            return look_up(kCustomary, folder);
    }
    return std::nullopt;
}

}  // namespace

std::span<const std::string> archive_verdict_folders() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> found;
        for (const NamedRule& named : kArchive) found.emplace_back(named.folder);
        return found;
    }();
    return names;
}

VerdictSet foreign(VerdictSet verdicts) {
    if (!verdicts.contains(run_time_error)) return verdicts;
    return verdicts | VerdictSet{memory_limit, output_limit};
}

std::optional<Expectation> folder_expectation(std::string_view folder, FolderRules rules) {
    const std::optional<Rule> rule = find_rule(folder, rules);
    if (!rule) return std::nullopt;
    const bool ours = rules == FolderRules::archive;
    Expectation made;
    made.cases = "*";
    made.permitted = ours ? rule->permitted : foreign(rule->permitted);
    made.required = ours ? rule->required : foreign(rule->required);
    made.origin = "folder " + std::string(folder);
    return made;
}

Expectation no_expectation(std::string origin) {
    Expectation made;
    made.cases = "*";
    made.permitted = kAny;
    made.origin = std::move(origin);
    return made;
}

TimeLimitRole default_role(const Program& program) {
    VerdictSet permitted = kAny;
    bool must_exceed = false;
    for (const Expectation& expectation : program.expectations) {
        if (expectation.cases == "*") permitted = permitted & expectation.permitted;
        must_exceed = must_exceed || expectation.required == VerdictSet{time_limit};
    }
    if (must_exceed) return TimeLimitRole::upper;
    return permitted.contains(time_limit) ? TimeLimitRole::none : TimeLimitRole::lower;
}

}  // namespace queens
