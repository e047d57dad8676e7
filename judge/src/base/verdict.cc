#include "base/verdict.h"

#include <cstdlib>

namespace queens {

std::string_view short_name(Verdict verdict) {
    switch (verdict) {
        case Verdict::accepted: return "AC";
        case Verdict::wrong_answer: return "WA";
        case Verdict::output_limit: return "OLE";
        case Verdict::run_time_error: return "RTE";
        case Verdict::memory_limit: return "MLE";
        case Verdict::time_limit: return "TLE";
        case Verdict::compile_error: return "CE";
        case Verdict::judge_error: return "JE";
    }
    std::abort();  // no default above, so that the compiler names a missing case
}

std::optional<Verdict> verdict_from_short_name(std::string_view name) {
    for (Verdict verdict : kAllVerdicts) {
        if (short_name(verdict) == name) return verdict;
    }
    return std::nullopt;
}

}  // namespace queens
