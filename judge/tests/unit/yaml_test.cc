#include "problem/yaml.h"

#include <string>

#include "base/error.h"
#include "unit.h"

using namespace queens;

namespace yaml_test {

// The tree on one line: {key: value, …}, [item, …], null as ~, quoted text in ''.
std::string shown(const YamlNode& node) {
    std::string text;
    switch (node.kind) {
        case YamlNode::Kind::null:
            return "~";
        case YamlNode::Kind::scalar:
            return node.quoted ? "'" + node.text + "'" : node.text;
        case YamlNode::Kind::sequence:
            for (const YamlNode& item : node.items)
                text += (text.empty() ? "" : ", ") + shown(item);
            return "[" + text + "]";
        case YamlNode::Kind::map:
            for (const YamlNode& item : node.items) {
                text += (text.empty() ? "" : ", ") + item.key + ": " + shown(item);
            }
            return "{" + text + "}";
    }
    return text;
}

void reads(const std::string& yaml, const std::string& expected) {
    unit::equal_text(shown(parse_yaml(yaml, "f")), expected);
}

void refuses(const std::string& yaml, const std::string& message) {
    unit::equal_text(unit::message_of<JudgeError>([&] { (void)parse_yaml(yaml, "f"); }), message);
}

const unit::Test empty("yaml/empty_documents_are_null", [] {
    reads("", "~");
    reads("\n  \n# nothing\n", "~");
    reads("---\n", "~");
    reads("~", "~");
    reads("null\n", "~");
});

const unit::Test maps("yaml/block_maps", [] {
    reads("a: 1\nb:\n  c: x y  # why\n  d:\ne: f#g\n", "{a: 1, b: {c: x y, d: ~}, e: f#g}");
    reads("# first\n---\na: http://x.y/z:80\n", "{a: http://x.y/z:80}");
    reads("'a b': 1\n\"c\": 2\n", "{a b: 1, c: 2}");
    reads("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}");
    reads("secret/*{1,3}:\n  x: [AC]\n", "{secret/*{1,3}: {x: [AC]}}");
});

const unit::Test sequences("yaml/block_sequences", [] {
    reads("- a\n- b\n", "[a, b]");
    reads("k:\n- a\n- b\nl: c\n", "{k: [a, b], l: c}");
    reads("k:\n  - a\n  -\n  - - b\n    - c\n", "{k: [a, ~, [b, c]]}");
    reads("- a: 1\n  b: 2\n- c: 3\n", "[{a: 1, b: 2}, {c: 3}]");
    reads("-\n  a: 1\n", "[{a: 1}]");
});

const unit::Test flow("yaml/flow_style", [] {
    reads("a: [1, 'x, y', {b: c, \"d\":e}, []]\n", "{a: [1, 'x, y', {b: c, d: e}, []]}");
    reads("a: [1,  # one\n\n  2,\n]\nb: {}\n", "{a: [1, 2], b: {}}");
    reads("{a: , b: x:y}", "{a: ~, b: x:y}");
});

const unit::Test quotes("yaml/quoted_scalars", [] {
    reads("a: 'it''s'", "{a: 'it's'}");
    reads(R"(a: "\t\"\\\/\x41\u00e9\U0001F451")", "{a: '\t\"\\/A\xC3\xA9\xF0\x9F\x91\x91'}");
    reads("a: \"one\n   two\n\n   three\"\n", "{a: 'one two\nthree'}");
    reads("a: '# no comment'", "{a: '# no comment'}");
    reads("a: 'null'", "{a: 'null'}");
});

const unit::Test plain_lines("yaml/plain_scalars_go_on_when_indented", [] {
    reads("a: one\n  two\n\n  three\nb: c\n", "{a: one two\nthree, b: c}");
});

const unit::Test blocks("yaml/block_scalars", [] {
    reads("a: |\n  x\n   y\n\n  z\nb: c\n", "{a: 'x\n y\n\nz\n', b: c}");
    reads("a: |-\n  x\n\n", "{a: 'x'}");
    reads("a: |+\n  x\n\nb: c\n", "{a: 'x\n\n', b: c}");
    reads("a: >\n  x\n  y\n\n  z\n   deep\n  w\n", "{a: 'x y\nz\n deep\nw\n'}");
    reads("a: |2-\n   x\n", "{a: ' x'}");
    reads("a: |\nb: c\n", "{a: '', b: c}");
    reads("- |\n # text, no comment\n", "['# text, no comment\n']");
});

const unit::Test lines("yaml/every_node_knows_its_line", [] {
    const YamlNode root = parse_yaml("\na:\n  b: 1\n  c:\n    - x\n    - y\n", "f");
    const YamlNode* c = root.find("a")->find("c");
    unit::equal_text(root.find("a")->where(), "f:2");
    unit::equal_text(c->where(), "f:4");
    unit::equal_text(c->items.at(1).where(), "f:6");
    unit::check(root.find("z") == nullptr, "there is no z");
});

const unit::Test duplicates("yaml/duplicate_keys_are_refused", [] {
    const std::string message = "key 'a' is already set in line 1; remove one of the two";
    refuses("a: 1\nb: 2\na: 3\n", "f:3: " + message);
    refuses("{a: 1, 'a': 2}", "f:1: " + message);
});

const unit::Test unsupported("yaml/what_is_outside_the_subset_is_named", [] {
    refuses("a: &x 1", "f:1: anchors (&) are not supported; repeat the value, or put it in quotes");
    refuses("a: *x", "f:1: aliases (*) are not supported; repeat the value, or put it in quotes");
    refuses("*.py: x", "f:1: aliases (*) are not supported; repeat the value, or put it in quotes");
    refuses("a: !!str 1",
            "f:1: tags (!) are not supported; leave the tag out, or put the text in quotes");
    refuses("%YAML 1.2\n---\n",
            "f:1: directives (%) are not supported; remove it, or put the text in quotes");
    refuses("<<: b", "f:1: merge keys (<<) are not supported; repeat the keys");
    refuses("? a\n: b", "f:1: '? ' keys are not supported; write 'key: value'");
    refuses("a: @b", "f:1: '@' and '`' must not start a value; put it in quotes");
    refuses("a: 1\n---\nb: 2\n", "f:2: a second document; keep one document a file");
    refuses("a\n---\n", "f:2: a second document; keep one document a file");
    refuses("---\n---\n", "f:2: a second document; keep one document a file");
    refuses("a: 1\n...\n", "f:2: document end '...'; remove it");
    refuses("--- a\n", "f:1: text on the line of '---'; put it on the next line");
    refuses("[[a]: b]", "f:1: a key in a sequence; put the pair in braces: [{key: value}]");
    refuses("{[a]: b}", "f:1: a map or sequence as a key; put the key in quotes");
});

const unit::Test faults("yaml/faults_are_named", [] {
    refuses("a:\n\tb: 1\n", "f:2: a tab in the indentation; indent with spaces");
    refuses("a: b: c\n", "f:1: a second ': ' on the line; put the value in quotes");
    refuses("a: b\n  c: d\n", "f:2: ': ' inside a value; put the value in quotes");
    refuses("a: - b\n", "f:1: a sequence on the line of its key; start it on the next line");
    refuses("a: b\n  - c\n",
            "f:2: a sequence below a value; put the value in quotes, or remove one");
    refuses("a: 1\n- b\n", "f:2: a sequence item among the keys of a map; write 'key: value'");
    refuses("a: 1\nb\n", "f:2: expected 'key: value', found 'b'");
    refuses("a:\n  b: 1\n c: 2\n",
            "f:3: indented by 1, but what it belongs to by 0; align the lines");
    refuses("- a\nb: 1\n",
            "f:2: unexpected 'b: 1' after the end of the value; check its indentation");
    refuses("a: 'b' c\n",
            "f:1: unexpected 'c' after the value; put the whole value in quotes, or start a new "
            "line");
    refuses("a: |  x\n", "f:1: text after | or >; start it on the next line, indented");
    refuses("a: \"\\q\"", "f:1: unknown escape '\\q'; write '\\\\'");
    refuses("a: \"\\u00\"", "f:1: escape '\\u00\"' is no character; write the character itself");
    refuses("a: \"\\0\"", "f:1: unknown escape '\\0'; write '\\\\'");
    refuses("a: \"\\ud83d\"", "f:1: escape '\\ud83d' is no character; write the character itself");
    refuses(": a", "f:1: a key is missing before ':'; write 'key: value'");
});

const unit::Test unclosed("yaml/what_is_never_closed_is_named", [] {
    refuses("\na: 'b\n\n", "f:2: the quote that opens here is never closed; close it");
    refuses("a: \"b\\", "f:1: a backslash at the end of the line; join the lines");
    refuses("a: [b,\n  c\n", "f:1: the bracket that opens here is never closed");
    refuses("a: [b c]]",
            "f:1: unexpected ']' after the value; put the whole value in quotes, "
            "or start a new line");
    refuses("{a, b}", "f:1: expected ':' after the key 'a'; write {key: value}");
    refuses("[a 'b' {]",
            "f:1: expected ',' or ']', found '{]'; put text with special characters "
            "in quotes");
    refuses("[a,,b]", "f:1: expected a value, found ','; remove it, or put the text in quotes");
});

const unit::Test encodings("yaml/encodings_other_than_utf8_are_refused", [] {
    refuses(
        "\xEF\xBB\xBF"
        "a: 1",
        "f:1: starts with a byte order mark; save it as UTF-8 without BOM");
    refuses(
        "\xFF\xFE"
        "a",
        "f:1: is UTF-16; save it as UTF-8");
    refuses("a: 1\nb: \xE9\n", "f:2: byte \\xe9 is not UTF-8; save the file as UTF-8");
    refuses("a: \xED\xA0\x80", "f:1: byte \\xed is not UTF-8; save the file as UTF-8");
    refuses(std::string("a: \0", 4), "f:1: control character \\x00; remove it");
    refuses("a: 1\rb: 2\n", "f:1: control character \\r; end lines with LF");
    reads("a: \xC3\xA9\n", "{a: \xC3\xA9}");
});

const unit::Test deep("yaml/depth_is_bounded", [] {
    const std::string message = "f:1: nested too deep; the limit is 64 levels";
    refuses(std::string(100000, '['), message);
    refuses("a: " + std::string(100000, '{'),
            "f:1: a map or sequence as a key; put the key in quotes");
    std::string dashes;
    for (int i = 0; i < 100000; ++i) dashes += "- ";
    refuses(dashes, message);
});

const unit::Test values("yaml/values_are_what_they_must_be", [] {
    const YamlNode root = parse_yaml("t: true\nn: 1.5\ni: 3\ns: '3'\nl: [a, b]\nm: {}\nz:\n", "f");
    unit::check(root.find("t")->as_bool(), "true");
    unit::check(root.find("n")->as_number() == 1.5, "1.5");
    unit::check(root.find("i")->as_integer() == 3, "3");
    unit::check(root.find("l")->as_texts().size() == 2, "two texts");
    unit::check(root.find("z")->as_texts().empty(), "nothing is an empty list");
    const auto message = [&](const char* key, auto read) {
        return unit::message_of<JudgeError>([&] { read(*root.find(key)); });
    };
    unit::equal_text(message("i", [](const YamlNode& node) { (void)node.as_bool(); }),
                     "f:3: i: expected true or false, found '3'");
    unit::equal_text(message("s", [](const YamlNode& node) { (void)node.as_number(); }),
                     "f:4: s: expected a number, found '3'");
    unit::equal_text(message("n", [](const YamlNode& node) { (void)node.as_integer(); }),
                     "f:2: n: expected a whole number, found '1.5'");
    unit::equal_text(message("m", [](const YamlNode& node) { (void)node.as_text(); }),
                     "f:6: m: expected text, found a map");
    unit::equal_text(message("t", [](const YamlNode& node) { (void)node.as_texts(); }),
                     "f:1: t: expected a sequence such as [a, b], found 'true'");
    unit::equal_text(message("l", [](const YamlNode& node) { node.require_map(); }),
                     "f:5: l: expected a map (key: value), found a sequence");
});

}  // namespace yaml_test
