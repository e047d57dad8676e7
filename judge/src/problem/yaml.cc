#include "problem/yaml.h"

#include <cmath>

#include "base/error.h"
#include "base/text.h"

namespace queens {
namespace {

std::string kind_name(const YamlNode& node) {
    switch (node.kind) {
        case YamlNode::Kind::null:
            return "nothing";
        case YamlNode::Kind::scalar:
            return in_quotes(node.text);
        case YamlNode::Kind::sequence:
            return "a sequence";
        case YamlNode::Kind::map:
            return "a map";
    }
    return {};
}

[[noreturn]] void expected(const YamlNode& node, const std::string& what) {
    std::string subject = node.key.empty() ? "" : printable(node.key) + ": ";
    node.fail(subject + "expected " + what + ", found " + kind_name(node));
}

}  // namespace

const YamlNode* YamlNode::find(std::string_view wanted) const {
    if (kind != Kind::map) return nullptr;
    for (const YamlNode& item : items) {
        if (item.key == wanted) return &item;
    }
    return nullptr;
}

std::string YamlNode::where() const {
    return (file ? *file : std::string()) + ":" + std::to_string(line);
}

void YamlNode::fail(const std::string& message) const {
    throw JudgeError(where() + ": " + message);
}

const std::string& YamlNode::as_text() const {
    if (kind != Kind::scalar) expected(*this, "text");
    return text;
}

bool YamlNode::as_bool() const {
    if (kind == Kind::scalar && !quoted) {
        if (text == "true" || text == "True" || text == "TRUE") return true;
        if (text == "false" || text == "False" || text == "FALSE") return false;
    }
    expected(*this, "true or false");
}

double YamlNode::as_number() const {
    if (kind == Kind::scalar && !quoted) {
        std::optional<double> value = parse_decimal(text);
        if (value && std::isfinite(*value)) return *value;
    }
    expected(*this, "a number");
}

std::int64_t YamlNode::as_integer() const {
    if (kind == Kind::scalar && !quoted) {
        std::optional<long long> value = parse_integer(text);
        if (value) return *value;
    }
    expected(*this, "a whole number");
}

std::vector<std::string> YamlNode::as_texts() const {
    if (kind == Kind::null) return {};
    if (kind != Kind::sequence) expected(*this, "a sequence such as [a, b]");
    std::vector<std::string> texts;
    for (const YamlNode& item : items) texts.push_back(item.as_text());
    return texts;
}

void YamlNode::require_map() const {
    if (kind != Kind::map && kind != Kind::null) expected(*this, "a map (key: value)");
}

}  // namespace queens
