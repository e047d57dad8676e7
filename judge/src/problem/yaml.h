#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

// One value of a YAML file. The subset: block and flow maps and sequences, plain and quoted
// scalars, | and > blocks, comments. Keys of maps are scalars.
struct YamlNode {
    enum class Kind { null, scalar, sequence, map };

    Kind kind = Kind::null;
    int line = 0;                 // from 1; of the key where the node is a value in a map
    std::string key;              // of the map that holds this node, or empty
    std::string text;             // scalar: what it says, escapes resolved
    bool quoted = false;          // scalar in quotes or a block: text, whatever it looks like
    std::vector<YamlNode> items;  // of a sequence or a map, in the order of the file
    std::shared_ptr<const std::string> file;  // its name as shown in messages

    // The value of a key, or nullptr: no such key, or not a map.
    [[nodiscard]] const YamlNode* find(std::string_view wanted) const;

    // "problem.yaml:7".
    [[nodiscard]] std::string where() const;

    // Throws JudgeError "problem.yaml:7: message".
    [[noreturn]] void fail(const std::string& message) const;

    // The value as what it must be. Each throws JudgeError with the key and what was found.
    [[nodiscard]] const std::string& as_text() const;  // any scalar but null
    [[nodiscard]] bool as_bool() const;
    [[nodiscard]] double as_number() const;  // finite
    [[nodiscard]] std::int64_t as_integer() const;
    [[nodiscard]] std::vector<std::string> as_texts() const;  // a sequence of scalars; null: empty
    void require_map() const;                                 // a map or null
};

// Reads a whole document; an empty one is null. file is the name to show in messages.
// Throws JudgeError "file:line: what is wrong; what to write instead" for anything outside the
// subset, whatever the bytes.
[[nodiscard]] YamlNode parse_yaml(std::string_view bytes, const std::string& file);

}  // namespace queens
