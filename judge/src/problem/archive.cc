#include "problem/archive.h"

#include <algorithm>

#include "base/error.h"
#include "base/files.h"
#include "base/text.h"
#include "problem/cases.h"
#include "problem/expectation.h"
#include "problem/metadata.h"
#include "problem/tree.h"
#include "problem/yaml.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

const std::vector<std::string>& problem_programs() {
    static const std::vector<std::string> names = {"input_validator.cpp", "output_validator.cpp",
                                                   "generator.cpp"};
    return names;
}

const std::vector<std::string>& archive_group_keys() {
    static const std::vector<std::string> keys = {"args", "input_validator_args",
                                                  "output_validator_args"};
    return keys;
}

bool contains(const std::vector<std::string>& texts, const std::string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// Arguments that a test_group.yaml sets; each overrides what the folder above says.
struct GroupArguments {
    std::vector<std::string> program;
    std::vector<std::string> input_validator;
    std::vector<std::string> output_validator;
};

class ArchiveReader {
public:
    ArchiveReader(const fs::path& root, std::string id) : tree_(root), id_(std::move(id)) {}

    Problem read() const {
        const fs::path folder = fs::path("problems") / id_;
        Problem problem = metadata(folder / "problem.yaml");
        problem.id = id_;
        if (problem.title.empty()) problem.title = id_;
        problem.root = tree_.root() / folder;
        problem.layout = Layout::archive;
        problem.format = "2025-09";
        add_support(problem, folder);
        if (!problem.output_validator && (problem.interactive || problem.multi_pass)) {
            tree_.fail(folder / "output_validator.cpp",
                       "expected this file, which the type of the problem needs, found none; "
                       "write it");
        }
        problem.validator_include_dirs = {tree_.root() / "judge/lib"};
        problem.cases = cases(problem.interactive);
        problem.programs = programs();
        const std::vector<std::string> notices = encoding_notices(tree_, problem.cases);
        problem.notices.insert(problem.notices.end(), notices.begin(), notices.end());
        return problem;
    }

private:
    YamlNode yaml(const fs::path& relative) const {
        return parse_yaml(read_file(tree_.root() / relative), tree_.shown(relative));
    }

    Problem metadata(const fs::path& file) const {
        if (!tree_.has_file(file)) tree_.fail(file, "expected this file, found none; write it");
        const YamlNode node = yaml(file);
        Problem problem = read_metadata(node, UnknownKeys::refuse);
        const YamlNode* version = node.find("problem_format_version");
        if (version == nullptr || version->as_text() != "2025-09") {
            (version == nullptr ? node : *version)
                .fail("problem_format_version: expected 2025-09; write it");
        }
        return problem;
    }

    void add_support(Problem& problem, const fs::path& folder) const {
        for (const TreeEntry& entry : tree_.entries(folder)) {
            if (!is_valid_name(entry.name) && !is_junk(entry.name)) {
                tree_.fail(entry.path, invalid_name_message(entry.name));
            }
            if (entry.name.ends_with(".cpp") && !contains(problem_programs(), entry.name)) {
                tree_.fail(entry.path,
                           "expected input_validator.cpp, output_validator.cpp or "
                           "generator.cpp" +
                               did_you_mean(entry.name, problem_programs()));
            }
            if (entry.name == "input_validator.cpp") {
                problem.input_validators.push_back({entry.path});
            } else if (entry.name == "output_validator.cpp") {
                problem.output_validator = SupportProgram{entry.path};
            }
        }
    }

    // -- test data

    GroupArguments group(const fs::path& folder, GroupArguments arguments) const {
        const fs::path file = folder / "test_group.yaml";
        if (!tree_.has_file(file)) return arguments;
        const YamlNode node = yaml(file);
        check_keys(node, archive_group_keys(), UnknownKeys::refuse);
        if (const YamlNode* args = node.find("args")) arguments.program = args->as_texts();
        if (const YamlNode* args = node.find("input_validator_args")) {
            arguments.input_validator = args->as_texts();
        }
        if (const YamlNode* args = node.find("output_validator_args")) {
            arguments.output_validator = args->as_texts();
        }
        return arguments;
    }

    // An interactive problem may have X.interaction beside a sample, for its readers.
    std::vector<TestCase> cases(bool interactive) const {
        const fs::path data = fs::path("testdata") / id_;
        for (const TreeEntry& entry : tree_.entries(data)) {
            const bool known = entry.is_folder
                                   ? entry.name == "sample" || entry.name == "secret"
                                   : entry.name == "recipe.txt" || entry.name == "test_group.yaml";
            if (!known) {
                tree_.fail(entry.path,
                           "expected sample/, secret/, recipe.txt or test_group.yaml; "
                           "remove or rename it");
            }
        }
        const GroupArguments arguments = group(data, {});
        std::vector<TestCase> found = group_cases(data, "sample", arguments, interactive);
        const std::vector<TestCase> secret = group_cases(data, "secret", arguments, false);
        found.insert(found.end(), secret.begin(), secret.end());
        if (found.empty()) {
            tree_.fail(data,
                       "expected cases in sample/ or secret/, found none; add X.in and X.ans");
        }
        return found;
    }

    std::vector<TestCase> group_cases(const fs::path& data, const std::string& name,
                                      const GroupArguments& above, bool with_interactions) const {
        const GroupArguments arguments = group(data / name, above);
        std::vector<TestCase> found;
        for (const TreeEntry& entry : tree_.entries(data / name)) {
            if (entry.name == "test_group.yaml" && !entry.is_folder) continue;
            if (with_interactions && entry.name.ends_with(".interaction")) continue;
            const std::string stem = case_stem(entry);
            if (entry.name.ends_with(".ans")) continue;
            TestCase test;
            test.name = name + "/" + stem;
            test.input = entry.path;
            test.answer = fs::path(entry.path).replace_extension(".ans");
            test.program_args = arguments.program;
            test.input_validator_args = arguments.input_validator;
            test.output_validator_args = arguments.output_validator;
            found.push_back(std::move(test));
        }
        std::sort(found.begin(), found.end(),
                  [](const TestCase& a, const TestCase& b) { return a.name < b.name; });
        return found;
    }

    // The name of the case that a file is part of; the other part must be there.
    std::string case_stem(const TreeEntry& entry) const {
        const bool is_input = entry.name.ends_with(".in");
        const std::string stem = stem_before(entry.name, is_input ? ".in" : ".ans");
        if (entry.is_folder || stem.empty()) {
            tree_.fail(entry.path, "expected only X.in, X.ans and test_group.yaml here; remove it");
        }
        if (!is_valid_name(entry.name)) tree_.fail(entry.path, invalid_name_message(entry.name));
        const std::string other = stem + (is_input ? ".ans" : ".in");
        if (!tree_.has_file(entry.path.parent_path().lexically_relative(tree_.root()) / other)) {
            tree_.fail(entry.path, "expected " + other + " beside it, found none; add it");
        }
        return stem;
    }

    // -- programs

    std::vector<Program> programs() const {
        const fs::path main = fs::path("solutions") / (id_ + ".cpp");
        if (!tree_.has_file(main)) tree_.fail(main, "expected the solution, found none; write it");
        std::vector<Program> found = {program(id_ + ".cpp", tree_.root() / main, "accepted")};
        const fs::path folder = fs::path("solutions") / id_;
        check_verdict_folders(folder);
        for (const std::string& verdict : archive_verdict_folders()) {
            for (const TreeEntry& entry : tree_.entries(folder / verdict)) {
                if (!is_valid_name(entry.name)) {
                    tree_.fail(entry.path, invalid_name_message(entry.name));
                }
                if (entry.is_folder && tree_.files_below(entry.path).empty()) {
                    tree_.fail(entry.path, "expected sources in this folder, found none");
                }
                found.push_back(program(verdict + "/" + entry.name, entry.path, verdict));
            }
        }
        return found;
    }

    void check_verdict_folders(const fs::path& folder) const {
        const std::span<const std::string> known = archive_verdict_folders();
        for (const TreeEntry& entry : tree_.entries(folder)) {
            if (!entry.is_folder) {
                tree_.fail(entry.path,
                           "expected folders named after a verdict here, found a "
                           "file; move it into one, such as wrong_answer/");
            }
            if (std::find(known.begin(), known.end(), entry.name) == known.end()) {
                tree_.fail(entry.path, "expected a folder named after a verdict" +
                                           did_you_mean(entry.name, known));
            }
        }
    }

    static Program program(std::string name, fs::path path, const std::string& verdict) {
        Program made;
        made.name = std::move(name);
        made.path = std::move(path);
        made.strict = true;
        made.expectations.push_back(folder_expectation(verdict, FolderRules::archive).value());
        made.time_limit_role = default_role(made);
        return made;
    }

    Tree tree_;
    std::string id_;
};

// The problem's id that a name in solutions/ or testdata/ belongs to.
std::string owner(const TreeEntry& entry) {
    return entry.is_folder ? entry.name : stem_before(entry.name, ".cpp");
}

}  // namespace

std::vector<std::string> problem_ids(const fs::path& root) {
    const Tree tree(root);
    std::vector<std::string> ids;
    for (const TreeEntry& entry : tree.entries("problems")) {
        if (!entry.is_folder || is_junk(entry.name)) continue;
        if (!is_valid_name(entry.name)) tree.fail(entry.path, invalid_name_message(entry.name));
        ids.push_back(entry.name);
    }
    return ids;
}

Problem load_archive_problem(const fs::path& root, const std::string& id) {
    const std::vector<std::string> ids = problem_ids(root);
    if (!contains(ids, id)) {
        throw UsageError("no problem is called " + in_quotes(id) + did_you_mean(id, ids));
    }
    return ArchiveReader(root, id).read();
}

void check_archive(const fs::path& root) {
    const Tree tree(root);
    const std::vector<std::string> ids = problem_ids(root);
    for (const char* folder : {"solutions", "testdata"}) {
        for (const TreeEntry& entry : tree.entries(folder)) {
            if (entry.name == "README.md" || contains(ids, owner(entry))) continue;
            tree.fail(entry.path, "belongs to no problem; remove it, or write problems/" +
                                      owner(entry) + did_you_mean(owner(entry), ids));
        }
    }
}

}  // namespace queens
