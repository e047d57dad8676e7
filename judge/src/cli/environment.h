#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "sandbox/policy.h"

namespace queens {

// Where the judge finds its own parts. All throw JudgeError when there is no such place.

// The archive: $QUEENS_HOME, else the nearest folder upwards from the working folder or from the
// judge's own program that holds problems/, solutions/ and testdata/.
[[nodiscard]] std::filesystem::path archive_root();

// The launcher, beside the judge's own program.
[[nodiscard]] std::filesystem::path launcher_path();

// The store of built programs: $QUEENS_BUILD/cache, else beside the judge's own program.
[[nodiscard]] std::filesystem::path cache_folder();

// The layers that are on when these are asked for: starts a launcher to see.
[[nodiscard]] Layers available_layers(Layers wanted);

// The set of the layers named. Throws UsageError for an unknown name.
[[nodiscard]] Layers layers_named(const std::vector<std::string>& names);

}  // namespace queens
