#include "problem/package.h"

#include <string>

#include "base/error.h"
#include "package_tree.h"
#include "problem/constants.h"
#include "problem/locate.h"
#include "unit.h"

using namespace queens;

namespace package_test {

using namespace package_tree;

std::string fault_of(const unit::TempTree& tree) {
    return unit::message_of<JudgeError>([&] { (void)load_problem(tree.root()); });
}

void fault_with(const char* file, const std::string& content, const std::string& message) {
    unit::TempTree tree = legacy();
    unit::equal_text(fault_of(tree.add({{file, content}})), message);
}

std::string names_of(const Problem& problem) {
    std::string text;
    for (const TestCase& test : problem.cases) text += test.name + "\n";
    for (const Program& program : problem.programs) text += program.name + "\n";
    return text;
}

std::string words(const std::vector<std::string>& texts) {
    std::string text;
    for (const std::string& word : texts) text += (text.empty() ? "" : " ") + word;
    return text;
}

const unit::Test legacy_whole("package/legacy_is_read_whole", [] {
    const unit::TempTree tree = legacy();
    const Problem problem = load_problem(tree.root());
    unit::check(problem.layout == Layout::package, "layout");
    unit::equal_text(problem.id + " " + problem.format + " " + problem.title, "p legacy Sum");
    unit::equal_text(names_of(problem), "sample/1\nsecret/01\naccepted/a.cpp\nwrong_answer/b.py\n");
    unit::check(!problem.limits.time_s, "no time limit is said");
    unit::check(problem.limits.ac_to_time_limit == 5, "legacy multiplier");
    unit::check(problem.notices.empty(), "no notices");
});

const unit::Test modern_whole("package/2025_09_is_read_whole", [] {
    unit::TempTree tree = modern(
        "type: [interactive, multi-pass]\n"
        "limits:\n  time_limit: 2\n  validation_passes: 7\n"
        "  time_multipliers: {ac_to_time_limit: 3, time_limit_to_tle: 4.0}\n"
        "constants:\n  FIVE: {value: 5, word: five}\n  SIX: 6\n");
    tree.add({{"output_validator/v.cpp", ""},
              {"input_validators/v.py", ""},
              {"include/cpp/x.h", ""},
              {"submissions/brute_force/c.cpp", ""}});
    const Problem problem = load_problem(tree.root());
    unit::check(problem.interactive && problem.multi_pass, "type");
    unit::check(problem.limits.time_s == 2.0 && problem.limits.validation_passes == 7, "limits");
    unit::check(problem.limits.ac_to_time_limit == 3 && problem.limits.time_limit_to_tle == 4,
                "multipliers");
    unit::equal_text(problem.constants.at("FIVE") + problem.constants.at("FIVE.word") +
                         problem.constants.at("SIX"),
                     "5five6");
    unit::equal_text(problem.output_validator.value().path.filename().string(), "output_validator");
    unit::check(problem.input_validators.size() == 1 && problem.include_dirs.size() == 1,
                "validators and includes");
    unit::check(problem.programs.size() == 3, "programs");
});

const unit::Test constants("package/constants_are_replaced", [] {
    unit::equal_text(replace_constants("{{a}}{{b}} {{{a}} {{a", {{"a", "1"}}), "1{{b}} {1 {{a");
    unit::TempTree tree = modern("constants: {eps: 1e-6}\n");
    tree.add({{"data/test_group.yaml", "output_validator_args: [float_tolerance, '{{eps}}']\n"}});
    unit::equal_text(words(load_problem(tree.root()).cases[0].output_validator_args),
                     "float_tolerance 1e-6");
});

const unit::Test legacy_flags("package/legacy_flags_are_inherited", [] {
    unit::TempTree tree = legacy();
    tree.add({{"problem.yaml", "name: x\nvalidator_flags: case_sensitive\n"},
              {"data/testdata.yaml",
               "output_validator_flags: float_tolerance  1e-3\ninput_validator_flags: n=5\n"},
              {"data/secret/testdata.yaml", "output_validator_flags: ''\non_reject: break\n"},
              {"data/secret/g1/2.in", ""},
              {"data/secret/g1/2.ans", ""},
              {"data/secret/g1/testdata.yaml", ""}});
    const Problem problem = load_problem(tree.root());
    unit::equal_text(words(problem.cases[0].output_validator_args),
                     "case_sensitive float_tolerance 1e-3");
    unit::equal_text(words(problem.cases[1].output_validator_args), "case_sensitive");
    unit::equal_text(problem.cases[2].name, "secret/g1/2");
    unit::equal_text(words(problem.cases[2].output_validator_args), "case_sensitive");
    unit::equal_text(words(problem.cases[2].input_validator_args), "n=5");
});

const unit::Test case_files("package/a_case_has_its_own_arguments_and_files", [] {
    unit::TempTree tree = modern();
    tree.add({{"data/secret/test_group.yaml", "args: [a]\n"},
              {"data/secret/01.yaml", "args: ['b c', d]\nhint: x\n"},
              {"data/secret/01.files/x.txt", ""},
              {"data/secret/01.in.statement", ""}});
    const Problem problem = load_problem(tree.root());
    unit::check(problem.cases[1].program_args == std::vector<std::string>{"b c", "d"}, "args");
    unit::equal_text(problem.cases[1].files.filename().string(), "01.files");
    unit::check(problem.notices.empty(), "no notices");
});

const unit::Test time_limits("package/time_limits_of_domjudge", [] {
    unit::TempTree tree = legacy();
    tree.add({{".timelimit", " 3\n"}});
    unit::check(load_problem(tree.root()).limits.time_s == 3.0, ".timelimit");
    tree.add({{"domjudge-problem.ini", "timelimit='2.5'\nname=Other\n"}});
    const Problem problem = load_problem(tree.root());
    unit::check(problem.limits.time_s == 2.5, "domjudge-problem.ini");
    unit::equal_text(problem.limits.time_origin, "domjudge-problem.ini");
    unit::equal_text(notices_of(tree),
                     "p/.timelimit: time limit differs from that of domjudge-problem.ini "
                     "(ignored)\n");
    fault_with(".timelimit", "fast\n",
               "p/.timelimit: expected a time limit in seconds, found 'fast'; write a number above "
               "0");
});

const unit::Test legacy_validators("package/a_legacy_validator_counts_where_it_is_asked_for", [] {
    unit::TempTree tree = legacy();
    tree.add({{"output_validators/v.cpp", ""}});
    unit::equal_text(
        notices_of(tree),
        "p/output_validators/v.cpp: not used, as problem.yaml does not say validation: "
        "custom\n");
    unit::check(!load_problem(tree.root()).output_validator, "the usual comparison");
    tree.add({{"problem.yaml", "validation: custom\n"}});
    unit::check(load_problem(tree.root()).output_validator.has_value(), "its own");
    unit::check(load_problem(modern().add({{"output_validator/v.cpp", ""}}).root())
                    .output_validator.has_value(),
                "always, in the newer format");
});

const unit::Test odd_values("package/odd_values_in_problem_yaml", [] {
    const std::string version = "problem_format_version: 2025-09\n";
    unit::TempTree tree = legacy();
    tree.add({{"problem.yaml", version + "name: {}\n"}});
    unit::equal_text(load_problem(tree.root()).title, load_problem(tree.root()).id);
    for (const char* const time : {"1e10", "1e-10"}) {
        fault_with(
            "problem.yaml", version + "limits: {time_limit: " + time + "}\n",
            std::string("p/problem.yaml:2: time_limit: expected 0.001 to 1000000 seconds, found ") +
                time);
    }
});

const unit::Test wishes("package/what_is_asked_for_and_not_supported_is_noted", [] {
    unit::equal_text(
        notices_of(modern("allow_file_writing: true\nlanguages: [c]\n")),
        "p/problem.yaml:3: allow_file_writing is not supported; programs cannot write "
        "files\n"
        "p/problem.yaml:4: languages is not supported; programs in other languages are "
        "judged, too\n");
    unit::equal_text(notices_of(modern("allow_file_writing:\nlanguages:\n")), "");
    unit::equal_text(notices_of(modern("allow_file_writing: false\nlanguages: all\n")), "");
});

const unit::Test groups("package/a_folder_is_a_group_where_it_says_so", [] {
    unit::TempTree tree = modern("type: scoring\n");
    tree.add({{"data/secret/a/1.in", ""}, {"data/secret/a/1.ans", ""}});
    unit::equal_text(load_problem(tree.root()).cases.at(2).group, "secret");
    tree.add({{"data/secret/a/test_group.yaml", "max_score: 100\n"}});
    unit::equal_text(load_problem(tree.root()).cases.at(2).group, "secret/a");
});

const unit::Test data_faults("package/faults_of_data", [] {
    fault_with("data/secret/2.in", "",
               "p/data/secret/2.in: expected 2.ans beside it, found none; add it");
    fault_with("data/secret/2.ans", "",
               "p/data/secret/2.ans: expected 2.in beside it, found none; add it");
    fault_with("data/secret/a b.in", "",
               "p/data/secret/a b.in: expected a name of letters, digits, '_', '.' and '-' that "
               "starts with none of the last two, found 'a b.in'; rename it");
    unit::TempTree tree = legacy();
    tree.remove("data/sample").remove("data/secret");
    unit::equal_text(fault_of(tree),
                     "p/data: expected cases in data/sample or data/secret, found none");
});

const unit::Test validator_faults("package/faults_of_validators", [] {
    unit::TempTree tree = legacy();
    tree.add({{"output_validators/a.cpp", ""}, {"output_validators/b.cpp", ""}});
    unit::equal_text(fault_of(tree),
                     "p/output_validators: expected one output validator, found a.cpp and b.cpp; "
                     "remove one");
    tree.remove("output_validators/b.cpp").add({{"output_validator/c.cpp", ""}});
    unit::equal_text(fault_of(tree),
                     "p/output_validator: expected one output validator, found output_validators/ "
                     "as well; remove one");
    fault_with("problem.yaml", "validation: custom interactive\n",
               "p/output_validators: expected an output validator, found none; add it");
    fault_with("problem.yaml", "validation: costum\n",
               "p/problem.yaml:1: validation: unknown word 'costum'; did you mean 'custom'?");
    fault_with("problem.yaml", "problem_format_version: 2031-01\n",
               "p/problem.yaml:1: problem_format_version: expected one of legacy, legacy-icpc, "
               "2023-07-draft, 2023-07, 2025-09, found '2031-01'");
});

const unit::Test validators("package/one_validator_of_several_files", [] {
    unit::TempTree tree = legacy();
    tree.add({{"problem.yaml", "validation: custom\n"},
              {"output_validators/a.cpp", ""},
              {"output_validators/a.h", ""}});
    unit::equal_text(load_problem(tree.root()).output_validator.value().path.filename().string(),
                     "output_validators");
    tree.remove("output_validators/a.h").add({{"input_format_validators/i.ctd", ""}});
    unit::equal_text(load_problem(tree.root()).output_validator.value().path.filename().string(),
                     "a.cpp");
    unit::equal_text(notices_of(tree),
                     "p/input_format_validators/i.ctd: checktestdata and VIVA are not supported "
                     "(ignored)\n");
});

const unit::Test links("package/links_must_stay_inside", [] {
    const std::string outside = ": symbolic link out of the package; put the file itself here";
    unit::TempTree tree = legacy();
    tree.link("data/secret/02.in", "/etc/hostname");
    unit::equal_text(fault_of(tree), "p/data/secret/02.in" + outside);
    tree.remove("data/secret/02.in").link("submissions/accepted/x/y.cpp", "../../../..");
    unit::equal_text(fault_of(tree), "p/submissions/accepted/x/y.cpp" + outside);
    tree.remove("submissions/accepted/x").link("submissions/accepted/z.cpp", "nowhere");
    unit::equal_text(
        fault_of(tree),
        "p/submissions/accepted/z.cpp: symbolic link to nothing that exists; remove it "
        "or mend it");
    tree.remove("submissions/accepted/z.cpp").link("submissions/accepted/z.cpp", "a.cpp");
    unit::check(load_problem(tree.root()).programs.size() == 3, "a link inside is a file");
    tree.link("data/secret/loop", "..");
    unit::check(fault_of(tree).ends_with("look for symbolic links in a circle"), "a circle ends");
});

const unit::Test junk("package/junk_is_noted", [] {
    unit::TempTree tree = legacy();
    tree.add({{"submissions/README", ""},
              {"submissions/accepted/A.class", ""},
              {"submissions/accepted/.a.cpp.swp", ""},
              {"submissions/accepted/.gitkeep", ""},
              {"submissions/accepted/__pycache__/x.pyc", ""},
              {"submissions/.DS_Store", ""},
              {"problem.yaml", "name: x\nnmae: y\n"}});
    unit::equal_text(notices_of(tree),
                     "p/problem.yaml:2: unknown key 'nmae'; did you mean 'name'? (ignored)\n"
                     "p/submissions/accepted/.a.cpp.swp: not a program (ignored)\n"
                     "p/submissions/accepted/A.class: not a program (ignored)\n"
                     "p/submissions/accepted/__pycache__: not a program (ignored)\n"
                     "p/submissions/.DS_Store: a file outside the verdict folders (ignored)\n"
                     "p/submissions/README: a file outside the verdict folders (ignored)\n");
    unit::check(load_problem(tree.root()).programs.size() == 2, "two programs");
});

const unit::Test untouched("package/a_missing_folder_is_a_usage_error", [] {
    unit::equal_text(unit::message_of<UsageError>([] { (void)load_problem("/nowhere/at all"); }),
                     "/nowhere/at all: expected the folder of a problem, found no folder");
});

}  // namespace package_test
