#include "problem/submissions.h"

#include <algorithm>

#include "base/files.h"
#include "base/text.h"
#include "problem/domjudge_tag.h"
#include "problem/submission_rules.h"
#include "problem/yaml.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kLargestSource = std::uintmax_t{1} << 20;

// Places of the known folders in reports; all others come after them.
std::size_t rank(const std::string& folder) {
    const std::span<const std::string> known = archive_verdict_folders();
    return static_cast<std::size_t>(std::find(known.begin(), known.end(), folder) - known.begin());
}

class SubmissionsReader {
public:
    SubmissionsReader(const Tree& tree, FolderRules rules) : tree_(tree), folder_rules_(rules) {}

    Submissions read() {
        const fs::path file = fs::path("submissions") / "submissions.yaml";
        if (tree_.has_file(file)) {
            rules_ = read_submission_rules(
                parse_yaml(read_file(tree_.root() / file), tree_.shown(file)), folder_rules_);
            found_.notices = rules_.notices;
        }
        std::vector<TreeEntry> folders = tree_.entries("submissions");
        std::stable_sort(
            folders.begin(), folders.end(),
            [](const TreeEntry& a, const TreeEntry& b) { return rank(a.name) < rank(b.name); });
        for (const TreeEntry& folder : folders) read_folder(folder);
        note_rules_without_programs();
        return std::move(found_);
    }

private:
    void read_folder(const TreeEntry& folder) {
        if (folder.name == "submissions.yaml" || folder.name.starts_with(".git")) return;
        if (!folder.is_folder) {
            return note(folder.path, "a file outside the verdict folders (ignored)");
        }
        if (is_junk(folder.name)) return note(folder.path, "not a program (ignored)");
        for (const TreeEntry& entry : tree_.entries(folder.path)) {
            if (entry.name.starts_with(".git")) continue;
            const std::vector<TreeEntry> sources =
                entry.is_folder ? tree_.files_below(entry.path) : std::vector{entry};
            if (is_junk(entry.name) || sources.empty()) {
                note(entry.path, "not a program (ignored)");
                continue;
            }
            if (!is_valid_name(entry.name)) {
                note(entry.path, "the format allows letters, digits, '_', '.' and '-' in names");
            }
            found_.programs.push_back(program(folder.name, entry, sources));
        }
    }

    Program program(const std::string& folder, const TreeEntry& entry,
                    const std::vector<TreeEntry>& sources) {
        Program made;
        made.name = folder + "/" + entry.name;
        made.path = entry.path;
        const std::optional<ResultsTag> tag = results_tag(sources);
        const std::optional<Expectation> by_folder = folder_expectation(folder, folder_rules_);
        if (tag && by_folder) note_contradiction(entry, *tag, *by_folder);
        if (by_folder && !replaces_folder(rules_, folder)) {
            made.expectations.push_back(*by_folder);
        }
        made = with_rules(std::move(made), rules_);
        if (folder == "partially_accepted" && made.expected_scores.empty()) {
            note(entry.path,
                 "any verdict and score is as expected; say its score in submissions.yaml");
        }
        if (made.expectations.empty()) made = without_rules(std::move(made), tag, folder);
        return made;
    }

    // A program of which neither its folder nor submissions.yaml says anything.
    Program without_rules(Program program, const std::optional<ResultsTag>& tag,
                          const std::string& folder) {
        Expectation made = no_expectation("folder " + folder);
        if (tag && !tag->verdicts.empty()) {
            const bool may_pass = tag->verdicts.contains(Verdict::accepted);
            made.permitted = tag->verdicts | VerdictSet{Verdict::accepted};
            made.required = may_pass ? VerdictSet{} : tag->verdicts;
            made.origin = "@EXPECTED_RESULTS@";
        } else if (!replaces_folder(rules_, folder)) {
            note(program.path, "nothing says what it must get; any verdict is as expected");
        }
        program.expectations.push_back(std::move(made));
        program.time_limit_role = default_role(program);
        return program;
    }

    void note_rules_without_programs() {
        std::vector<std::string> names;
        for (const Program& program : found_.programs) names.push_back(program.name);
        for (const SubmissionRule& rule : rules_.rules) {
            const auto matches = [&rule](const std::string& name) {
                return glob_matches(rule.glob, name);
            };
            if (folder_expectation(rule.glob, folder_rules_)) continue;
            if (std::any_of(names.begin(), names.end(), matches)) continue;
            found_.notices.push_back(rule.where + ": no program matches " + in_quotes(rule.glob) +
                                     did_you_mean(rule.glob, names) + " (ignored)");
        }
    }

    // A source's text; empty when it is too large to be one.
    static std::string text_of(const TreeEntry& source) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(source.path, error);
        return error || size > kLargestSource ? std::string() : read_file(source.path);
    }

    std::optional<ResultsTag> results_tag(const std::vector<TreeEntry>& sources) {
        for (const TreeEntry& source : sources) {
            const std::optional<ResultsTag> tag = find_results_tag(text_of(source));
            if (!tag) continue;
            if (tag->repeated)
                note(source.path, "several @EXPECTED_RESULTS@; the first one counts");
            if (!tag->unknown.empty()) {
                note(source.path, "@EXPECTED_RESULTS@ names unknown results: " +
                                      printable(join(tag->unknown, ", ")) + " (ignored)");
            }
            return tag;
        }
        return std::nullopt;
    }

    void note_contradiction(const TreeEntry& entry, const ResultsTag& tag,
                            const Expectation& by_folder) {
        if (tag.verdicts.empty() || by_folder.required.empty()) return;
        if (!(tag.verdicts & by_folder.required).empty()) return;
        note(entry.path, "@EXPECTED_RESULTS@ contradicts the " + by_folder.origin +
                             ", which counts; move the file or change the tag");
    }

    void note(const fs::path& path, const std::string& message) {
        found_.notices.push_back(tree_.shown(path) + ": " + message);
    }

    const Tree& tree_;
    FolderRules folder_rules_;
    SubmissionRules rules_;
    Submissions found_;
};

}  // namespace

Submissions read_submissions(const Tree& tree, FolderRules rules) {
    return SubmissionsReader(tree, rules).read();
}

}  // namespace queens
