#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <thread>

#include "base/error.h"
#include "base/temp_dir.h"
#include "base/text.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/selection.h"
#include "report/json_report.h"
#include "report/terminal_report.h"

namespace queens {
namespace {

constexpr std::uint64_t kCacheBound = std::uint64_t{1} << 30;

constexpr std::string_view kRunHelp =
    R"(usage: judge run [PROBLEM|FOLDER|PROGRAM]... [FLAG]...

Compiles programs, runs them on the cases of their problem in a sandbox, and compares what they
print with the stored answers. Without words: every program of the archive.

  judge run                                the whole archive
  judge run count-queens                   one problem, all its programs
  judge run count-queens my.cpp            a program of mine on that problem's cases
  judge run solutions/count-queens.cpp     a program of the archive
  judge run path/to/package                a problem package, unchanged
  judge run path/to/folder my.cpp          a folder of *.in with *.ans or *.out, or of Polygon

Flags:
  -j, --jobs N          so many programs and cases at a time (default: all cores)
  -v, --verbose         a line for each case
  --json                JSON lines instead of text; described in judge/README.md
  --no-cache            compile everything anew
  --time-factor X       multiply all time limits, for a slower machine
  --interactive-eof R   when one side of an interaction sees that the other has closed its output:
                        usual (the program at once, the validator at the program's end), kattis
                        (both at the other's end), domjudge (both at once)
  --checker FILE        judge outputs by this checker in place of the problem's own: it is started as
                        FILE input output answer, as those that use testlib
  --validate            first let the input validators judge every input; exit status 1 when one
                        is refused, 2 when a validator is broken
  --require-sandbox     refuse to run when a layer of the sandbox is missing
  --without LAYER       leave a layer of the sandbox out; `judge doctor` names them
  -h, --help            this text

Exit status: 0 all as expected; 1 some program is not; 2 the command line, the archive or the judge
is at fault, or there was nothing to judge; 130 interrupted.
NO_COLOR in the environment switches colours off.
)";

unsigned jobs_of(const Arguments& arguments) {
    auto given = arguments.value("--jobs");
    if (!given) given = arguments.value("-j");
    if (!given) return std::max(1u, std::thread::hardware_concurrency());
    const auto jobs = parse_integer(*given);
    if (!jobs || *jobs < 1 || *jobs > 256) {
        throw UsageError("run: --jobs expects a number from 1 to 256, found " +
                         in_quotes(*given));
    }
    return static_cast<unsigned>(*jobs);
}

double time_factor_of(const Arguments& arguments) {
    const auto given = arguments.value("--time-factor");
    if (!given) return 1.0;
    const auto factor = parse_decimal(*given);
    if (!factor || !(*factor >= 0.01 && *factor <= 1000)) {
        throw UsageError("run: --time-factor expects a number from 0.01 to 1000, found " +
                         in_quotes(*given));
    }
    return *factor;
}

EofRule eof_rule_of(const Arguments& arguments) {
    const std::string given = arguments.value("--interactive-eof").value_or("usual");
    if (given == "usual") return EofRule::usual;
    if (given == "kattis") return EofRule::kattis;
    if (given == "domjudge") return EofRule::domjudge;
    const std::vector<std::string> known = {"usual", "kattis", "domjudge"};
    throw UsageError("run: --interactive-eof expects usual, kattis or domjudge, found " +
                     in_quotes(given) + did_you_mean(given, known));
}

std::unique_ptr<Report> make_report(const Arguments& arguments, const Selection& selection) {
    if (arguments.has("--json")) return std::make_unique<JsonReport>(std::cout, std::cerr);
    const char* const no_color = std::getenv("NO_COLOR");
    const char* const term = std::getenv("TERM");
    const bool dumb = term == nullptr || std::string_view(term) == "dumb";
    TerminalStyle style;
    style.colour = ::isatty(STDOUT_FILENO) != 0 && !dumb && (no_color == nullptr || *no_color == '\0');
    style.live = ::isatty(STDERR_FILENO) != 0 && !dumb;
    style.verbose = arguments.has("-v") || arguments.has("--verbose");
    style.details = selection.programs_named;
    return std::make_unique<TerminalReport>(std::cout, std::cerr, style);
}

// The checker takes the place of what the problems compare outputs with.
void use_checker(const std::string& checker, Selection& selection) {
    std::error_code error;
    const std::filesystem::path path = std::filesystem::absolute(checker).lexically_normal();
    if (!std::filesystem::exists(path, error)) {
        throw UsageError("run: --checker expects a source file, found nothing at " +
                         in_quotes(checker));
    }
    for (const auto& problem : selection.problems) {
        if (problem->interactive || problem->multi_pass) {
            throw UsageError("run: --checker judges plain outputs, found the " +
                             std::string(problem->interactive ? "interactive" : "multi-pass") +
                             " problem " + problem->id);
        }
        problem->output_validator = SupportProgram{path, SupportProgram::Protocol::testlib};
        problem->validator_include_dirs.insert(problem->validator_include_dirs.begin(),
                                               path.parent_path());
        // These are for the validator that it replaces.
        for (TestCase& test_case : problem->cases) test_case.output_validator_args.clear();
    }
}

void validate(const Selection& selection, const Workshop& workshop, Report& report) {
    for (const auto& problem : selection.problems) {
        if (problem->input_validators.empty()) {
            report.notice(problem->id + ": --validate expects an input validator, found none that "
                          "can be run");
        } else {
            report.inputs_validated(*problem, validate_inputs(*problem, workshop));
        }
    }
}

Layers settle_layers(const Arguments& arguments) {
    const Layers wanted = wire::kAllLayers & ~layers_named(arguments.values("--without"));
    const Layers there = available_layers(wanted);
    if (arguments.has("--require-sandbox") && there != wire::kAllLayers) {
        throw JudgeError("--require-sandbox: expected all layers of the sandbox, missing: " +
                         join(layer_names(wire::kAllLayers & ~there), ", ") +
                         "; run `judge doctor` to see what this machine has");
    }
    return there;
}

// A reader that goes away (a pager, head) must not end the judge by a signal half-way: it would
// leave its temporary files behind.
void ignore_broken_pipes() { ::signal(SIGPIPE, SIG_IGN); }

void require_programs(const Selection& selection) {
    const auto has_programs = [](const Assignment& one) { return !one.programs.empty(); };
    if (std::ranges::any_of(selection.assignments, has_programs)) return;
    const std::string id = selection.problems.empty() ? "PROBLEM" : selection.problems.front()->id;
    throw UsageError("nothing to judge: " + printable(id) +
                     ": expected programs, found none; name one after the problem");
}

int run(const Arguments& arguments) {
    const StopSignal stop;  // before any thread, so that all of them have the signals blocked
    ignore_broken_pipes();
    const auto begin = std::chrono::steady_clock::now();
    const JudgingOptions options{jobs_of(arguments), time_factor_of(arguments),
                                 eof_rule_of(arguments)};
    Selection selection = select(arguments.rest());
    if (!arguments.has("--validate")) require_programs(selection);
    if (const auto checker = arguments.value("--checker")) use_checker(*checker, selection);
    remove_stale_temp_dirs(temp_root());
    const Layers layers = settle_layers(arguments);
    const bool fresh = arguments.has("--no-cache");
    BuildCache cache(fresh ? std::filesystem::path() : cache_folder());
    const std::unique_ptr<Report> report = make_report(arguments, selection);
    report->begin(options.jobs, layer_names(layers), layer_names(wire::kAllLayers & ~layers));
    Preludes preludes;
    const Workshop workshop{launcher_path(), layers, cache, preludes, stop};
    if (arguments.has("--validate")) validate(selection, workshop, *report);
    judge(selection.assignments, options, workshop, *report);
    cache.prune(kCacheBound);
    report->end(std::chrono::steady_clock::now() - begin);
    return report->totals().exit_status();
}

}  // namespace

int run_command(const std::vector<std::string>& words) {
    const Arguments arguments("run", words,
                              {"-v", "--verbose", "--json", "--no-cache", "--validate",
                               "--require-sandbox", "-h", "--help"},
                              {"-j", "--jobs", "--time-factor", "--interactive-eof", "--checker",
                               "--without"});
    if (arguments.has("-h") || arguments.has("--help")) {
        std::cout << kRunHelp;
        return 0;
    }
    try {
        return run(arguments);
    } catch (const JudgeError& error) {
        if (arguments.has("--json")) write_error_json(error.what(), std::cout);
        throw;
    }
}

}  // namespace queens
