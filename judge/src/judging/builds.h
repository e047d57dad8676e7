#pragma once

#include "build/build.h"
#include "problem/problem.h"

namespace queens {

// Builds a program of the problem within its compilation limits; skipped, with the reason, when it was
// listed as one to skip. Throws as build_program does.
[[nodiscard]] Build build_submission(const Problem& problem, const Program& program,
                                     const Workshop& workshop);

// The problem's own output validator, which it must have. Throws JudgeError also when it cannot be
// built.
[[nodiscard]] Executable build_output_validator(const Problem& problem, const Workshop& workshop);

}  // namespace queens
