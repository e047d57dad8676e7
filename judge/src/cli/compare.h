#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace queens {

// judge compare EXPECTED FOUND [FLAG...], given the arguments after "compare". Returns 0 when the
// two agree, 1 when they differ; prints one line on out either way. Throws UsageError when the
// arguments are wrong, JudgeError when a file cannot be read.
[[nodiscard]] int compare_command(const std::vector<std::string>& args, std::ostream& out,
                                  std::ostream& err);

}  // namespace queens
