#include "base/temp_dir.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

#include "base/error.h"

namespace queens {
namespace {

constexpr const char kPrefix[] = "queens-judge-";

// Whether the process that made the folder, whose number stands in its name, is no more.
bool maker_is_gone(const std::filesystem::path& folder) {
    const std::string name = folder.filename().string().substr(std::strlen(kPrefix));
    const int pid = std::atoi(name.c_str());
    return pid > 0 && ::kill(pid, 0) != 0 && errno == ESRCH;
}

// The lock of a folder, or none when another process holds it.
Fd try_lock(const std::filesystem::path& folder) {
    Fd fd(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW));
    if (!fd || ::flock(fd.get(), LOCK_EX | LOCK_NB) != 0) return Fd();
    return fd;
}

}  // namespace

std::filesystem::path temp_root() {
    const char* const named = std::getenv("TMPDIR");
    return named != nullptr && *named != '\0' ? named : "/tmp";
}

TempDir::TempDir() : TempDir(temp_root()) {}

TempDir::TempDir(const std::filesystem::path& parent) {
    std::string name = (parent / (kPrefix + std::to_string(::getpid()) + "-XXXXXX")).string();
    if (::mkdtemp(name.data()) == nullptr) {
        throw_errno("cannot make a folder in '" + parent.string() + "'");
    }
    path_ = name;
    lock_ = try_lock(path_);
}

TempDir::~TempDir() {
    if (path_.empty()) return;
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

void remove_stale_temp_dirs(const std::filesystem::path& parent) {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(parent, ignored)) {
        if (!entry.path().filename().string().starts_with(kPrefix)) continue;
        // The lock comes a moment after the folder, so a free lock alone does not tell a folder that
        // was left behind from a newborn one.
        const Fd lock = try_lock(entry.path());
        if (lock && maker_is_gone(entry.path())) {
            std::filesystem::remove_all(entry.path(), ignored);
        }
    }
}

}  // namespace queens
