#include "problem/metadata.h"

#include <cmath>

#include "base/text.h"

namespace queens {
namespace {

const std::vector<std::string>& top_keys() {
    static const std::vector<std::string> keys = {
        "problem_format_version",
        "type",
        "name",
        "uuid",
        "version",
        "credits",
        "source",
        "license",
        "limits",
        "rights_owner",
        "embargo_until",
        "keywords",
        "languages",
        "constants",
        "allow_file_writing",
    };
    return keys;
}

const std::vector<std::string>& limit_keys() {
    static const std::vector<std::string> keys = {
        "time_limit",
        "time_resolution",
        "time_multipliers",
        "memory",
        "output",
        "code",
        "compilation_time",
        "compilation_memory",
        "validation_time",
        "validation_memory",
        "validation_output",
        "validation_passes",
    };
    return keys;
}

const std::vector<std::string>& multiplier_keys() {
    static const std::vector<std::string> keys = {"ac_to_time_limit", "time_limit_to_tle"};
    return keys;
}

double positive(const YamlNode& node) {
    const double value = node.as_number();
    if (value <= 0) node.fail(node.key + ": expected a number above 0, found " + node.text);
    return value;
}

constexpr double kShortestTime = 1e-3;
constexpr double kLongestTime = 1e6;

double time_in_seconds(const YamlNode& node) {
    const double value = node.as_number();
    if (value < kShortestTime || value > kLongestTime) {
        node.fail(node.key + ": expected 0.001 to 1000000 seconds, found " + node.text);
    }
    return value;
}

// A size given in units of 2^shift bytes.
std::uint64_t size_in_bytes(const YamlNode& node, int shift) {
    const double value = positive(node);
    if (value > 1e9) node.fail(node.key + ": expected at most 1000000000, found " + node.text);
    return static_cast<std::uint64_t>(std::ldexp(value, shift));
}

int passes(const YamlNode& node) {
    const std::int64_t value = node.as_integer();
    if (value < 2 || value > 1000) node.fail("validation_passes: expected 2 to 1000");
    return static_cast<int>(value);
}

void set_limit(Limits& limits, const YamlNode& node) {
    constexpr int kib = 10;
    constexpr int mib = 20;
    const std::string& key = node.key;
    if (key == "time_limit") limits.time_s = time_in_seconds(node);
    if (key == "time_resolution") limits.time_resolution_s = time_in_seconds(node);
    if (key == "memory") limits.memory_bytes = size_in_bytes(node, mib);
    if (key == "output") limits.output_bytes = size_in_bytes(node, mib);
    if (key == "code") limits.code_bytes = size_in_bytes(node, kib);
    if (key == "compilation_time") limits.compilation_time_s = time_in_seconds(node);
    if (key == "compilation_memory") limits.compilation_memory_bytes = size_in_bytes(node, mib);
    if (key == "validation_time") limits.validation_time_s = time_in_seconds(node);
    if (key == "validation_memory") limits.validation_memory_bytes = size_in_bytes(node, mib);
    if (key == "validation_output") limits.validation_output_bytes = size_in_bytes(node, mib);
    if (key == "validation_passes") limits.validation_passes = passes(node);
    if (key == "time_multiplier" || key == "ac_to_time_limit")
        limits.ac_to_time_limit = positive(node);
    if (key == "time_safety_margin" || key == "time_limit_to_tle")
        limits.time_limit_to_tle = positive(node);
}

// "source": text, a map with name and url, or a list of them of which the first counts.
void read_source(const YamlNode& node, Problem& problem) {
    switch (node.kind) {
        case YamlNode::Kind::null:
            break;
        case YamlNode::Kind::scalar:
            problem.source_name = node.text;
            break;
        case YamlNode::Kind::sequence:
            if (!node.items.empty()) read_source(node.items.front(), problem);
            break;
        case YamlNode::Kind::map:
            problem.source_name = read_text(node, "name");
            problem.source_url = read_text(node, "url");
            break;
    }
}

// Constants are text or numbers; a map gives variants of one, {{name.variant}}.
void read_constants(const YamlNode& node, Problem& problem) {
    node.require_map();
    for (const YamlNode& constant : node.items) {
        if (constant.kind != YamlNode::Kind::map) {
            problem.constants[constant.key] = constant.as_text();
            continue;
        }
        for (const YamlNode& variant : constant.items) {
            const std::string name = variant.key == "value" ? "" : "." + variant.key;
            problem.constants[constant.key + name] = variant.as_text();
        }
    }
}

}  // namespace

void append(std::vector<std::string>& to, const std::vector<std::string>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

std::vector<std::string> check_keys(const YamlNode& map, std::span<const std::string> known,
                                    UnknownKeys unknown) {
    map.require_map();
    std::vector<std::string> notices;
    for (const YamlNode& item : map.items) {
        bool found = false;
        for (const std::string& key : known) found = found || key == item.key;
        if (found) continue;
        const std::string message =
            "unknown key " + in_quotes(item.key) + did_you_mean(item.key, known);
        if (unknown == UnknownKeys::refuse) item.fail(message);
        notices.push_back(item.where() + ": " + message + " (ignored)");
    }
    return notices;
}

Limits read_limits(const YamlNode& map, Limits limits) {
    map.require_map();
    for (const YamlNode& item : map.items) {
        if (item.kind == YamlNode::Kind::null) continue;
        if (item.key == "time_multipliers") {
            item.require_map();
            for (const YamlNode& multiplier : item.items) set_limit(limits, multiplier);
        } else {
            set_limit(limits, item);
        }
    }
    if (limits.time_s) limits.time_origin = "problem.yaml";
    return limits;
}

Problem with_type(Problem problem, const YamlNode& node) {
    static const std::vector<std::string> types = {"pass-fail", "scoring", "interactive",
                                                   "multi-pass", "submit-answer"};
    for (const std::string& type : read_words(node)) {
        if (type == "interactive") {
            problem.interactive = true;
        } else if (type == "multi-pass") {
            problem.multi_pass = true;
        } else if (type == "scoring") {
            problem.scoring = true;
        } else if (type == "submit-answer") {
            node.fail("type: submit-answer problems are not supported");
        } else if (type != "pass-fail") {
            node.fail("type: unknown type " + in_quotes(type) + did_you_mean(type, types));
        }
    }
    return problem;
}

std::string read_title(const YamlNode* name) {
    if (name == nullptr || name->kind == YamlNode::Kind::null) return {};
    if (name->kind != YamlNode::Kind::map) return name->as_text();
    if (name->items.empty()) return {};
    const YamlNode* english = name->find("en");
    return (english != nullptr ? *english : name->items.front()).as_text();
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!(text = trimmed(text)).empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t\n\v\f\r"), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

std::vector<std::string> read_words(const YamlNode& node) {
    return node.kind == YamlNode::Kind::scalar ? words_of(node.text) : node.as_texts();
}

std::string read_text(const YamlNode& map, std::string_view key) {
    const YamlNode* node = map.find(key);
    return node == nullptr || node->kind == YamlNode::Kind::null ? std::string() : node->as_text();
}

// What a package asks of a judge and this one has not.
std::vector<std::string> unsupported_wishes(const YamlNode& yaml) {
    std::vector<std::string> notices;
    const YamlNode* writing = yaml.find("allow_file_writing");
    if (writing != nullptr && writing->kind != YamlNode::Kind::null && writing->as_bool()) {
        notices.push_back(writing->where() +
                          ": allow_file_writing is not supported; programs cannot write files");
    }
    const YamlNode* allowed = yaml.find("languages");
    if (allowed != nullptr && allowed->kind != YamlNode::Kind::null &&
        read_words(*allowed) != std::vector<std::string>{"all"}) {
        notices.push_back(
            allowed->where() +
            ": languages is not supported; programs in other languages are judged, too");
    }
    return notices;
}

Problem read_metadata(const YamlNode& yaml, UnknownKeys unknown) {
    Problem problem;
    problem.notices = check_keys(yaml, top_keys(), unknown);
    append(problem.notices, unsupported_wishes(yaml));
    problem.title = read_title(yaml.find("name"));
    if (const YamlNode* type = yaml.find("type")) problem = with_type(std::move(problem), *type);
    if (const YamlNode* source = yaml.find("source")) read_source(*source, problem);
    if (const YamlNode* keywords = yaml.find("keywords")) {
        problem.keywords = read_words(*keywords);
    }
    if (const YamlNode* constants = yaml.find("constants")) read_constants(*constants, problem);
    if (const YamlNode* limits = yaml.find("limits")) {
        append(problem.notices, check_keys(*limits, limit_keys(), unknown));
        const YamlNode* multipliers = limits->find("time_multipliers");
        if (multipliers != nullptr) {
            append(problem.notices, check_keys(*multipliers, multiplier_keys(), unknown));
        }
        problem.limits = read_limits(*limits);
    }
    return problem;
}

}  // namespace queens
