#include "base/error.h"

#include <cerrno>
#include <cstring>

namespace queens {

std::string system_message(const std::string& what, int errno_value) {
    return what + ": " + std::strerror(errno_value);
}

void throw_errno(const std::string& what) { throw JudgeError(system_message(what, errno)); }

}  // namespace queens
