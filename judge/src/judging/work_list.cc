#include "judging/work_list.h"

#include <algorithm>

namespace queens {
namespace {

using State = ProgramWork::State;
using Validator = ProblemWork::Validator;

bool has_case_left(const ProgramWork& work) {
    return work.state == State::ready && work.next_case < work.result.cases.size();
}

// What a program needs next, or nothing while others work on it or it is done.
std::optional<Task> task_of(ProgramWork& work) {
    if (work.state == State::waiting) {
        work.state = State::building;
        return Task{Task::Kind::build, &work, 0};
    }
    if (!has_case_left(work)) return std::nullopt;
    switch (work.problem->validator_state) {
        case Validator::unbuilt:
            work.problem->validator_state = Validator::building;
            return Task{Task::Kind::build_validator, &work, 0};
        case Validator::building: return std::nullopt;
        case Validator::settled: return Task{Task::Kind::run, &work, work.next_case++};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Task> WorkList::next(ProgramWork* last) {
    std::unique_lock lock(mutex_);
    for (;;) {
        if (stopped_) return std::nullopt;
        if (auto task = find(last)) return task;
        if (!more_to_come()) return std::nullopt;
        changed_.wait(lock);
    }
}

std::optional<Task> WorkList::find(ProgramWork* last) {
    if (last != nullptr) {
        if (auto task = task_of(*last)) return task;
    }
    for (ProgramWork* const work : programs_) {
        if (auto task = task_of(*work)) return task;
    }
    return std::nullopt;
}

bool WorkList::more_to_come() const {
    return std::ranges::any_of(programs_, [](const ProgramWork* work) {
        return work->state == State::building ||
               work->problem->validator_state == Validator::building;
    });
}

void WorkList::settled_validator(ProblemWork& problem) {
    const std::scoped_lock lock(mutex_);
    problem.validator_state = Validator::settled;
    changed_.notify_all();
}

bool WorkList::built(ProgramWork& work) {
    const std::scoped_lock lock(mutex_);
    work.cases_left = work.result.cases.size();
    work.state = work.cases_left == 0 ? State::done : State::ready;
    changed_.notify_all();
    return work.state == State::done;
}

bool WorkList::ran(ProgramWork& work) {
    const std::scoped_lock lock(mutex_);
    if (--work.cases_left > 0) return false;
    work.state = State::done;
    return true;
}

void WorkList::stop() {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
    changed_.notify_all();
}

}  // namespace queens
