#include "report/json_report.h"

#include <algorithm>
#include <cstdlib>

#include "base/json.h"
#include "base/text.h"
#include "build/language.h"

namespace queens {
namespace {

constexpr std::int64_t kVersion = 1;

double in_seconds(nanoseconds time) { return std::chrono::duration<double>(time).count(); }

std::vector<std::string> names_of(VerdictSet set) {
    std::vector<std::string> names;
    for (const Verdict verdict : kAllVerdicts) {
        if (set.contains(verdict)) names.emplace_back(short_name(verdict));
    }
    return names;
}

std::string_view layout_name(Layout layout) {
    switch (layout) {
        case Layout::archive: return "archive";
        case Layout::package: return "package";
        case Layout::folder: return "folder";
    }
    std::abort();
}

JsonObject problem_line(const Problem& problem) {
    std::vector<std::string> cases;
    for (const TestCase& test_case : problem.cases) cases.push_back(test_case.name);
    JsonObject line;
    line.add("event", "problem")
        .add("problem", problem.id)
        .add("title", problem.title)
        .add("source", problem.source_name)
        .add("path", problem.root.string())
        .add("layout", layout_name(problem.layout))
        .add("memory_bytes", static_cast<std::int64_t>(problem.limits.memory_bytes))
        .add("output_bytes", static_cast<std::int64_t>(problem.limits.output_bytes))
        .add("cases", cases)
        .add("keywords", problem.keywords);
    return line;
}

VerdictSet permitted_everywhere(const Program& program) {
    VerdictSet permitted;
    for (const Verdict verdict : kAllVerdicts) permitted.insert(verdict);
    for (const Expectation& expectation : program.expectations) {
        if (expectation.cases == "*") permitted = permitted & expectation.permitted;
    }
    return permitted;
}

VerdictSet required_somewhere(const Program& program) {
    VerdictSet required;
    for (const Expectation& expectation : program.expectations) {
        required = required | expectation.required;
    }
    return required;
}

void add_text_or_null(JsonObject& line, std::string_view key, const std::string& text) {
    if (text.empty()) {
        line.add_null(key);
    } else {
        line.add(key, text);
    }
}

std::string program_line(const Problem& problem, const Program& program) {
    const Language* const language = program.language.empty() ? language_of_file(program.path)
                                                              : language_named(program.language);
    JsonObject line;
    line.add("event", "program")
        .add("problem", problem.id)
        .add("program", program.name)
        .add("path", program.path.string())
        .add("language", language == nullptr ? std::string_view() : language->name)
        .add("expected", names_of(permitted_everywhere(program)))
        .add("required", names_of(required_somewhere(program)));
    add_text_or_null(line, "skip", program.skip_reason);
    return std::move(line).finish();
}

std::string case_line(const ProgramResult& program, const CaseResult& run) {
    JsonObject line;
    line.add("event", "case")
        .add("problem", program.problem->id)
        .add("program", program.program->name)
        .add("case", run.test_case->name)
        .add("verdict", short_name(run.verdict))
        .add("reason", run.reason)
        .add("expected", names_of(run.permitted))
        .add("as_expected", run.as_expected)
        .add("cpu_s", in_seconds(run.cpu))
        .add("wall_s", in_seconds(run.wall))
        .add("memory_bytes", static_cast<std::int64_t>(run.memory_bytes))
        .add("output_bytes", static_cast<std::int64_t>(run.output_bytes));
    if (run.score) line.add("score", *run.score);
    if (!run.spread.empty()) line.add("cpu_spread", run.spread);
    if (run.verdict != Verdict::accepted) {
        line.add("input", run.excerpts.input)
            .add("expected_output", run.excerpts.expected)
            .add("found_output", run.excerpts.found)
            .add("error_output", run.excerpts.error);
    }
    return std::move(line).finish();
}

void add_score(JsonObject& line, const Score& score) {
    JsonObject groups;
    for (const GroupScore& group : score.groups) groups.add(group.name, group.score);
    line.add("score", score.value).add_raw("group_scores", std::move(groups).finish());
}

std::string result_line(const ProgramResult& result) {
    JsonObject line;
    line.add("event", "program")
        .add("problem", result.problem->id)
        .add("program", result.program->name);
    if (result.skipped()) {
        line.add_null("verdict");
    } else {
        line.add("verdict", short_name(result.verdict));
    }
    line.add("reason", result.reason)
        .add("expected", names_of(result.permitted))
        .add("required", names_of(result.required))
        .add("as_expected", result.as_expected)
        .add("cases", static_cast<std::int64_t>(result.cases.size()));
    const auto slowest = std::ranges::max_element(result.cases, {}, &CaseResult::cpu);
    const auto largest = std::ranges::max_element(result.cases, {}, &CaseResult::memory_bytes);
    if (slowest != result.cases.end()) {
        line.add("slowest_cpu_s", in_seconds(slowest->cpu))
            .add("slowest_case", slowest->test_case->name)
            .add("memory_bytes", static_cast<std::int64_t>(largest->memory_bytes));
    }
    if (result.score) add_score(line, *result.score);
    add_text_or_null(line, "skip", result.skip_reason);
    if (!result.compiler_output.empty()) {
        line.add("compiler_output", printable_lines(result.compiler_output));
    }
    return std::move(line).finish();
}

}  // namespace

void write_problem_json(const Problem& problem, std::ostream& out) {
    JsonObject line = problem_line(problem);
    if (problem.limits.time_s) {
        line.add("time_limit_s", *problem.limits.time_s);
    } else {
        line.add_null("time_limit_s");
    }
    out << std::move(line).finish() << '\n';
    for (const Program& program : problem.programs) out << program_line(problem, program) << '\n';
}

void write_error_json(const std::string& message, std::ostream& out) {
    JsonObject line;
    line.add("event", "error").add("message", message);
    out << std::move(line).finish() << '\n' << std::flush;
}

void JsonReport::begin(unsigned jobs, const std::vector<std::string>& layers,
                       const std::vector<std::string>& missing_layers) {
    JsonObject line;
    line.add("event", "run")
        .add("version", kVersion)
        .add("jobs", static_cast<std::int64_t>(jobs))
        .add("layers", layers)
        .add("missing_layers", missing_layers);
    out_ << std::move(line).finish() << '\n';
}

void JsonReport::notice(const std::string& line) { err_ << line << '\n'; }

void JsonReport::inputs_validated(const Problem& problem, const std::vector<InputFault>& faults) {
    count(faults);
    for (const InputFault& fault : faults) {
        JsonObject line;
        line.add("event", "input").add("problem", problem.id).add("validator", fault.validator);
        add_text_or_null(line, "case", fault.test_case == nullptr ? "" : fault.test_case->name);
        line.add("broken", fault.kind == InputFault::Kind::broken).add("reason", fault.reason);
        out_ << std::move(line).finish() << '\n';
    }
}

void JsonReport::problem_begins(const Problem& problem, nanoseconds time_limit,
                                const std::string& time_origin) {
    count_problem();
    JsonObject line = problem_line(problem);
    line.add("time_limit_s", in_seconds(time_limit))
        .add("time_limit_origin", time_origin)
        .add("notices", problem.notices);
    out_ << std::move(line).finish() << '\n';
}

void JsonReport::program_ends(const ProgramResult& result) {
    count(result);
    for (const CaseResult& run : result.cases) out_ << case_line(result, run) << '\n';
    out_ << result_line(result) << '\n' << std::flush;
}

void JsonReport::end(nanoseconds wall) {
    JsonObject line;
    const auto number = [](std::uint64_t value) { return static_cast<std::int64_t>(value); };
    line.add("event", "summary")
        .add("problems", number(totals_.problems))
        .add("programs", number(totals_.programs))
        .add("runs", number(totals_.runs))
        .add("unexpected", number(totals_.unexpected))
        .add("skipped", number(totals_.skipped))
        .add("refused_inputs", number(totals_.refused_inputs))
        .add("broken_validators", number(totals_.broken_validators))
        .add("wall_s", in_seconds(wall))
        .add("exit_status", static_cast<std::int64_t>(totals_.exit_status()));
    out_ << std::move(line).finish() << '\n' << std::flush;
}

}  // namespace queens
