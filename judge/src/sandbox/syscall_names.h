#pragma once

#include <string>

namespace queens {

// The name of a system call that the sandbox reports, "system call 999" for any other number.
[[nodiscard]] std::string syscall_name(long number);

}  // namespace queens
