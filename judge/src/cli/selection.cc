#include "cli/selection.h"

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/text.h"
#include "cli/environment.h"
#include "problem/archive.h"
#include "problem/locate.h"

namespace queens {
namespace {

namespace fs = std::filesystem;

Program own_program(const fs::path& path, const std::string& word) {
    Program program;
    program.name = word;
    program.path = fs::absolute(path).lexically_normal();
    program.expectations = {{"*", {Verdict::accepted}, {Verdict::accepted}, "",
                             "a program of one's own is expected to be accepted"}};
    return program;
}

// Problems hold their programs by value, and assignments point into them: a program that is added
// later goes to a list of its own, whose elements stay where they are.
class Selector {
public:
    Selection take(const std::vector<std::string>& words) {
        for (const std::string& word : words) add(word);
        if (words.empty()) add_archive();
        for (Assignment& assignment : selection_.assignments) take_all_if_none(assignment);
        return std::move(selection_);
    }

private:
    void add(const std::string& word) {
        std::error_code error;
        const fs::path path = word;
        const bool exists = fs::exists(path, error);
        if (is_archive_id(word)) return add_problem(load_archive_problem(root(), word));
        if (current_ != nullptr && add_program_of_current(word)) return;
        if (exists && add_archive_program(path)) return;
        if (exists && fs::is_directory(path, error) && !is_program_folder(path)) {
            return add_problem(load_problem(fs::absolute(path)));
        }
        if (exists && current_ != nullptr) return add_own_program(path, word);
        if (exists) {
            throw UsageError("'" + printable(word) + "': expected a problem before a program of "
                             "one's own, found none; for example: run count-queens " +
                             printable(word));
        }
        throw_unknown(word);
    }

    [[noreturn]] void throw_unknown(const std::string& word) {
        std::vector<std::string> known = ids_;
        if (current_ != nullptr) {
            for (const Program& program : current_->problem->programs) known.push_back(program.name);
        }
        throw UsageError(in_quotes(word) + ": expected a problem, a program or a folder, found "
                         "nothing of that name" + did_you_mean(word, known));
    }

    const fs::path& root() {
        if (!root_) root_ = archive_root();
        return *root_;
    }

    bool is_archive_id(const std::string& word) {
        if (!looked_for_ids_) {
            looked_for_ids_ = true;
            try {
                ids_ = problem_ids(root());
            } catch (const JudgeError&) {
                // No archive here: every word must be a path.
            }
        }
        return std::ranges::find(ids_, word) != ids_.end();
    }

    void add_archive() {
        check_archive(root());
        for (const std::string& id : problem_ids(root())) add_problem(load_archive_problem(root(), id));
    }

    void add_problem(Problem problem) {
        const auto known = std::ranges::find_if(
            selection_.assignments,
            [&problem](const Assignment& one) { return one.problem->root == problem.root; });
        if (known != selection_.assignments.end()) {
            current_ = &*known;
            return;
        }
        selection_.problems.push_back(std::make_unique<Problem>(std::move(problem)));
        // Room for the programs of one's own, so that no pointer to a program goes stale.
        selection_.problems.back()->programs.reserve(
            selection_.problems.back()->programs.size() + kMostOwnPrograms);
        current_ = &selection_.assignments.emplace_back();
        current_->problem = selection_.problems.back().get();
    }

    bool add_program_of_current(const std::string& word) {
        std::error_code error;
        for (const Program& program : current_->problem->programs) {
            if (program.name == word || fs::equivalent(program.path, word, error)) {
                name_program(*current_, &program);
                return true;
            }
        }
        return false;
    }

    bool add_archive_program(const fs::path& path) {
        std::optional<ArchiveProgram> found;
        try {
            found = find_archive_program(root(), path);
        } catch (const JudgeError&) {
            return false;
        }
        if (!found) return false;
        auto assignment = std::ranges::find_if(selection_.assignments, [&](const Assignment& one) {
            return one.problem->layout == Layout::archive && one.problem->id == found->problem_id;
        });
        if (assignment == selection_.assignments.end()) {
            add_problem(load_archive_problem(root(), found->problem_id));
            assignment = selection_.assignments.end() - 1;
        }
        const auto& programs = assignment->problem->programs;
        const auto program = std::ranges::find(programs, found->program_name, &Program::name);
        if (program == programs.end()) return false;
        name_program(*assignment, &*program);
        return true;
    }

    void add_own_program(const fs::path& path, const std::string& word) {
        Problem& problem = **std::ranges::find_if(
            selection_.problems, [this](const auto& one) { return one.get() == current_->problem; });
        if (problem.programs.size() == problem.programs.capacity()) {
            throw UsageError("more than " + std::to_string(kMostOwnPrograms) +
                             " programs of one's own; judge them in several calls");
        }
        problem.programs.push_back(own_program(path, word));
        name_program(*current_, &problem.programs.back());
    }

    void name_program(Assignment& assignment, const Program* program) {
        selection_.programs_named = true;
        const auto& programs = assignment.programs;
        if (std::ranges::find(programs, program) == programs.end()) {
            assignment.programs.push_back(program);
        }
    }

    static void take_all_if_none(Assignment& assignment) {
        if (!assignment.programs.empty()) return;
        for (const Program& program : assignment.problem->programs) {
            assignment.programs.push_back(&program);
        }
    }

    // A folder of sources, not of cases.
    static bool is_program_folder(const fs::path& path) {
        std::error_code error;
        bool sources = false;
        for (const auto& item : fs::directory_iterator(path, error)) {
            const std::string extension = item.path().extension().string();
            if (item.path().filename() == "problem.yaml" || item.is_directory()) return false;
            if (extension == ".in" || extension == ".ans") return false;
            sources = sources || extension == ".cpp" || extension == ".py" || extension == ".java";
        }
        return sources;
    }

    static constexpr std::size_t kMostOwnPrograms = 1000;

    Selection selection_;
    Assignment* current_ = nullptr;
    std::optional<fs::path> root_;
    std::vector<std::string> ids_;
    bool looked_for_ids_ = false;
};

}  // namespace

Selection select(const std::vector<std::string>& words) { return Selector().take(words); }

}  // namespace queens
