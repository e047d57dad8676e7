#pragma once

#include <sys/types.h>

#include "launcher/guarded.h"
#include "sandbox/wire.h"

namespace queens::launcher {

// A request as received: pointers into the message.
struct Start {
    wire::Request limits;
    const char* folder;
    const char* program;
    char* const* arguments;  // ended by a null pointer
    char* const* environment;
    int descriptors[3];
    int landlock;  // a ruleset's descriptor, or -1
};

struct Started {
    pid_t pid = -1;  // -1: it never ran
    int pidfd = -1;
    wire::StartStep failed_step = wire::StartStep::none;
    int error = 0;
};

// Starts the program in a session of its own, with the three descriptors, default signals, limits
// and Landlock in place. The caller sleeps until the exec has happened (vfork), so a failure of any
// step comes back here.
Started start(const Start& request, const Guard& guard);

}  // namespace queens::launcher
