#include "launcher/supervise.h"

#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>

#include "launcher/rules.h"
#include "launcher/send.h"
#include "launcher/tree.h"

namespace queens::launcher {
namespace {

constexpr std::uint64_t kMillisecond = 1'000'000;
// No program of ours has been seen to touch memory faster, two cores and huge pages included.
constexpr std::uint64_t kFastestGrowthPerMs = 8u << 20;
// Threads and processes at once. Sleepers cost no CPU time, but what the kernel keeps of each.
constexpr int kMostThreads = 512;

std::uint64_t now_ns() {
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
           static_cast<std::uint64_t>(time.tv_nsec);
}

std::uint64_t left(std::uint64_t limit, std::uint64_t used) {
    return limit > used ? limit - used : 0;
}

class Supervisor {
public:
    Supervisor(const Start& request, const Guard& guard, const Watch& watch)
        : limits_(request.limits), guard_(guard), watch_(watch), begin_(now_ns()) {
        started_ = start(request, guard);
        // From here on they are the program's own: what it closes is closed.
        for (const int descriptor : request.descriptors) ::close(descriptor);
    }

    wire::Reply run() {
        if (started_.pid < 0) return start_failure();
        while (!reap_main()) wait_and_look();
        const int leftover = clean_up();
        if (started_.failed_step != wire::StartStep::none) return start_failure();
        reply_.wall_ns = now_ns() - begin_;
        reply_.leftover_processes = static_cast<std::uint32_t>(std::max(leftover, 0));
        if (leftover < 0) reply_.ended_by = wire::EndedBy::launcher_fault;
        return reply_;
    }

private:
    wire::Reply start_failure() {
        reply_.ended_by = wire::EndedBy::start_failure;
        reply_.start_step = started_.failed_step;
        reply_.start_errno = started_.error;
        return reply_;
    }

    bool reap_main() {
        Ended ended{};
        if (!reap(guard_, started_.pid, ended)) return false;
        reply_.exited = WIFEXITED(ended.wait_status) ? 1 : 0;
        reply_.status = WIFEXITED(ended.wait_status) ? WEXITSTATUS(ended.wait_status)
                                                     : WTERMSIG(ended.wait_status);
        reply_.cpu_ns = ended.cpu_ns;
        reply_.peak_memory_bytes = std::max(reply_.peak_memory_bytes, ended.peak_memory_bytes);
        return true;
    }

    int clean_up() {
        ::close(started_.pidfd);
        return end_descendants(guard_, reply_.cpu_ns, reply_.peak_memory_bytes);
    }

    void kill_main(wire::EndedBy reason) {
        if (reply_.ended_by == wire::EndedBy::itself) reply_.ended_by = reason;
        guard_.call(SYS_kill, -started_.pid, SIGKILL);  // its session's first group
        guard_.call(SYS_kill, started_.pid, SIGKILL);
    }

    void wait_and_look() {
        pollfd watched[3] = {{started_.pidfd, POLLIN, 0},
                             {watch_.control, POLLIN | POLLRDHUP, 0},
                             {watch_.listener, POLLIN, 0}};
        const int timeout = killed() ? 1000 : look_at_use();
        if (killed()) {
            ::poll(watched, 1, 1000);
            return;
        }
        if (::poll(watched, watch_.listener >= 0 ? 3 : 2, timeout) <= 0) return;
        if ((watched[1].revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0) give_up();
        if ((watched[1].revents & POLLIN) != 0) follow_order();
        if ((watched[2].revents & POLLIN) != 0) answer_call();
    }

    void follow_order() {
        wire::Order order{};
        const long length =
            guard_.call(SYS_recvfrom, watch_.control, &order, sizeof order, MSG_DONTWAIT, nullptr);
        if (length != sizeof order) return;
        switch (order) {
            case wire::Order::stop: return kill_main(wire::EndedBy::stopped);
            case wire::Order::tell_if_it_waits:
                send(guard_, wire::WaitsReply{waits_for_input(started_.pid) ? 1u : 0u});
                return;
        }
    }

    // The judge wants no answer any more, or is gone.
    [[noreturn]] void give_up() {
        kill_main(wire::EndedBy::itself);
        clean_up();
        ::_exit(0);
    }

    bool killed() const { return reply_.ended_by != wire::EndedBy::itself; }

    TreeUse use() const {
        if (watch_.one_process) {
            return {process_cpu_ns(started_.pid), process_memory_bytes(started_.pid)};
        }
        return tree_use();
    }

    // The time for which the program could have run, had there been a core for it: on a busy machine
    // it is not the program that is slow. Looked up only when the wall limit seems near; at most
    // nine times that limit, so that every run ends.
    std::uint64_t queued() const {
        if (now_ns() - begin_ < limits_.wall_kill_ns) return 0;
        const std::uint64_t waited =
            watch_.one_process ? process_queued_ns(started_.pid) : tree_use().queued_ns;
        return std::min(waited, 9 * limits_.wall_kill_ns);
    }

    // Compares what is used with the limits. Returns for how many milliseconds no limit can be
    // reached: CPU time grows by at most a core's worth on each core, memory at a bounded speed.
    int look_at_use() {
        const std::uint64_t wall = now_ns() - begin_ - queued();
        if (wall >= limits_.wall_kill_ns) return kill_main(wire::EndedBy::wall_limit), 0;
        // The first look at a run that has just begun would only cost time.
        const TreeUse used = wall < kMillisecond ? TreeUse{} : use();
        if (used.cpu_ns >= limits_.cpu_kill_ns) return kill_main(wire::EndedBy::cpu_limit), 0;
        if (limits_.memory_kill_bytes != 0 && used.memory_bytes > limits_.memory_kill_bytes) {
            reply_.peak_memory_bytes = used.memory_bytes;
            return kill_main(wire::EndedBy::memory_limit), 0;
        }
        static const auto cores = static_cast<std::uint64_t>(::sysconf(_SC_NPROCESSORS_ONLN));
        std::uint64_t pause = left(limits_.cpu_kill_ns, used.cpu_ns) / cores / kMillisecond;
        pause = std::min(pause, left(limits_.wall_kill_ns, wall) / kMillisecond);
        if (limits_.memory_kill_bytes != 0) {
            pause = std::min(
                pause, left(limits_.memory_kill_bytes, used.memory_bytes) / kFastestGrowthPerMs);
        }
        return static_cast<int>(std::clamp<std::uint64_t>(pause, 1, 60'000));
    }

    // A call that the filter leaves to us. What comes back is the call's error, or 0 for the call to
    // go on; anything else that a program does here is its end, before the call has happened. While
    // the run is being ended nothing is answered, so that nothing new can start.
    void answer_call() {
        seccomp_notif call{};
        if (guard_.call(SYS_ioctl, watch_.listener, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) return;
        const auto caller = static_cast<pid_t>(call.pid);
        if (is_start(call.data)) return answer(call, has_room() ? 0 : EAGAIN);
        if (is_signal(call.data.nr) && may_signal(static_cast<pid_t>(call.data.args[0]), caller)) {
            return answer(call, 0);
        }
        if (is_signal(call.data.nr) && !watch_.one_process) return answer(call, EPERM);
        reply_.forbidden_call = call.data.nr;
        kill_main(wire::EndedBy::forbidden_call);
    }

    void answer(const seccomp_notif& call, int error) {
        seccomp_notif_resp response{};
        response.id = call.id;
        response.error = -error;
        // What was looked at are registers, which nobody can change meanwhile.
        if (error == 0) response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
        guard_.call(SYS_ioctl, watch_.listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
    }

    // A thread, or for a tool a process, too.
    bool is_start(const seccomp_data& call) const {
        if (call.nr == SYS_clone) {
            if ((call.args[0] & kNamespaces) != 0) return false;
            return !watch_.one_process || (call.args[0] & kThread) == kThread;
        }
#ifdef SYS_fork
        if (call.nr == SYS_fork || call.nr == SYS_vfork) return !watch_.one_process;
#endif
        return false;
    }

    static bool is_signal(int call) {
        return call == SYS_kill || call == SYS_tkill || call == SYS_tgkill ||
               call == SYS_rt_sigqueueinfo || call == SYS_rt_tgsigqueueinfo;
    }

    // Counting costs, so it begins when so many have been started.
    bool has_room() {
        if (++started_threads_ < kMostThreads) return true;
        const int now = watch_.one_process ? process_threads(started_.pid) : tree_use().threads;
        return now < kMostThreads;
    }

    // Whether target is the program itself: its process, its group, or, for tkill, the calling
    // thread; for a tool, also what it has started. A group is named by its first process.
    bool may_signal(pid_t target, pid_t caller) const {
        if (target == 0 || target == started_.pid || target == -started_.pid) return true;
        if (watch_.one_process) return target == caller;
        return target != -1 && is_descendant(target < 0 ? -target : target);
    }

    const wire::Request& limits_;
    const Guard& guard_;
    const Watch& watch_;
    std::uint64_t begin_;
    Started started_;
    wire::Reply reply_{};
    int started_threads_ = 0;
};

}  // namespace

wire::Reply run(const Start& request, const Guard& guard, const Watch& watch) {
    return Supervisor(request, guard, watch).run();
}

}  // namespace queens::launcher
