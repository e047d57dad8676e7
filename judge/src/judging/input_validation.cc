#include "judging/input_validation.h"

#include <algorithm>
#include <cstdlib>

#include "base/error.h"
#include "base/files.h"
#include "base/temp_dir.h"
#include "base/text.h"
#include "sandbox/launcher.h"

namespace queens {
namespace {

namespace fs = std::filesystem;

constexpr int kAccepts = 42;
constexpr std::size_t kMessageLines = 2;
constexpr std::size_t kMessageWidth = 200;

SourceSet sources_of(const SupportProgram& validator, const Problem& problem) {
    SourceSet sources;
    sources.path = validator.path;
    sources.include_folders = problem.validator_include_dirs;
    if (!fs::is_directory(validator.path)) {
        sources.include_folders.push_back(validator.path.parent_path());
    }
    sources.constants = problem.constants;
    return sources;
}

// Why a validator has no word on an input, or an empty text.
std::string breakdown(const RunFacts& facts) {
    switch (facts.ended_by) {
        case EndedBy::cpu_limit:
        case EndedBy::wall_limit: return "stopped at its time limit";
        case EndedBy::memory_limit: return "stopped at its memory limit";
        case EndedBy::forbidden_call:
            return "stopped at the forbidden system call " + facts.forbidden_call;
        case EndedBy::stopped: return "stopped before it had decided";
        case EndedBy::itself: break;
    }
    return facts.signal ? "died of signal " + std::to_string(*facts.signal) : std::string();
}

// The first lines of what was printed, on one line.
std::string message_in(const Fd& printed) {
    const Mapping mapping(printed.get());
    std::string message = excerpt(trimmed(mapping.bytes().substr(0, kMessageLines * kMessageWidth)),
                                  kMessageLines, kMessageWidth);
    std::ranges::replace(message, '\n', ' ');
    return message.empty() ? message : ": " + message;
}

// One input validator, ready to be asked again and again.
class InputValidator {
public:
    InputValidator(std::string name, const Executable& executable, const Problem& problem,
                   const Workshop& workshop)
        : name_(std::move(name)),
          executable_(executable),
          limits_(problem.limits),
          launcher_(workshop.launcher, policy_for(problem, executable.policy), workshop.layers),
          stop_(workshop.stop) {}

    // What is wrong with the case's input: nothing, or one fault.
    [[nodiscard]] std::vector<InputFault> check(const TestCase& test_case) {
        const Fd input = open_to_read(test_case.input);
        const Fd printed = file_in_memory("validator");
        RunRequest run = request(test_case);
        run.input = input.get();
        run.output = run.error = printed.get();
        const RunFacts facts = launcher_.run(run, stop_);
        const std::string fault = breakdown(facts);
        if (!fault.empty()) {
            return {{InputFault::Kind::broken, name_, &test_case, fault + message_in(printed)}};
        }
        const int status = facts.exit_status.value_or(0);
        if (status == kAccepts) return {};
        return {{InputFault::Kind::refused, name_, &test_case,
                 "expected exit status 42, found " + std::to_string(status) + message_in(printed)}};
    }

private:
    // Beside what its program needs, the files that the cases bring along.
    Policy policy_for(const Problem& problem, Policy policy) const {
        policy.paths.push_back({folder_.path(), wire::kRead});
        for (const TestCase& test_case : problem.cases) {
            if (!test_case.files.empty()) policy.paths.push_back({test_case.files, wire::kRead});
        }
        return policy;
    }

    [[nodiscard]] RunRequest request(const TestCase& test_case) const {
        RunRequest run;
        run.program = executable_.program;
        run.arguments = arguments_within(executable_, limits_.validation_memory_bytes);
        for (const auto* const words : {&test_case.input_validator_args, &test_case.program_args}) {
            run.arguments.insert(run.arguments.end(), words->begin(), words->end());
        }
        run.environment = {"PATH=/usr/bin:/bin", "LANG=C.UTF-8", "LC_ALL=C.UTF-8",
                           "HOME=" + folder_.path().string()};
        run.folder = test_case.files.empty() ? folder_.path() : test_case.files;
        const std::chrono::duration<double> time(limits_.validation_time_s);
        run.limits.cpu = std::chrono::duration_cast<nanoseconds>(time);
        run.limits.wall = 2 * run.limits.cpu + std::chrono::seconds(1);
        run.limits.memory_bytes = limits_.validation_memory_bytes;
        run.limits.output_bytes = limits_.validation_output_bytes;
        return run;
    }

    std::string name_;
    Executable executable_;
    const Limits& limits_;
    TempDir folder_;
    Launcher launcher_;
    const StopSignal& stop_;
};

std::vector<InputFault> validate_with(const SupportProgram& validator, const Problem& problem,
                                      const Workshop& workshop) {
    const std::string name = validator.path.filename().string();
    const Build build = build_program(sources_of(validator, problem), {}, workshop);
    if (build.outcome != Build::Outcome::ready) {
        return {{InputFault::Kind::broken, name, nullptr, failure_of(build)}};
    }
    InputValidator ready(name, build.executable, problem, workshop);
    std::vector<InputFault> faults;
    for (const TestCase& test_case : problem.cases) {
        workshop.stop.check();
        const std::vector<InputFault> found = ready.check(test_case);
        faults.insert(faults.end(), found.begin(), found.end());
    }
    return faults;
}

}  // namespace

std::vector<InputFault> validate_inputs(const Problem& problem, const Workshop& workshop) {
    std::vector<InputFault> faults;
    for (const SupportProgram& validator : problem.input_validators) {
        const std::vector<InputFault> found = validate_with(validator, problem, workshop);
        faults.insert(faults.end(), found.begin(), found.end());
    }
    return faults;
}

}  // namespace queens
