#include "judging/results.h"

#include <algorithm>

#include "base/text.h"

namespace queens {
namespace {

bool selects(const Expectation& expectation, const TestCase& test_case) {
    return expectation.cases == "*" || glob_matches(expectation.cases, test_case.name);
}

VerdictSet all_verdicts() {
    VerdictSet all;
    for (const Verdict verdict : kAllVerdicts) all.insert(verdict);
    return all;
}

// An expectation on the verdict of all groups together, not on each case.
bool is_on_the_whole(const Expectation& expectation, const ProgramResult& result) {
    return result.problem->graded_as_a_whole && expectation.cases == "*";
}

VerdictSet permitted_on(const ProgramResult& result, const TestCase& test_case) {
    VerdictSet permitted = all_verdicts();
    for (const Expectation& expectation : result.program->expectations) {
        if (is_on_the_whole(expectation, result)) continue;
        if (selects(expectation, test_case)) permitted = permitted & expectation.permitted;
    }
    return permitted;
}

std::string names_of(VerdictSet set) {
    std::vector<std::string> names;
    for (const Verdict verdict : kAllVerdicts) {
        if (set.contains(verdict)) names.emplace_back(short_name(verdict));
    }
    return join(names, " or ");
}

const CaseResult* first_with(const ProgramResult& result, Verdict verdict) {
    const auto found = std::ranges::find(result.cases, verdict, &CaseResult::verdict);
    return found == result.cases.end() ? nullptr : &*found;
}

std::string case_text(const CaseResult& result) {
    std::string text = result.test_case->name + ": " + std::string(short_name(result.verdict));
    if (!result.reason.empty()) text += ", " + result.reason;
    return text;
}

// What there is in place of a verdict that is required.
std::string found_instead(const ProgramResult& result, const std::string& cases) {
    if (result.verdict == Verdict::accepted) return "AC" + cases + "; add a case that tells it apart";
    // That of groups, or of a score at fault, need not be that of a case.
    const CaseResult* const one = first_with(result, result.verdict);
    return one != nullptr ? case_text(*one)
                          : std::string(short_name(result.verdict)) + ", " + result.reason;
}

// What one expectation misses, or an empty string.
std::string unmet(const Expectation& expectation, const ProgramResult& result) {
    bool required_seen = expectation.required.empty();
    bool message_seen = expectation.message.empty();
    std::size_t selected = 0;
    for (const CaseResult& run : result.cases) {
        if (!selects(expectation, *run.test_case)) continue;
        ++selected;
        if (!expectation.permitted.contains(run.verdict)) {
            return "expected " + names_of(expectation.permitted) + " (" + expectation.origin +
                   "), " + case_text(run);
        }
        required_seen = required_seen || expectation.required.contains(run.verdict);
        message_seen = message_seen || run.judge_message.find(expectation.message) != std::string::npos;
    }
    const std::string cases = " on all " + std::to_string(selected) + " cases";
    if (!required_seen) {
        return "expected " + names_of(expectation.required) + " on some case (" +
               expectation.origin + "), found " + found_instead(result, cases);
    }
    if (!message_seen) {
        return "expected a judge message with " + in_quotes(expectation.message) + " (" +
               expectation.origin + "), found none" + cases;
    }
    return {};
}

Score score_of_cases(const ProgramResult& result) {
    std::vector<ScoredCase> cases;
    for (const CaseResult& run : result.cases) {
        cases.push_back({run.test_case->name, run.test_case->group, run.verdict, run.score,
                         run.score_multiplier});
    }
    return score_of(result.problem->groups, cases);
}

// The score of a group that was not reached is 0.
double score_in(const Score& score, const std::string& group) {
    if (group.empty()) return score.value;
    const auto found = std::ranges::find(score.groups, group, &GroupScore::name);
    return found == score.groups.end() ? 0 : found->score;
}

// What an expected score misses, or an empty string.
std::string unmet(const ExpectedScore& expected, const Score& score) {
    constexpr double kRounding = 1e-4;
    const double found = score_in(score, expected.group);
    if (found >= expected.least - kRounding && found <= expected.most + kRounding) return {};
    std::string range = score_text(expected.least);
    if (expected.least != expected.most) range += " to " + score_text(expected.most);
    return "expected the score " + range + (expected.group.empty() ? "" : " in " + expected.group) +
           " (" + expected.origin + "), found " + score_text(found);
}

// What an expectation on the verdict of all groups together misses, or an empty string.
std::string unmet_as_a_whole(const Expectation& expectation, const ProgramResult& result) {
    const bool required = expectation.required.empty() ||
                          expectation.required.contains(result.verdict);
    if (required && expectation.permitted.contains(result.verdict)) return {};
    const VerdictSet wanted = expectation.required.empty() ? expectation.permitted
                                                           : expectation.required;
    return "expected " + names_of(wanted) + " of all groups together (" + expectation.origin +
           "), found " + std::string(short_name(result.verdict));
}

void expect(ProgramResult& result, const std::string& unmet) {
    if (unmet.empty() || !result.as_expected) return;
    result.as_expected = false;
    result.reason = unmet;
}

void conclude_score(ProgramResult& result) {
    result.score = score_of_cases(result);
    if (result.problem->graded_as_a_whole) result.verdict = result.score->verdict;
    if (!result.score->fault.empty()) {
        result.verdict = Verdict::judge_error;
        result.reason = result.score->fault;
    }
}

void conclude_compile_error(ProgramResult& result) {
    result.verdict = Verdict::compile_error;
    result.as_expected = std::ranges::all_of(
        result.program->expectations, [](const Expectation& expectation) {
            return expectation.permitted.contains(Verdict::compile_error);
        });
    if (!result.as_expected) {
        result.reason = "expected " + names_of(result.permitted) + ", it does not compile: " +
                        result.reason;
    }
}

void conclude_cases(ProgramResult& result) {
    result.verdict = Verdict::accepted;
    for (CaseResult& run : result.cases) {
        run.permitted = permitted_on(result, *run.test_case);
        run.as_expected = run.permitted.contains(run.verdict);
        result.verdict = std::max(result.verdict, run.verdict);
    }
    const CaseResult* const worst = first_with(result, result.verdict);
    if (result.verdict != Verdict::accepted) result.reason = case_text(*worst);
    if (!result.problem->groups.empty()) conclude_score(result);
    result.as_expected = result.verdict != Verdict::judge_error;
    for (const Expectation& expectation : result.program->expectations) {
        expect(result, is_on_the_whole(expectation, result) ? unmet_as_a_whole(expectation, result)
                                                            : unmet(expectation, result));
    }
    if (!result.score) return;
    for (const ExpectedScore& expected : result.program->expected_scores) {
        expect(result, unmet(expected, *result.score));
    }
}

}  // namespace

void conclude(ProgramResult& result) {
    result.permitted = all_verdicts();
    for (const Expectation& expectation : result.program->expectations) {
        if (expectation.cases == "*") result.permitted = result.permitted & expectation.permitted;
        result.required = result.required | expectation.required;
    }
    switch (result.build) {
        case Build::Outcome::skipped: result.as_expected = true; return;
        case Build::Outcome::compile_error: return conclude_compile_error(result);
        case Build::Outcome::ready: return conclude_cases(result);
    }
}

}  // namespace queens
