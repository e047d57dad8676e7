#include "problem/expectation.h"

#include <string>

#include "base/error.h"
#include "problem/domjudge_tag.h"
#include "problem/submission_rules.h"
#include "unit.h"

using namespace queens;

namespace expectation_test {

std::string shown(VerdictSet verdicts) {
    std::string text;
    for (Verdict verdict : kAllVerdicts) {
        if (!verdicts.contains(verdict)) continue;
        text += (text.empty() ? "" : " ") + std::string(short_name(verdict));
    }
    return text;
}

std::string shown(const Expectation& expectation) {
    return shown(expectation.permitted) + " / " + shown(expectation.required);
}

// "permitted / required" of a folder, or "unknown".
void means(std::string_view folder, FolderRules rules, const std::string& expected) {
    const std::optional<Expectation> found = folder_expectation(folder, rules);
    unit::equal_text(found ? shown(*found) : "unknown", expected);
}

const char* const kRejection = "AC WA OLE RTE MLE TLE CE / WA OLE RTE MLE TLE CE";

const unit::Test archive("expectation/folders_of_the_archive", [] {
    means("accepted", FolderRules::archive, "AC / AC");
    means("wrong_answer", FolderRules::archive, "AC WA / WA");
    means("time_limit_exceeded", FolderRules::archive, "AC TLE / TLE");
    means("run_time_error", FolderRules::archive, "AC RTE / RTE");
    means("memory_limit_exceeded", FolderRules::archive, "AC MLE / MLE");
    means("output_limit_exceeded", FolderRules::archive, "AC OLE / OLE");
    means("compile_error", FolderRules::archive, "CE / CE");
    means("rejected", FolderRules::archive, kRejection);
    means("brute_force", FolderRules::archive, "unknown");
});

const unit::Test legacy("expectation/folders_of_legacy_packages", [] {
    means("accepted", FolderRules::legacy, "AC / AC");
    means("time_limit_exceeded", FolderRules::legacy, "AC WA TLE / TLE");
    means("run_time_error", FolderRules::legacy, "AC OLE RTE MLE / OLE RTE MLE");
    means("partially_accepted", FolderRules::legacy, "AC WA OLE RTE MLE TLE CE / ");
    means("compiler_error", FolderRules::legacy, "CE / CE");
    means("mixed", FolderRules::legacy, "unknown");
});

const unit::Test icpc("expectation/folders_of_2025_09", [] {
    means("wrong_answer", FolderRules::icpc, "AC WA / WA");
    means("time_limit_exceeded", FolderRules::icpc, "AC TLE / TLE");
    means("brute_force", FolderRules::icpc, "AC OLE RTE MLE TLE / OLE RTE MLE TLE");
    means("rejected", FolderRules::icpc, kRejection);
});

const unit::Test roles("expectation/roles_for_the_time_limit", [] {
    const auto role = [](const char* folder) {
        Program program;
        program.expectations.push_back(folder_expectation(folder, FolderRules::icpc).value());
        return default_role(program);
    };
    unit::check(role("accepted") == TimeLimitRole::lower, "accepted");
    unit::check(role("wrong_answer") == TimeLimitRole::lower, "wrong_answer");
    unit::check(role("time_limit_exceeded") == TimeLimitRole::upper, "time_limit_exceeded");
    unit::check(role("brute_force") == TimeLimitRole::none, "brute_force");
});

// -- submissions.yaml

SubmissionRules rules(const std::string& yaml) {
    return read_submission_rules(parse_yaml(yaml, "submissions.yaml"), FolderRules::icpc);
}

Program apply(const std::string& yaml, const char* name) {
    Program program;
    program.name = name;
    return with_rules(program, rules(yaml));
}

const unit::Test rule_globs("expectation/rules_match_by_glob", [] {
    const std::string yaml =
        "wa:\n  permitted: [AC, WA]\n  required: [WA]\n"
        "wa/{a,b}.py:\n  permitted: [WA]\n"
        "'*/c.py':\n  required: [AC]\n";
    const Program a = apply(yaml, "wa/a.py");
    unit::check(a.expectations.size() == 2, "both rules hold for wa/a.py");
    unit::equal_text(shown(a.expectations[0]), "AC WA / WA");
    unit::equal_text(shown(a.expectations[1]), "WA / ");
    unit::equal_text(a.expectations[1].origin, "submissions.yaml:4");
    const Program c = apply(yaml, "x/c.py");
    unit::check(c.expectations.size() == 1, "one rule holds for x/c.py");
    unit::equal_text(shown(c.expectations[0]), "AC WA OLE RTE MLE TLE / AC");
    unit::check(apply(yaml, "c.py").expectations.empty(), "'*' does not match '/' or nothing");
});

const unit::Test rule_cases("expectation/rules_nest_by_case_and_group", [] {
    const Program program = apply(
        "a.py:\n  permitted: [AC, RTE]\n  sample:\n    permitted: [AC]\n"
        "  secret/*{1,3}:\n    required: [RTE]\n    message: too big\n",
        "a.py");
    unit::check(program.expectations.size() == 3, "three expectations");
    unit::equal_text(program.expectations[0].cases, "*");
    unit::equal_text(shown(program.expectations[0]), "AC OLE RTE MLE / ");
    unit::equal_text(program.expectations[1].cases, "sample");
    unit::equal_text(program.expectations[2].cases, "secret/*{1,3}");
    unit::equal_text(program.expectations[2].message, "too big");
    unit::equal_text(program.expectations[2].origin, "submissions.yaml:5");
});

const unit::Test rule_properties("expectation/rules_say_language_and_role", [] {
    const Program program =
        apply("a:\n  language: python3\n  entrypoint: x.py\n  use_for_time_limit: upper\n", "a/b");
    unit::equal_text(program.language, "python3");
    unit::equal_text(program.entry_point, "x.py");
    unit::check(program.time_limit_role == TimeLimitRole::upper, "upper");
    unit::check(
        apply("a:\n  use_for_time_limit: false\n", "a/b").time_limit_role == TimeLimitRole::none,
        "none");
});

const unit::Test rule_folders("expectation/naming_a_folder_replaces_its_meaning", [] {
    unit::check(replaces_folder(rules("accepted:\n"), "accepted"), "accepted");
    unit::check(replaces_folder(rules("accepted/:\n"), "accepted"), "accepted/");
    unit::check(!replaces_folder(rules("accepted/*:\n"), "accepted"), "accepted/* adds");
    unit::check(!replaces_folder(rules("'*':\n"), "accepted"), "* adds");
});

const unit::Test rule_defaults("expectation/what_a_rule_for_a_folder_leaves_out_is_as_usual", [] {
    const auto only_of = [](const std::string& yaml, const char* program) {
        const Program made = apply(yaml, program);
        unit::check(made.expectations.size() == 1, yaml);
        return shown(made.expectations.at(0));
    };
    unit::equal_text(only_of("accepted:\n  use_for_time_limit: false\n", "accepted/a"), "AC / AC");
    unit::equal_text(only_of("accepted/:\n", "accepted/a"), "AC / AC");
    unit::equal_text(only_of("wrong_answer:\n  permitted: [AC, WA, TLE]\n", "wrong_answer/a"),
                     "AC WA TLE / WA");
    unit::equal_text(only_of("wrong_answer:\n  required: [AC]\n", "wrong_answer/a"), "AC WA / AC");
    unit::equal_text(only_of("mixed:\n  required: [AC]\n", "mixed/a"),
                     "AC WA OLE RTE MLE TLE / AC");
    unit::check(apply("mixed:\n  language: c\n", "mixed/a").expectations.empty(), "no folder's");
    const Program accepted = apply("accepted:\n  message: x\n", "accepted/a");
    unit::equal_text(accepted.expectations.at(0).origin, "submissions.yaml:1");
    unit::equal_text(apply("accepted:\n", "accepted/a").expectations.at(0).origin,
                     "folder accepted");
});

const unit::Test rule_faults("expectation/faults_of_rules", [] {
    const auto message = [](const std::string& yaml) {
        return unit::message_of<JudgeError>([&] { (void)rules(yaml); });
    };
    unit::equal_text(message("a:\n  permitted: [OK]\n"),
                     "submissions.yaml:2: permitted: expected verdicts out of AC, WA, TLE, RTE, "
                     "found 'OK'");
    unit::equal_text(message("a:\n  permitted: AC\n"),
                     "submissions.yaml:2: permitted: expected a sequence such as [a, b], found "
                     "'AC'");
    unit::equal_text(message("a: b\n"),
                     "submissions.yaml:1: a: expected a map (key: value), found 'b'");
    unit::equal_text(rules("a:\n  permited: [AC]\n").notices.at(0),
                     "submissions.yaml:2: unknown key 'permited'; did you mean 'permitted'? "
                     "(ignored)");
});

// -- DOMjudge's tag

const unit::Test tags("expectation/results_in_the_source", [] {
    const auto tag = find_results_tag("// @EXPECTED_RESULTS@: CORRECT, TIMELIMIT\nint main(){}\n");
    unit::equal_text(shown(tag->verdicts), "AC TLE");
    unit::check(!tag->repeated, "once");
    unit::equal_text(shown(find_results_tag("/* @EXPECTED_RESULTS@: run-error */")->verdicts),
                     "OLE RTE MLE");
    unit::check(!find_results_tag("@EXPECTED_RESULTS@:CORRECT"), "a blank is needed");
    unit::check(
        find_results_tag("@EXPECTED_RESULTS@: CORRECT\n@EXPECTED_RESULTS@: TIMELIMIT\n")->repeated,
        "twice");
    unit::equal_text(find_results_tag("@EXPECTED_RESULTS@: FOO\n")->unknown.at(0), "FOO");
});

}  // namespace expectation_test
