#pragma once

#include <ostream>

#include "report/report.h"

namespace queens {

// The lines of `list --json` for one problem; see judge/README.md.
void write_problem_json(const Problem& problem, std::ostream& out);

// The line of `run --json` that says why the judge could not go on.
void write_error_json(const std::string& message, std::ostream& out);

// Prints a run as JSON lines on out; notices go to err.
class JsonReport : public Report {
public:
    JsonReport(std::ostream& out, std::ostream& err) : out_(out), err_(err) {}

    void begin(unsigned jobs, const std::vector<std::string>& layers,
               const std::vector<std::string>& missing_layers) override;
    void notice(const std::string& line) override;
    void inputs_validated(const Problem& problem, const std::vector<InputFault>& faults) override;
    void problem_begins(const Problem& problem, nanoseconds time_limit,
                        const std::string& time_origin) override;
    void program_ends(const ProgramResult& result) override;
    void progress(std::size_t, std::size_t) override {}
    void end(nanoseconds wall) override;

private:
    std::ostream& out_;
    std::ostream& err_;
};

}  // namespace queens
