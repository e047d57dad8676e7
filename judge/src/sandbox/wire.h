#pragma once

#include <cstdint>

// What the judge and its launcher say to each other, over a SOCK_SEQPACKET pair: one Config at the
// start, then for each run one Request (with three descriptors beside it) and one Reply. Both ends
// are built from this header in one go, so plain structs will do.
namespace queens::wire {

inline constexpr int kControlFd = 3;  // the launcher's end of the pair
inline constexpr std::uint32_t kMaxMessage = 96 * 1024;

// Layers of isolation, as bits. Asked for in Config, answered with those that are on.
inline constexpr std::uint32_t kNoNewPrivileges = 1;
inline constexpr std::uint32_t kNoCapabilities = 2;
inline constexpr std::uint32_t kLandlock = 4;
inline constexpr std::uint32_t kSeccomp = 8;
inline constexpr std::uint32_t kAllLayers = 15;

// What a path rule allows.
inline constexpr std::uint32_t kRead = 1;
inline constexpr std::uint32_t kExecute = 2;
inline constexpr std::uint32_t kWrite = 4;

// Followed by path_count times { uint32 access; path, ended by a NUL }.
struct Config {
    std::uint32_t layers;
    std::uint32_t may_write_files;
    std::uint32_t may_start_processes;
    std::uint32_t path_count;
};

struct ConfigReply {
    std::uint32_t layers;  // those that are on
};

// Followed by NUL-ended strings: working folder, program, argc arguments, envc variables.
// Descriptors: standard input, output, error.
struct Request {
    std::uint64_t cpu_kill_ns;
    std::uint64_t wall_kill_ns;
    std::uint64_t memory_kill_bytes;    // resident; 0: no limit
    std::uint64_t address_space_bytes;  // RLIMIT_AS; 0: no limit
    std::uint64_t stack_bytes;          // RLIMIT_STACK
    std::uint64_t file_bytes;           // RLIMIT_FSIZE, for each of the two outputs
    std::uint32_t argc;
    std::uint32_t envc;
};

// Sent while a program runs.
enum class Order : std::uint8_t {
    stop,               // end it now; the Reply comes as always
    tell_if_it_waits,   // answered by a WaitsReply; by nothing when the run is ending, or has ended
};

struct WaitsReply {
    std::uint32_t waits;  // 1: it and all it started wait for their standard input
};

enum class EndedBy : std::uint32_t {
    itself,          // exit or a signal that was not ours
    cpu_limit,       // we killed it, for the reason given
    wall_limit,
    memory_limit,
    forbidden_call,  // see Reply::forbidden_call
    stopped,         // the judge asked for it
    start_failure,   // it never ran: see Reply::start_step, start_errno
    launcher_fault,  // processes that would not die
};

enum class StartStep : std::uint32_t { none, clone, descriptors, folder, limits, landlock, exec };

struct Reply {
    EndedBy ended_by;
    std::uint32_t exited;  // 1: status is an exit status, 0: a signal
    std::int32_t status;
    std::uint32_t leftover_processes;  // still alive when the program had ended; killed
    std::int64_t forbidden_call;       // number of the system call
    StartStep start_step;
    std::int32_t start_errno;
    std::uint64_t cpu_ns;   // user + system of every process of the run
    std::uint64_t wall_ns;
    std::uint64_t peak_memory_bytes;
};

}  // namespace queens::wire
