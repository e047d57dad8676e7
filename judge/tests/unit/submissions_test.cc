#include "problem/submissions.h"

#include "package_tree.h"
#include "unit.h"

using namespace queens;

namespace submissions_test {

using namespace package_tree;

const unit::Test tags("package/expected_results_in_sources", [] {
    unit::TempTree tree = legacy();
    tree.remove("submissions/wrong_answer")
        .add({{"submissions/accepted/a.cpp", "// @EXPECTED_RESULTS@: WRONG-ANSWER\n"},
              {"submissions/mixed/a.cpp", "// @EXPECTED_RESULTS@: TIMELIMIT\n"},
              {"submissions/mixed/b.cpp", ""}});
    const Problem problem = load_problem(tree.root());
    unit::check(problem.programs[1].expectations[0].required == VerdictSet{Verdict::time_limit},
                "the tag counts where the folder says nothing");
    unit::check(problem.programs[0].expectations[0].permitted == VerdictSet{Verdict::accepted},
                "the folder counts where it says something");
    unit::equal_text(notices_of(tree),
                     "p/submissions/accepted/a.cpp: @EXPECTED_RESULTS@ contradicts the folder "
                     "accepted, which counts; move the file or change the tag\n"
                     "p/submissions/mixed/b.cpp: nothing says what it must get; any verdict is as "
                     "expected\n");
});

const unit::Test rules("package/submissions_yaml_overrides_folders", [] {
    unit::TempTree tree = modern();
    tree.add({{"submissions/submissions.yaml",
               "accepted:\n  permitted: [WA]\nwrong_answer/*:\n  required: [WA]\n"}});
    const Problem problem = load_problem(tree.root());
    unit::check(problem.programs[0].expectations.size() == 1, "accepted is replaced");
    unit::equal_text(problem.programs[0].expectations[0].origin, "submissions.yaml:1");
    unit::check(problem.programs[1].expectations.size() == 2, "wrong_answer/* adds");
    unit::check(problem.notices.empty(), "all rules match");
    tree.add({{"submissions/submissions.yaml", "acepted/a.cpp:\n  permitted: [WA]\nrejected:\n"}});
    unit::equal_text(
        load_problem(tree.root()).notices.at(0),
        "p/submissions/submissions.yaml:1: no program matches 'acepted/a.cpp'; did you "
        "mean 'accepted/a.cpp'? (ignored)");
});

}  // namespace submissions_test
