#include "problem/group_settings.h"

#include <algorithm>

#include "base/text.h"
#include "problem/metadata.h"

namespace queens {
namespace {

const std::vector<std::string>& grader_flag_names() {
    static const std::vector<std::string> names = {
        "worst_error", "no_errors", "first_error", "always_accept", "sum",
        "avg",         "min",       "max",         "ignore_sample", "accept_if_any_accepted"};
    return names;
}

// One flag of the default grader; the last of several that contradict each other counts.
void set_grader_flag(TestGroup& group, const std::string& flag) {
    if (flag == "worst_error" || flag == "no_errors") group.verdict_rule = VerdictRule::worst_error;
    if (flag == "first_error") group.verdict_rule = VerdictRule::first_error;
    if (flag == "always_accept") group.verdict_rule = VerdictRule::always_accept;
    if (flag == "sum") group.score_rule = ScoreRule::sum;
    if (flag == "avg") group.score_rule = ScoreRule::average;
    if (flag == "min") group.score_rule = ScoreRule::minimum;
    if (flag == "max") group.score_rule = ScoreRule::maximum;
    if (flag == "ignore_sample") group.ignores_sample = true;
    if (flag == "accept_if_any_accepted") group.accepts_if_any = true;
}

// The flags of a group take the place of those around it, all together.
void set_grader_flags(TestGroup& group, const YamlNode& node) {
    group.verdict_rule = VerdictRule::worst_error;
    group.score_rule = ScoreRule::sum;
    group.ignores_sample = group.accepts_if_any = false;
    for (const std::string& flag : read_words(node)) set_grader_flag(group, flag);
}

ScoreRule aggregation(const YamlNode& node) {
    const std::string& name = node.as_text();
    if (name == "sum") return ScoreRule::sum;
    if (name == "min") return ScoreRule::minimum;
    if (name == "pass-fail") return ScoreRule::pass_fail;
    node.fail("score_aggregation: expected pass-fail, sum or min, found " + in_quotes(name));
}

std::optional<double> max_score(const YamlNode& node) {
    if (node.text == "unbounded") return std::nullopt;
    const double value = node.as_number();
    if (value < 0) node.fail("max_score: expected a number from 0 or unbounded, found " + node.text);
    return value;
}

bool stops(const YamlNode& node) {
    const std::string& word = node.as_text();
    if (word != "break" && word != "continue") {
        node.fail("on_reject: expected break or continue, found " + in_quotes(word));
    }
    return word == "break";
}

}  // namespace

std::string parent_group(std::string_view name) {
    const std::size_t slash = name.rfind('/');
    return std::string(name.substr(0, slash == std::string_view::npos ? 0 : slash));
}

TestGroup whole_group(GroupRules rules) {
    TestGroup group;
    switch (rules) {
        case GroupRules::legacy: break;
        case GroupRules::icpc:
            group.stops_at_rejection = false;
            group.ignores_sample = true;
            group.accept_score.reset();
            break;
    }
    return group;
}

std::optional<TestGroup> inner_group(const TestGroup& above, const std::string& name,
                                     bool has_settings, GroupRules rules) {
    switch (rules) {
        case GroupRules::legacy: {
            TestGroup group = above;
            group.name = name;
            return group;
        }
        case GroupRules::icpc: break;
    }
    const bool may_be_one = above.name == "secret" && has_settings;
    if (!above.name.empty() && !may_be_one) return std::nullopt;
    TestGroup group = whole_group(rules);
    group.name = name;
    group.ignores_sample = false;
    if (name == "secret") {
        group.max_score = 100;
    } else {
        group.score_rule = ScoreRule::pass_fail;
    }
    return group;
}

TestGroup with_settings(TestGroup group, const YamlNode& yaml) {
    for (const YamlNode& item : yaml.items) {
        if (item.kind == YamlNode::Kind::null) continue;
        if (item.key == "on_reject") group.stops_at_rejection = stops(item);
        if (item.key == "grader_flags") set_grader_flags(group, item);
        if (item.key == "accept_score") group.accept_score = item.as_number();
        if (item.key == "reject_score") group.reject_score = item.as_number();
        if (item.key == "max_score") group.max_score = max_score(item);
        if (item.key == "score_aggregation") group.score_rule = aggregation(item);
        if (item.key == "require_pass") group.require_pass = read_words(item);
    }
    return group;
}

std::vector<std::string> unsupported_settings(const YamlNode& yaml) {
    std::vector<std::string> notices;
    for (const YamlNode& item : yaml.items) {
        if (item.key == "grading" && item.text == "custom") {
            notices.push_back(item.where() + ": a custom grader is not supported; the default "
                              "grader's rules score instead");
        }
        if (item.key == "static_validation_score") {
            notices.push_back(item.where() + ": static validators are not supported (ignored)");
        }
        if (item.key != "grader_flags") continue;
        for (const std::string& flag : read_words(item)) {
            if (std::ranges::find(grader_flag_names(), flag) != grader_flag_names().end()) continue;
            notices.push_back(item.where() + ": grader_flags: unknown flag " + in_quotes(flag) +
                              did_you_mean(flag, grader_flag_names()) + " (ignored)");
        }
    }
    return notices;
}

void check_groups(const Tree& tree, const std::vector<TestGroup>& groups) {
    const auto named = [&groups](const std::string& name) {
        return std::ranges::find(groups, name, &TestGroup::name);
    };
    for (const TestGroup& group : groups) {
        const std::string folder = group.name.empty() ? "data" : "data/" + group.name;
        for (const std::string& required : group.require_pass) {
            if (named(required) != groups.end()) continue;
            tree.fail(folder, "require_pass: expected a test group, found " + in_quotes(required));
        }
        const auto above = named(parent_group(group.name));
        const bool scored = group.name.starts_with("secret") && above != groups.end() &&
                            above->score_rule != ScoreRule::pass_fail;
        if (scored && group.score_rule == ScoreRule::pass_fail && !group.max_score) {
            tree.fail(folder, "expected max_score, for all of it or nothing, found none; write it "
                              "into test_group.yaml");
        }
    }
}

}  // namespace queens
