#include "problem/locate.h"

#include <vector>

#include "base/error.h"
#include "base/text.h"
#include "problem/cases.h"
#include "problem/folder.h"
#include "problem/package.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

bool is_folder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

bool is_archive_root(const fs::path& path) {
    return is_folder(path / "problems") && is_folder(path / "solutions") &&
           is_folder(path / "testdata");
}

// The components of path below folder; empty when it is not below it.
std::vector<std::string> components_below(const fs::path& path, const fs::path& folder) {
    std::vector<std::string> parts;
    for (const fs::path& part : path.lexically_relative(folder)) parts.push_back(part.string());
    const bool outside = parts.empty() || parts[0] == ".." || parts[0] == ".";
    return outside ? std::vector<std::string>{} : parts;
}

}  // namespace

std::optional<fs::path> find_archive_root(const fs::path& start) {
    std::error_code error;
    fs::path at = fs::weakly_canonical(fs::absolute(start, error), error);
    if (error) return std::nullopt;
    for (;; at = at.parent_path()) {
        if (is_archive_root(at)) return at;
        if (at == at.parent_path()) return std::nullopt;
    }
}

std::optional<ArchiveProgram> find_archive_program(const fs::path& root, const fs::path& path) {
    std::error_code error;
    const fs::path solutions = fs::weakly_canonical(root / "solutions", error);
    const fs::path program = fs::weakly_canonical(fs::absolute(path, error), error);
    if (error) return std::nullopt;
    const std::vector<std::string> parts = components_below(program, solutions);
    if (parts.size() == 1) {
        const std::string id = stem_before(parts[0], ".cpp");
        if (id.empty()) return std::nullopt;
        return ArchiveProgram{id, parts[0]};
    }
    if (parts.size() < 3) return std::nullopt;
    return ArchiveProgram{parts[0], parts[1] + "/" + parts[2]};
}

Problem load_problem(const fs::path& folder) {
    std::error_code error;
    const fs::path path = fs::canonical(folder, error);
    if (error || !is_folder(path)) {
        throw UsageError(printable(folder.string()) +
                         ": expected the folder of a problem, found no folder");
    }
    const fs::path root = path.parent_path().parent_path();
    if (path.parent_path().filename() == "problems" && is_archive_root(root)) {
        return load_archive_problem(root, path.filename().string());
    }
    return is_package(path) ? load_package(path) : load_folder(path);
}

}  // namespace queens
