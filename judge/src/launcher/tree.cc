#include "launcher/tree.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace queens::launcher {
namespace {

constexpr int kPatience = 10'000;  // rounds of a millisecond for a process that will not die

std::uint64_t nanoseconds(const timeval& time) {
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
           static_cast<std::uint64_t>(time.tv_usec) * 1'000;
}

// Reads a small file of /proc into text, ended by a NUL; false when it is gone.
bool read_small(const char* path, char* text, std::size_t capacity) {
    const int fd = ::open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    std::size_t used = 0;
    ssize_t got = 0;
    while (used + 1 < capacity && (got = ::read(fd, text + used, capacity - 1 - used)) > 0) {
        used += static_cast<std::size_t>(got);
    }
    ::close(fd);
    text[used] = '\0';
    return used > 0;
}

// Calls visit(pid) for each child of each thread of a process. The kernel lists children by the
// thread that made them; programs that start processes do so from their first thread or end up,
// orphaned, as children of ours, and ours has one thread.
template <typename Visit>
void for_each_child(pid_t parent, Visit visit) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/task/%d/children", parent, parent);
    char list[16 * 1024];
    if (!read_small(path, list, sizeof list)) return;
    for (char* at = list; *at != '\0';) {
        char* end = nullptr;
        const long pid = std::strtol(at, &end, 10);
        if (end == at) break;
        if (*end == ' ') visit(static_cast<pid_t>(pid));
        at = *end == '\0' ? end : end + 1;
    }
}

// CPU time of the children that a process has waited for: fields 16 and 17 of proc_pid_stat(5).
std::uint64_t waited_cpu_ns(pid_t pid) {
    char path[48];
    std::snprintf(path, sizeof path, "/proc/%d/stat", pid);
    char text[1024];
    if (!read_small(path, text, sizeof text)) return 0;
    const char* at = std::strrchr(text, ')');  // the name in field 2 may hold anything
    if (at == nullptr) return 0;
    unsigned long long user = 0;
    unsigned long long system = 0;
    constexpr const char* kFields =
        ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %llu %llu";
    if (std::sscanf(at, kFields, &user, &system) != 2) return 0;
    return (user + system) * 1'000'000'000 / static_cast<std::uint64_t>(::sysconf(_SC_CLK_TCK));
}

void add_use(pid_t pid, TreeUse& use, int depth) {
    if (depth > 64) return;
    use.cpu_ns += process_cpu_ns(pid) + waited_cpu_ns(pid);
    use.memory_bytes += process_memory_bytes(pid);
    for_each_child(pid, [&use, depth](pid_t child) { add_use(child, use, depth + 1); });
}

}  // namespace

bool reap(const Guard& guard, pid_t which, Ended& ended) {
    rusage use{};
    const long pid = guard.call(SYS_wait4, which, &ended.wait_status, WNOHANG, &use);
    if (pid <= 0) return false;
    ended.pid = static_cast<pid_t>(pid);
    ended.cpu_ns = nanoseconds(use.ru_utime) + nanoseconds(use.ru_stime);
    ended.peak_memory_bytes = static_cast<std::uint64_t>(use.ru_maxrss) * 1024;
    return true;
}

int end_descendants(const Guard& guard, std::uint64_t& cpu_ns, std::uint64_t& peak_memory_bytes) {
    int alive = 0;
    for (int round = 0; round < kPatience; ++round) {
        Ended ended{};
        while (reap(guard, -1, ended)) {
            cpu_ns += ended.cpu_ns;
            if (ended.peak_memory_bytes > peak_memory_bytes) {
                peak_memory_bytes = ended.peak_memory_bytes;
            }
        }
        siginfo_t info{};
        if (guard.call(SYS_waitid, P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT, nullptr) != 0) {
            return alive;  // ECHILD: nobody is left
        }
        for_each_child(::getpid(), [&](pid_t child) {
            guard.call(SYS_kill, child, SIGKILL);
            if (round == 0) ++alive;
        });
        if (round > 0) {
            const timespec pause{0, 1'000'000};
            ::nanosleep(&pause, nullptr);
        }
    }
    return -1;
}

std::uint64_t process_cpu_ns(pid_t pid) {
    clockid_t clock = 0;
    timespec time{};
    if (::clock_getcpuclockid(pid, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0;
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
           static_cast<std::uint64_t>(time.tv_nsec);
}

std::uint64_t process_memory_bytes(pid_t pid) {
    char path[48];
    std::snprintf(path, sizeof path, "/proc/%d/statm", pid);
    char text[128];
    if (!read_small(path, text, sizeof text)) return 0;
    unsigned long long total = 0;
    unsigned long long resident = 0;
    if (std::sscanf(text, "%llu %llu", &total, &resident) != 2) return 0;
    return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

std::uint64_t process_queued_ns(pid_t pid) {
    char path[48];
    std::snprintf(path, sizeof path, "/proc/%d/schedstat", pid);
    char text[128];
    if (!read_small(path, text, sizeof text)) return 0;
    unsigned long long running = 0;
    unsigned long long queued = 0;
    return std::sscanf(text, "%llu %llu", &running, &queued) == 2 ? queued : 0;
}

TreeUse tree_use() {
    TreeUse use;
    for_each_child(::getpid(), [&use](pid_t child) { add_use(child, use, 0); });
    return use;
}

}  // namespace queens::launcher
