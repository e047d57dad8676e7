#include "judging/case_runner.h"

#include <sys/mman.h>
#include <sys/stat.h>

#include <cstdlib>
#include <string_view>

#include "base/error.h"
#include "base/text.h"

namespace queens {
namespace {

constexpr std::size_t kExcerptLines = 12;
constexpr std::size_t kExcerptWidth = 120;
constexpr std::size_t kExcerptBytes = 64 * 1024;  // no need to look further for so few lines

Fd file_in_memory(const char* name) {
    Fd fd(::memfd_create(name, MFD_CLOEXEC));
    if (!fd) throw_errno("cannot make a file in memory");
    return fd;
}

std::uint64_t size_of(const Fd& fd) {
    struct stat status {};
    if (::fstat(fd.get(), &status) != 0) throw_errno("cannot read a program's output");
    return static_cast<std::uint64_t>(status.st_size);
}

Policy with_folder(Policy policy, const std::filesystem::path& folder) {
    policy.paths.push_back({folder, wire::kRead});
    return policy;
}

std::string beginning(std::string_view text) {
    if (text.size() <= kExcerptBytes) return excerpt(text, kExcerptLines, kExcerptWidth);
    return excerpt(text.substr(0, kExcerptBytes), kExcerptLines, kExcerptWidth) + "\n(" +
           std::to_string(text.size()) + " bytes in all)";
}

std::string beginning_of_file(const std::filesystem::path& path) {
    const Fd fd = open_to_read(path);
    return beginning(Mapping(fd.get()).bytes());
}

// The deepest folder that holds the inputs of all cases.
std::filesystem::path common_folder(const Problem& problem) {
    std::filesystem::path folder = problem.cases.front().input.parent_path();
    for (const TestCase& test_case : problem.cases) {
        while (*test_case.input.lexically_relative(folder).begin() == "..") {
            folder = folder.parent_path();
        }
    }
    return folder;
}

std::unique_ptr<OutputValidator> make_validator(const Problem& problem, const Executable* validator,
                                                const Workshop& workshop) {
    if (validator == nullptr) return nullptr;
    const Limits& limits = problem.limits;
    return std::make_unique<OutputValidator>(
        *validator, problem.output_validator->protocol,
        ValidatorLimits{limits.validation_time_s, limits.validation_memory_bytes,
                        limits.validation_output_bytes},
        common_folder(problem), workshop);
}

}  // namespace

CaseRunner::CaseRunner(const Problem& problem, const Executable& program,
                       const Executable* validator, const CaseLimits& limits,
                       const Workshop& workshop)
    : program_(program),
      limits_(limits),
      stop_(workshop.stop),
      launcher_(workshop.launcher, with_folder(program.policy, folder_.path()), workshop.layers),
      validator_(make_validator(problem, validator, workshop)) {}

CaseResult CaseRunner::run(const TestCase& test_case) {
    const Outputs outputs{file_in_memory("output"), file_in_memory("error")};
    const RunFacts facts = start(test_case, outputs);
    const OutputSizes sizes{size_of(outputs.output), size_of(outputs.error)};
    const Decision decision = decide(facts, sizes, limits_);
    CaseResult result;
    result.test_case = &test_case;
    result.verdict = decision.verdict;
    result.reason = decision.reason;
    result.cpu = facts.cpu;
    result.wall = facts.wall;
    result.memory_bytes = facts.peak_memory_bytes;
    result.output_bytes = sizes.output + sizes.error;
    if (result.verdict == Verdict::accepted) check(test_case, outputs, result);
    if (result.verdict != Verdict::accepted) result.excerpts = excerpts(test_case, outputs);
    if (result.verdict == Verdict::run_time_error && !result.excerpts.error.empty()) {
        result.reason += "; standard error: " +
                         std::string(result.excerpts.error.substr(0, result.excerpts.error.find('\n')));
    }
    return result;
}

RunFacts CaseRunner::start(const TestCase& test_case, const Outputs& outputs) {
    const Fd input = open_to_read(test_case.input);
    RunRequest request;
    request.program = program_.program;
    request.arguments = program_.arguments;
    for (std::string& argument : request.arguments) {
        const std::size_t mark = argument.find("{memory}");
        if (mark != argument.npos) {
            argument.replace(mark, 8, std::to_string(limits_.memory_bytes >> 20));
        }
    }
    request.arguments.insert(request.arguments.end(), test_case.program_args.begin(),
                             test_case.program_args.end());
    request.environment = {"PATH=/usr/bin:/bin", "LANG=C.UTF-8", "LC_ALL=C.UTF-8",
                           "HOME=" + folder_.path().string()};
    request.folder = folder_.path();
    request.input = input.get();
    request.output = outputs.output.get();
    request.error = outputs.error.get();
    request.limits = run_limits(limits_, program_.reserves_address_space);
    return launcher_.run(request, stop_);
}

// Judges the output of a run that went well.
void CaseRunner::check(const TestCase& test_case, const Outputs& outputs, CaseResult& result) {
    if (validator_ == nullptr) {
        const Fd answer = open_to_read(test_case.answer);
        const auto difference =
            first_difference(Mapping(answer.get()).bytes(), Mapping(outputs.output.get()).bytes(),
                             parse_compare_options(test_case.output_validator_args));
        if (!difference) return;
        result.verdict = Verdict::wrong_answer;
        result.reason = *difference;
        return;
    }
    const CheckResult checked = validator_->check(test_case, outputs.output.get());
    result.judge_message = checked.message;
    result.reason = checked.message;
    switch (checked.kind) {
        case CheckResult::Kind::agrees: result.reason.clear(); return;
        case CheckResult::Kind::differs: result.verdict = Verdict::wrong_answer; return;
        case CheckResult::Kind::broken: result.verdict = Verdict::judge_error; return;
    }
}

Excerpts CaseRunner::excerpts(const TestCase& test_case, const Outputs& outputs) const {
    return {beginning_of_file(test_case.input), beginning_of_file(test_case.answer),
            beginning(Mapping(outputs.output.get()).bytes()),
            beginning(Mapping(outputs.error.get()).bytes())};
}

}  // namespace queens
