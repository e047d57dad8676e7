#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace queens {

using std::chrono::nanoseconds;

// When a run is ended. These are the points of the kill, not those of the verdict: a program may
// be let run a little past its time limit, so that one sees how far past it is.
struct RunLimits {
    nanoseconds cpu{};   // user + system, all threads and processes of the run
    nanoseconds wall{};
    std::uint64_t memory_bytes = 0;         // resident; 0: no limit
    std::uint64_t address_space_bytes = 0;  // a backstop where the runtime allows one; 0: none
    std::uint64_t output_bytes = 0;         // for standard output and error each, when they are files
};

// One program to start.
struct RunRequest {
    std::filesystem::path program;
    std::vector<std::string> arguments;    // with argv[0]
    std::vector<std::string> environment;  // "NAME=value"
    std::filesystem::path folder;          // its working folder
    int input = -1;                        // descriptors, not owned
    int output = -1;
    int error = -1;
    RunLimits limits;
};

enum class EndedBy {
    itself,         // it exited, or died of a signal that was not ours
    cpu_limit,
    wall_limit,
    memory_limit,
    forbidden_call, // stopped at a system call that the sandbox does not allow
    stopped,        // by Launcher::stop
};

// What a run did; says nothing of right or wrong.
struct RunFacts {
    EndedBy ended_by = EndedBy::itself;
    std::optional<int> exit_status;       // exactly one of exit_status and signal is set
    std::optional<int> signal;
    std::string forbidden_call;           // name of the system call, when ended_by says so
    std::uint32_t leftover_processes = 0; // were still alive when the program ended; are dead now
    nanoseconds cpu{};
    nanoseconds wall{};
    std::uint64_t peak_memory_bytes = 0;  // the largest resident set of one of its processes
};

}  // namespace queens
