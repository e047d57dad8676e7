#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/verdict.h"

namespace queens {

// The verdicts that a source names with DOMjudge's "@EXPECTED_RESULTS@: CORRECT, TIMELIMIT".
struct ResultsTag {
    VerdictSet verdicts;               // the program's verdict is one of these
    std::vector<std::string> unknown;  // results we do not know
    bool repeated = false;             // there are more tags; the first one counts
};

[[nodiscard]] std::optional<ResultsTag> find_results_tag(std::string_view source);

}  // namespace queens
