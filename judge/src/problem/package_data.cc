#include "problem/package_data.h"

#include <algorithm>

#include "base/files.h"
#include "base/text.h"
#include "problem/cases.h"
#include "problem/constants.h"
#include "problem/metadata.h"
#include "problem/yaml.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

// Keys of testdata.yaml, test_group.yaml and <case>.yaml; all but the arguments are about
// scores and what contestants see.
const std::vector<std::string>& group_keys() {
    static const std::vector<std::string> keys = {
        "args",
        "input_validator_args",
        "output_validator_args",
        "input_validator_flags",
        "output_validator_flags",
        "answer_validator_args",
        "input_visualizer_args",
        "output_visualizer_args",
        "static_validator_args",
        "full_feedback",
        "hint",
        "description",
        "max_score",
        "score_aggregation",
        "require_pass",
        "static_validation_score",
        "on_reject",
        "grading",
        "grader_flags",
        "accept_score",
        "reject_score",
        "range",
    };
    return keys;
}

bool is_companion(std::string_view name) {
    for (std::string_view ending :
         {".out", ".hint", ".desc", ".md", ".png", ".jpg", ".jpeg", ".svg", ".gif", ".pdf", ".yaml",
          ".interaction", ".statement", ".download", ".in", ".ans"}) {
        if (name.ends_with(ending)) return true;
    }
    return false;
}

// What holds for the cases of a folder.
struct Settings {
    std::vector<std::string> program;
    std::vector<std::string> input_validator;
    std::vector<std::string> output_validator;
    TestGroup group;
};

class DataReader {
public:
    DataReader(const Tree& tree, const std::vector<std::string>& flags,
               const std::map<std::string, std::string>& constants, GroupRules rules)
        : tree_(tree), flags_(flags), constants_(constants), rules_(rules) {}

    PackageData read() {
        Settings none;
        none.group = whole_group(rules_);
        const Settings top = with_files_of("data", std::move(none));
        found_.groups.push_back(top.group);
        for (const char* name : {"sample", "secret"}) {
            const std::size_t before = found_.cases.size();
            read_folder(fs::path("data") / name, name, top);
            std::sort(found_.cases.begin() + static_cast<std::ptrdiff_t>(before),
                      found_.cases.end(),
                      [](const TestCase& a, const TestCase& b) { return a.name < b.name; });
        }
        if (found_.cases.empty()) {
            tree_.fail("data", "expected cases in data/sample or data/secret, found none");
        }
        note(encoding_notices(tree_, found_.cases));
        return std::move(found_);
    }

private:
    void read_folder(const fs::path& folder, const std::string& name, const Settings& above) {
        if (!tree_.has_folder(folder)) return;
        const Settings settings = enter_group(folder, name, above);
        for (const TreeEntry& entry : tree_.entries(folder)) {
            if (entry.name.starts_with('.')) continue;
            const fs::path path = folder / entry.name;
            if (entry.is_folder && entry.name.ends_with(".files")) continue;
            if (entry.is_folder) {
                check_name(entry);
                read_folder(path, name + "/" + entry.name, settings);
            } else if (entry.name.ends_with(".in")) {
                check_name(entry);
                add_case(path, name, settings);
            } else if (entry.name.ends_with(".ans")) {
                require_beside(path, ".in");
            } else if (!is_companion(entry.name)) {
                found_.notices.push_back(tree_.shown(path) + ": not part of any case (ignored)");
            }
        }
    }

    void check_name(const TreeEntry& entry) const {
        if (!is_valid_name(entry.name)) tree_.fail(entry.path, invalid_name_message(entry.name));
    }

    void require_beside(const fs::path& file, const char* extension) const {
        const fs::path other = fs::path(file).replace_extension(extension);
        if (tree_.has_file(other)) return;
        tree_.fail(file, "expected " + printable(other.filename().string()) +
                             " beside it, found none; add it");
    }

    void add_case(const fs::path& input, const std::string& group, const Settings& above) {
        require_beside(input, ".ans");
        const fs::path config = fs::path(input).replace_extension(".yaml");
        const Settings settings = tree_.has_file(config) ? with_file(config, above) : above;
        const fs::path files = fs::path(input).replace_extension(".files");
        TestCase test;
        test.name = group + "/" + input.stem().string();
        test.input = tree_.root() / input;
        test.answer = fs::path(test.input).replace_extension(".ans");
        if (tree_.has_folder(files)) test.files = tree_.root() / files;
        test.group = above.group.name;
        test.program_args = settings.program;
        test.input_validator_args = settings.input_validator;
        test.output_validator_args = flags_;
        test.output_validator_args.insert(test.output_validator_args.end(),
                                          settings.output_validator.begin(),
                                          settings.output_validator.end());
        found_.cases.push_back(std::move(test));
    }

    Settings enter_group(const fs::path& folder, const std::string& name, Settings settings) {
        const std::optional<TestGroup> group = inner_group(
            settings.group, name, tree_.has_file(folder / "test_group.yaml"), rules_);
        if (group) settings.group = *group;
        settings = with_files_of(folder, std::move(settings));
        if (group) found_.groups.push_back(settings.group);
        return settings;
    }

    Settings with_files_of(const fs::path& folder, Settings settings) {
        for (const char* name : {"testdata.yaml", "test_group.yaml"}) {
            const fs::path file = folder / name;
            if (tree_.has_file(file)) settings = with_file(file, std::move(settings));
        }
        return settings;
    }

    Settings with_file(const fs::path& file, Settings settings) {
        const std::string text = replace_constants(read_file(tree_.root() / file), constants_);
        const YamlNode yaml = parse_yaml(text, tree_.shown(file));
        note(check_keys(yaml, group_keys(), UnknownKeys::note));
        note(unsupported_settings(yaml));
        settings.group = with_settings(std::move(settings.group), yaml);
        for (const YamlNode& item : yaml.items) {
            if (item.key == "args") settings.program = read_words(item);
            if (item.key == "input_validator_args" || item.key == "input_validator_flags") {
                settings.input_validator = for_input_validators(item);
            }
            if (item.key == "output_validator_args" || item.key == "output_validator_flags") {
                settings.output_validator = read_words(item);
            }
        }
        return settings;
    }

    void note(const std::vector<std::string>& notices) {
        found_.notices.insert(found_.notices.end(), notices.begin(), notices.end());
    }

    // A list for all validators, or a map from validators to lists.
    std::vector<std::string> for_input_validators(const YamlNode& node) {
        if (node.kind != YamlNode::Kind::map) return read_words(node);
        if (node.items.size() == 1) return read_words(node.items.front());
        found_.notices.push_back(node.where() +
                                 ": arguments for single input validators are not supported "
                                 "(ignored)");
        return {};
    }

    const Tree& tree_;
    const std::vector<std::string>& flags_;
    const std::map<std::string, std::string>& constants_;
    GroupRules rules_;
    PackageData found_;
};

}  // namespace

PackageData read_package_data(const Tree& tree, const std::vector<std::string>& flags,
                              const std::map<std::string, std::string>& constants,
                              GroupRules rules) {
    return DataReader(tree, flags, constants, rules).read();
}

}  // namespace queens
