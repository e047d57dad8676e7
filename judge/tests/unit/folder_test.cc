#include "problem/folder.h"

#include <string>

#include "base/error.h"
#include "base/text.h"
#include "problem/locate.h"
#include "temp_tree.h"
#include "unit.h"

using namespace queens;

namespace folder_test {

std::string fault_of(const unit::TempTree& tree) {
    return unit::message_of<JudgeError>([&] { (void)load_problem(tree.root()); });
}

const unit::Test plain("folder/inputs_with_answers", [] {
    const unit::TempTree tree({{"b.in", "1"},
                               {"b.ans", "1"},
                               {"a é.in", "1"},
                               {"a é.out", "1"},
                               {"b.out", "what my program said"},
                               {"my.cpp", ""}});
    const Problem problem = load_problem(tree.root());
    unit::check(problem.layout == Layout::folder && problem.cases.size() == 2, "two cases");
    unit::equal_text(problem.cases[0].name, "a é");
    unit::equal_text(problem.cases[0].answer.filename().string(), "a é.out");
    unit::equal_text(problem.cases[1].answer.filename().string(), "b.ans");
    unit::check(problem.programs.empty(), "no programs");
});

const unit::Test faults("folder/faults", [] {
    unit::equal_text(fault_of(unit::TempTree({{"a.in", ""}})),
                     "p/a.in: expected a.ans or a.out beside it, found neither; add one");
    unit::equal_text(fault_of(unit::TempTree({{"a.ans", ""}})),
                     "p/a.ans: expected a.in beside it, found none; add it");
    unit::equal_text(fault_of(unit::TempTree({{"a.txt", ""}})),
                     "p: expected a problem package, or inputs X.in with X.ans, found neither");
    unit::equal_text(
        fault_of(unit::TempTree({{"tests/01", ""}})),
        "p/tests/01: expected 01.a beside it, found none; add it, or run the package's "
        "doall");
    unit::equal_text(
        fault_of(unit::TempTree({{"tests/01.a", ""}})),
        "p/tests/01.a: expected 01 beside it, found none; add it, or run the package's "
        "doall");
});

const unit::Test polygon("folder/polygon", [] {
    unit::TempTree tree({{"tests/02", "1\r\n"},
                         {"tests/02.a", "1\n"},
                         {"tests/01", "1\n"},
                         {"tests/01.a", "1\n"},
                         {"files/check.cpp", ""},
                         {"problem.xml",
                          "<problem><names><name language=\"english\" value=\"Sum\"/></names>"
                          "<time-limit>1500</time-limit><memory-limit>268435456</memory-limit>"
                          "<checker name=\"std::wcmp.cpp\"><source path=\"files/check.cpp\"/>"
                          "</checker></problem>"}});
    const Problem problem = load_problem(tree.root());
    unit::equal_text(problem.format + " " + problem.title, "polygon Sum");
    unit::check(problem.limits.time_s == 1.5, "time limit");
    unit::check(problem.limits.memory_bytes == std::uint64_t{256} << 20, "memory limit");
    unit::check(problem.cases.size() == 2, "two cases");
    unit::equal_text(problem.cases[0].name, "tests/01");
    unit::check(problem.output_validator.value().protocol == SupportProgram::Protocol::testlib,
                "a testlib checker");
    unit::equal_text(problem.notices.at(0),
                     "p/tests/02: carriage returns (CR); save with LF line ends");
    tree.add({{"problem.xml", "<judging input-file=\"\" output-file=\"out.txt\">"}});
    unit::equal_text(fault_of(tree),
                     "p/problem.xml: programs that read and write files are not supported");
    tree.add({{"problem.xml", "<interactor>"}});
    unit::equal_text(fault_of(tree),
                     "p/problem.xml: interactive Polygon packages are not supported");
});

const unit::Test checkers("folder/checkers_of_testlib_that_are_not_there", [] {
    const auto flags = [](const std::string& checker) {
        unit::TempTree tree({{"tests/01", "1\n"},
                             {"tests/01.a", "1\n"},
                             {"problem.xml", "<checker name=\"" + checker + "\">"}});
        const Problem problem = load_problem(tree.root());
        const std::string said = problem.notices.at(0);
        unit::check(
            said.starts_with("p/files: no checker found; outputs are compared token by token"),
            said);
        const std::string found = join(problem.cases.at(0).output_validator_args, " ");
        unit::check(said.ends_with(found), said);
        return found;
    };
    unit::equal_text(flags("std::wcmp.cpp"), "case_sensitive");
    unit::equal_text(flags("std::rcmp6.cpp"), "float_tolerance 1e-6");
    unit::equal_text(flags("std::nyesno.cpp"), "");
    unit::equal_text(flags("check.cpp"), "");
});

}  // namespace folder_test
