#pragma once

#include <string>
#include <vector>

#include "judging/input_validation.h"
#include "judging/judging.h"
#include "report/text.h"

namespace queens {

// Shows what happens in a run. What it counts on the way decides the exit status.
class Report : public JudgingObserver {
public:
    // layers: the isolation layers that are on, and those that the machine lacks.
    virtual void begin(unsigned jobs, const std::vector<std::string>& layers,
                       const std::vector<std::string>& missing_layers) = 0;
    virtual void notice(const std::string& line) = 0;
    // What the input validators of a problem did not accept; comes before anything else of it.
    virtual void inputs_validated(const Problem& problem, const std::vector<InputFault>& faults) = 0;
    virtual void end(nanoseconds wall) = 0;

    [[nodiscard]] const Totals& totals() const { return totals_; }

protected:
    void count(const ProgramResult& result);
    void count(const std::vector<InputFault>& faults);
    void count_problem() { ++totals_.problems; }

    Totals totals_;
};

}  // namespace queens
