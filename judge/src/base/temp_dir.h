#pragma once

#include <filesystem>
#include <utility>

#include "base/files.h"

namespace queens {

// A folder of this process in the system's place for temporary files ($TMPDIR, else /tmp), removed
// with everything in it. What a judge that was killed left behind goes with the next call of
// remove_stale_temp_dirs.
class TempDir {
public:
    TempDir();  // throws JudgeError
    TempDir(TempDir&& other) noexcept
        : path_(std::exchange(other.path_, {})), lock_(std::move(other.lock_)) {}
    TempDir& operator=(TempDir&&) = delete;
    ~TempDir();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
    Fd lock_;  // a flock on the folder, held as long as its owner lives
};

// Removes the temporary folders of judges that are no more. Never throws.
void remove_stale_temp_dirs();

}  // namespace queens
