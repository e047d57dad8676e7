#pragma once

#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace queens::launcher {

// The system calls that only the launcher may make.
//
// The seccomp filter is put on once, by the launcher on itself, and every program it starts
// inherits it: that saves a tenth of a millisecond a run. So the filter has to tell the launcher
// from the program. It does by a random 64-bit number in the sixth argument, a register that the
// kernel ignores for these calls but shows to the filter. The number lives in the launcher's memory
// only, which the exec of a program leaves behind, and one wrong guess ends the program.
class Guard {
public:
    Guard();  // draws the number

    [[nodiscard]] std::uint64_t number() const { return number_; }

    template <typename... Args>
    long call(long name, Args... args) const {
        return pad(name, (long)(args)...);
    }

private:
    long pad(long name, long a = 0, long b = 0, long c = 0, long d = 0, long e = 0) const {
        return ::syscall(name, a, b, c, d, e, number_);
    }

    std::uint64_t number_ = 0;
};

}  // namespace queens::launcher
