#include "judging/builds.h"

#include "base/error.h"

namespace queens {

Build build_submission(const Problem& problem, const Program& program, const Workshop& workshop) {
    if (!program.skip_reason.empty()) {
        Build build;
        build.reason = program.skip_reason;
        return build;
    }
    SourceSet sources;
    sources.path = program.path;
    sources.strict = program.strict;
    sources.language = program.language;
    sources.entry_point = program.entry_point;
    sources.language_folders = problem.include_dirs;
    sources.constants = problem.constants;
    const Limits& limits = problem.limits;
    return build_program(sources, {limits.compilation_time_s, limits.compilation_memory_bytes},
                         workshop);
}

Executable build_output_validator(const Problem& problem, const Workshop& workshop) {
    SourceSet sources;
    sources.path = problem.output_validator->path;
    sources.include_folders = problem.validator_include_dirs;
    sources.constants = problem.constants;
    const Build build = build_program(sources, {}, workshop);
    if (build.outcome == Build::Outcome::ready) return build.executable;
    throw JudgeError("output validator '" + sources.path.filename().string() +
                     "': " + failure_of(build));
}

}  // namespace queens
