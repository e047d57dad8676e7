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

void append(std::vector<std::string>& to, const std::vector<std::string>& more);

// Throws JudgeError for the first key outside known, or returns a notice for each.
std::vector<std::string> check_keys(const YamlNode& map, std::span<const std::string> known,
                                    UnknownKeys unknown);

// What problem.yaml of format 2025-09 (and its draft 2023-07) says: title, source, keywords,
// kind, limits, constants, notices. Throws JudgeError "file:line: …".
[[nodiscard]] Problem read_metadata(const YamlNode& yaml, UnknownKeys unknown);

// defaults with the values that a problem.yaml of any format version sets.
[[nodiscard]] Limits read_limits(const YamlNode& map, Limits defaults = {});

// Adds what "type" says, a list or words in one text: interactive, multi_pass, scoring, notices.
[[nodiscard]] Problem with_type(Problem problem, const YamlNode& type);

// "name" of a problem: text, or a map of languages of which English is preferred.
[[nodiscard]] std::string read_title(const YamlNode* name);

// A list of texts, or one text that is split at white space.
[[nodiscard]] std::vector<std::string> read_words(const YamlNode& node);

// text split at white space.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

// The text of a key; empty without the key or without a value.
[[nodiscard]] std::string read_text(const YamlNode& map, std::string_view key);

}  // namespace queens
