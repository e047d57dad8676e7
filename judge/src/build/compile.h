#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "build/build.h"

namespace queens {

// One call of a compiler, inside its work folder.
struct CompileJob {
    std::filesystem::path compiler;
    std::vector<std::string> arguments;  // with argv[0]
    std::filesystem::path folder;        // may be written to; the compiler starts in folder/src
    std::vector<PathRule> tools;         // what it reads and executes beside the runtime
};

struct CompileResult {
    bool succeeded = false;
    std::string reason;  // one line, when it did not succeed
    std::string output;  // standard output and error together, the first part of it
};

// Runs a compiler in the sandbox: it reads the system, its include folders and its work folder, and
// writes to that folder only. What it prints is read as it comes, and a flood ends it.
[[nodiscard]] CompileResult compile(const CompileJob& job, const CompileLimits& limits,
                                    const Workshop& workshop);

// Folders and files that every program built here needs to start: shared libraries and devices.
[[nodiscard]] std::vector<PathRule> runtime_paths();

// Those of a tool of a language: the system's programs, the folder the tool is installed in, and
// the language's folders in $HOME.
[[nodiscard]] std::vector<PathRule> tool_paths(const Language& language,
                                               const std::filesystem::path& tool);

}  // namespace queens
