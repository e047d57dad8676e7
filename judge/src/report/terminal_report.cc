#include "report/terminal_report.h"

#include <algorithm>

#include "base/text.h"

namespace queens {
namespace {

constexpr std::string_view kGreen = "32";
constexpr std::string_view kRed = "31";
constexpr std::string_view kYellow = "33";
constexpr auto kProgressPause = std::chrono::milliseconds(100);

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t blanks = width - std::min(width, text.size());
    return std::string(text) + std::string(blanks, ' ');
}

// "11 cases, slowest 0.002 s (secret/09-n9), 1.3 MiB"
std::string summary_of(const ProgramResult& result) {
    if (result.cases.empty()) return result.reason;
    const auto slowest = std::ranges::max_element(result.cases, {}, &CaseResult::cpu);
    const auto largest = std::ranges::max_element(result.cases, {}, &CaseResult::memory_bytes);
    return counted(result.cases.size(), "case") + ", slowest " + seconds_text(slowest->cpu) + " (" +
           slowest->test_case->name + "), " + memory_text(largest->memory_bytes);
}

const CaseResult* first_failure(const ProgramResult& result) {
    const auto found = std::ranges::find_if(result.cases, [](const CaseResult& run) {
        return run.verdict != Verdict::accepted;
    });
    return found == result.cases.end() ? nullptr : &*found;
}

}  // namespace

std::string TerminalReport::coloured(std::string_view text, std::string_view code) const {
    if (!style_.colour) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

void TerminalReport::clear_progress() {
    if (progress_shown_) err_ << "\r\x1b[K" << std::flush;
    progress_shown_ = false;
}

void TerminalReport::begin(unsigned jobs, const std::vector<std::string>& layers,
                           const std::vector<std::string>& missing_layers) {
    out_ << "sandbox: " << (layers.empty() ? "none" : join(layers, ", "));
    if (!missing_layers.empty()) {
        out_ << coloured("; missing: " + join(missing_layers, ", "), kYellow);
    }
    out_ << "; " << counted(jobs, "job") << '\n';
}

void TerminalReport::notice(const std::string& line) {
    clear_progress();
    err_ << line << '\n';
}

void TerminalReport::inputs_validated(const Problem& problem,
                                      const std::vector<InputFault>& faults) {
    count(faults);
    clear_progress();
    const std::size_t inputs = problem.cases.size();
    out_ << problem.id << ": " << counted(problem.input_validators.size(), "input validator")
         << " on " << counted(inputs, "input") << ": "
         << (faults.empty() ? "accepted" : counted(faults.size(), "fault")) << '\n';
    for (const InputFault& fault : faults) {
        const bool broken = fault.kind == InputFault::Kind::broken;
        std::string line = "  " + printable(fault.validator) + (broken ? " is broken" : " refuses");
        if (fault.test_case != nullptr) line += (broken ? " on " : " ") + fault.test_case->name;
        out_ << coloured(line + ": " + fault.reason, kRed) << '\n';
    }
    out_ << std::flush;
}

void TerminalReport::problem_begins(const Problem& problem, nanoseconds time_limit,
                                    const std::string& time_origin) {
    count_problem();
    clear_progress();
    out_ << '\n'
         << problem.id << ": " << printable(problem.title) << " ("
         << counted(problem.cases.size(), "case") << ", " << seconds_text(time_limit);
    if (!problem.limits.time_s) out_ << " (" << time_origin << ")";
    out_ << ", " << memory_text(problem.limits.memory_bytes) << ")\n";
    for (const std::string& line : problem.notices) notice(line);
    last_judge_error_.clear();
    name_width_ = 0;
    for (const Program& program : problem.programs) {
        name_width_ = std::max(name_width_, printable(program.name).size());
    }
}

void TerminalReport::program_ends(const ProgramResult& result) {
    count(result);
    clear_progress();
    out_ << "  " << padded(printable(result.program->name), name_width_) << "  ";
    if (result.skipped()) {
        out_ << coloured("skipped", kYellow) << ": " << result.skip_reason << '\n' << std::flush;
        return;
    }
    const std::string verdict = padded(std::string(short_name(result.verdict)), 3);
    out_ << coloured(verdict, result.as_expected ? kGreen : kRed) << "  ";
    if (result.score) out_ << "score " << score_text(result.score->value) << ", ";
    const bool accepted = result.verdict == Verdict::accepted;
    if (result.verdict == Verdict::judge_error) {
        out_ << "not judged\n";
    } else {
        out_ << (accepted || !result.as_expected ? summary_of(result) : result.reason) << '\n';
    }
    if (!result.as_expected) print_surprise(result);
    if (style_.verbose) {
        for (const CaseResult& run : result.cases) print_case(run);
    }
    if (style_.details) print_details(result);
    if (!result.compiler_output.empty() &&
        (style_.details || style_.verbose || !result.as_expected)) {
        print_block("compiler", excerpt(result.compiler_output, 20, 200));
    }
    out_ << std::flush;
}

// One fault of the package may meet all of its programs; it is shown with the first.
void TerminalReport::print_surprise(const ProgramResult& result) {
    if (result.verdict == Verdict::judge_error) {
        if (result.reason == last_judge_error_) return;
        last_judge_error_ = result.reason;
    }
    out_ << coloured("    unexpected: " + result.reason, kRed) << '\n';
}

void TerminalReport::print_case(const CaseResult& run) {
    out_ << "    " << padded(run.test_case->name, 32) << "  "
         << coloured(padded(std::string(short_name(run.verdict)), 3),
                     run.as_expected ? kGreen : kRed)
         << "  " << seconds_text(run.cpu) << "  " << memory_text(run.memory_bytes);
    if (!run.spread.empty()) out_ << "  (" << run.spread << ")";
    if (!run.reason.empty()) out_ << "  " << run.reason;
    out_ << '\n';
}

void TerminalReport::print_details(const ProgramResult& result) {
    const CaseResult* const run = first_failure(result);
    if (run == nullptr) return;
    out_ << "    first failure: " << run->test_case->name << ": " << short_name(run->verdict);
    if (!run->reason.empty()) out_ << ", " << run->reason;
    out_ << '\n';
    print_block("input", run->excerpts.input);
    if (result.problem->interactive) {
        print_block("conversation (> the program, < the output validator)", run->excerpts.found);
    } else {
        print_block("expected", run->excerpts.expected);
        print_block("found", run->excerpts.found);
    }
    if (!run->excerpts.error.empty()) print_block("standard error", run->excerpts.error);
}

void TerminalReport::print_block(std::string_view title, const std::string& text) {
    out_ << "    " << title << ":\n";
    for (const std::string_view line : split(text, '\n')) out_ << "      " << line << '\n';
}

void TerminalReport::progress(std::size_t done, std::size_t total) {
    const auto now = std::chrono::steady_clock::now();
    if (!style_.live || now - last_progress_ < kProgressPause) return;
    last_progress_ = now;
    progress_shown_ = true;
    err_ << "\r\x1b[K" << grouped(done) << " of " << counted(total, "run") << std::flush;
}

void TerminalReport::end(nanoseconds wall) {
    clear_progress();
    const Totals& totals = totals_;
    std::string line = counted(totals.problems, "problem") + ", " +
                       counted(totals.programs, "program") + ", " + counted(totals.runs, "run");
    if (totals.skipped > 0) line += ", " + grouped(totals.skipped) + " skipped";
    line += ": ";
    if (totals.programs == 0) {
        line += "nothing to judge";
    } else if (totals.unexpected == 0 && totals.judge_errors == 0) {
        line += "all as expected";
    } else {
        line += counted(totals.unexpected, "program") + " not as expected";
        if (totals.judge_errors > 0) line += ", " + counted(totals.judge_errors, "judge error");
    }
    if (totals.refused_inputs > 0) line += ", " + counted(totals.refused_inputs, "refused input");
    if (totals.broken_validators > 0) {
        line += ", " + counted(totals.broken_validators, "fault") + " of input validators";
    }
    const auto tenths = std::chrono::duration_cast<std::chrono::milliseconds>(wall).count() / 100;
    line += " (" + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " s)";
    out_ << '\n' << coloured(line, totals.exit_status() == 0 ? kGreen : kRed) << '\n' << std::flush;
}

}  // namespace queens
