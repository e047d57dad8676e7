#include "judging/decide.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace queens {
namespace {

// How near a boundary a time is not believed under load: on two cores with twice as many busy
// processes the CPU time of one program was seen to vary by a sixth.
constexpr double kNear = 0.15;

// An address space may be this much larger than the memory limit: a backstop against programs
// that would exhaust page tables, which take a 512th of it. Each thread reserves a stack as large
// as the memory limit, so an honest program needs room for some dozens of them.
constexpr std::uint64_t kAddressSpaceFactor = 64;
constexpr std::uint64_t kAddressSpaceExtra = std::uint64_t{8} << 30;

std::string mebibytes_text(std::uint64_t bytes) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f MiB", static_cast<double>(bytes) / 1048576.0);
    return text.data();
}

// "SIGSEGV (segmentation fault)"
std::string signal_text(int signal) {
    const char* const name = ::sigabbrev_np(signal);
    const char* const description = ::sigdescr_np(signal);
    if (name == nullptr) return "signal " + std::to_string(signal);
    return "SIG" + std::string(name) + " (" + (description == nullptr ? "" : description) + ")";
}

Decision time_limit_exceeded(const RunFacts& facts, const CaseLimits& limits) {
    const std::string limit = " (limit " + seconds_text(limits.time) + ")";
    if (facts.ended_by == EndedBy::wall_limit) {
        return {Verdict::time_limit, "idle: stopped after " + seconds_text(facts.wall) +
                                         " with " + seconds_text(facts.cpu) + " of CPU time" + limit};
    }
    if (facts.ended_by == EndedBy::cpu_limit) {
        return {Verdict::time_limit,
                "stopped after " + seconds_text(facts.cpu) + " of CPU time" + limit};
    }
    return {Verdict::time_limit, seconds_text(facts.cpu) + " of CPU time" + limit};
}

Decision memory_limit_exceeded(const RunFacts& facts, const CaseLimits& limits) {
    return {Verdict::memory_limit, mebibytes_text(facts.peak_memory_bytes) + " (limit " +
                                       mebibytes_text(limits.memory_bytes) + ")"};
}

Decision output_limit_exceeded(const OutputSizes& sizes, const CaseLimits& limits) {
    const char* const stream = sizes.error > sizes.output ? "standard error" : "standard output";
    return {Verdict::output_limit, "more than " + mebibytes_text(limits.output_bytes) +
                                       ", most of it on " + stream};
}

}  // namespace

RunLimits run_limits(const CaseLimits& limits, bool reserves_address_space) {
    RunLimits run;
    run.cpu = limits.time * 5 / 4;
    run.wall = 2 * limits.time + std::chrono::seconds(1);
    run.memory_bytes = limits.memory_bytes;
    if (!reserves_address_space && limits.memory_bytes != 0) {
        run.address_space_bytes = kAddressSpaceFactor * limits.memory_bytes + kAddressSpaceExtra;
    }
    run.output_bytes = limits.output_bytes;
    return run;
}

Decision decide(const RunFacts& facts, const OutputSizes& sizes, const CaseLimits& limits) {
    switch (facts.ended_by) {
        case EndedBy::cpu_limit:
        case EndedBy::wall_limit: return time_limit_exceeded(facts, limits);
        case EndedBy::memory_limit: return memory_limit_exceeded(facts, limits);
        case EndedBy::forbidden_call:
            return {Verdict::run_time_error, "forbidden system call: " + facts.forbidden_call};
        case EndedBy::stopped:  // what the judge has cut short is not decided here
        case EndedBy::itself: break;
    }
    if (sizes.output + sizes.error > limits.output_bytes) return output_limit_exceeded(sizes, limits);
    if (facts.cpu > limits.time) return time_limit_exceeded(facts, limits);
    if (limits.memory_bytes != 0 && facts.peak_memory_bytes > limits.memory_bytes) {
        return memory_limit_exceeded(facts, limits);
    }
    if (facts.signal) return {Verdict::run_time_error, signal_text(*facts.signal)};
    if (facts.exit_status.value_or(0) != 0) {
        return {Verdict::run_time_error, "exit status " + std::to_string(*facts.exit_status)};
    }
    return {};
}

bool is_near_limit(nanoseconds cpu, const CaseLimits& limits) {
    const double ratio = static_cast<double>(cpu.count()) / static_cast<double>(limits.time.count());
    return ratio > 1 - kNear && ratio < 1 + kNear;
}

std::string seconds_text(nanoseconds time) {
    const double seconds = std::chrono::duration<double>(time).count();
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3f", seconds);
    std::string number = text.data();
    while (number.ends_with('0')) number.pop_back();
    if (number.ends_with('.')) number.pop_back();
    return number + " s";
}

}  // namespace queens
