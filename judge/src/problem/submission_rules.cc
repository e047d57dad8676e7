#include "problem/submission_rules.h"

#include <algorithm>

#include "base/text.h"
#include "problem/expectation.h"

namespace queens {
namespace {

const std::vector<std::string>& properties() {
    static const std::vector<std::string> keys = {
        "language", "entrypoint", "authors", "model_solution",    "permitted",
        "required", "score",      "message", "use_for_time_limit"};
    return keys;
}

bool is_property(const std::string& key) {
    return std::find(properties().begin(), properties().end(), key) != properties().end();
}

VerdictSet all_verdicts() {
    using enum Verdict;
    return foreign({accepted, wrong_answer, time_limit, run_time_error});
}

VerdictSet read_verdicts(const YamlNode& node) {
    VerdictSet verdicts;
    for (const std::string& name : node.as_texts()) {
        const std::optional<Verdict> verdict = verdict_from_short_name(name);
        if (!verdict || *verdict == Verdict::judge_error) {
            node.fail(node.key + ": expected verdicts out of AC, WA, TLE, RTE, found " +
                      in_quotes(name));
        }
        verdicts.insert(*verdict);
    }
    return foreign(verdicts);
}

// What permitted, required and message of an entry say of the cases; as usual without them.
std::optional<Expectation> read_expectation(const YamlNode& entry, const std::string& cases,
                                            const std::optional<Expectation>& usual = {}) {
    const YamlNode* permitted = entry.find("permitted");
    const YamlNode* required = entry.find("required");
    const YamlNode* message = entry.find("message");
    if (permitted == nullptr && required == nullptr && message == nullptr) return usual;
    Expectation made;
    made.permitted = all_verdicts();
    if (usual) made = *usual;
    made.cases = cases;
    if (permitted != nullptr) made.permitted = read_verdicts(*permitted);
    if (required != nullptr) made.required = read_verdicts(*required);
    if (message != nullptr) made.message = message->as_text();
    made.origin = "submissions.yaml:" + std::to_string(entry.line);
    return made;
}

// "score": a number, or a list of the least and the most.
ExpectedScore read_score(const YamlNode& node, const std::string& group) {
    ExpectedScore score;
    score.group = group;
    score.origin = "submissions.yaml:" + std::to_string(node.line);
    if (node.kind != YamlNode::Kind::sequence) {
        score.least = score.most = node.as_number();
        return score;
    }
    if (node.items.size() != 2) node.fail("score: expected a number or a list of two numbers");
    score.least = node.items.front().as_number();
    score.most = node.items.back().as_number();
    return score;
}

// nothing: as the expectations say.
std::optional<TimeLimitRole> read_role(const YamlNode& node) {
    if (node.text == "lower") return TimeLimitRole::lower;
    if (node.text == "upper") return TimeLimitRole::upper;
    if (node.as_bool()) return std::nullopt;
    return TimeLimitRole::none;
}

void add(std::vector<Expectation>& to, std::optional<Expectation> expectation) {
    if (expectation) to.push_back(std::move(*expectation));
}

class RulesReader {
public:
    explicit RulesReader(FolderRules folder_rules) : folder_rules_(folder_rules) {}

    SubmissionRules read(const YamlNode& yaml) {
        yaml.require_map();
        for (const YamlNode& entry : yaml.items) read_entry(entry);
        return std::move(made_);
    }

private:
    void read_entry(const YamlNode& entry) {
        entry.require_map();
        SubmissionRule rule;
        rule.where = entry.where();
        rule.glob = entry.key;
        while (rule.glob.ends_with('/')) rule.glob.pop_back();
        add(rule.expectations,
            read_expectation(entry, "*", folder_expectation(rule.glob, folder_rules_)));
        for (const YamlNode& item : entry.items) read_item(item, rule);
        made_.rules.push_back(std::move(rule));
    }

    void read_item(const YamlNode& item, SubmissionRule& rule) {
        if (item.key == "language") {
            rule.language = item.as_text();
        } else if (item.key == "entrypoint") {
            rule.entry_point = item.as_text();
        } else if (item.key == "use_for_time_limit") {
            rule.time_limit_role = read_role(item);
        } else if (item.key == "score") {
            rule.expected_scores.push_back(read_score(item, ""));
        } else if (is_property(item.key)) {
            return;
        } else if (item.kind == YamlNode::Kind::map) {
            read_cases(item, rule);
        } else {
            note(item, "unknown key " + in_quotes(item.key) + did_you_mean(item.key, properties()));
        }
    }

    // An entry for the cases or groups that its key, a glob, matches.
    void read_cases(const YamlNode& item, SubmissionRule& rule) {
        std::string cases = item.key;
        while (cases.ends_with('/')) cases.pop_back();
        add(rule.expectations, read_expectation(item, cases));
        if (const YamlNode* score = item.find("score")) {
            rule.expected_scores.push_back(read_score(*score, cases));
        }
        for (const YamlNode& property : item.items) {
            if (!is_property(property.key)) {
                note(property, "unknown key " + in_quotes(property.key) +
                                   did_you_mean(property.key, properties()));
            } else if (property.key == "use_for_time_limit") {
                note(property, "use_for_time_limit counts for whole programs only");
            }
        }
    }

    void note(const YamlNode& node, const std::string& message) {
        made_.notices.push_back(node.where() + ": " + message + " (ignored)");
    }

    FolderRules folder_rules_;
    SubmissionRules made_;
};

}  // namespace

SubmissionRules read_submission_rules(const YamlNode& yaml, FolderRules folder_rules) {
    return RulesReader(folder_rules).read(yaml);
}

bool replaces_folder(const SubmissionRules& rules, std::string_view folder) {
    return std::any_of(rules.rules.begin(), rules.rules.end(),
                       [folder](const SubmissionRule& rule) {
                           const bool names = rule.glob.find_first_of("*?/") == std::string::npos;
                           return names && glob_matches(rule.glob, folder);
                       });
}

Program with_rules(Program program, const SubmissionRules& rules) {
    std::optional<TimeLimitRole> role;
    for (const SubmissionRule& rule : rules.rules) {
        if (!glob_matches(rule.glob, program.name)) continue;
        if (!rule.language.empty()) program.language = rule.language;
        if (!rule.entry_point.empty()) program.entry_point = rule.entry_point;
        if (rule.time_limit_role) role = rule.time_limit_role;
        program.expectations.insert(program.expectations.end(), rule.expectations.begin(),
                                    rule.expectations.end());
        program.expected_scores.insert(program.expected_scores.end(), rule.expected_scores.begin(),
                                       rule.expected_scores.end());
    }
    program.time_limit_role = role.value_or(default_role(program));
    return program;
}

}  // namespace queens
