#pragma once

#include <chrono>
#include <ostream>
#include <string>

#include "report/report.h"

namespace queens {

struct TerminalStyle {
    bool colour = false;
    bool live = false;     // a line of progress that is overwritten: terminals only
    bool verbose = false;  // a line for each case
    bool details = false;  // input, expected and found of each program's first failure
};

// Prints a run for people: a line for each program, one more for each surprise, a last line to
// believe. Results go to out, notices and progress to err.
class TerminalReport : public Report {
public:
    TerminalReport(std::ostream& out, std::ostream& err, TerminalStyle style)
        : out_(out), err_(err), style_(style) {}

    void begin(unsigned jobs, const std::vector<std::string>& layers,
               const std::vector<std::string>& missing_layers) override;
    void notice(const std::string& line) override;
    void inputs_validated(const Problem& problem, const std::vector<InputFault>& faults) override;
    void problem_begins(const Problem& problem, nanoseconds time_limit,
                        const std::string& time_origin) override;
    void program_ends(const ProgramResult& result) override;
    void progress(std::size_t done, std::size_t total) override;
    void end(nanoseconds wall) override;

private:
    void print_surprise(const ProgramResult& result);
    void print_case(const CaseResult& run);
    void print_details(const ProgramResult& result);
    void print_block(std::string_view title, const std::string& text);
    void clear_progress();
    std::string coloured(std::string_view text, std::string_view code) const;

    std::ostream& out_;
    std::ostream& err_;
    TerminalStyle style_;
    std::chrono::steady_clock::time_point last_progress_{};
    bool progress_shown_ = false;
    std::size_t name_width_ = 0;
    std::string last_judge_error_;  // of the problem at hand
};

}  // namespace queens
