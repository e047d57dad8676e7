#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/verdict.h"
#include "build/build.h"
#include "judging/scoring.h"
#include "problem/problem.h"
#include "sandbox/run.h"

namespace queens {

// What to show of a run that was not accepted: the beginnings of four texts, printable.
struct Excerpts {
    std::string input;
    std::string expected;
    std::string found;
    std::string error;
};

// One program on one case.
struct CaseResult {
    const TestCase* test_case = nullptr;
    Verdict verdict = Verdict::judge_error;
    std::string reason;         // one line; empty when accepted
    std::string judge_message;  // of an output validator
    std::optional<double> score;             // what an output validator gave in a scoring problem
    std::optional<double> score_multiplier;
    std::string spread;         // of the times, when the case was run more than once
    nanoseconds cpu{};
    nanoseconds wall{};
    std::uint64_t memory_bytes = 0;
    std::uint64_t output_bytes = 0;
    Excerpts excerpts;          // empty when accepted
    VerdictSet permitted;       // by all expectations that select the case
    bool as_expected = false;   // verdict is permitted
};

// One program on all cases of its problem.
struct ProgramResult {
    const Problem* problem = nullptr;
    const Program* program = nullptr;
    Build::Outcome build = Build::Outcome::skipped;
    std::string language;
    std::string skip_reason;       // when skipped: counts as neither pass nor fail
    std::string compiler_output;   // errors and warnings
    std::vector<CaseResult> cases; // in the order of the problem's cases; empty without a build
    // The worst of all cases, or compile_error; what the test groups make of it, where those decide.
    Verdict verdict = Verdict::judge_error;
    std::optional<Score> score;    // in a scoring problem, of a program that was run
    VerdictSet permitted;
    VerdictSet required;
    bool as_expected = false;
    std::string reason;            // one line: what was not as expected, or what the verdict is due to

    [[nodiscard]] bool skipped() const { return build == Build::Outcome::skipped; }
};

// Fills in what follows from the build and the cases: permitted, as_expected, verdict, reason.
void conclude(ProgramResult& result);

}  // namespace queens
