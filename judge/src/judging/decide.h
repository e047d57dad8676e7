#pragma once

#include <cstdint>
#include <string>

#include "base/verdict.h"
#include "sandbox/run.h"

namespace queens {

// What a program may use on one case.
struct CaseLimits {
    nanoseconds time{};  // CPU time
    std::uint64_t memory_bytes = 0;
    std::uint64_t output_bytes = 0;  // standard output and error together
};

// When a run under these limits is ended: at one and a quarter times the time limit, which is more
// than is_near_limit doubts, and after twice the limit and a second of wall time, which only those
// reach that wait for something.
[[nodiscard]] RunLimits run_limits(const CaseLimits& limits, bool reserves_address_space);

// Bytes written, each cut by the sandbox at one byte past the limit.
struct OutputSizes {
    std::uint64_t output = 0;
    std::uint64_t error = 0;
};

struct Decision {
    Verdict verdict = Verdict::accepted;  // accepted: as far as the run goes, the output may be judged
    std::string reason;                   // one line; empty when accepted
};

// Turns the facts of a run into a verdict: a pure function.
[[nodiscard]] Decision decide(const RunFacts& facts, const OutputSizes& sizes,
                              const CaseLimits& limits);

// Whether a CPU time is so near the limit that the load of the machine may have decided.
[[nodiscard]] bool is_near_limit(nanoseconds cpu, const CaseLimits& limits);

// "1.234 s", with as many digits as are worth reading.
[[nodiscard]] std::string seconds_text(nanoseconds time);

}  // namespace queens
