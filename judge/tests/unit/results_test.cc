#include "judging/results.h"

#include "judging/time_limit.h"
#include "unit.h"

namespace queens {
namespace results_test {

using namespace std::chrono_literals;
using enum Verdict;

// A problem of some cases, and a program with a result to conclude.
struct Fixture {
    explicit Fixture(std::vector<Expectation> expectations) {
        for (const char* const name : {"sample/1", "secret/1", "secret/2"}) {
            TestCase& made = problem.cases.emplace_back();
            made.name = name;
        }
        program.name = "program.cpp";
        program.expectations = std::move(expectations);
    }

    ProgramResult concluded(const std::vector<Verdict>& verdicts) {
        ProgramResult result;
        result.problem = &problem;
        result.program = &program;
        result.build = Build::Outcome::ready;
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            CaseResult& run = result.cases.emplace_back();
            run.test_case = &problem.cases[i];
            run.verdict = verdicts[i];
            if (verdicts[i] != accepted) run.reason = "because";
            run.judge_message = verdicts[i] == wrong_answer ? "too few queens" : "";
        }
        conclude(result);
        return result;
    }

    Problem problem;
    Program program;
};

Expectation expects(VerdictSet permitted, VerdictSet required) {
    return {"*", permitted, required, "", "folder x"};
}

const unit::Test met("conclude/an_expectation_that_is_met", [] {
    Fixture fixture({expects({accepted, wrong_answer}, {wrong_answer})});
    const ProgramResult result = fixture.concluded({accepted, wrong_answer, accepted});
    unit::check(result.as_expected, "as expected");
    unit::check(result.verdict == wrong_answer, "the worst verdict counts");
    unit::equal_text(result.reason, "secret/1: WA, because");
    unit::check(result.cases[1].as_expected, "the case may be wrong");
});

const unit::Test survives("conclude/a_wrong_program_that_is_accepted_everywhere", [] {
    Fixture fixture({expects({accepted, wrong_answer}, {wrong_answer})});
    const ProgramResult result = fixture.concluded({accepted, accepted, accepted});
    unit::check(!result.as_expected, "not as expected");
    unit::equal_text(result.reason, "expected WA on some case (folder x), found AC on all 3 cases; "
                                    "add a case that tells it apart");
});

const unit::Test other("conclude/a_verdict_that_is_not_permitted", [] {
    Fixture fixture({expects({accepted, wrong_answer}, {wrong_answer})});
    const ProgramResult result = fixture.concluded({wrong_answer, time_limit, accepted});
    unit::check(!result.as_expected, "not as expected");
    unit::check(!result.cases[1].as_expected, "the case is marked");
    unit::equal_text(result.reason, "expected AC or WA (folder x), secret/1: TLE, because");
});

const unit::Test by_case("conclude/expectations_of_some_cases_only", [] {
    Fixture fixture({expects({accepted, wrong_answer}, {}),
                     {"sample/*", {accepted}, {accepted}, "", "submissions.yaml:3"}});
    unit::check(fixture.concluded({accepted, wrong_answer, accepted}).as_expected, "samples pass");
    unit::equal_text(fixture.concluded({wrong_answer, accepted, accepted}).reason,
                     "expected AC (submissions.yaml:3), sample/1: WA, because");
});

const unit::Test message("conclude/a_message_that_must_be_seen", [] {
    Expectation expectation = expects({accepted, wrong_answer}, {wrong_answer});
    expectation.message = "few queens";
    unit::check(Fixture({expectation}).concluded({accepted, wrong_answer}).as_expected, "seen");
    expectation.message = "many queens";
    unit::check(!Fixture({expectation}).concluded({accepted, wrong_answer}).as_expected, "unseen");
});

const unit::Test judge_errors("conclude/a_judge_error_is_never_as_expected", [] {
    Fixture fixture({expects({accepted, wrong_answer}, {wrong_answer})});
    const ProgramResult result = fixture.concluded({wrong_answer, judge_error, accepted});
    unit::check(!result.as_expected, "not as expected");
    unit::check(result.verdict == judge_error, "it stands above all");
});

const unit::Test compile_errors("conclude/compile_errors_are_expected_or_not", [] {
    const auto verdict_of = [](VerdictSet permitted) {
        Fixture fixture({expects(permitted, permitted)});
        ProgramResult result;
        result.problem = &fixture.problem;
        result.program = &fixture.program;
        result.build = Build::Outcome::compile_error;
        conclude(result);
        return result.as_expected;
    };
    unit::check(verdict_of({compile_error}), "expected");
    unit::check(!verdict_of({accepted}), "not expected");
});

const unit::Test derived("time_limit/derived_from_the_slowest_that_must_pass", [] {
    Fixture fixture({expects({accepted}, {accepted})});
    fixture.program.time_limit_role = TimeLimitRole::lower;
    ProgramResult result = fixture.concluded({accepted, accepted, accepted});
    result.cases[1].cpu = 1300ms;
    const auto limit = [&] { return time_limit_of(fixture.problem, {&result}, 1.0); };
    unit::check(limit().time == 3s, "2 x 1.3 s, up to a whole second");
    unit::equal_text(limit().origin, "derived: program.cpp takes 1.3 s");
    fixture.problem.limits.time_resolution_s = 0.5;
    result.cases[1].cpu = 1200ms;
    unit::check(limit().time == 2500ms, "2 x 1.2 s, up to half a second");
    fixture.problem.limits.time_s = 7;
    fixture.problem.limits.time_origin = "problem.yaml";
    unit::check(limit().time == 7s, "a limit that is given stays");
    unit::check(time_limit_of(fixture.problem, {&result}, 2.0).time == 14s, "times the factor");
});

const unit::Test at_least("time_limit/at_least_one_step", [] {
    Fixture fixture({expects({accepted}, {accepted})});
    fixture.program.time_limit_role = TimeLimitRole::lower;
    ProgramResult result = fixture.concluded({accepted});
    result.cases[0].cpu = 1ms;
    unit::check(time_limit_of(fixture.problem, {&result}, 1.0).time == 1s, "one second");
});

}  // namespace results_test
}  // namespace queens
