#pragma once

#include <cstddef>
#include <vector>

#include "check/interaction.h"
#include "judging/results.h"

namespace queens {

// The programs of one problem that are to be judged.
struct Assignment {
    const Problem* problem = nullptr;
    std::vector<const Program*> programs;
};

struct JudgingOptions {
    unsigned jobs = 1;         // programs and cases at a time
    double time_factor = 1.0;  // all time limits are multiplied by it
    EofRule eof_rule = EofRule::usual;  // of interactive problems
};

// Told what happens, in the order of the assignments and their programs, whatever the order in
// which the work is done. Calls never overlap.
class JudgingObserver {
public:
    virtual ~JudgingObserver() = default;
    // Before the first program of a problem. time_limit: the one in force, and where it is from.
    virtual void problem_begins(const Problem& problem, nanoseconds time_limit,
                                const std::string& time_origin) = 0;
    virtual void program_ends(const ProgramResult& result) = 0;
    // From time to time: how many of all runs are done. May come between any two other calls.
    virtual void progress(std::size_t done, std::size_t total) = 0;
};

// Judges every program of the assignments on the cases of its problem. A part of a problem that is
// broken (a validator that does not compile, say) makes its cases judge errors, and the rest goes on.
// Throws JudgeError when nothing can be judged at all, Interrupted on the stop signal.
void judge(const std::vector<Assignment>& assignments, const JudgingOptions& options,
           const Workshop& workshop, JudgingObserver& observer);

}  // namespace queens
