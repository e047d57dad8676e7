#pragma once

#include <sys/types.h>

#include <cstdint>

#include "launcher/guarded.h"

namespace queens::launcher {

// How a process ended and what it used, its waited-for children included.
struct Ended {
    pid_t pid;
    int wait_status;
    std::uint64_t cpu_ns;
    std::uint64_t peak_memory_bytes;
};

// Reaps one child that has ended: true and ended filled in, or false.
bool reap(const Guard& guard, pid_t which, Ended& ended);

// Kills whatever still lives below this process, which is the subreaper of all it started, and
// reaps it. Adds what the dead used to the two totals. Returns how many were alive, or -1 when some
// would not die for ten seconds.
int end_descendants(const Guard& guard, std::uint64_t& cpu_ns, std::uint64_t& peak_memory_bytes);

// CPU time in nanoseconds of a live process, all its threads, dead ones too; 0 when it is gone.
std::uint64_t process_cpu_ns(pid_t pid);

// Resident memory in bytes of a live process; 0 when it is gone.
std::uint64_t process_memory_bytes(pid_t pid);

// For how long a thread of a live process has waited for a core, in nanoseconds: the one that waited
// longest; 0 where the kernel does not count it.
std::uint64_t process_queued_ns(pid_t pid);

// How many threads a process has; 0 when it is gone.
int process_threads(pid_t pid);

// Whether a live process has no children and all its threads are asleep in a read of standard input.
// False where that is not known: this process may not look, or the kernel does not tell.
bool waits_for_input(pid_t pid);

// Whether a process or thread is below this one.
bool is_descendant(pid_t pid);

// CPU time, memory and threads of every process below this one, added up.
struct TreeUse {
    std::uint64_t cpu_ns = 0;  // of live processes and the children they have waited for
    std::uint64_t memory_bytes = 0;
    std::uint64_t queued_ns = 0;  // as process_queued_ns, of the process that waited longest
    int threads = 0;
};
TreeUse tree_use();

}  // namespace queens::launcher
