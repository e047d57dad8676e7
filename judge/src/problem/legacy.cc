#include "problem/legacy.h"

#include <map>

#include "base/files.h"
#include "base/text.h"
#include "problem/metadata.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

const std::vector<std::string>& legacy_keys() {
    static const std::vector<std::string> keys = {
        "problem_format_version",
        "type",
        "name",
        "uuid",
        "author",
        "source",
        "source_url",
        "license",
        "rights_owner",
        "limits",
        "validation",
        "keywords",
        "languages",
        "grading",
        "validator_flags",
    };
    return keys;
}

const std::vector<std::string>& legacy_limit_keys() {
    static const std::vector<std::string> keys = {
        "time_multiplier",
        "time_safety_margin",
        "memory",
        "output",
        "code",
        "compilation_time",
        "validation_time",
        "compilation_memory",
        "validation_memory",
        "validation_output",
        "time_limit",
        "time_resolution",
        "validation_passes",
    };
    return keys;
}

// "default" or "custom [interactive] [score] [multi-pass]".
void read_validation(const YamlNode& node, LegacyMetadata& metadata) {
    static const std::vector<std::string> known = {"default", "custom", "interactive", "score",
                                                   "multi-pass"};
    for (const std::string& word : read_words(node)) {
        if (word == "custom") {
            metadata.custom_validator = true;
        } else if (word == "default") {
            continue;
        } else if (word == "interactive") {
            metadata.problem.interactive = true;
        } else if (word == "multi-pass") {
            metadata.problem.multi_pass = true;
        } else if (word == "score") {
            metadata.problem.scoring = true;
        } else {
            node.fail("validation: unknown word " + in_quotes(word) + did_you_mean(word, known));
        }
    }
}

// key = value, a pair a line; quotes around values, ; and # start comments.
std::map<std::string, std::string> parse_ini(const std::string& text) {
    std::map<std::string, std::string> values;
    for (std::string_view line : split(text, '\n')) {
        line = trimmed(line);
        const std::size_t equals = line.find('=');
        if (line.starts_with(';') || line.starts_with('#') || equals == std::string_view::npos) {
            continue;
        }
        std::string_view value = trimmed(line.substr(equals + 1));
        if (value.size() >= 2 && (value[0] == '"' || value[0] == '\'') &&
            value.back() == value[0]) {
            value = value.substr(1, value.size() - 2);
        }
        values[std::string(trimmed(line.substr(0, equals)))] = value;
    }
    return values;
}

double seconds(const Tree& tree, const fs::path& file, std::string_view text) {
    const std::optional<double> value = parse_decimal(trimmed(text));
    if (!value || !(*value > 0 && *value < 1e9)) {
        tree.fail(file, "expected a time limit in seconds, found " + in_quotes(trimmed(text)) +
                            "; write a number above 0");
    }
    return *value;
}

// value is used where no limit is set yet, and noted where another one is.
void set_time(DomjudgeLimits& found, double value, const Tree& tree, const fs::path& file) {
    if (!found.limits.time_s) {
        found.limits.time_s = value;
        found.limits.time_origin = file.string();
    } else if (*found.limits.time_s != value) {
        found.notices.push_back(tree.shown(file) + ": time limit differs from that of " +
                                found.limits.time_origin + " (ignored)");
    }
}

}  // namespace

LegacyMetadata read_legacy_metadata(const YamlNode& yaml) {
    LegacyMetadata metadata;
    Problem& problem = metadata.problem;
    problem.notices = check_keys(yaml, legacy_keys(), UnknownKeys::note);
    problem.title = read_title(yaml.find("name"));
    problem.source_name = read_text(yaml, "source");
    problem.source_url = read_text(yaml, "source_url");
    if (const YamlNode* type = yaml.find("type")) problem = with_type(std::move(problem), *type);
    if (const YamlNode* words = yaml.find("keywords")) problem.keywords = read_words(*words);
    if (const YamlNode* node = yaml.find("validation")) read_validation(*node, metadata);
    if (const YamlNode* flags = yaml.find("validator_flags")) {
        metadata.validator_flags = read_words(*flags);
    }
    problem.limits.ac_to_time_limit = 5;
    problem.limits.time_limit_to_tle = 2;
    if (const YamlNode* limits = yaml.find("limits")) {
        append(problem.notices, check_keys(*limits, legacy_limit_keys(), UnknownKeys::note));
        problem.limits = read_limits(*limits, problem.limits);
    }
    return metadata;
}

std::string title_from_statement(const Tree& tree) {
    for (const char* folder : {"problem_statement", "statement"}) {
        for (const char* name : {"problem.en.tex", "problem.tex"}) {
            const fs::path file = fs::path(folder) / name;
            if (!tree.has_file(file)) continue;
            const std::string text = read_file(tree.root() / file);
            const std::string command = "\\problemname{";
            const std::size_t start = text.find(command);
            if (start == std::string::npos) continue;
            const std::size_t end = text.find('}', start);
            if (end == std::string::npos) continue;
            return text.substr(start + command.size(), end - start - command.size());
        }
    }
    return {};
}

DomjudgeLimits read_domjudge_files(const Tree& tree, Limits limits) {
    DomjudgeLimits found{std::move(limits), {}, {}};
    const fs::path ini = "domjudge-problem.ini";
    if (tree.has_file(ini)) {
        for (const auto& [key, value] : parse_ini(read_file(tree.root() / ini))) {
            if (key == "name") found.title = value;
            if (key == "timelimit") set_time(found, seconds(tree, ini, value), tree, ini);
            if (key == "special_run" || key == "special_compare") {
                found.notices.push_back(tree.shown(ini) + ": " + key +
                                        " is not supported (ignored)");
            }
        }
    }
    const fs::path plain = ".timelimit";
    if (tree.has_file(plain)) {
        const std::string text = read_file(tree.root() / plain);
        set_time(found, seconds(tree, plain, text), tree, plain);
    }
    return found;
}

}  // namespace queens
