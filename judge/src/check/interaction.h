#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "base/stop.h"
#include "sandbox/launcher.h"

namespace queens {

// Which of the two sees that the other has closed its output, and when. Each side always sees it
// when the other has ended.
//   usual     the program sees at once that the validator has closed its output
//   kattis    neither sees it before the end
//   domjudge  both see it at once, as through plain pipes
enum class EofRule { usual, kattis, domjudge };

// What was said, in the order in which it passed through the judge; its beginning.
struct Message {
    bool from_program = false;
    nanoseconds time{};  // since the start
    std::string text;
};

struct Interaction {
    RunFacts program;
    RunFacts validator;
    bool validator_first = false;     // it ended before the program did, or before it could know
    bool validator_stopped = false;   // by us, some time after the program had ended
    bool output_flood = false;        // the program wrote more than it may, and was stopped
    bool both_wait = false;           // each for the other to write something; both were stopped
    std::uint64_t program_bytes = 0;  // what it wrote
    std::vector<Message> transcript;
};

// Runs a program and an interactive validator at the same time, each one's output going to the
// other's input through the judge. Neither ever gets SIGPIPE: what is written to one that has ended
// is dropped. When the validator ends first without accepting, the program is stopped; when the
// program ends first, the validator sees the end of its input, and is stopped if that does not end
// it within the grace period.
// The requests' input and output are filled in here. Throws JudgeError when the sandbox fails,
// Interrupted on the stop signal.
[[nodiscard]] Interaction interact(Launcher& program_launcher, RunRequest program,
                                   Launcher& validator_launcher, RunRequest validator,
                                   EofRule rule, const StopSignal& stop);

}  // namespace queens
