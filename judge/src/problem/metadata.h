#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.h"
#include "problem/yaml.h"

namespace queens {

// What becomes of a key that nobody knows: our own files are refused, foreign ones are noted.
enum class UnknownKeys { refuse, note };

// Throws JudgeError for the first key outside known, or returns a notice for each.
std::vector<std::string> check_keys(const YamlNode& map, std::span<const std::string> known,
                                    UnknownKeys unknown);

// What problem.yaml of format 2025-09 (and its draft 2023-07) says: title, source, keywords,
// kind, limits, constants, notices. Throws JudgeError "file:line: …".
[[nodiscard]] Problem read_metadata(const YamlNode& yaml, UnknownKeys unknown);

// limits with the values that a problem.yaml of any format version sets.
[[nodiscard]] Limits read_limits(const YamlNode& map);

// "name" of a problem: text, or a map of languages of which English is preferred.
[[nodiscard]] std::string read_title(const YamlNode* name);

// Arguments of a program, from a list of texts or one text that is split at white space.
[[nodiscard]] std::vector<std::string> read_arguments(const YamlNode& node);

}  // namespace queens
