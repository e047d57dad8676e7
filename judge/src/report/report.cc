#include "report/report.h"

#include <algorithm>

namespace queens {

void Report::count(const ProgramResult& result) {
    if (result.skipped()) {
        ++totals_.skipped;
        return;
    }
    ++totals_.programs;
    totals_.runs += result.cases.size();
    if (!result.as_expected) ++totals_.unexpected;
    const auto faults = static_cast<std::uint64_t>(
        std::ranges::count(result.cases, Verdict::judge_error, &CaseResult::verdict));
    // A score can be at fault where no case is.
    totals_.judge_errors += faults == 0 && result.verdict == Verdict::judge_error ? 1 : faults;
}

void Report::count(const std::vector<InputFault>& faults) {
    for (const InputFault& fault : faults) {
        switch (fault.kind) {
            case InputFault::Kind::refused: ++totals_.refused_inputs; break;
            case InputFault::Kind::broken: ++totals_.broken_validators; break;
        }
    }
}

}  // namespace queens
