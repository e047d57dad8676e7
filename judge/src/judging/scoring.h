#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/verdict.h"
#include "problem/test_group.h"

namespace queens {

// One case of a scoring problem, after it was judged.
struct ScoredCase {
    std::string name;
    std::string group;  // the test group it is right in
    Verdict verdict = Verdict::accepted;
    std::optional<double> score;       // as the output validator gave it
    std::optional<double> multiplier;  // of the case's share of the group's score
};

struct GroupScore {
    std::string name;  // of the test group
    Verdict verdict = Verdict::accepted;
    double score = 0;
};

// What a program gets for all of its cases.
struct Score {
    double value = 0;
    Verdict verdict = Verdict::accepted;  // by the rules of the groups
    std::vector<GroupScore> groups;       // those that count, inner ones before the one around them
    std::string fault;                    // why the package cannot be scored, or empty
};

// Scores judged cases by the rules of their groups: a pure function. groups: each before those in
// it, the one of all data first. Cases of groups that stop at a rejection may be left out after it.
[[nodiscard]] Score score_of(const std::vector<TestGroup>& groups,
                             const std::vector<ScoredCase>& cases);

// "12.5", with as many digits as are worth reading.
[[nodiscard]] std::string score_text(double score);

}  // namespace queens
