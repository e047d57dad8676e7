#include <map>

#include "base/text.h"
#include "problem/yaml_cursor.h"
#include "problem/yaml_scalar.h"

namespace queens {
namespace {

bool starts_item(std::string_view text) {
    return text.starts_with('-') && (text.size() == 1 || text[1] == ' ');
}

// The length of the quoted text at the start of line, npos when it does not end there.
std::size_t quoted_length(std::string_view line) {
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (line[0] == '"' && line[i] == '\\') {
            ++i;
        } else if (line[i] == line[0]) {
            if (line[0] == '"' || !line.substr(i + 1).starts_with('\'')) return i + 1;
            ++i;
        }
    }
    return std::string_view::npos;
}

// line is "key: …" or "key:", in whatever form the key is.
bool starts_pair(std::string_view line) {
    if (line.empty() || line[0] == '[' || line[0] == '{' || line[0] == '#') return false;
    if (line[0] != '"' && line[0] != '\'') return find_colon(line) != std::string_view::npos;
    const std::size_t length = quoted_length(line);
    if (length == std::string_view::npos) return false;
    const std::string_view after = trimmed(line.substr(length));
    return after.starts_with(':') && (after.size() == 1 || is_blank(after[1]));
}

// Block style: indentation is a column from 0; parent is that of the map or sequence around,
// -1 at the top.
class BlockParser {
public:
    explicit BlockParser(YamlCursor& cursor) : cursor_(cursor) {}

    YamlNode document() {
        to_content();
        if (!cursor_.done() && is_document_marker(cursor_.rest(), "---")) start_document();
        if (cursor_.done()) return cursor_.node(YamlNode::Kind::null);
        YamlNode made = value(-1, 0);
        to_content();
        if (!cursor_.done()) {
            cursor_.fail("unexpected " + in_quotes(cursor_.rest()) +
                         " after the end of the value; check its indentation");
        }
        return made;
    }

private:
    void start_document() {
        seen_start_ = true;
        cursor_.advance(3);
        if (!cursor_.at_line_end()) {
            cursor_.fail("text on the line of '---'; put it on the next line");
        }
        cursor_.next_line();
        to_content();
    }

    void to_content() {
        cursor_.skip_to_content();
        if (cursor_.done() || cursor_.column() != 0) return;
        if (is_document_marker(cursor_.rest(), "...")) {
            cursor_.fail("document end '...'; remove it");
        }
        if (is_document_marker(cursor_.rest(), "---") && seen_start_) {
            cursor_.fail("a second document; keep one document a file");
        }
    }

    int column() const { return static_cast<int>(cursor_.column()); }

    YamlNode value(int parent, int depth) {
        seen_start_ = true;
        if (depth >= kYamlDepth) cursor_.fail("nested too deep; the limit is 64 levels");
        if (starts_item(cursor_.rest())) return sequence(depth);
        if (starts_pair(cursor_.rest())) return map(depth);
        return scalar(parent, depth);
    }

    YamlNode scalar(int parent, int depth) {
        const char first = cursor_.rest()[0];
        if (first == '|' || first == '>') return parse_block_scalar(cursor_, parent);
        if (first != '[' && first != '{' && first != '"' && first != '\'') {
            return parse_plain_scalar(cursor_, parent);
        }
        YamlNode made =
            first == '[' || first == '{' ? parse_flow(cursor_, depth) : cursor_.quoted_scalar();
        cursor_.finish_line();
        return made;
    }

    YamlNode sequence(int depth) {
        YamlNode made = cursor_.node(YamlNode::Kind::sequence);
        const int indent = column();
        do {
            made.items.push_back(item(indent, depth));
        } while (continues(indent) && starts_item(cursor_.rest()));
        return made;
    }

    YamlNode item(int indent, int depth) {
        cursor_.advance(1);
        if (!cursor_.at_line_end()) {
            cursor_.skip_blanks();
            return value(indent, depth + 1);
        }
        const YamlNode nothing = cursor_.plain_node("");
        cursor_.next_line();
        to_content();
        return cursor_.done() || column() <= indent ? nothing : value(indent, depth + 1);
    }

    YamlNode map(int depth) {
        YamlNode made = cursor_.node(YamlNode::Kind::map);
        const int indent = column();
        std::map<std::string, int> seen;
        do {
            YamlNode entry = pair(indent, depth);
            const auto [before, is_new] = seen.try_emplace(entry.key, entry.line);
            if (!is_new) {
                entry.fail("key " + in_quotes(entry.key) + " is already set in line " +
                           std::to_string(before->second) + "; remove one of the two");
            }
            made.items.push_back(std::move(entry));
        } while (continues(indent));
        return made;
    }

    YamlNode pair(int indent, int depth) {
        if (starts_item(cursor_.rest())) {
            cursor_.fail("a sequence item among the keys of a map; write 'key: value'");
        }
        if (!starts_pair(cursor_.rest())) {
            cursor_.fail("expected 'key: value', found " + in_quotes(cursor_.rest()));
        }
        const YamlNode name = key();
        YamlNode made = pair_value(indent, depth);
        made.key = name.text;
        made.line = name.line;
        return made;
    }

    // The key and its colon.
    YamlNode key() {
        const std::string_view left = cursor_.rest();
        if (left[0] == '"' || left[0] == '\'') {
            YamlNode made = cursor_.quoted_scalar();
            cursor_.skip_blanks();
            cursor_.advance(1);
            return made;
        }
        cursor_.check_plain_start(left);
        const std::size_t colon = find_colon(left);
        YamlNode made = cursor_.plain_node(trimmed(left.substr(0, colon)));
        if (made.text == "<<") cursor_.fail("merge keys (<<) are not supported; repeat the keys");
        cursor_.advance(colon + 1);
        return made;
    }

    YamlNode pair_value(int indent, int depth) {
        if (!cursor_.at_line_end()) return value_beside_key(indent, depth);
        const YamlNode nothing = cursor_.plain_node("");
        cursor_.next_line();
        to_content();
        if (cursor_.done()) return nothing;
        if (column() > indent) return value(indent, depth + 1);
        const bool item_below = column() == indent && starts_item(cursor_.rest());
        return item_below ? value(indent, depth + 1) : nothing;
    }

    YamlNode value_beside_key(int indent, int depth) {
        cursor_.skip_blanks();
        if (starts_item(cursor_.rest())) {
            cursor_.fail("a sequence on the line of its key; start it on the next line");
        }
        if (starts_pair(cursor_.rest())) {
            cursor_.fail("a second ': ' on the line; put the value in quotes");
        }
        return scalar(indent, depth + 1);
    }

    // At the next entry of a map or sequence in this column; false: the lines are indented less,
    // or the file has ended.
    bool continues(int indent) {
        to_content();
        if (cursor_.done() || column() < indent) return false;
        if (column() == indent) return true;
        cursor_.fail("indented by " + std::to_string(column()) + ", but what it belongs to by " +
                     std::to_string(indent) + "; align the lines");
    }

    YamlCursor& cursor_;
    bool seen_start_ = false;
};

}  // namespace

YamlNode parse_yaml(std::string_view bytes, const std::string& file) {
    YamlCursor cursor(bytes, file);
    return BlockParser(cursor).document();
}

}  // namespace queens
