#include "judging/time_limit.h"

#include <algorithm>
#include <cmath>

namespace queens {
namespace {

constexpr double kProvisionalSeconds = 60;

// Within what a nanosecond count holds, also some times over.
nanoseconds from_seconds(double seconds) {
    const std::chrono::duration<double> bounded(std::clamp(seconds, 1e-3, 1e8));
    return std::chrono::duration_cast<nanoseconds>(bounded);
}

double in_seconds(nanoseconds time) { return std::chrono::duration<double>(time).count(); }

struct Slowest {
    nanoseconds cpu{};
    const Program* program = nullptr;
};

Slowest slowest_of(const Problem& problem, const std::vector<const ProgramResult*>& results) {
    Slowest slowest;
    for (const ProgramResult* const result : results) {
        if (!decides_limit(problem, *result->program)) continue;
        for (const CaseResult& run : result->cases) {
            if (slowest.program == nullptr || run.cpu > slowest.cpu) {
                slowest = {run.cpu, result->program};
            }
        }
    }
    return slowest;
}

}  // namespace

CaseLimits provisional_limits(const Problem& problem, double time_factor) {
    const Limits& limits = problem.limits;
    return {from_seconds(limits.time_s.value_or(kProvisionalSeconds) * time_factor),
            limits.memory_bytes, limits.output_bytes};
}

bool decides_limit(const Problem& problem, const Program& program) {
    return !problem.limits.time_s && program.time_limit_role == TimeLimitRole::lower;
}

TimeLimit time_limit_of(const Problem& problem, const std::vector<const ProgramResult*>& results,
                        double time_factor) {
    const Limits& limits = problem.limits;
    if (limits.time_s) return {from_seconds(*limits.time_s * time_factor), limits.time_origin};
    const Slowest slowest = slowest_of(problem, results);
    if (slowest.program == nullptr) {
        return {from_seconds(kProvisionalSeconds * time_factor),
                "no limit is given, and no program was judged to derive one from"};
    }
    const double needed = in_seconds(slowest.cpu) * limits.ac_to_time_limit;
    const double steps = std::max(1.0, std::ceil(needed / limits.time_resolution_s));
    return {from_seconds(steps * limits.time_resolution_s * time_factor),
            "derived: " + slowest.program->name + " takes " + seconds_text(slowest.cpu)};
}

}  // namespace queens
