#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "judging/decide.h"
#include "judging/results.h"

namespace queens {

// A problem while its programs are judged.
struct ProblemWork {
    enum class Validator { unbuilt, building, settled };  // settled: also where there is none to build

    const Problem* problem = nullptr;
    CaseLimits limits;
    std::string time_origin;
    bool announced = false;
    Validator validator_state = Validator::settled;
    std::optional<Executable> validator;
    std::string validator_fault;  // not empty: why it cannot be used
};

// A program while it is judged. Workers fill in disjoint parts; the list's lock covers the rest.
struct ProgramWork {
    enum class State { waiting, building, ready, done };

    ProblemWork* problem = nullptr;
    const Program* program = nullptr;
    State state = State::waiting;
    std::optional<Executable> executable;
    ProgramResult result;
    std::size_t next_case = 0;
    std::size_t cases_left = 0;
    bool concluded = false;  // the result is whole, and nobody changes it before all is done
    std::size_t first_failure = std::string::npos;  // of the cases run; settles those after it
};

// What a worker is to do next.
struct Task {
    enum class Kind { build, build_validator, run };

    Kind kind = Kind::build;
    ProgramWork* work = nullptr;
    std::size_t case_index = 0;
};

// The programs of one stage of judging, handed out to workers as tasks: the earliest program that
// has something to do, its build before its cases, and before the first case of a problem the build of
// its output validator.
class WorkList {
public:
    explicit WorkList(std::vector<ProgramWork*> programs) : programs_(std::move(programs)) {}

    // Blocks until there is a task, or returns nothing when all is handed out or stop() was called.
    // A worker that comes from a case of `last` gets the next of its cases first.
    [[nodiscard]] std::optional<Task> next(ProgramWork* last);

    // The build is over: its cases may be handed out. Returns true when that ends the program.
    bool built(ProgramWork& work);

    // The build of its output validator is over: cases of the problem may be handed out.
    void settled_validator(ProblemWork& problem);

    // A case is over. Returns true when it was the program's last.
    bool ran(ProgramWork& work);

    void stop();

private:
    std::optional<Task> find(ProgramWork* last);
    [[nodiscard]] bool more_to_come() const;

    std::vector<ProgramWork*> programs_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool stopped_ = false;
};

}  // namespace queens
