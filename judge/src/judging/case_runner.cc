#include "judging/case_runner.h"

#include <sys/stat.h>

#include <algorithm>
#include <system_error>

#include "base/error.h"
#include "check/compare.h"
#include "judging/excerpts.h"

namespace queens {
namespace {

namespace fs = std::filesystem;

std::uint64_t size_of(const Fd& fd) {
    struct stat status {};
    if (::fstat(fd.get(), &status) != 0) throw_errno("cannot read a program's output");
    return static_cast<std::uint64_t>(status.st_size);
}

Policy with_folder(Policy policy, const fs::path& folder) {
    policy.paths.push_back({folder, wire::kRead});
    return policy;
}

// The deepest folder that holds the inputs of all cases.
fs::path common_folder(const Problem& problem) {
    fs::path folder = problem.cases.front().input.parent_path();
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

Decision decision_of(const CheckResult& checked) {
    switch (checked.kind) {
        case CheckResult::Kind::agrees: return {};
        case CheckResult::Kind::differs: return {Verdict::wrong_answer, checked.message};
        case CheckResult::Kind::broken: return {Verdict::judge_error, checked.message};
    }
    std::abort();
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace

CaseRunner::CaseRunner(const Problem& problem, const Executable& program,
                       const Executable* validator, const CaseLimits& limits, EofRule eof_rule,
                       const Workshop& workshop)
    : problem_(problem),
      program_(program),
      limits_(limits),
      eof_rule_(eof_rule),
      stop_(workshop.stop),
      launcher_(workshop.launcher, with_folder(program.policy, folder_.path()), workshop.layers),
      validator_(make_validator(problem, validator, workshop)) {}

CaseResult CaseRunner::run(const TestCase& test_case) {
    place_files(test_case);
    if (validator_) validator_->begin_case();
    CaseResult result;
    result.test_case = &test_case;
    fs::path input = test_case.input;
    Pass pass;
    for (int number = 1;; ++number) {
        pass = run_pass(test_case, input);
        result.cpu = std::max(result.cpu, pass.facts.cpu);
        result.wall = std::max(result.wall, pass.facts.wall);
        result.memory_bytes = std::max(result.memory_bytes, pass.facts.peak_memory_bytes);
        result.output_bytes += pass.output_bytes;
        if (!problem_.multi_pass) break;
        const auto next = validator_->take_next_pass();
        if (!next) break;
        if (pass.decision.verdict == Verdict::wrong_answer) {
            pass.decision = {Verdict::judge_error,
                             "output validator: expected no nextpass.in beside exit status 43"};
        }
        if (pass.decision.verdict != Verdict::accepted) break;
        if (!fs::is_regular_file(fs::symlink_status(*next))) {
            pass.decision = {Verdict::judge_error,
                             "output validator: nextpass.in: expected a file, found a folder"};
            break;
        }
        if (number == problem_.limits.validation_passes) {
            pass.decision = {Verdict::judge_error,
                             "output validator: asks for more than " + std::to_string(number) +
                                 " passes; see limits.validation_passes"};
            break;
        }
        input = *next;
    }
    if (!problem_.groups.empty() && validator_ && pass.decision.verdict == Verdict::accepted) {
        const OutputValidator::Points points = validator_->points();
        result.score = points.score;
        result.score_multiplier = points.multiplier;
        if (!points.fault.empty()) pass.decision = {Verdict::judge_error, points.fault};
    }
    result.verdict = pass.decision.verdict;
    result.reason = pass.decision.reason;
    result.judge_message = pass.judge_message;
    if (result.verdict == Verdict::accepted) return result;
    result.excerpts = {beginning_of_file(input), beginning_of_file(test_case.answer), pass.found,
                       pass.error};
    if (result.verdict == Verdict::run_time_error && !pass.error.empty()) {
        result.reason += "; standard error: " + first_line(pass.error);
    }
    return result;
}

CaseRunner::Pass CaseRunner::run_pass(const TestCase& test_case, const fs::path& input) {
    return problem_.interactive ? run_interactive(test_case, input) : run_batch(test_case, input);
}

CaseRunner::Pass CaseRunner::run_batch(const TestCase& test_case, const fs::path& input) {
    const Fd in = open_to_read(input);
    const Fd out = file_in_memory("output");
    const Fd error = file_in_memory("error");
    RunRequest request = request_for(test_case);
    request.input = in.get();
    request.output = out.get();
    request.error = error.get();
    Pass pass;
    pass.facts = launcher_.run(request, stop_);
    const OutputSizes sizes{size_of(out), size_of(error)};
    pass.output_bytes = sizes.output + sizes.error;
    pass.decision = decide(pass.facts, sizes, limits_);
    if (pass.decision.verdict == Verdict::accepted) {
        const CheckResult checked = check(test_case, input, out.get());
        pass.decision = decision_of(checked);
        pass.judge_message = checked.message;
    }
    if (pass.decision.verdict != Verdict::accepted) {
        pass.found = beginning(Mapping(out.get()).bytes());
        pass.error = beginning(Mapping(error.get()).bytes());
    }
    return pass;
}

CaseRunner::Pass CaseRunner::run_interactive(const TestCase& test_case, const fs::path& input) {
    const Fd error = file_in_memory("error");
    const Fd printed = file_in_memory("validator");
    RunRequest program = request_for(test_case);
    program.error = error.get();
    RunRequest validator = validator_->request(test_case, input);
    validator.error = printed.get();
    const Interaction interaction = interact(launcher_, std::move(program), validator_->launcher(),
                                             std::move(validator), eof_rule_, stop_);
    const CheckResult checked = validator_->conclude(interaction.validator, printed.get());
    Pass pass;
    pass.facts = interaction.program;
    pass.output_bytes = interaction.program_bytes + size_of(error);
    pass.decision = judge_interaction(interaction, checked, size_of(error));
    pass.judge_message = checked.message;
    if (pass.decision.verdict != Verdict::accepted) {
        pass.found = transcript_text(interaction.transcript);
        pass.error = beginning(Mapping(error.get()).bytes());
    }
    return pass;
}

// A broken validator comes before everything, its rejection before what the program did
// afterwards, and what the program did before the validator's word on it.
Decision CaseRunner::judge_interaction(const Interaction& interaction, const CheckResult& checked,
                                       std::uint64_t error_bytes) const {
    using Kind = CheckResult::Kind;
    if (interaction.both_wait) {
        return {Verdict::time_limit,
                "idle: it and the output validator wait for each other; is its output flushed?"};
    }
    if (checked.kind == Kind::broken && !interaction.validator_stopped) return decision_of(checked);
    if (checked.kind == Kind::differs && interaction.validator_first) return decision_of(checked);
    RunFacts facts = interaction.program;
    if (interaction.output_flood) facts.ended_by = EndedBy::itself;  // for its output, not by it
    const Decision decision =
        decide(facts, {interaction.program_bytes, error_bytes}, limits_);
    return decision.verdict == Verdict::accepted ? decision_of(checked) : decision;
}

CheckResult CaseRunner::check(const TestCase& test_case, const fs::path& input, int output) {
    if (validator_) return validator_->check(test_case, input, output);
    const Fd answer = open_to_read(test_case.answer);
    const auto difference =
        first_difference(Mapping(answer.get()).bytes(), Mapping(output).bytes(),
                         parse_compare_options(test_case.output_validator_args));
    if (!difference) return {};
    return {CheckResult::Kind::differs, *difference};
}

RunRequest CaseRunner::request_for(const TestCase& test_case) const {
    RunRequest request;
    request.program = program_.program;
    request.arguments = arguments_within(program_, limits_.memory_bytes);
    request.arguments.insert(request.arguments.end(), test_case.program_args.begin(),
                             test_case.program_args.end());
    request.environment = {"PATH=/usr/bin:/bin", "LANG=C.UTF-8", "LC_ALL=C.UTF-8",
                           "HOME=" + folder_.path().string()};
    request.folder = folder_.path();
    request.limits = run_limits(limits_, program_.reserves_address_space);
    return request;
}

// Nothing is left of the case before: neither its files nor, where a layer of the sandbox is missing,
// what a program has written.
void CaseRunner::place_files(const TestCase& test_case) {
    std::error_code error;
    for (const auto& item : fs::directory_iterator(folder_.path(), error)) {
        fs::remove_all(item.path(), error);
    }
    if (test_case.files.empty()) return;
    fs::copy(test_case.files, folder_.path(), fs::copy_options::recursive, error);
    if (error) {
        throw JudgeError("'" + test_case.files.string() + "': cannot copy to '" +
                         folder_.path().string() + "': " + error.message());
    }
}

}  // namespace queens
