#pragma once

#include "launcher/guarded.h"

namespace queens::launcher {

// Puts the seccomp filter on this process and on all it will start.
// A submission may compute, read what Landlock lets it read, write to what it holds open, and use
// threads; a validator may write files, too. A tool (a compiler, an interpreter that needs it) may also start processes and write
// files. Calls that reach for other processes, the network or the kernel's set-up are reported
// through the listener and end the program; what a runtime merely probes for fails with an error.
// Returns the listener, or -1 and errno when the kernel has no such filter.
int install_submission_rules(const Guard& guard, bool may_write_files);
int install_tool_rules(const Guard& guard);

}  // namespace queens::launcher
