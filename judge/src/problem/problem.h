#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/verdict.h"
#include "problem/test_group.h"

namespace queens {

// One input with its expected output.
struct TestCase {
    std::string name;               // path below the data folder without extension: "secret/09-n9"
    std::filesystem::path input;    // absolute
    std::filesystem::path answer;   // absolute
    std::filesystem::path files;    // folder whose content goes to the working folder; or empty
    std::string group;              // the test group it is in
    std::vector<std::string> program_args;           // argv[1..] of the submission
    std::vector<std::string> input_validator_args;
    std::vector<std::string> output_validator_args;  // flags of the default one, too
};

// What a program may and must get on the cases that a glob selects.
// permitted: every selected case must get one of these. required: at least one selected case
// must get one of these; empty means that nothing is required.
struct Expectation {
    std::string cases;    // glob over case names ('*' stops at '/'); "*" at the top: all of them
    VerdictSet permitted;
    VerdictSet required;
    std::string message;  // must be part of some case's judge message, when not empty
    std::string origin;   // where this is said: "folder wrong_answer", "submissions.yaml:7"
};

// What a program's score, or that of one test group, has to be.
struct ExpectedScore {
    std::string group;   // empty: the score of the whole
    double least = 0;
    double most = 0;
    std::string origin;  // where this is said
};

// Which side of the time limit a program's slowest run decides, when the limit is derived.
enum class TimeLimitRole { none, lower, upper };

// A submission: one source file or a folder of them.
struct Program {
    std::string name;             // as shown: "count-queens.cpp", "wrong_answer/no_rising.cpp"
    std::filesystem::path path;   // absolute
    std::string language;         // a name of the language table, or empty: by extension
    std::string entry_point;      // file or class to start, or empty
    std::vector<Expectation> expectations;  // all that match a case must hold
    std::vector<ExpectedScore> expected_scores;
    TimeLimitRole time_limit_role = TimeLimitRole::none;
    bool strict = false;      // compiled by the archive's own rules
    std::string skip_reason;      // not empty: listed and counted as skipped, never judged
};

struct Limits {
    std::optional<double> time_s;       // CPU seconds a case; nothing: derived from the programs
    double time_resolution_s = 1.0;     // a derived limit is a multiple of this
    double ac_to_time_limit = 2.0;      // derived limit >= slowest accepted program x this
    double time_limit_to_tle = 1.5;     // fastest program that has to be too slow >= limit x this
    std::string time_origin;            // where the limit was said: "problem.yaml", ".timelimit"
    std::uint64_t memory_bytes = std::uint64_t{2048} << 20;
    std::uint64_t output_bytes = std::uint64_t{8} << 20;   // stdout + stderr
    std::uint64_t code_bytes = std::uint64_t{128} << 10;   // all sources of a submission
    double compilation_time_s = 60;
    std::uint64_t compilation_memory_bytes = std::uint64_t{2048} << 20;
    double validation_time_s = 60;
    std::uint64_t validation_memory_bytes = std::uint64_t{2048} << 20;
    std::uint64_t validation_output_bytes = std::uint64_t{8} << 20;
    int validation_passes = 2;          // multi-pass problems only
};

// A program that belongs to the problem: validator, checker, interactor.
struct SupportProgram {
    std::filesystem::path path;  // file or folder, absolute
    enum class Protocol { kattis, testlib } protocol = Protocol::kattis;
};

enum class Layout { archive, package, folder };

// One problem, as the judge understands it, wherever it was read from.
struct Problem {
    std::string id;              // slug, package or folder name
    std::string title;
    std::string source_name;     // host judge and its identifier, or empty
    std::string source_url;
    std::vector<std::string> keywords;
    std::filesystem::path root;  // folder that holds problem.yaml, or the bare folder; absolute
    Layout layout = Layout::archive;
    std::string format;          // "2025-09", "legacy", "2023-07", "polygon", or empty
    bool interactive = false;
    bool multi_pass = false;
    bool scoring = false;
    bool first_failure_decides = false;  // cases after a program's first failure do not count
    Limits limits;
    // Of a scoring problem, each before those in it, the one of all data first.
    std::vector<TestGroup> groups;
    // Expectations of its programs are about the verdict of all groups together, not about cases.
    bool graded_as_a_whole = false;
    std::vector<TestCase> cases;      // samples first, then by name, bytes compared
    std::vector<Program> programs;    // the order in which they are reported
    std::vector<SupportProgram> input_validators;
    std::optional<SupportProgram> output_validator;  // nothing: the default one
    // include/<language> and include/default; that of a submission's language (else the default)
    // is copied beside its sources.
    std::vector<std::filesystem::path> include_dirs;
    std::vector<std::filesystem::path> validator_include_dirs;  // headers for validators, by -I
    std::map<std::string, std::string> constants;    // {{name}} -> value, 2025-09
    std::vector<std::string> notices; // one line each: things ignored, deprecated, not supported
};

}  // namespace queens
