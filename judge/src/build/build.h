#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/stop.h"
#include "build/cache.h"
#include "build/prelude.h"
#include "build/sources.h"
#include "sandbox/launcher.h"
#include "sandbox/policy.h"

namespace queens {

// A program that can be started.
struct Executable {
    std::filesystem::path program;
    std::vector<std::string> arguments;  // with argv[0]; "{memory}" stands for the limit in MiB
    Policy policy;                       // what it needs to read and do
    bool reserves_address_space = false;
};

// The arguments to start it with under a memory limit.
[[nodiscard]] std::vector<std::string> arguments_within(const Executable& executable,
                                                        std::uint64_t memory_bytes);

struct Build {
    enum class Outcome { ready, compile_error, skipped };

    Outcome outcome = Outcome::skipped;
    Executable executable;        // when ready
    std::string language;         // title of the language, for people
    std::string reason;           // of a compile error or a skip, one line
    std::string compiler_output;  // errors and warnings, the first part of them
};

// Why there is no program, in one line: the reason, and the first error that the compiler printed.
[[nodiscard]] std::string failure_of(const Build& build);

// Where the tools of one run of the judge are, and how they may be used.
struct Workshop {
    std::filesystem::path launcher;  // the launcher program
    Layers layers;                   // isolation layers to ask for
    BuildCache& cache;
    Preludes& preludes;
    const StopSignal& stop;
};

// What a compiler may use.
struct CompileLimits {
    double cpu_s = 60;
    std::uint64_t memory_bytes = std::uint64_t{2048} << 20;
};

// Builds a program, or finds it built already. May be called from several threads. Throws
// JudgeError when the tools themselves fail, Interrupted on the stop signal.
[[nodiscard]] Build build_program(const SourceSet& sources, const CompileLimits& limits,
                                  const Workshop& workshop);

}  // namespace queens
