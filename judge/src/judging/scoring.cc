#include "judging/scoring.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <numeric>

namespace queens {
namespace {

constexpr double kRounding = 1e-9;  // sums of shares may be off by so much

// The order in which a grader takes one of several errors for the worst.
int gravity(Verdict verdict) {
    switch (verdict) {
        case Verdict::accepted: return 0;
        case Verdict::wrong_answer: return 1;
        case Verdict::output_limit: return 2;
        case Verdict::time_limit: return 3;
        case Verdict::memory_limit: return 4;
        case Verdict::run_time_error: return 5;
        case Verdict::compile_error: return 6;
        case Verdict::judge_error: return 7;
    }
    std::abort();
}

// A case or a group, as the group around it counts it.
struct Item {
    std::string name;
    Verdict verdict = Verdict::accepted;
    double score = 0;
};

bool is_rejected(const Item& item) { return item.verdict != Verdict::accepted; }

Verdict combined_verdict(const TestGroup& group, const std::vector<Item>& items) {
    const auto first = std::ranges::find_if(items, is_rejected);
    const bool any = std::ranges::any_of(items, [](const Item& item) { return !is_rejected(item); });
    if (first == items.end() || (group.accepts_if_any && any)) return Verdict::accepted;
    switch (group.verdict_rule) {
        case VerdictRule::always_accept: return Verdict::accepted;
        case VerdictRule::first_error: return first->verdict;
        case VerdictRule::worst_error:
            return std::ranges::max_element(items, {}, [](const Item& item) {
                       return gravity(item.verdict);
                   })->verdict;
    }
    std::abort();
}

double combined_score(const TestGroup& group, const std::vector<Item>& items) {
    if (items.empty()) return 0;
    const double sum = std::accumulate(items.begin(), items.end(), 0.0,
                                       [](double so_far, const Item& item) {
                                           return so_far + item.score;
                                       });
    switch (group.score_rule) {
        case ScoreRule::sum: return sum;
        case ScoreRule::average: return sum / static_cast<double>(items.size());
        case ScoreRule::minimum: return std::ranges::min_element(items, {}, &Item::score)->score;
        case ScoreRule::maximum: return std::ranges::max_element(items, {}, &Item::score)->score;
        case ScoreRule::pass_fail:
            return std::ranges::any_of(items, is_rejected) ? 0 : group.max_score.value_or(0);
    }
    std::abort();
}

class Scorer {
public:
    Scorer(const std::vector<TestGroup>& groups, const std::vector<ScoredCase>& cases)
        : groups_(groups), cases_(cases) {}

    Score run() {
        const GroupScore whole = score(groups_.front());
        made_.value = whole.score;
        made_.verdict = whole.verdict;
        return std::move(made_);
    }

private:
    GroupScore score(const TestGroup& group) {
        const std::vector<Item> items = items_of(group);
        GroupScore made{group.name, combined_verdict(group, items), combined_score(group, items)};
        if (!requirements_met(group)) {
            made.score = 0;
            if (made.verdict == Verdict::accepted) made.verdict = Verdict::wrong_answer;
        }
        if (group.max_score && made.score > *group.max_score + kRounding) {
            fault("data/" + group.name + ": expected at most " + score_text(*group.max_score) +
                  " (max_score), found " + score_text(made.score));
        }
        if (!group.name.empty() && !items.empty()) made_.groups.push_back(made);
        return made;
    }

    // What is right in the group and counts, in the order of the names.
    std::vector<Item> items_of(const TestGroup& group) {
        std::vector<Item> items;
        for (const ScoredCase& one : cases_) {
            if (one.group == group.name) {
                items.push_back({one.name, one.verdict, case_score(group, one)});
            }
        }
        for (const TestGroup& inner : groups_) {
            const bool is_inner = !inner.name.empty() && parent_group(inner.name) == group.name;
            if (!is_inner || !has_cases(inner)) continue;
            const GroupScore made = score(inner);
            if (group.ignores_sample && inner.name == "sample") continue;
            items.push_back({inner.name, made.verdict, made.score});
        }
        std::ranges::sort(items, {}, &Item::name);
        const auto first = std::ranges::find_if(items, is_rejected);
        if (group.stops_at_rejection && first != items.end()) items.erase(first + 1, items.end());
        return items;
    }

    double case_score(const TestGroup& group, const ScoredCase& one) {
        const bool accepted = one.verdict == Verdict::accepted;
        if (group.accept_score) {
            return accepted ? one.score.value_or(*group.accept_score) : group.reject_score;
        }
        if (group.score_rule == ScoreRule::pass_fail || !accepted) return 0;
        if (!group.max_score) {
            if (!one.score) fault(one.name + ": expected the output validator to write score.txt, since its "
                                             "group has no max_score, found none");
            return one.score.value_or(0);
        }
        const double most = *group.max_score / (group.score_rule == ScoreRule::sum ? count(group) : 1);
        if (one.multiplier && (*one.multiplier < 0 || *one.multiplier > 1)) {
            fault(one.name + ": score_multiplier.txt: expected 0 to 1, found " +
                  score_text(*one.multiplier));
        }
        if (one.score && (*one.score < 0 || *one.score > most + kRounding)) {
            fault(one.name + ": score.txt: expected 0 to " + score_text(most) + ", found " +
                  score_text(*one.score));
        }
        return one.score.value_or(most * one.multiplier.value_or(1));
    }

    bool requirements_met(const TestGroup& group) const {
        return std::ranges::all_of(group.require_pass, [this](const std::string& required) {
            return std::ranges::all_of(cases_, [&required](const ScoredCase& one) {
                return one.verdict == Verdict::accepted || !is_in(one.group, required);
            });
        });
    }

    bool has_cases(const TestGroup& group) const {
        return std::ranges::any_of(cases_, [&group](const ScoredCase& one) {
            return is_in(one.group, group.name);
        });
    }

    double count(const TestGroup& group) const {
        return static_cast<double>(std::ranges::count(cases_, group.name, &ScoredCase::group));
    }

    static bool is_in(const std::string& group, const std::string& outer) {
        return group == outer || group.starts_with(outer + "/");
    }

    void fault(const std::string& message) {
        if (made_.fault.empty()) made_.fault = message;
    }

    const std::vector<TestGroup>& groups_;
    const std::vector<ScoredCase>& cases_;
    Score made_;
};

}  // namespace

Score score_of(const std::vector<TestGroup>& groups, const std::vector<ScoredCase>& cases) {
    return Scorer(groups, cases).run();
}

std::string score_text(double score) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.6g", score);
    return text.data();
}

}  // namespace queens
