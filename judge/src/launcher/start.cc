#include "launcher/start.h"

#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <cerrno>

namespace queens::launcher {
namespace {

constexpr std::size_t kStackSize = 64 * 1024;
constexpr long kRestrictSelf = 446;  // landlock_restrict_self(2)
constexpr rlim_t kOpenFiles = 256;

// What the child works on. It runs in the launcher's own memory until its exec, while the launcher
// sleeps, so it reports its failure by writing here.
struct Child {
    const Start& request;
    const Guard& guard;
    wire::StartStep step = wire::StartStep::none;
    int error = 0;
};

rlimit both(std::uint64_t value) {
    const rlim_t limit = value == 0 ? RLIM_INFINITY : static_cast<rlim_t>(value);
    return {limit, limit};
}

// Sets a limit, or as much of it as the hard limit in force allows.
bool set_limit(const Guard& guard, int resource, rlimit wanted) {
    if (guard.call(SYS_prlimit64, 0, resource, &wanted, nullptr) == 0) return true;
    rlimit present{};
    if (guard.call(SYS_prlimit64, 0, resource, nullptr, &present) != 0) return false;
    if (wanted.rlim_cur > present.rlim_max) wanted.rlim_cur = present.rlim_max;
    wanted.rlim_max = present.rlim_max;
    return guard.call(SYS_prlimit64, 0, resource, &wanted, nullptr) == 0;
}

bool set_limits(const Guard& guard, const wire::Request& limits) {
    // A backstop in whole seconds; the supervisor's own clock is finer and earlier.
    const std::uint64_t cpu_seconds = limits.cpu_kill_ns / 1'000'000'000 + 2;
    return set_limit(guard, RLIMIT_CPU, both(cpu_seconds)) &&
           set_limit(guard, RLIMIT_FSIZE, both(limits.file_bytes)) &&
           set_limit(guard, RLIMIT_STACK, both(limits.stack_bytes)) &&
           set_limit(guard, RLIMIT_AS, both(limits.address_space_bytes)) &&
           // One byte, not none: with none the kernel still starts a dump handler where there is one.
           set_limit(guard, RLIMIT_CORE, {1, 1}) &&
           set_limit(guard, RLIMIT_NOFILE, both(kOpenFiles));
}

bool place_descriptors(const Guard& guard, const int (&descriptors)[3]) {
    for (int target = 0; target < 3; ++target) {
        // All come in above 3, and lose their close-on-exec flag on the way.
        if (guard.call(SYS_dup3, descriptors[target], target, 0) < 0) return false;
    }
    return true;
}

int run_child(void* argument) {
    Child& child = *static_cast<Child*>(argument);
    const Guard& guard = child.guard;
    const auto fail = [&child](wire::StartStep step) {
        child.step = step;
        child.error = errno;
        ::_exit(127);
    };
    guard.call(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    guard.call(SYS_setsid);
    if (!place_descriptors(guard, child.request.descriptors)) fail(wire::StartStep::descriptors);
    if (guard.call(SYS_chdir, child.request.folder) != 0) fail(wire::StartStep::folder);
    if (!set_limits(guard, child.request.limits)) fail(wire::StartStep::limits);
    if (child.request.landlock >= 0 &&
        guard.call(kRestrictSelf, child.request.landlock, 0) != 0) {
        fail(wire::StartStep::landlock);
    }
    guard.call(SYS_execve, child.request.program, child.request.arguments,
               child.request.environment);
    fail(wire::StartStep::exec);
    return 0;
}

}  // namespace

Started start(const Start& request, const Guard& guard) {
    alignas(16) static char stack[kStackSize];
    Child child{request, guard};
    int pidfd = -1;
    // The number of the guard goes where clone takes the thread storage and the child's thread
    // number, both ignored without their flags, so that the filter finds it there.
    const int flags = CLONE_VM | CLONE_VFORK | CLONE_PIDFD | SIGCHLD;
    auto* const number = reinterpret_cast<void*>(guard.number());
    const pid_t pid = ::clone(run_child, stack + kStackSize, flags, &child, &pidfd, number, number);
    if (pid < 0) return {-1, -1, wire::StartStep::clone, errno};
    return {pid, pidfd, child.step, child.error};
}

}  // namespace queens::launcher
