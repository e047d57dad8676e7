#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/expectation.h"
#include "problem/problem.h"
#include "problem/yaml.h"

namespace queens {

// One entry of submissions.yaml: what it says of the programs that its glob matches.
struct SubmissionRule {
    std::string where;  // "file:line"
    std::string glob;   // over paths below submissions/
    std::string language;
    std::string entry_point;
    std::vector<Expectation> expectations;
    std::vector<ExpectedScore> expected_scores;
    std::optional<TimeLimitRole> time_limit_role;  // nothing: follows from the expectations
};

struct SubmissionRules {
    std::vector<SubmissionRule> rules;  // in the order of the file
    std::vector<std::string> notices;
};

// Reads submissions.yaml. What a rule leaves out that names a folder with a meaning is what that
// folder says. Throws JudgeError "file:line: …".
[[nodiscard]] SubmissionRules read_submission_rules(const YamlNode& yaml, FolderRules folder_rules);

// Some rule names the folder itself, and counts in place of the meaning of its name.
[[nodiscard]] bool replaces_folder(const SubmissionRules& rules, std::string_view folder);

// program (its name is the path below submissions/) with all that the matching rules say.
[[nodiscard]] Program with_rules(Program program, const SubmissionRules& rules);

}  // namespace queens
