#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "problem/yaml.h"
#include "problem/yaml_lines.h"

namespace queens {

// A place in a YAML file, and what the block and the flow style have in common: white space,
// comments, quoted scalars, and what a plain scalar may start with.
class YamlCursor {
public:
    YamlCursor(std::string_view bytes, const std::string& file)
        : file_(std::make_shared<const std::string>(file)), lines_(yaml_lines(bytes, file)) {}

    [[nodiscard]] bool done() const { return line_ >= lines_.size(); }
    [[nodiscard]] std::size_t line() const { return line_; }  // from 0
    [[nodiscard]] std::size_t column() const { return column_; }
    [[nodiscard]] std::size_t indent() const { return lines_[line_].indent; }
    [[nodiscard]] std::size_t line_count() const { return lines_.size(); }
    [[nodiscard]] const YamlLine& line_at(std::size_t line) const { return lines_[line]; }
    [[nodiscard]] const YamlLine& current() const { return lines_[line_]; }
    [[nodiscard]] std::string_view rest() const { return current().text.substr(column_); }
    [[nodiscard]] bool at_line_start() const { return column_ == 0; }

    void advance(std::size_t bytes) { column_ += bytes; }
    void next_line() {
        ++line_;
        column_ = 0;
    }

    // Past spaces and tabs of this line.
    void skip_blanks();
    // Nothing but a comment is left on this line.
    [[nodiscard]] bool at_line_end() const;
    // To the first line that holds content, at its first character; refuses tabs in indentation.
    void skip_to_content();
    // Inside [] and {}: past blanks, line ends and comments.
    void skip_flow_space();
    // Throws unless nothing but a comment is left; then goes to the next line.
    void finish_line();

    // The scalar in single or double quotes that starts here, over several lines if need be.
    [[nodiscard]] YamlNode quoted_scalar();

    [[nodiscard]] YamlNode node(YamlNode::Kind kind) const;
    [[nodiscard]] YamlNode plain_node(std::string_view text) const;

    // Throws when a plain scalar must not start with text.
    void check_plain_start(std::string_view text) const;

    [[noreturn]] void fail(const std::string& message) const { fail_at(line_, message); }
    [[noreturn]] void fail_at(std::size_t line, const std::string& message) const {
        yaml_fail(*file_, line + 1, message);
    }

private:
    void fold_line_break(std::string& text, std::size_t start);
    void escape(std::string& text);

    std::shared_ptr<const std::string> file_;
    std::vector<YamlLine> lines_;
    std::size_t line_ = 0;
    std::size_t column_ = 0;
};

// Maps and sequences in braces and brackets, from the cursor on. depth: levels above this one.
[[nodiscard]] YamlNode parse_flow(YamlCursor& cursor, int depth);

// A line that starts or ends a document: marker is "---" or "...".
[[nodiscard]] bool is_document_marker(std::string_view text, std::string_view marker);

// How deep maps and sequences may nest.
inline constexpr int kYamlDepth = 64;

[[nodiscard]] inline bool is_blank(char c) { return c == ' ' || c == '\t'; }

// The place of the first ':' that ends a plain key, npos without one; a comment ends the search.
[[nodiscard]] std::size_t find_colon(std::string_view text);

// text up to a comment, without blanks at its end.
[[nodiscard]] std::string_view without_comment(std::string_view text);

}  // namespace queens
