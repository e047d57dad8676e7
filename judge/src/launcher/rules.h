#pragma once

#include <linux/sched.h>

#include <cstdint>

#include "launcher/guarded.h"

namespace queens::launcher {

// Flags of clone(2): what makes a thread, and what makes a world of its own.
inline constexpr std::uint32_t kThread = CLONE_VM | CLONE_SIGHAND | CLONE_THREAD;
inline constexpr std::uint32_t kNamespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS |
                                             CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID |
                                             CLONE_NEWNET;

// Puts the seccomp filter on this process and on all it will start.
// A submission may compute, read what Landlock lets it read, write to what it holds open, and use
// threads; a validator may write files, too. A tool (a compiler, a runtime that needs it) may do
// whatever is not named here, and start processes. Calls that reach for other processes, the network
// or the kernel's set-up are reported through the listener and end the program; what a runtime
// merely probes for fails with an error. New threads, processes and signals are left to the
// supervisor.
// Returns the listener, or -1 and errno when the kernel has no such filter.
int install_submission_rules(const Guard& guard, bool may_write_files);
int install_tool_rules(const Guard& guard);

}  // namespace queens::launcher
