#include "launcher/tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#include <algorithm>
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

// Calls visit(tid) for each thread of a process, until it returns false.
template <typename Visit>
void for_each_thread(pid_t pid, Visit visit) {
    char path[48];
    std::snprintf(path, sizeof path, "/proc/%d/task", pid);
    const int folder = ::open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    alignas(dirent64) char entries[4096];
    long got = 0;
    for (bool more = true; more && (got = ::getdents64(folder, entries, sizeof entries)) > 0;) {
        for (long at = 0; more && at < got;) {
            const auto* const entry = reinterpret_cast<const dirent64*>(entries + at);
            const int tid = std::atoi(entry->d_name);  // 0 for "." and ".."
            if (tid > 0) more = visit(static_cast<pid_t>(tid));
            at += entry->d_reclen;
        }
    }
    ::close(folder);
}

// Calls visit(pid) for each child that one thread has made, or was given as an orphan.
template <typename Visit>
void for_each_child_of_thread(pid_t pid, pid_t thread, Visit visit) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/task/%d/children", pid, thread);
    char list[8 * 1024];
    if (!read_small(path, list, sizeof list)) return;
    for (char* at = list; *at != '\0';) {
        char* end = nullptr;
        const long child = std::strtol(at, &end, 10);
        if (end == at) break;
        if (*end == ' ') visit(static_cast<pid_t>(child));
        at = *end == '\0' ? end : end + 1;
    }
}

// Fields 4, 16, 17 and 20 of proc_pid_stat(5).
struct Status {
    int parent = 0;
    std::uint64_t waited_cpu_ns = 0;  // of the children it has waited for
    int threads = 0;
};

bool read_status(pid_t pid, Status& status) {
    char path[48];
    std::snprintf(path, sizeof path, "/proc/%d/stat", pid);
    char text[1024];
    if (!read_small(path, text, sizeof text)) return false;
    const char* at = std::strrchr(text, ')');  // the name in field 2 may hold anything
    if (at == nullptr) return false;
    unsigned long long user = 0;
    unsigned long long system = 0;
    constexpr const char* kFields =
        ") %*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %llu %llu %*d %*d %d";
    if (std::sscanf(at, kFields, &status.parent, &user, &system, &status.threads) != 4) return false;
    static const auto ticks = static_cast<std::uint64_t>(::sysconf(_SC_CLK_TCK));
    status.waited_cpu_ns = (user + system) * 1'000'000'000 / ticks;
    return true;
}

// The kernel lists children by the thread that made them.
template <typename Visit>
void for_each_child(pid_t pid, int threads, Visit visit) {
    if (threads <= 1) return for_each_child_of_thread(pid, pid, visit);
    for_each_thread(pid, [pid, &visit](pid_t thread) {
        for_each_child_of_thread(pid, thread, visit);
        return true;
    });
}

void add_use(pid_t pid, TreeUse& use, int depth) {
    Status status;
    if (depth > 64 || !read_status(pid, status)) return;
    use.cpu_ns += process_cpu_ns(pid) + status.waited_cpu_ns;
    use.memory_bytes += process_memory_bytes(pid);
    use.queued_ns = std::max(use.queued_ns, process_queued_ns(pid));
    use.threads += status.threads;
    for_each_child(pid, status.threads,
                   [&use, depth](pid_t child) { add_use(child, use, depth + 1); });
}

// A thread that is on its way out of the call counts as running: proc_pid_syscall(5).
bool reads_input(pid_t pid, pid_t thread) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/task/%d/syscall", pid, thread);
    char text[256];
    int number = 0;
    unsigned long descriptor = 0;
    return read_small(path, text, sizeof text) &&
           std::sscanf(text, "%d %lx", &number, &descriptor) == 2 && number == SYS_read &&
           descriptor == STDIN_FILENO;
}

std::uint64_t resident_bytes(const char* path) {
    char text[128];
    if (!read_small(path, text, sizeof text)) return 0;
    unsigned long long total = 0;
    unsigned long long resident = 0;
    if (std::sscanf(text, "%llu %llu", &total, &resident) != 2) return 0;
    static const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    return resident * page;
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
        for_each_child(::getpid(), 1, [&](pid_t child) {
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
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/statm", pid);
    std::uint64_t bytes = resident_bytes(path);
    if (bytes != 0) return bytes;
    // The first thread has ended, and shows no memory any more; the others do.
    for_each_thread(pid, [pid, &path, &bytes](pid_t thread) {
        std::snprintf(path, sizeof path, "/proc/%d/task/%d/statm", pid, thread);
        bytes = resident_bytes(path);
        return bytes == 0;
    });
    return bytes;
}

int process_threads(pid_t pid) {
    Status status;
    return read_status(pid, status) ? status.threads : 0;
}

bool waits_for_input(pid_t pid) {
    bool waits = false;
    for_each_thread(pid, [pid, &waits](pid_t thread) {
        waits = reads_input(pid, thread);
        for_each_child_of_thread(pid, thread, [&waits](pid_t) { waits = false; });
        return waits;
    });
    return waits;
}

bool is_descendant(pid_t pid) {
    const pid_t self = ::getpid();
    for (int depth = 0; depth < 64 && pid > 1; ++depth) {
        Status status;
        if (!read_status(pid, status)) return false;
        if (status.parent == self) return true;
        pid = status.parent;
    }
    return false;
}

std::uint64_t process_queued_ns(pid_t pid) {
    std::uint64_t longest = 0;
    for_each_thread(pid, [pid, &longest](pid_t thread) {
        char path[64];
        std::snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", pid, thread);
        char text[128];
        unsigned long long running = 0;
        unsigned long long queued = 0;
        if (read_small(path, text, sizeof text) &&
            std::sscanf(text, "%llu %llu", &running, &queued) == 2 && queued > longest) {
            longest = queued;
        }
        return true;
    });
    return longest;
}

TreeUse tree_use() {
    TreeUse use;
    for_each_child(::getpid(), 1, [&use](pid_t child) { add_use(child, use, 0); });
    return use;
}

}  // namespace queens::launcher
