#pragma once

#include <memory>

#include "base/files.h"
#include "base/temp_dir.h"
#include "check/compare.h"
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
               const CaseLimits& limits, const Workshop& workshop);

    // Runs the program on a case and judges what it did. The verdict is judge_error, with its
    // reason, when the problem's own parts fail. Throws JudgeError when the sandbox fails,
    // Interrupted on the stop signal.
    [[nodiscard]] CaseResult run(const TestCase& test_case);

    [[nodiscard]] Layers layers() const { return launcher_.layers(); }

private:
    struct Outputs {
        Fd output;
        Fd error;
    };

    RunFacts start(const TestCase& test_case, const Outputs& outputs);
    void check(const TestCase& test_case, const Outputs& outputs, CaseResult& result);
    Excerpts excerpts(const TestCase& test_case, const Outputs& outputs) const;

    const Executable& program_;
    CaseLimits limits_;
    const StopSignal& stop_;
    TempDir folder_;  // the working folder of the program, empty
    Launcher launcher_;
    std::unique_ptr<OutputValidator> validator_;
};

}  // namespace queens
