#pragma once

#include <filesystem>
#include <utility>

#include "base/files.h"

namespace queens {

// A folder of this process, removed with everything in it. What a judge that was killed left behind
// goes with the next call of remove_stale_temp_dirs.
class TempDir {
public:
    // In $TMPDIR, or in the folder named. Throws JudgeError.
    TempDir();
    explicit TempDir(const std::filesystem::path& parent);
    TempDir(TempDir&& other) noexcept
        : path_(std::exchange(other.path_, {})), lock_(std::move(other.lock_)) {}
    TempDir& operator=(TempDir&&) = delete;
    ~TempDir();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    // The folder has a new name and owner: it stays.
    void release() { path_.clear(); }

private:
    std::filesystem::path path_;
    Fd lock_;  // a flock on the folder, held as long as its owner lives
};

// $TMPDIR, else /tmp.
[[nodiscard]] std::filesystem::path temp_root();

// Removes the temporary folders in parent of judges that are no more. Never throws.
void remove_stale_temp_dirs(const std::filesystem::path& parent);

}  // namespace queens
