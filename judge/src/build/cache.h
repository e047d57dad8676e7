#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/temp_dir.h"

namespace queens {

// A store of built programs, found by a hash of everything they were built from. An entry is a
// folder; it comes into being by one rename, so several judges may share a store. Entries that are
// damaged, or whose headers have changed since, are dropped and built again.
class BuildCache {
public:
    // Uses folder, or a temporary one when it cannot be written to. Throws JudgeError.
    explicit BuildCache(const std::filesystem::path& folder);

    // The entry's folder when it is there and whole.
    [[nodiscard]] std::optional<std::filesystem::path> find(const std::string& key) const;

    // A folder to build in, inside the store.
    [[nodiscard]] TempDir work_folder() const;

    // Makes what work_folder holds the entry of key. headers: files outside of it that the result
    // depends on. Returns the entry's folder.
    std::filesystem::path insert(const std::string& key, TempDir work_folder,
                                 const std::vector<std::filesystem::path>& headers);

    // Removes the entries that were not used for the longest time, until the rest is within
    // max_bytes; what was used in the last minutes stays. Never throws.
    void prune(std::uint64_t max_bytes) const;

private:
    std::filesystem::path folder_;
    std::optional<TempDir> instead_;  // the store, where the usual one cannot be written to
};

}  // namespace queens
