#include "judging/work_list.h"

#include "unit.h"

namespace work_list_test {

using namespace queens;

// Two programs of one problem.
struct Two {
    explicit Two(ProblemWork::Validator validator) {
        problem.validator_state = validator;
        first.problem = second.problem = &problem;
    }

    // "build 1", "validator", "run 2", or "nothing" once all is handed out.
    std::string next() {
        const auto task = list.next(nullptr);
        if (!task) return "nothing";
        const std::string number = task->work == &first ? "1" : "2";
        switch (task->kind) {
            case Task::Kind::build: return "build " + number;
            case Task::Kind::build_validator: return "validator";
            case Task::Kind::run: return "run " + number;
        }
        return {};
    }

    void built(ProgramWork& work, std::size_t cases) {
        work.result.cases.resize(cases);
        unit::check(list.built(work) == (cases == 0), "the end of a program without cases");
    }

    ProblemWork problem;
    ProgramWork first;
    ProgramWork second;
    WorkList list{{&first, &second}};
};

const unit::Test waits("work_list/cases_wait_for_the_validator_and_builds_do_not", [] {
    Two two(ProblemWork::Validator::unbuilt);
    unit::equal_text(two.next(), "build 1");
    two.built(two.first, 1);
    unit::equal_text(two.next(), "validator");
    unit::equal_text(two.next(), "build 2");
    two.built(two.second, 1);
    two.list.settled_validator(two.problem);
    unit::equal_text(two.next(), "run 1");
    unit::equal_text(two.next(), "run 2");
    unit::equal_text(two.next(), "nothing");
});

const unit::Test at_once("work_list/without_a_validator_cases_come_at_once", [] {
    Two two(ProblemWork::Validator::settled);
    unit::equal_text(two.next(), "build 1");
    two.built(two.first, 2);
    unit::equal_text(two.next(), "run 1");
    unit::equal_text(two.next(), "run 1");
    unit::equal_text(two.next(), "build 2");
});

const unit::Test not_built("work_list/no_validator_is_built_for_what_does_not_compile", [] {
    Two two(ProblemWork::Validator::unbuilt);
    unit::equal_text(two.next(), "build 1");
    two.built(two.first, 0);
    unit::equal_text(two.next(), "build 2");
    two.built(two.second, 0);
    unit::equal_text(two.next(), "nothing");
});

}  // namespace work_list_test
