#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "sandbox/wire.h"

namespace queens {

// What one path lets a program do, everything below a folder included.
struct PathRule {
    std::filesystem::path path;
    std::uint32_t access;  // bits of wire::kRead, kExecute, kWrite
};

// What a program may reach. Everything not named here is denied.
struct Policy {
    std::vector<PathRule> paths;
    bool may_write_files = false;      // where a rule says kWrite; validators need it
    bool may_start_processes = false;  // and write files; compilers need it
};

// A set of isolation layers: bits of wire::k….
using Layers = std::uint32_t;

// "landlock", "seccomp", … for each layer of the set, in a fixed order.
[[nodiscard]] std::vector<std::string> layer_names(Layers layers);

}  // namespace queens
