#include "problem/yaml_scalar.h"

#include <algorithm>

#include "base/text.h"

namespace queens {
namespace {

enum class Chomp { clip, strip, keep };

struct Header {
    bool folded = false;
    Chomp chomp = Chomp::clip;
    std::size_t indent = 0;  // said by a digit; 0: found from the text
};

Header parse_header(YamlCursor& cursor) {
    Header header;
    header.folded = cursor.rest()[0] == '>';
    cursor.advance(1);
    for (int count = 0; count < 2 && !cursor.rest().empty(); ++count, cursor.advance(1)) {
        const char c = cursor.rest()[0];
        if (c == '-' || c == '+') {
            header.chomp = c == '-' ? Chomp::strip : Chomp::keep;
        } else if (c >= '1' && c <= '9') {
            header.indent = static_cast<std::size_t>(c - '0');
        } else {
            break;
        }
    }
    if (!cursor.at_line_end()) {
        cursor.fail("text after | or >; start it on the next line, indented");
    }
    cursor.next_line();
    return header;
}

// The indentation of the first line with text, 0 without one.
std::size_t find_indent(const YamlCursor& cursor) {
    std::size_t line = cursor.line();
    while (line < cursor.line_count() && cursor.line_at(line).blank) ++line;
    return line < cursor.line_count() ? cursor.line_at(line).indent : 0;
}

// The lines of the block without their indentation, empty ones at the end included.
std::vector<std::string_view> block_lines(YamlCursor& cursor, std::size_t indent) {
    std::vector<std::string_view> lines;
    for (; !cursor.done(); cursor.next_line()) {
        const YamlLine& line = cursor.current();
        if (line.indent < indent && !line.blank) break;
        lines.push_back(line.text.substr(std::min(indent, line.text.size())));
    }
    return lines;
}

std::string literal(const std::vector<std::string_view>& lines, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) text += '\n';
        text += lines[i];
    }
    return text;
}

// Single line breaks become spaces, except around lines that are indented further.
std::string folded(const std::vector<std::string_view>& lines, std::size_t count) {
    std::string text;
    std::size_t breaks = 0;
    bool started = false;
    bool deeper_before = false;
    for (std::size_t i = 0; i < count; ++i) {
        if (lines[i].empty()) {
            ++breaks;
            continue;
        }
        const bool deeper = is_blank(lines[i][0]);
        if (!started) {
            text.append(breaks, '\n');
        } else if (deeper || deeper_before) {
            text.append(breaks + 1, '\n');
        } else if (breaks == 0) {
            text += ' ';
        } else {
            text.append(breaks, '\n');
        }
        text += lines[i];
        breaks = 0;
        started = true;
        deeper_before = deeper;
    }
    return text;
}

std::size_t count_to_last_text(const std::vector<std::string_view>& lines) {
    std::size_t count = lines.size();
    while (count > 0 && lines[count - 1].empty()) --count;
    return count;
}

// What of a plain scalar stands on this line.
std::string_view plain_line(const YamlCursor& cursor) {
    const std::string_view left = cursor.rest();
    if (find_colon(left) != std::string_view::npos) {
        cursor.fail("': ' inside a value; put the value in quotes");
    }
    return without_comment(left);
}

// The next lines go on with a plain scalar: the cursor then stands on them, and is where it was
// otherwise. Counts the line breaks.
std::size_t continuation(YamlCursor& cursor, int parent) {
    std::size_t breaks = 1;
    std::size_t ahead = cursor.line();
    while (ahead < cursor.line_count() && cursor.line_at(ahead).blank) {
        ++ahead;
        ++breaks;
    }
    if (ahead >= cursor.line_count()) return 0;
    const YamlLine& line = cursor.line_at(ahead);
    const bool comment = without_comment(line.text).empty();
    const bool marker =
        is_document_marker(line.text, "---") || is_document_marker(line.text, "...");
    if (comment || marker || static_cast<int>(line.indent) <= parent) return 0;
    while (cursor.line() < ahead) cursor.next_line();
    cursor.skip_to_content();
    return breaks;
}

}  // namespace

YamlNode parse_plain_scalar(YamlCursor& cursor, int parent) {
    cursor.check_plain_start(cursor.rest());
    const YamlNode first = cursor.plain_node(plain_line(cursor));
    std::string text = first.text;
    bool more = true;
    bool joined = false;
    while (more) {
        const bool commented = plain_line(cursor).size() < trimmed(cursor.rest()).size();
        cursor.next_line();
        const std::size_t breaks = commented ? 0 : continuation(cursor, parent);
        more = breaks > 0;
        if (!more) break;
        if (cursor.rest().starts_with("- ")) {
            cursor.fail("a sequence below a value; put the value in quotes, or remove one");
        }
        text += breaks == 1 ? " " : std::string(breaks - 1, '\n');
        text += plain_line(cursor);
        joined = true;
    }
    if (!joined) return first;
    YamlNode made = first;
    made.kind = YamlNode::Kind::scalar;
    made.text = std::move(text);
    return made;
}

YamlNode parse_block_scalar(YamlCursor& cursor, int parent) {
    YamlNode made = cursor.node(YamlNode::Kind::scalar);
    made.quoted = true;
    const Header header = parse_header(cursor);
    const std::size_t least = static_cast<std::size_t>(parent + 1);
    const std::size_t base = static_cast<std::size_t>(std::max(parent, 0));
    const std::size_t indent =
        header.indent > 0 ? base + header.indent : std::max(least, find_indent(cursor));
    const std::vector<std::string_view> lines = block_lines(cursor, indent);
    const std::size_t count = count_to_last_text(lines);
    made.text = header.folded ? folded(lines, count) : literal(lines, count);
    switch (header.chomp) {
        case Chomp::strip:
            break;
        case Chomp::clip:
            if (count > 0) made.text += '\n';
            break;
        case Chomp::keep:
            made.text.append(lines.size() - count + (count > 0 ? 1 : 0), '\n');
            break;
    }
    return made;
}

}  // namespace queens
