#pragma once

#include "base/files.h"

namespace queens {

// The user's wish to stop: SIGINT, SIGTERM or SIGHUP. The signals are blocked in this thread and
// in those it will start, and kept pending; whoever waits for something waits for fd() as well.
class StopSignal {
public:
    StopSignal();  // throws JudgeError

    // Becomes readable with the first of the signals, and stays so.
    [[nodiscard]] int fd() const { return fd_.get(); }
    [[nodiscard]] bool arrived() const;

    // Throws Interrupted when a signal has arrived.
    void check() const;

private:
    Fd fd_;
};

}  // namespace queens
