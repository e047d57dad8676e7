#pragma once

#include <optional>
#include <string>
#include <vector>

#include "problem/problem.h"
#include "problem/tree.h"

namespace queens {

struct InputValidators {
    std::vector<SupportProgram> programs;
    std::vector<std::string> notices;  // kinds of validators that are not supported
};

// The programs in input_validators/ and input_format_validators/ of a package.
[[nodiscard]] InputValidators find_input_validators(const Tree& tree);

// The program in output_validators/ (legacy), or output_validator/ itself. Throws JudgeError when
// there are several.
[[nodiscard]] std::optional<SupportProgram> find_output_validator(const Tree& tree);

}  // namespace queens
