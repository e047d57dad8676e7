#include "check/output_validator.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <system_error>

#include "base/error.h"
#include "base/files.h"
#include "base/text.h"

namespace queens {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMessageLines = 4;
constexpr std::size_t kMessageWidth = 300;
constexpr const char* kTestlibOutput = "output";
constexpr int kTestlibFail = 3;  // the answer, or the checker itself, is wrong

// A validator may read the problem's data and write its feedback, beside what its program needs.
Policy with_folders(Policy policy, const fs::path& data, const fs::path& feedback) {
    policy.paths.push_back({data, wire::kRead});
    policy.paths.push_back({feedback, wire::kRead | wire::kWrite});
    policy.may_write_files = true;
    return policy;
}

fs::path make_feedback_folder(const fs::path& parent) {
    fs::path folder = parent / "feedback";
    fs::create_directory(folder);
    return folder;
}

void make_empty(const fs::path& folder) {
    std::error_code ignored;
    for (const auto& item : fs::directory_iterator(folder, ignored)) {
        fs::remove_all(item.path(), ignored);
    }
}

std::string first_part(std::string_view text) {
    std::string part = excerpt(trimmed(text), kMessageLines, kMessageWidth);
    std::ranges::replace(part, '\n', ' ');
    return part;
}

// Wrong, ill-formed, ill-formed as older checkers say it, worth some points but not all, cut short.
bool is_testlib_rejection(int status) {
    return status == 1 || status == 2 || status == 4 || status == 7 || status == 8;
}

// At most this much of a file that a validator wrote is looked at.
std::string head_of_file(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(fs::symlink_status(file, error))) return {};
    const Fd fd = open_to_read(file);
    std::string head(kMessageLines * kMessageWidth, '\0');
    const ssize_t got = ::read(fd.get(), head.data(), head.size());
    head.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return head;
}

}  // namespace

OutputValidator::OutputValidator(const Executable& executable, SupportProgram::Protocol protocol,
                                 const ValidatorLimits& limits, const fs::path& data_folder,
                                 const Workshop& workshop)
    : executable_(executable),
      protocol_(protocol),
      limits_(limits),
      feedback_(make_feedback_folder(folder_.path())),
      launcher_(workshop.launcher, with_folders(executable_.policy, data_folder, folder_.path()),
                workshop.layers),
      stop_(workshop.stop) {}

void OutputValidator::begin_case() { make_empty(feedback_); }

CheckResult OutputValidator::check(const TestCase& test_case, const fs::path& input, int output) {
    RunRequest run = request(test_case, input);
    const Fd printed = file_in_memory("validator");
    run.output = run.error = printed.get();
    ::lseek(output, 0, SEEK_SET);
    run.input = output;
    Fd nothing;
    if (protocol_ == SupportProgram::Protocol::testlib) {
        write_file_atomically(folder_.path() / kTestlibOutput, Mapping(output).bytes());
        nothing = open_to_read("/dev/null");
        run.input = nothing.get();
    }
    return conclude(launcher_.run(run, stop_), printed.get());
}

RunRequest OutputValidator::request(const TestCase& test_case, const fs::path& input) const {
    RunRequest run;
    run.program = executable_.program;
    run.arguments = arguments_within(executable_, limits_.memory_bytes);
    run.arguments.push_back(input.string());
    if (protocol_ == SupportProgram::Protocol::testlib) {
        run.arguments.push_back((folder_.path() / kTestlibOutput).string());
        run.arguments.push_back(test_case.answer.string());
    } else {
        run.arguments.push_back(test_case.answer.string());
        run.arguments.push_back(feedback_.string() + "/");  // validators append a file's name
    }
    const auto& flags = test_case.output_validator_args;
    run.arguments.insert(run.arguments.end(), flags.begin(), flags.end());
    // Without HOME a Python asks the system for it, and that over a socket.
    run.environment = {"PATH=/usr/bin:/bin", "LANG=C.UTF-8", "LC_ALL=C.UTF-8",
                       "HOME=" + feedback_.string()};
    run.folder = feedback_;
    const std::chrono::duration<double> time(limits_.time_s);
    run.limits.cpu = std::chrono::duration_cast<nanoseconds>(time);
    run.limits.wall = 2 * run.limits.cpu + std::chrono::seconds(1);
    run.limits.memory_bytes = limits_.memory_bytes;
    run.limits.output_bytes = limits_.output_bytes;
    return run;
}

// What the validator wrote for the judges, or else what it printed.
std::string OutputValidator::judge_message(int printed) const {
    std::string message = first_part(head_of_file(feedback_ / "judgemessage.txt"));
    if (!message.empty()) return message;
    const Mapping mapping(printed);
    return first_part(mapping.bytes().substr(0, kMessageLines * kMessageWidth));
}

CheckResult OutputValidator::conclude(const RunFacts& facts, int printed) const {
    const bool testlib = protocol_ == SupportProgram::Protocol::testlib;
    const std::string message = judge_message(printed);
    const auto broken = [&](const std::string& what) {
        return CheckResult{CheckResult::Kind::broken,
                           "output validator: " + what + (message.empty() ? "" : ": " + message)};
    };
    switch (facts.ended_by) {
        case EndedBy::cpu_limit:
        case EndedBy::wall_limit: return broken("stopped at its time limit");
        case EndedBy::memory_limit: return broken("stopped at its memory limit");
        case EndedBy::forbidden_call:
            return broken("stopped at the forbidden system call " + facts.forbidden_call);
        case EndedBy::stopped: return broken("stopped before it had decided");
        case EndedBy::itself: break;
    }
    if (Mapping(printed).bytes().size() > limits_.output_bytes) {
        return {CheckResult::Kind::broken, "output validator: prints more than it may"};
    }
    if (facts.signal) return broken("died of signal " + std::to_string(*facts.signal));
    const int status = facts.exit_status.value_or(0);
    if (status == (testlib ? 0 : 42)) return {CheckResult::Kind::agrees, message};
    const bool differs = testlib ? is_testlib_rejection(status) : status == 43;
    if (differs) {
        return {CheckResult::Kind::differs,
                message.empty() ? "the output validator rejects the output" : message};
    }
    if (testlib && status == kTestlibFail) return broken("it fails (exit status 3)");
    return broken("expected exit status " + std::string(testlib ? "0, 1 or 2" : "42 or 43") +
                  ", found " + std::to_string(status));
}

OutputValidator::Points OutputValidator::points() const {
    Points points;
    const auto number_in = [&](const char* name) -> std::optional<double> {
        std::error_code error;
        if (!fs::exists(feedback_ / name, error)) return std::nullopt;
        const std::string text = head_of_file(feedback_ / name);
        const auto number = parse_decimal(trimmed(text));
        if (!number) {
            points.fault = "output validator: " + std::string(name) +
                           ": expected a number, found " + in_quotes(trimmed(text));
        }
        return number;
    };
    points.score = number_in("score.txt");
    points.multiplier = number_in("score_multiplier.txt");
    if (points.score && points.multiplier) {
        points.fault = "output validator: expected score.txt or score_multiplier.txt, found both";
    }
    return points;
}

std::optional<fs::path> OutputValidator::take_next_pass() {
    const fs::path asked = feedback_ / "nextpass.in";
    std::error_code error;
    const fs::file_status status = fs::symlink_status(asked, error);
    if (!fs::exists(status)) return std::nullopt;
    if (!fs::is_regular_file(status)) return asked;
    const fs::path taken = folder_.path() / "nextpass.in";
    fs::rename(asked, taken, error);
    if (error) throw JudgeError("'" + asked.string() + "': cannot move it: " + error.message());
    return taken;
}

}  // namespace queens
