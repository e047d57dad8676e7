#pragma once

#include <cstdint>

namespace queens::launcher {

// A set of Landlock rules, built once and put on by each program just before its exec; see
// landlock(7). It denies every access to files but what allow() names, all TCP, and, where the
// kernel knows how, signals and abstract sockets to processes outside.
class Landlock {
public:
    Landlock();
    ~Landlock();
    Landlock(const Landlock&) = delete;
    Landlock& operator=(const Landlock&) = delete;

    [[nodiscard]] bool available() const { return fd_ >= 0; }
    [[nodiscard]] int fd() const { return fd_; }

    // access: bits of wire::kRead, kExecute, kWrite. A path that does not exist needs no rule.
    void allow(const char* path, std::uint32_t access);

private:
    int abi_ = 0;
    int fd_ = -1;
};

}  // namespace queens::launcher
