#pragma once

#include "problem/problem.h"
#include "problem/tree.h"
#include "problem/yaml.h"

namespace queens {

// What problem.yaml of the formats legacy and legacy-icpc says.
struct LegacyMetadata {
    Problem problem;                           // title, source, limits, kind, notices
    std::vector<std::string> validator_flags;  // for every output validator, the default one too
    bool custom_validator = false;             // "validation: custom …"
};

// Throws JudgeError "file:line: …" where a known key has a value that makes no sense.
[[nodiscard]] LegacyMetadata read_legacy_metadata(const YamlNode& yaml);

// The name in \problemname{…} of the statement, or empty.
[[nodiscard]] std::string title_from_statement(const Tree& tree);

// limits with the time limit of domjudge-problem.ini or .timelimit, where problem.yaml has none;
// notices say what is ignored. Throws JudgeError when one is no number.
struct DomjudgeLimits {
    Limits limits;
    std::string title;  // of domjudge-problem.ini, or empty
    std::vector<std::string> notices;
};
[[nodiscard]] DomjudgeLimits read_domjudge_files(const Tree& tree, Limits limits);

}  // namespace queens
