#pragma once

#include "launcher/guarded.h"
#include "launcher/start.h"
#include "sandbox/wire.h"

namespace queens::launcher {

// What the supervisor watches beside the program.
struct Watch {
    int control;    // hangs up when the judge wants the run to end, or is gone
    int listener;   // of the seccomp filter, or -1
    bool one_process;  // the program cannot start others
};

// Runs one program to its end, and everything it started; closes the descriptors of the request once
// the program has them. Returns what happened.
wire::Reply run(const Start& request, const Guard& guard, const Watch& watch);

}  // namespace queens::launcher
