#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "build/build.h"
#include "problem/problem.h"
#include "sandbox/launcher.h"

namespace queens {

// What an output validator, or the default comparison, said of one output.
struct CheckResult {
    enum class Kind { agrees, differs, broken };  // broken: the validator's fault, or the problem's

    Kind kind = Kind::agrees;
    std::string message;  // one printable line; empty when it agrees
};

// What a validator may use.
struct ValidatorLimits {
    double time_s = 60;
    std::uint64_t memory_bytes = std::uint64_t{2048} << 20;
    std::uint64_t output_bytes = std::uint64_t{8} << 20;
};

// One program that judges outputs, ready to be asked again and again, by one thread. Speaks the
// problem package format's protocol (arguments: input answer feedback_folder/ flags; the output on
// standard input; 42 agrees, 43 differs) or testlib's (arguments: input output answer; 0 agrees,
// 1, 2 and 8 differ, 3 and all else is broken).
class OutputValidator {
public:
    // data_folder: what of the problem the validator may read.
    OutputValidator(Executable executable, SupportProgram::Protocol protocol,
                    const ValidatorLimits& limits, const std::filesystem::path& data_folder,
                    const Workshop& workshop);

    // Judges what is in the file behind output, from its start. Throws JudgeError when the sandbox
    // fails, Interrupted on the stop signal.
    [[nodiscard]] CheckResult check(const TestCase& test_case, int output);

    // The folder that the last call's validator wrote to.
    [[nodiscard]] const std::filesystem::path& feedback() const { return feedback_; }

private:
    RunRequest request_for(const TestCase& test_case) const;
    std::string judge_message(int error) const;
    CheckResult verdict_of(const RunFacts& facts, const std::string& message) const;

    Executable executable_;
    SupportProgram::Protocol protocol_;
    ValidatorLimits limits_;
    TempDir folder_;
    std::filesystem::path feedback_;
    Launcher launcher_;
    const StopSignal& stop_;
};

}  // namespace queens
