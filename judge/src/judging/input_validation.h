#pragma once

#include <string>
#include <vector>

#include "build/build.h"
#include "problem/problem.h"

namespace queens {

// An input that an input validator did not accept, or could not judge.
struct InputFault {
    enum class Kind { refused, broken };  // broken: the validator's fault

    Kind kind = Kind::refused;
    std::string validator;                 // its file's or folder's name
    const TestCase* test_case = nullptr;   // nullptr: the validator cannot be used at all
    std::string reason;                    // one line
};

// Runs every input validator of the problem on every input, in order, each with the arguments that
// the case has for it and those of the program. Throws JudgeError when the sandbox fails, Interrupted
// on the stop signal.
[[nodiscard]] std::vector<InputFault> validate_inputs(const Problem& problem,
                                                      const Workshop& workshop);

}  // namespace queens
