#include <iostream>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/selection.h"
#include "judging/decide.h"
#include "report/json_report.h"
#include "report/text.h"

namespace queens {
namespace {

constexpr std::string_view kListHelp =
    R"(usage: judge list [PROBLEM|FOLDER]... [--json]

Lists problems, a line each: id, cases, programs, time limit, where it can be submitted. Without
words: the whole archive. --json prints one object a line, described in judge/README.md.
)";

constexpr std::string_view kShowHelp =
    R"(usage: judge show PROBLEM|FOLDER

Shows one problem as the judge reads it: limits, validators, cases, and of each program the verdicts
that it may and must get, and where that is said.
)";

std::string limit_text(const Limits& limits) {
    if (!limits.time_s) return "derived";
    const std::chrono::duration<double> seconds(*limits.time_s);
    return seconds_text(std::chrono::duration_cast<nanoseconds>(seconds));
}

std::string names_of(VerdictSet set) {
    std::vector<std::string> names;
    for (const Verdict verdict : kAllVerdicts) {
        if (set.contains(verdict)) names.emplace_back(short_name(verdict));
    }
    return names.empty() ? "nothing" : join(names, " ");
}

void list_line(const Problem& problem) {
    std::cout << problem.id << "  " << counted(problem.cases.size(), "case") << "  "
              << counted(problem.programs.size(), "program") << "  " << limit_text(problem.limits)
              << "  " << printable(problem.source_name) << '\n';
}

void show_programs(const Problem& problem) {
    for (const Program& program : problem.programs) {
        std::cout << "  " << printable(program.name) << '\n';
        if (!program.skip_reason.empty()) std::cout << "    skipped: " << program.skip_reason << '\n';
        for (const Expectation& expectation : program.expectations) {
            std::cout << "    on " << expectation.cases << ": may get "
                      << names_of(expectation.permitted) << "; must get "
                      << names_of(expectation.required) << " (" << expectation.origin << ")\n";
        }
    }
}

void show(const Problem& problem) {
    const Limits& limits = problem.limits;
    std::cout << problem.id << ": " << printable(problem.title) << '\n'
              << "source: " << printable(problem.source_name) << ' '
              << printable(problem.source_url) << '\n'
              << "folder: " << problem.root.string() << '\n'
              << "format: " << (problem.format.empty() ? "a folder of cases" : problem.format) << '\n'
              << "limits: " << limit_text(limits) << ", " << memory_text(limits.memory_bytes)
              << " of memory, " << memory_text(limits.output_bytes) << " of output\n";
    for (const SupportProgram& validator : problem.input_validators) {
        std::cout << "input validator: " << validator.path.string() << '\n';
    }
    std::cout << "output validator: "
              << (problem.output_validator ? problem.output_validator->path.string() : "default")
              << '\n';
    for (const std::string& notice : problem.notices) std::cout << "notice: " << notice << '\n';
    std::cout << counted(problem.cases.size(), "case") << ":\n";
    for (const TestCase& test_case : problem.cases) {
        std::cout << "  " << test_case.name;
        if (!test_case.output_validator_args.empty()) {
            std::cout << "  (" << join(test_case.output_validator_args, " ") << ")";
        }
        std::cout << '\n';
    }
    std::cout << counted(problem.programs.size(), "program") << ":\n";
    show_programs(problem);
}

}  // namespace

int list_command(const std::vector<std::string>& words) {
    const Arguments arguments("list", words, {"--json", "-h", "--help"}, {});
    if (arguments.has("-h") || arguments.has("--help")) {
        std::cout << kListHelp;
        return 0;
    }
    const Selection selection = select(arguments.rest());
    for (const auto& problem : selection.problems) {
        if (arguments.has("--json")) {
            write_problem_json(*problem, std::cout);
        } else {
            list_line(*problem);
        }
    }
    return 0;
}

int show_command(const std::vector<std::string>& words) {
    const Arguments arguments("show", words, {"-h", "--help"}, {});
    if (arguments.has("-h") || arguments.has("--help") || arguments.rest().empty()) {
        std::cout << kShowHelp;
        return arguments.rest().empty() && !arguments.has("-h") && !arguments.has("--help") ? 2 : 0;
    }
    for (const auto& problem : select(arguments.rest()).problems) show(*problem);
    return 0;
}

}  // namespace queens
