#include "judging/work_list.h"

#include <algorithm>

namespace queens {
namespace {

using State = ProgramWork::State;

bool has_case_left(const ProgramWork& work) {
    return work.state == State::ready && work.next_case < work.result.cases.size();
}

}  // namespace

std::optional<Task> WorkList::next(ProgramWork* last) {
    std::unique_lock lock(mutex_);
    for (;;) {
        if (stopped_) return std::nullopt;
        if (auto task = find(last)) return task;
        const bool more_to_come = std::ranges::any_of(
            programs_, [](const ProgramWork* work) { return work->state == State::building; });
        if (!more_to_come) return std::nullopt;
        changed_.wait(lock);
    }
}

std::optional<Task> WorkList::find(ProgramWork* last) {
    const auto run_of = [](ProgramWork* work) {
        return Task{Task::Kind::run, work, work->next_case++};
    };
    if (last != nullptr && has_case_left(*last)) return run_of(last);
    for (ProgramWork* const work : programs_) {
        if (work->state == State::waiting) {
            work->state = State::building;
            return Task{Task::Kind::build, work, 0};
        }
        if (has_case_left(*work)) return run_of(work);
    }
    return std::nullopt;
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
