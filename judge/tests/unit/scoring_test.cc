#include "judging/scoring.h"

#include "unit.h"

namespace scoring_test {

using namespace queens;
using enum Verdict;

TestGroup group(const std::string& name, ScoreRule rule) {
    TestGroup made;
    made.name = name;
    made.score_rule = rule;
    made.stops_at_rejection = false;
    return made;
}

TestGroup share(const std::string& name, ScoreRule rule, std::optional<double> most) {
    TestGroup made = group(name, rule);
    made.accept_score.reset();
    made.max_score = most;
    return made;
}

// "3 WA: secret 3 WA, ": value and verdict of the whole, then those of the groups.
std::string shown(const Score& score) {
    std::string text = score_text(score.value) + " " + std::string(short_name(score.verdict)) + ":";
    for (const GroupScore& one : score.groups) {
        text += " " + one.name + " " + score_text(one.score) + " " +
                std::string(short_name(one.verdict));
    }
    return text + (score.fault.empty() ? "" : " " + score.fault);
}

ScoredCase judged(const std::string& group, int number, Verdict verdict) {
    return {group + "/" + std::to_string(number), group, verdict, {}, {}};
}

// Two groups with two cases each, of which the last is rejected.
const std::vector<ScoredCase> kFour = {judged("g/1", 1, accepted), judged("g/1", 2, accepted),
                                       judged("g/2", 1, accepted), judged("g/2", 2, time_limit)};

const unit::Test sum("scoring/cases_and_groups_add_up", [] {
    unit::equal_text(shown(score_of({group("", ScoreRule::sum), group("g", ScoreRule::sum),
                                     group("g/1", ScoreRule::sum), group("g/2", ScoreRule::sum)},
                                    kFour)),
                     "3 TLE: g/1 2 AC g/2 1 TLE g 3 TLE");
});

const unit::Test rules("scoring/least_most_and_mean", [] {
    const auto value = [](ScoreRule rule) {
        TestGroup outer = group("g", rule);
        return score_text(score_of({group("", ScoreRule::sum), outer, group("g/1", ScoreRule::sum),
                                    group("g/2", ScoreRule::minimum)},
                                   kFour)
                              .value);
    };
    unit::equal_text(value(ScoreRule::minimum), "0");
    unit::equal_text(value(ScoreRule::maximum), "2");
    unit::equal_text(value(ScoreRule::average), "1");
});

const unit::Test verdicts("scoring/verdicts_of_a_group", [] {
    const std::vector<ScoredCase> cases = {judged("g", 1, time_limit), judged("g", 2, run_time_error),
                                           judged("g", 3, accepted)};
    const auto verdict = [&cases](VerdictRule rule, bool any) {
        TestGroup whole = group("", ScoreRule::sum);
        TestGroup inner = group("g", ScoreRule::sum);
        inner.verdict_rule = rule;
        inner.accepts_if_any = any;
        return std::string(short_name(score_of({whole, inner}, cases).verdict));
    };
    unit::equal_text(verdict(VerdictRule::worst_error, false), "RTE");
    unit::equal_text(verdict(VerdictRule::first_error, false), "TLE");
    unit::equal_text(verdict(VerdictRule::always_accept, false), "AC");
    unit::equal_text(verdict(VerdictRule::first_error, true), "AC");
});

const unit::Test breaks("scoring/what_comes_after_a_rejection", [] {
    const std::vector<ScoredCase> cases = {judged("g", 1, accepted), judged("g", 2, wrong_answer),
                                           judged("g", 3, accepted)};
    TestGroup inner = group("g", ScoreRule::sum);
    unit::equal_text(score_text(score_of({group("", ScoreRule::sum), inner}, cases).value), "2");
    inner.stops_at_rejection = true;
    inner.reject_score = 0.5;
    unit::equal_text(score_text(score_of({group("", ScoreRule::sum), inner}, cases).value), "1.5");
});

const unit::Test sample("scoring/the_sample_may_not_count", [] {
    TestGroup whole = group("", ScoreRule::sum);
    const std::vector<TestGroup> inner = {group("sample", ScoreRule::sum),
                                          group("secret", ScoreRule::sum)};
    const std::vector<ScoredCase> cases = {judged("sample", 1, wrong_answer),
                                           judged("secret", 1, accepted)};
    unit::equal_text(shown(score_of({whole, inner[0], inner[1]}, cases)),
                     "1 WA: sample 0 WA secret 1 AC");
    whole.ignores_sample = true;
    unit::equal_text(shown(score_of({whole, inner[0], inner[1]}, cases)),
                     "1 AC: sample 0 WA secret 1 AC");
});

// 2025-09: 30 points for all of the first group, 70 for the cases of the second, half of them won.
const unit::Test shares("scoring/shares_of_the_most", [] {
    std::vector<ScoredCase> cases = kFour;
    for (ScoredCase& one : cases) {
        one.group = "secret" + one.group.substr(1);
        one.name = "secret" + one.name.substr(1);
    }
    std::vector<TestGroup> groups = {share("", ScoreRule::sum, {}), share("secret", ScoreRule::sum, 100),
                                     share("secret/1", ScoreRule::pass_fail, 30),
                                     share("secret/2", ScoreRule::sum, 70)};
    unit::equal_text(shown(score_of(groups, cases)),
                     "65 TLE: secret/1 30 AC secret/2 35 TLE secret 65 TLE");
    cases[2].multiplier = 0.5;
    unit::equal_text(score_text(score_of(groups, cases).value), "47.5");
    groups[3].score_rule = ScoreRule::minimum;
    unit::equal_text(score_text(score_of(groups, cases).value), "30");
});

const unit::Test require("scoring/a_group_may_require_another", [] {
    std::vector<TestGroup> groups = {share("", ScoreRule::sum, {}), share("secret", ScoreRule::sum, 100),
                                     share("secret/1", ScoreRule::pass_fail, 40),
                                     share("secret/2", ScoreRule::pass_fail, 60)};
    groups[3].require_pass = {"secret/1"};
    std::vector<ScoredCase> cases = {judged("secret/1", 1, wrong_answer),
                                     judged("secret/2", 1, accepted)};
    unit::equal_text(score_text(score_of(groups, cases).value), "0");
    cases[0].verdict = accepted;
    unit::equal_text(score_text(score_of(groups, cases).value), "100");
});

const unit::Test faults("scoring/what_cannot_be_scored_is_said", [] {
    std::vector<TestGroup> groups = {share("", ScoreRule::sum, {}), share("secret", ScoreRule::sum, {})};
    std::vector<ScoredCase> cases = {judged("secret", 1, accepted)};
    unit::equal_text(score_of(groups, cases).fault,
                     "secret/1: expected the output validator to write score.txt, since its group has "
                     "no max_score, found none");
    cases[0].score = 12;
    unit::equal_text(shown(score_of(groups, cases)), "12 AC: secret 12 AC");
    groups[1].max_score = 10;
    unit::equal_text(score_of(groups, cases).fault,
                     "secret/1: score.txt: expected 0 to 10, found 12");
});

}  // namespace scoring_test
