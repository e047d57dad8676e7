#include "problem/package.h"

#include <algorithm>

#include "base/files.h"
#include "base/text.h"
#include "problem/legacy.h"
#include "problem/metadata.h"
#include "problem/package_data.h"
#include "problem/submissions.h"
#include "problem/tree.h"
#include "problem/validators.h"
#include "problem/yaml.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

constexpr const char* kNewestVersion = "2025-09";

const std::vector<std::string>& versions() {
    static const std::vector<std::string> known = {"legacy", "legacy-icpc", "2023-07-draft",
                                                   "2023-07", kNewestVersion};
    return known;
}

bool is_legacy(const std::string& version) { return version.starts_with("legacy"); }

std::string read_version(const YamlNode& yaml) {
    const YamlNode* node = yaml.find("problem_format_version");
    if (node == nullptr) return "legacy";
    const std::string& version = node->as_text();
    if (std::find(versions().begin(), versions().end(), version) == versions().end()) {
        node->fail("problem_format_version: expected one of " + join(versions(), ", ") +
                   ", found " + in_quotes(version));
    }
    return version;
}

YamlNode read_problem_yaml(const Tree& tree) {
    if (!tree.has_file("problem.yaml")) return {};
    YamlNode yaml = parse_yaml(read_file(tree.root() / "problem.yaml"), tree.shown("problem.yaml"));
    yaml.require_map();
    return yaml;
}

LegacyMetadata read_any_metadata(const YamlNode& yaml, const std::string& version) {
    if (is_legacy(version)) return read_legacy_metadata(yaml);
    LegacyMetadata metadata;
    metadata.problem = read_metadata(yaml, UnknownKeys::note);
    return metadata;
}

// The folders with sources that go beside those of submissions: include/<language>.
std::vector<fs::path> include_dirs(const Tree& tree) {
    std::vector<fs::path> folders;
    for (const TreeEntry& entry : tree.entries("include")) {
        if (entry.is_folder && !tree.files_below(entry.path).empty()) {
            folders.push_back(entry.path);
        }
    }
    return folders;
}

void note_unsupported(const Tree& tree, Problem& problem) {
    for (const char* folder : {"graders", "static_validator", "answer_validators"}) {
        if (!tree.entries(folder).empty()) {
            problem.notices.push_back(tree.shown(folder) + ": not supported (ignored)");
        }
    }
}

}  // namespace

bool is_package(const fs::path& folder) {
    std::error_code error;
    return fs::is_regular_file(folder / "problem.yaml", error) ||
           fs::is_regular_file(folder / "domjudge-problem.ini", error) ||
           fs::is_directory(folder / "data" / "secret", error) ||
           fs::is_directory(folder / "data" / "sample", error);
}

Problem load_package(const fs::path& folder) {
    const std::string id = fs::canonical(folder).filename().string();
    const Tree tree(folder, id + "/");
    const YamlNode yaml = read_problem_yaml(tree);
    const std::string version = read_version(yaml);
    LegacyMetadata metadata = read_any_metadata(yaml, version);
    Problem problem = std::move(metadata.problem);
    problem.id = id;
    problem.root = tree.root();
    problem.layout = Layout::package;
    problem.format = version;
    problem.first_failure_decides = is_legacy(version) && !problem.scoring;  // on_reject: break
    problem.graded_as_a_whole = problem.scoring && version != kNewestVersion;

    DomjudgeLimits domjudge = read_domjudge_files(tree, std::move(problem.limits));
    problem.limits = std::move(domjudge.limits);
    append(problem.notices, domjudge.notices);
    if (problem.title.empty()) problem.title = std::move(domjudge.title);
    if (problem.title.empty()) problem.title = title_from_statement(tree);
    if (problem.title.empty()) problem.title = id;

    const PackageData data =
        read_package_data(tree, metadata.validator_flags, problem.constants,
                          version == kNewestVersion ? GroupRules::icpc : GroupRules::legacy);
    problem.cases = data.cases;
    if (problem.scoring) {
        check_groups(tree, data.groups);
        problem.groups = data.groups;
    }
    append(problem.notices, data.notices);

    const InputValidators input = find_input_validators(tree);
    problem.input_validators = input.programs;
    append(problem.notices, input.notices);
    problem.output_validator = find_output_validator(tree);
    const bool needed = metadata.custom_validator || problem.interactive || problem.multi_pass;
    if (problem.output_validator && is_legacy(version) && !needed) {
        problem.notices.push_back(tree.shown(problem.output_validator->path) +
                                  ": not used, as problem.yaml does not say validation: custom");
        problem.output_validator.reset();
    }
    if (!problem.output_validator && needed) {
        tree.fail(is_legacy(version) ? "output_validators" : "output_validator",
                  "expected an output validator, found none; add it");
    }

    const Submissions submissions =
        read_submissions(tree, is_legacy(version) ? FolderRules::legacy : FolderRules::icpc);
    problem.programs = submissions.programs;
    append(problem.notices, submissions.notices);
    problem.include_dirs = include_dirs(tree);
    note_unsupported(tree, problem);
    return problem;
}

}  // namespace queens
