#include "judging/judging.h"

#include <algorithm>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

#include "base/error.h"
#include "judging/builds.h"
#include "judging/case_runner.h"
#include "judging/time_limit.h"
#include "judging/work_list.h"

namespace queens {
namespace {

constexpr int kReruns = 2;  // of a case whose time is near the limit

// Cases that were left out, and, where the first failure decides, those after it: which of them were
// run depends on timing.
void drop_cases_that_do_not_count(ProgramResult& result) {
    const auto failed = [](const CaseResult& run) {
        return run.test_case == nullptr || run.verdict != Verdict::accepted;
    };
    if (result.problem->first_failure_decides) {
        const auto first = std::ranges::find_if(result.cases, failed);
        if (first != result.cases.end()) result.cases.erase(first + 1, result.cases.end());
    }
    std::erase_if(result.cases, [](const CaseResult& run) { return run.test_case == nullptr; });
}

// All of one call of judge(): what is known of the programs, and who is told of it when.
class Judging {
public:
    Judging(const std::vector<Assignment>& assignments, const JudgingOptions& options,
            const Workshop& workshop, JudgingObserver& observer)
        : options_(options), workshop_(workshop), observer_(observer) {
        for (const Assignment& assignment : assignments) {
            ProblemWork& problem = *problems_.emplace_back(std::make_unique<ProblemWork>());
            problem.problem = assignment.problem;
            if (assignment.problem->output_validator) {
                problem.validator_state = ProblemWork::Validator::unbuilt;
            }
            for (const Program* const program : assignment.programs) {
                ProgramWork& work = *programs_.emplace_back(std::make_unique<ProgramWork>());
                work.problem = &problem;
                work.program = program;
                work.result.problem = assignment.problem;
                work.result.program = program;
                total_ += assignment.problem->cases.size();
            }
        }
    }

    void run() {
        std::vector<ProgramWork*> first;
        std::vector<ProgramWork*> second;
        for (const auto& problem : problems_) {
            problem->limits = provisional_limits(*problem->problem, options_.time_factor);
        }
        for (const auto& work : programs_) {
            (decides_limit(*work->problem->problem, *work->program) ? first : second)
                .push_back(work.get());
        }
        run_stage(first);
        for (const auto& problem : problems_) settle_limit(*problem);
        limits_settled_ = true;
        deliver();
        run_stage(second);
        rerun_near_limit();
        deliver();
    }

private:
    void settle_limit(ProblemWork& problem) {
        std::vector<const ProgramResult*> results;
        for (const auto& work : programs_) {
            if (work->problem == &problem) results.push_back(&work->result);
        }
        const TimeLimit limit = time_limit_of(*problem.problem, results, options_.time_factor);
        problem.limits.time = limit.time;
        problem.time_origin = limit.origin;
    }

    // --- work, by several threads --------------------------------------------------------------

    void run_stage(const std::vector<ProgramWork*>& programs) {
        if (programs.empty()) return;
        WorkList list(programs);
        std::exception_ptr failure;
        std::mutex failure_mutex;
        const auto work = [&] {
            try {
                work_through(list);
            } catch (...) {
                list.stop();
                const std::scoped_lock lock(failure_mutex);
                if (!failure) failure = std::current_exception();
            }
        };
        std::vector<std::thread> threads;
        for (unsigned i = 1; i < options_.jobs; ++i) threads.emplace_back(work);
        work();
        for (std::thread& thread : threads) thread.join();
        if (failure) std::rethrow_exception(failure);
    }

    void work_through(WorkList& list) {
        ProgramWork* last = nullptr;
        std::unique_ptr<CaseRunner> runner;
        while (const auto task = list.next(last)) {
            workshop_.stop.check();
            ProgramWork& work = *task->work;
            switch (task->kind) {
                case Task::Kind::build:
                    build(work);
                    if (list.built(work)) finish(work);
                    break;
                case Task::Kind::build_validator:
                    build_validator(*work.problem);
                    list.settled_validator(*work.problem);
                    break;
                case Task::Kind::run:
                    if (last != &work) runner.reset();  // one launcher a worker at a time
                    last = &work;
                    if (!skips(work, task->case_index)) run_case(work, task->case_index, runner);
                    if (list.ran(work)) finish(work);
                    count_run();
                    break;
            }
        }
    }

    void build_validator(ProblemWork& problem) {
        try {
            problem.validator = build_output_validator(*problem.problem, workshop_);
        } catch (const JudgeError& error) {
            problem.validator_fault = error.what();
        }
    }

    void build(ProgramWork& work) {
        Build build = build_submission(*work.result.problem, *work.program, workshop_);
        work.result.build = build.outcome;
        work.result.language = build.language;
        work.result.reason = build.reason;
        work.result.compiler_output = build.compiler_output;
        if (build.outcome == Build::Outcome::skipped) work.result.skip_reason = build.reason;
        if (build.outcome != Build::Outcome::ready) {
            count_run(work.result.problem->cases.size());
            return;
        }
        work.executable = std::move(build.executable);
        work.result.cases.resize(work.result.problem->cases.size());
    }

    // Where the first failure decides, a case after one that has failed says nothing more.
    bool skips(const ProgramWork& work, std::size_t index) {
        const std::scoped_lock lock(mutex_);
        return work.result.problem->first_failure_decides && index > work.first_failure;
    }

    void run_case(ProgramWork& work, std::size_t index, std::unique_ptr<CaseRunner>& runner) {
        const TestCase& test_case = work.result.problem->cases[index];
        CaseResult result;
        result.test_case = &test_case;
        try {
            if (!runner) runner = make_runner(work);
            result = runner->run(test_case);
        } catch (const JudgeError& error) {
            result.reason = error.what();
            runner.reset();
        }
        const std::scoped_lock lock(mutex_);
        if (result.verdict != Verdict::accepted) {
            work.first_failure = std::min(work.first_failure, index);
        }
        work.result.cases[index] = std::move(result);
    }

    std::unique_ptr<CaseRunner> make_runner(const ProgramWork& work) {
        const ProblemWork& problem = *work.problem;
        if (!problem.validator_fault.empty()) throw JudgeError(problem.validator_fault);
        return std::make_unique<CaseRunner>(*problem.problem, *work.executable,
                                            problem.validator ? &*problem.validator : nullptr,
                                            problem.limits, options_.eof_rule, workshop_);
    }

    // --- what is told, in order ----------------------------------------------------------------

    void finish(ProgramWork& work) {
        drop_cases_that_do_not_count(work.result);
        conclude(work.result);
        const std::scoped_lock lock(mutex_);
        work.concluded = true;
        deliver_locked();
    }

    void count_run(std::size_t runs = 1) {
        const std::scoped_lock lock(mutex_);
        done_ += runs;
        observer_.progress(done_, total_);
    }

    bool waits_for_rerun(const ProgramWork& work) const {
        if (reran_) return false;
        return std::ranges::any_of(work.result.cases, [&](const CaseResult& run) {
            return is_near_limit(run.cpu, work.problem->limits);
        });
    }

    void deliver() {
        const std::scoped_lock lock(mutex_);
        deliver_locked();
    }

    void deliver_locked() {
        while (limits_settled_ && delivered_ < programs_.size()) {
            ProgramWork& work = *programs_[delivered_];
            if (!work.concluded || waits_for_rerun(work)) return;
            if (!work.problem->announced) {
                work.problem->announced = true;
                observer_.problem_begins(*work.result.problem, work.problem->limits.time,
                                         work.problem->time_origin);
            }
            observer_.program_ends(work.result);
            ++delivered_;
        }
    }

    // --- times that are not believed at once ----------------------------------------------------

    // Runs every case whose time is near the limit again, alone; the smallest time counts.
    void rerun_near_limit() {
        for (const auto& work : programs_) {
            if (!waits_for_rerun(*work)) continue;
            const std::unique_ptr<CaseRunner> runner = make_runner(*work);
            for (CaseResult& run : work->result.cases) {
                if (is_near_limit(run.cpu, work->problem->limits)) rerun(run, *runner);
            }
            if (work->result.problem->first_failure_decides) run_rest(*work, *runner);
            conclude(work->result);
        }
        reran_ = true;
    }

    // The first failure, once it is none, leaves the cases after it to be run.
    void run_rest(ProgramWork& work, CaseRunner& runner) {
        std::vector<CaseResult>& cases = work.result.cases;
        const std::vector<TestCase>& all = work.result.problem->cases;
        while (cases.size() < all.size() && cases.back().verdict == Verdict::accepted) {
            cases.push_back(runner.run(all[cases.size()]));
            if (is_near_limit(cases.back().cpu, work.problem->limits)) rerun(cases.back(), runner);
        }
    }

    void rerun(CaseResult& best, CaseRunner& runner) {
        nanoseconds slowest = best.cpu;
        for (int i = 0; i < kReruns; ++i) {
            CaseResult again = runner.run(*best.test_case);
            slowest = std::max(slowest, again.cpu);
            if (again.cpu < best.cpu) best = std::move(again);
        }
        best.spread = seconds_text(best.cpu) + " to " + seconds_text(slowest) + " in " +
                      std::to_string(kReruns + 1) + " runs";
    }

    const JudgingOptions& options_;
    const Workshop& workshop_;
    JudgingObserver& observer_;
    std::vector<std::unique_ptr<ProblemWork>> problems_;
    std::vector<std::unique_ptr<ProgramWork>> programs_;  // in the order of delivery
    std::mutex mutex_;                                    // covers all below, first_failure, concluded
    std::size_t delivered_ = 0;
    std::size_t done_ = 0;
    std::size_t total_ = 0;
    bool limits_settled_ = false;
    bool reran_ = false;
};

}  // namespace

void judge(const std::vector<Assignment>& assignments, const JudgingOptions& options,
           const Workshop& workshop, JudgingObserver& observer) {
    Judging(assignments, options, workshop, observer).run();
}

}  // namespace queens
