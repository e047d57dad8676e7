#include "judging/decide.h"

#include <csignal>

#include "unit.h"

namespace queens {
namespace decide_test {

using namespace std::chrono_literals;

constexpr std::uint64_t kMiB = 1 << 20;

CaseLimits limits() { return {1s, 64 * kMiB, 1000}; }

RunFacts exited(int status) {
    RunFacts facts;
    facts.exit_status = status;
    facts.cpu = 100ms;
    facts.wall = 120ms;
    facts.peak_memory_bytes = kMiB;
    return facts;
}

RunFacts died_of(int signal) {
    RunFacts facts = exited(0);
    facts.exit_status.reset();
    facts.signal = signal;
    return facts;
}

// "AC", or "TLE: reason".
std::string decided(const RunFacts& facts, const OutputSizes& sizes = {}) {
    const Decision decision = decide(facts, sizes, limits());
    const std::string name(short_name(decision.verdict));
    return decision.reason.empty() ? name : name + ": " + decision.reason;
}

const unit::Test accepted("decide/a_clean_exit_goes_on_to_the_comparison", [] {
    unit::equal_text(decided(exited(0)), "AC");
});

const unit::Test statuses("decide/exit_statuses_are_run_time_errors", [] {
    unit::equal_text(decided(exited(3)), "RTE: exit status 3");
    unit::equal_text(decided(exited(255)), "RTE: exit status 255");
});

const unit::Test signals("decide/signals_are_named", [] {
    unit::equal_text(decided(died_of(SIGSEGV)), "RTE: SIGSEGV (Segmentation fault)");
    unit::equal_text(decided(died_of(SIGKILL)), "RTE: SIGKILL (Killed)");
    unit::equal_text(decided(died_of(SIGABRT)), "RTE: SIGABRT (Aborted)");
});

const unit::Test time_both_sides("decide/time_from_both_sides_of_the_limit", [] {
    RunFacts facts = exited(0);
    facts.cpu = 1s;
    unit::equal_text(decided(facts), "AC");
    facts.cpu = 1s + 1ms;
    unit::equal_text(decided(facts), "TLE: 1.001 s of CPU time (limit 1 s)");
    facts.wall = 100s;
    facts.cpu = 999ms;
    unit::equal_text(decided(facts), "AC");
});

const unit::Test kills("decide/kills_say_what_for", [] {
    RunFacts facts = died_of(SIGKILL);
    facts.cpu = 1251ms;
    facts.ended_by = EndedBy::cpu_limit;
    unit::equal_text(decided(facts), "TLE: stopped after 1.251 s of CPU time (limit 1 s)");
    facts.cpu = 10ms;
    facts.wall = 3s;
    facts.ended_by = EndedBy::wall_limit;
    unit::equal_text(decided(facts),
                     "TLE: idle: stopped after 3 s with 0.01 s of CPU time (limit 1 s)");
    facts.ended_by = EndedBy::memory_limit;
    facts.peak_memory_bytes = 70 * kMiB;
    unit::equal_text(decided(facts), "MLE: 70.0 MiB (limit 64.0 MiB)");
    facts.ended_by = EndedBy::forbidden_call;
    facts.forbidden_call = "socket";
    unit::equal_text(decided(facts), "RTE: forbidden system call: socket");
});

const unit::Test memory("decide/memory_from_both_sides_and_before_the_crash_it_causes", [] {
    RunFacts facts = died_of(SIGABRT);
    facts.peak_memory_bytes = 64 * kMiB;
    unit::equal_text(decided(facts), "RTE: SIGABRT (Aborted)");
    facts.peak_memory_bytes = 64 * kMiB + 4096;
    unit::equal_text(decided(facts), "MLE: 64.0 MiB (limit 64.0 MiB)");
});

const unit::Test output("decide/output_counts_both_streams", [] {
    unit::equal_text(decided(exited(0), {600, 400}), "AC");
    unit::equal_text(decided(exited(0), {601, 400}),
                     "OLE: more than 0.0 MiB, most of it on standard output");
    unit::equal_text(decided(died_of(SIGXFSZ), {0, 1001}),
                     "OLE: more than 0.0 MiB, most of it on standard error");
});

const unit::Test near("decide/near_is_fifteen_percent_either_side", [] {
    unit::check(!is_near_limit(849ms, limits()), "0.849 of the limit");
    unit::check(is_near_limit(851ms, limits()), "0.851 of the limit");
    unit::check(is_near_limit(1149ms, limits()), "1.149 of the limit");
    unit::check(!is_near_limit(1151ms, limits()), "1.151 of the limit");
});

const unit::Test stops("decide/a_run_is_stopped_past_the_limit", [] {
    const RunLimits run = run_limits(limits(), false);
    unit::check(run.cpu == 1250ms, "CPU: one and a quarter times the limit");
    unit::check(!is_near_limit(run.cpu, limits()), "and nobody would run it again");
    unit::check(run.wall == 3s, "wall: twice the limit and a second");
    unit::check(run.memory_bytes == 64 * kMiB, "memory");
    unit::check(run.address_space_bytes > run.memory_bytes, "a loose backstop");
    unit::check(run_limits(limits(), true).address_space_bytes == 0, "none for some runtimes");
});

const unit::Test seconds("decide/seconds_lose_their_zeros", [] {
    unit::equal_text(seconds_text(1500ms), "1.5 s");
    unit::equal_text(seconds_text(2s), "2 s");
    unit::equal_text(seconds_text(1234567us), "1.235 s");
    unit::equal_text(seconds_text(0ns), "0 s");
});

}  // namespace decide_test
}  // namespace queens
