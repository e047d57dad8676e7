#pragma once

#include <sys/types.h>

#include <filesystem>

#include "base/files.h"
#include "base/stop.h"
#include "sandbox/policy.h"
#include "sandbox/run.h"

namespace queens {

// One launcher process (see launcher/main.cc) under one policy: starts programs one after another,
// each isolated, limited, watched and reaped with all it started. Not for use by two threads at
// once. Destroying it ends what still runs.
class Launcher {
public:
    // executable: the launcher program. wanted: the layers to put on, as far as the kernel has them.
    // Throws JudgeError when the launcher cannot be started.
    Launcher(const std::filesystem::path& executable, const Policy& policy, Layers wanted);
    Launcher(Launcher&& other) noexcept;
    Launcher& operator=(Launcher&&) = delete;
    ~Launcher();

    [[nodiscard]] Layers layers() const { return layers_; }  // those that are on

    // Runs a program to its end. Throws JudgeError when it cannot be started or the launcher fails,
    // Interrupted when the stop signal arrives first.
    [[nodiscard]] RunFacts run(const RunRequest& request, const StopSignal& stop);

    // The same in two steps, for two programs that talk to each other: fd() is readable when
    // finish() will not block.
    void start(const RunRequest& request);
    [[nodiscard]] RunFacts finish();
    void stop();  // ends what was started; finish() is still to be called
    // Whether all of what was started is asleep in a read of its standard input; false where that
    // cannot be known.
    [[nodiscard]] bool waits_for_input();
    [[nodiscard]] int fd() const { return control_.get(); }

private:
    void spawn(const std::filesystem::path& executable, int control);
    void configure(const Policy& policy, Layers wanted);
    void order(wire::Order order);

    Fd control_;
    pid_t pid_ = -1;
    Layers layers_ = 0;
    std::filesystem::path program_;  // the one that runs, for messages
};

}  // namespace queens
