#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

// How the verdicts in a group become one.
enum class VerdictRule { worst_error, first_error, always_accept };

// How the scores in a group become one; pass_fail: the whole of max_score, or nothing.
enum class ScoreRule { sum, average, minimum, maximum, pass_fail };

// A folder of a scoring problem's test data, and how that is scored. What is right in it, cases and
// groups, counts in the order of the names.
struct TestGroup {
    std::string name;  // path below data/: "sample", "secret/1"; empty for data/ itself
    VerdictRule verdict_rule = VerdictRule::worst_error;
    ScoreRule score_rule = ScoreRule::sum;
    bool stops_at_rejection = true;       // what comes after the first rejection does not count
    bool ignores_sample = false;
    bool accepts_if_any = false;          // one acceptance is enough
    // Of an accepted and any other case right in it. Nothing: a case gets its share of max_score, for
    // sum, or all of it, for minimum.
    std::optional<double> accept_score = 1;
    double reject_score = 0;
    std::optional<double> max_score;        // nothing: without bound
    std::vector<std::string> require_pass;  // groups that have to be accepted, else it scores nothing
};

// "secret" for "secret/1"; empty for "secret".
[[nodiscard]] std::string parent_group(std::string_view name);

}  // namespace queens
