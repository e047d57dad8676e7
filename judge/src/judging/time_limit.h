#pragma once

#include <string>
#include <vector>

#include "judging/decide.h"
#include "judging/results.h"

namespace queens {

struct TimeLimit {
    nanoseconds time{};
    std::string origin;  // "problem.yaml", or how it was derived
};

// The limits to judge with until the time limit is known: the problem's own, or, where the time
// limit is still to be derived, one so large that only endless programs meet it.
[[nodiscard]] CaseLimits provisional_limits(const Problem& problem, double time_factor);

// Whether the program must be judged before the others, since its time decides the limit.
[[nodiscard]] bool decides_limit(const Problem& problem, const Program& program);

// The problem's time limit, times time_factor. Where the problem has none: the smallest multiple of
// its resolution that is at least its multiplier times the slowest run of the programs that decide
// it. results: of all programs, judged or not.
[[nodiscard]] TimeLimit time_limit_of(const Problem& problem,
                                      const std::vector<const ProgramResult*>& results,
                                      double time_factor);

}  // namespace queens
