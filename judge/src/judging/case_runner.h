#pragma once

#include <memory>

#include "base/files.h"
#include "base/temp_dir.h"
#include "check/interaction.h"
#include "check/output_validator.h"
#include "judging/decide.h"
#include "judging/results.h"
#include "sandbox/launcher.h"

namespace queens {

// Runs one program on cases of one problem, one after another, for one thread: it keeps the
// program's launcher and the problem's output validator alive between cases.
class CaseRunner {
public:
    // validator: the built output validator, or nullptr for the default comparison.
    CaseRunner(const Problem& problem, const Executable& program, const Executable* validator,
               const CaseLimits& limits, EofRule eof_rule, const Workshop& workshop);

    // Runs the program on a case, once or, in a multi-pass problem, as often as the validator asks,
    // and judges what it did. The verdict is judge_error, with its reason, when the problem's own
    // parts fail. Throws JudgeError when the sandbox fails, Interrupted on the stop signal.
    [[nodiscard]] CaseResult run(const TestCase& test_case);

private:
    // One run of the program, and what was said of it.
    struct Pass {
        RunFacts facts;
        Decision decision;
        std::string judge_message;
        std::uint64_t output_bytes = 0;
        std::string found;  // excerpts, when not accepted
        std::string error;
    };

    Pass run_pass(const TestCase& test_case, const std::filesystem::path& input);
    Pass run_batch(const TestCase& test_case, const std::filesystem::path& input);
    Pass run_interactive(const TestCase& test_case, const std::filesystem::path& input);
    Decision judge_interaction(const Interaction& interaction, const CheckResult& checked,
                               std::uint64_t error_bytes) const;
    CheckResult check(const TestCase& test_case, const std::filesystem::path& input, int output);
    RunRequest request_for(const TestCase& test_case) const;
    void place_files(const TestCase& test_case);

    const Problem& problem_;
    const Executable& program_;
    CaseLimits limits_;
    EofRule eof_rule_;
    const StopSignal& stop_;
    TempDir folder_;  // the working folder of the program: empty, or with the case's files
    Launcher launcher_;
    std::unique_ptr<OutputValidator> validator_;
};

}  // namespace queens
