#include "problem/archive.h"

#include <string>

#include "base/error.h"
#include "problem/locate.h"
#include "temp_tree.h"
#include "unit.h"

using namespace queens;

namespace archive_test {

unit::TempTree archive() {
    return unit::TempTree({
        {"problems/README.md", ""},
        {"problems/two-sum/problem.yaml",
         "problem_format_version: 2025-09\nname: Two Sum\nsource:\n  name: Host 1\n  url: u\n"
         "limits:\n  time_limit: 0.5\n  memory: 64\n  output: 1\nkeywords: [a, b]\n"},
        {"problems/two-sum/statement.md", ""},
        {"problems/two-sum/input_validator.cpp", ""},
        {"testdata/two-sum/recipe.txt", ""},
        {"testdata/two-sum/sample/1.in", "1\n"},
        {"testdata/two-sum/sample/1.ans", "1\n"},
        {"testdata/two-sum/secret/02-b.in", "1\n"},
        {"testdata/two-sum/secret/02-b.ans", "1\n"},
        {"testdata/two-sum/secret/01-a.in", "1\n"},
        {"testdata/two-sum/secret/01-a.ans", "1\n"},
        {"solutions/two-sum.cpp", ""},
        {"solutions/two-sum/wrong_answer/b.cpp", ""},
        {"solutions/two-sum/wrong_answer/a.py", ""},
        {"solutions/two-sum/rejected/z.cpp", ""},
        {"solutions/two-sum/accepted/other.cpp", ""},
    });
}

std::string fault_of(const unit::TempTree& tree) {
    return unit::message_of<JudgeError>(
        [&] { (void)load_archive_problem(tree.root(), "two-sum"); });
}

// The message when one file is added to a whole archive.
void fault_with(const char* file, const std::string& content, const std::string& message) {
    unit::TempTree tree = archive();
    unit::equal_text(fault_of(tree.add({{file, content}})), message);
}

void fault_without(const char* file, const std::string& message) {
    unit::TempTree tree = archive();
    unit::equal_text(fault_of(tree.remove(file)), message);
}

const unit::Test whole("archive/a_problem_is_read_whole", [] {
    const unit::TempTree tree = archive();
    const Problem problem = load_archive_problem(tree.root(), "two-sum");
    unit::equal_text(problem.title, "Two Sum");
    unit::equal_text(problem.source_name + " " + problem.source_url, "Host 1 u");
    unit::check(problem.limits.time_s == 0.5, "time");
    unit::equal_text(problem.limits.time_origin, "problem.yaml");
    unit::check(problem.limits.memory_bytes == std::uint64_t{64} << 20, "memory");
    unit::check(problem.limits.output_bytes == std::uint64_t{1} << 20, "output");
    unit::check(problem.keywords.size() == 2, "keywords");
    unit::check(problem.input_validators.size() == 1, "input validator");
    unit::check(!problem.output_validator, "no output validator");
    unit::check(problem.notices.empty(), "no notices");
    std::string names;
    for (const TestCase& test : problem.cases) names += test.name + "\n";
    for (const Program& program : problem.programs) names += program.name + "\n";
    unit::equal_text(names,
                     "sample/1\nsecret/01-a\nsecret/02-b\n"
                     "two-sum.cpp\naccepted/other.cpp\nwrong_answer/a.py\nwrong_answer/b.cpp\n"
                     "rejected/z.cpp\n");
});

const unit::Test arguments("archive/the_nearest_group_file_counts", [] {
    unit::TempTree tree = archive();
    tree.add({{"testdata/two-sum/test_group.yaml", "output_validator_args: [a]\nargs: [x]\n"},
              {"testdata/two-sum/secret/test_group.yaml", "output_validator_args: []\n"}});
    const Problem problem = load_archive_problem(tree.root(), "two-sum");
    unit::check(problem.cases[0].output_validator_args.size() == 1, "sample: from above");
    unit::check(problem.cases[1].output_validator_args.empty(), "secret: its own, empty");
    unit::check(problem.cases[1].program_args.size() == 1, "each key by itself");
});

const unit::Test validator("archive/an_output_validator_is_used", [] {
    unit::TempTree tree = archive();
    tree.add({{"problems/two-sum/output_validator.cpp", ""}, {"judge/lib/loose_output.h", ""}});
    const Problem problem = load_archive_problem(tree.root(), "two-sum");
    unit::equal_text(problem.output_validator.value().path.filename().string(),
                     "output_validator.cpp");
    unit::check(problem.validator_include_dirs.size() == 1, "judge/lib");
});

const unit::Test interactive("archive/interactive_problems", [] {
    const std::string yaml = "problem_format_version: 2025-09\ntype: interactive\n";
    fault_with("problems/two-sum/problem.yaml", yaml,
               "problems/two-sum/output_validator.cpp: expected this file, which the type of the "
               "problem needs, found none; write it");
    unit::TempTree tree = archive();
    tree.add({{"problems/two-sum/problem.yaml", yaml},
              {"problems/two-sum/output_validator.cpp", ""},
              {"testdata/two-sum/sample/1.interaction", "<1\n>2\n"}});
    const Problem problem = load_archive_problem(tree.root(), "two-sum");
    unit::check(problem.interactive, "interactive");
    unit::check(problem.cases.size() == 3, "no case of its own");
});

const unit::Test unknown_id("archive/unknown_problems_are_a_usage_error", [] {
    const unit::TempTree tree = archive();
    unit::equal_text(
        unit::message_of<UsageError>([&] { (void)load_archive_problem(tree.root(), "two-sun"); }),
        "no problem is called 'two-sun'; did you mean 'two-sum'?");
});

const unit::Test metadata_faults("archive/faults_of_problem_yaml", [] {
    const char* file = "problems/two-sum/problem.yaml";
    const std::string start = "problem_format_version: 2025-09\n";
    fault_with(file, start + "nmae: x\n",
               "problems/two-sum/problem.yaml:2: unknown key 'nmae'; did you mean 'name'?");
    fault_with(file, start + "limits:\n  time_limt: 1\n",
               "problems/two-sum/problem.yaml:3: unknown key 'time_limt'; did you mean "
               "'time_limit'?");
    fault_with(file, start + "limits:\n  time_limit: 0\n",
               "problems/two-sum/problem.yaml:3: time_limit: expected 0.001 to 1000000 seconds, found 0");
    fault_with(file, start + "type: pass-fial\n",
               "problems/two-sum/problem.yaml:2: type: unknown type 'pass-fial'; did you mean "
               "'pass-fail'?");
    fault_with(file, "name: x\n",
               "problems/two-sum/problem.yaml:1: problem_format_version: expected 2025-09; write "
               "it");
    fault_without(file, "problems/two-sum/problem.yaml: expected this file, found none; write it");
});

const unit::Test data_faults("archive/faults_of_testdata", [] {
    fault_without("testdata/two-sum/secret/01-a.ans",
                  "testdata/two-sum/secret/01-a.in: expected 01-a.ans beside it, found none; add "
                  "it");
    fault_without("testdata/two-sum/secret/01-a.in",
                  "testdata/two-sum/secret/01-a.ans: expected 01-a.in beside it, found none; add "
                  "it");
    fault_without("testdata/two-sum",
                  "testdata/two-sum: expected cases in sample/ or secret/, found none; add X.in "
                  "and X.ans");
    fault_with("testdata/two-sum/sample/1.interaction", "",
               "testdata/two-sum/sample/1.interaction: expected only X.in, X.ans and "
               "test_group.yaml here; remove it");
    fault_with("testdata/two-sum/secret/notes.txt", "",
               "testdata/two-sum/secret/notes.txt: expected only X.in, X.ans and test_group.yaml "
               "here; remove it");
    fault_with("testdata/two-sum/notes.txt", "",
               "testdata/two-sum/notes.txt: expected sample/, secret/, recipe.txt or "
               "test_group.yaml; remove or rename it");
    fault_with("testdata/two-sum/secret/a b.in", "",
               "testdata/two-sum/secret/a b.in: expected a name of letters, digits, '_', '.' and "
               "'-' that starts with none of the last two, found 'a b.in'; rename it");
    fault_with("testdata/two-sum/test_group.yaml", "output_validator_flags: a\n",
               "testdata/two-sum/test_group.yaml:1: unknown key 'output_validator_flags'; did you "
               "mean 'output_validator_args'?");
});

const unit::Test program_faults("archive/faults_of_solutions", [] {
    fault_without("solutions/two-sum.cpp",
                  "solutions/two-sum.cpp: expected the solution, found none; write it");
    fault_with("solutions/two-sum/wrong_anwser/a.cpp", "",
               "solutions/two-sum/wrong_anwser: expected a folder named after a verdict; did you "
               "mean 'wrong_answer'?");
    fault_with("solutions/two-sum/a.cpp", "",
               "solutions/two-sum/a.cpp: expected folders named after a verdict here, found a "
               "file; move it into one, such as wrong_answer/");
    fault_with("problems/two-sum/input_validater.cpp", "",
               "problems/two-sum/input_validater.cpp: expected input_validator.cpp, "
               "output_validator.cpp or generator.cpp; did you mean 'input_validator.cpp'?");
});

const unit::Test encodings("archive/encodings_are_noted", [] {
    unit::TempTree tree = archive();
    tree.add({{"testdata/two-sum/secret/01-a.in", "1\r\n"},
              {"testdata/two-sum/secret/02-b.in", "1\r\n"},
              {"testdata/two-sum/sample/1.ans",
               "\xEF\xBB\xBF"
               "1\n"}});
    const Problem problem = load_archive_problem(tree.root(), "two-sum");
    unit::check(problem.notices.size() == 2, "two notices");
    unit::equal_text(problem.notices[0],
                     "testdata/two-sum/sample/1.ans: byte order mark (BOM); save without it");
    unit::equal_text(problem.notices[1],
                     "testdata/two-sum/secret/01-a.in and 1 more: carriage returns (CR); save with "
                     "LF line ends");
});

const unit::Test strays("archive/what_belongs_to_no_problem_is_named", [] {
    unit::TempTree tree = archive();
    check_archive(tree.root());
    tree.add({{"solutions/two-sums.cpp", ""}});
    unit::equal_text(unit::message_of<JudgeError>([&] { check_archive(tree.root()); }),
                     "solutions/two-sums.cpp: belongs to no problem; remove it, or write "
                     "problems/two-sums; did you mean 'two-sum'?");
});

const unit::Test located("archive/programs_are_found_by_path", [] {
    const unit::TempTree tree = archive();
    const auto found = [&](const char* path) {
        const auto program = find_archive_program(tree.root(), tree.root() / path);
        return program ? program->problem_id + " " + program->program_name : "nothing";
    };
    unit::equal_text(found("solutions/two-sum.cpp"), "two-sum two-sum.cpp");
    unit::equal_text(found("solutions/two-sum/rejected/z.cpp"), "two-sum rejected/z.cpp");
    unit::equal_text(found("solutions/two-sum/rejected/multi/main.cpp"), "two-sum rejected/multi");
    unit::equal_text(found("solutions/two-sum/rejected"), "nothing");
    unit::equal_text(found("problems/two-sum/generator.cpp"), "nothing");
});

const unit::Test root("archive/the_root_is_found_from_below", [] {
    const unit::TempTree tree = archive();
    const auto found = find_archive_root(tree.root() / "testdata/two-sum/secret");
    unit::check(found && std::filesystem::equivalent(*found, tree.root()), "the root");
    unit::check(problem_ids(tree.root()) == std::vector<std::string>{"two-sum"}, "one problem");
    unit::check(load_problem(tree.root() / "problems/two-sum/").layout == Layout::archive,
                "a folder of problems/ is read as the archive's");
});

}  // namespace archive_test
