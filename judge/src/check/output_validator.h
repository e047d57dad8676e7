#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/temp_dir.h"
#include "build/build.h"
#include "problem/problem.h"
#include "sandbox/launcher.h"

namespace queens {

// What an output validator, or the default comparison, said of one output.
struct CheckResult {
    enum class Kind { agrees, differs, broken };  // broken: the validator's fault, or the problem's

    Kind kind = Kind::agrees;
    std::string message;  // one printable line, often empty when it agrees
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
// 1, 2, 4, 7 and 8 differ, 3 and all else is broken).
class OutputValidator {
public:
    // data_folder: what of the problem the validator may read.
    OutputValidator(const Executable& executable, SupportProgram::Protocol protocol,
                    const ValidatorLimits& limits, const std::filesystem::path& data_folder,
                    const Workshop& workshop);

    // A new case: what the validator wrote for the one before is forgotten.
    void begin_case();

    // Judges what is in the file behind output, from its start. input: that of the case, or of a
    // later pass. Throws JudgeError when the sandbox fails, Interrupted on the stop signal.
    [[nodiscard]] CheckResult check(const TestCase& test_case, const std::filesystem::path& input,
                                    int output);

    // For an interactive problem: the run of the validator, its descriptors still to be filled in,
    // the launcher to start it with, and what its end means. printed: its standard error.
    [[nodiscard]] RunRequest request(const TestCase& test_case,
                                     const std::filesystem::path& input) const;
    [[nodiscard]] Launcher& launcher() { return launcher_; }
    [[nodiscard]] CheckResult conclude(const RunFacts& facts, int printed) const;

    // What the validator gave the output in a scoring problem: score.txt, score_multiplier.txt.
    struct Points {
        std::optional<double> score;
        std::optional<double> multiplier;
        std::string fault;  // why they make no sense, or empty
    };
    [[nodiscard]] Points points() const;

    // The input of the next pass, when the validator has asked for one; moved out of its reach
    // unless it is no file.
    [[nodiscard]] std::optional<std::filesystem::path> take_next_pass();

private:
    std::string judge_message(int printed) const;

    Executable executable_;
    SupportProgram::Protocol protocol_;
    ValidatorLimits limits_;
    TempDir folder_;
    std::filesystem::path feedback_;
    Launcher launcher_;
    const StopSignal& stop_;
};

}  // namespace queens
