#include <map>

#include "base/text.h"
#include "problem/yaml_cursor.h"

namespace queens {
namespace {

bool ends_flow_scalar(char c) {
    return std::string_view(",[]{}").find(c) != std::string_view::npos;
}

class FlowParser {
public:
    explicit FlowParser(YamlCursor& cursor) : cursor_(cursor) {}

    YamlNode value(int depth) {
        switch (cursor_.rest()[0]) {
            case '[':
                return sequence(depth);
            case '{':
                return map(depth);
            case '"':
            case '\'':
                return cursor_.quoted_scalar();
            default:
                return plain();
        }
    }

private:
    YamlNode sequence(int depth) {
        YamlNode made = open(YamlNode::Kind::sequence, depth);
        const std::size_t start = cursor_.line();
        while (!closed(']', start)) {
            made.items.push_back(value(depth + 1));
            if (peek(start) == ':') {
                cursor_.fail("a key in a sequence; put the pair in braces: [{key: value}]");
            }
            separator(']', start);
        }
        return made;
    }

    YamlNode map(int depth) {
        YamlNode made = open(YamlNode::Kind::map, depth);
        const std::size_t start = cursor_.line();
        std::map<std::string, int> seen;
        while (!closed('}', start)) {
            YamlNode entry = pair(depth, start);
            const auto [before, is_new] = seen.try_emplace(entry.key, entry.line);
            if (!is_new) duplicate(entry, before->second);
            made.items.push_back(std::move(entry));
            separator('}', start);
        }
        return made;
    }

    YamlNode pair(int depth, std::size_t start) {
        const char first = cursor_.rest()[0];
        if (first == '[' || first == '{') {
            cursor_.fail("a map or sequence as a key; put the key in quotes");
        }
        YamlNode name = value(depth + 1);
        if (peek(start) != ':') {
            cursor_.fail("expected ':' after the key " + in_quotes(name.text) +
                         "; write {key: value}");
        }
        cursor_.advance(1);
        const char next = peek(start);
        YamlNode made = next == ',' || next == '}' ? cursor_.plain_node("") : value(depth + 1);
        made.key = std::move(name.text);
        made.line = name.line;
        return made;
    }

    YamlNode plain() {
        const std::string_view left = cursor_.rest();
        cursor_.check_plain_start(left);
        std::size_t end = 0;
        while (end < left.size() && !ends_flow_scalar(left[end])) {
            if (left[end] == '#' && end > 0 && is_blank(left[end - 1])) break;
            if (left[end] == ':' && (end + 1 == left.size() || is_blank(left[end + 1]) ||
                                     ends_flow_scalar(left[end + 1]))) {
                break;
            }
            ++end;
        }
        if (end == 0) cursor_.fail("expected a value, found " + in_quotes(left));
        YamlNode made = cursor_.plain_node(trimmed(left.substr(0, end)));
        cursor_.advance(end);
        return made;
    }

    YamlNode open(YamlNode::Kind kind, int depth) {
        if (depth >= kYamlDepth) cursor_.fail("nested too deep; the limit is 64 levels");
        YamlNode made = cursor_.node(kind);
        cursor_.advance(1);
        return made;
    }

    // The next character that is not white space.
    char peek(std::size_t start) {
        cursor_.skip_flow_space();
        if (cursor_.done()) cursor_.fail_at(start, "the bracket that opens here is never closed");
        return cursor_.rest()[0];
    }

    bool closed(char bracket, std::size_t start) {
        if (peek(start) != bracket) return false;
        cursor_.advance(1);
        return true;
    }

    // Past a ',' or before the closing bracket.
    void separator(char bracket, std::size_t start) {
        const char next = peek(start);
        if (next == ',') {
            cursor_.advance(1);
        } else if (next != bracket) {
            cursor_.fail(std::string("expected ',' or '") + bracket + "', found " +
                         in_quotes(cursor_.rest()) + "; put text with special characters in quotes");
        }
    }

    [[noreturn]] void duplicate(const YamlNode& entry, int before) {
        entry.fail("key " + in_quotes(entry.key) + " is already set in line " +
                   std::to_string(before) + "; remove one of the two");
    }

    YamlCursor& cursor_;
};

}  // namespace

YamlNode parse_flow(YamlCursor& cursor, int depth) { return FlowParser(cursor).value(depth); }

}  // namespace queens
