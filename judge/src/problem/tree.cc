#include "problem/tree.h"

#include <algorithm>

#include "base/error.h"
#include "base/text.h"

namespace queens {

namespace fs = std::filesystem;

namespace {

constexpr long kMaxDepth = 32;

bool is_name_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// path is folder itself or below it; both canonical.
bool is_within(const fs::path& path, const fs::path& folder) {
    const auto [end, unused] =
        std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end();
}

}  // namespace

Tree::Tree(const fs::path& root, std::string prefix) : prefix_(std::move(prefix)) {
    std::error_code error;
    root_ = fs::canonical(root, error);
    if (error || !fs::is_directory(root_, error)) {
        throw JudgeError(printable(root.string()) + ": expected a folder" +
                         (error ? ", " + error.message() : std::string()));
    }
}

std::vector<TreeEntry> Tree::entries(const fs::path& folder) const {
    const fs::path absolute = folder.is_absolute() ? folder : root_ / folder;
    std::error_code error;
    if (!fs::is_directory(absolute, error)) return {};
    check_link(absolute);  // it, or a folder above it, may be one
    const fs::path relative = absolute.lexically_relative(root_);
    if (std::distance(relative.begin(), relative.end()) > kMaxDepth) {
        fail(absolute, "folders nested too deep; look for symbolic links in a circle");
    }
    std::vector<TreeEntry> found;
    for (fs::directory_iterator at(absolute, error), end; !error && at != end;
         at.increment(error)) {
        if (at->is_symlink()) check_link(at->path());
        found.push_back({at->path().filename().string(), at->path(), at->is_directory()});
    }
    if (error) fail(absolute, "cannot read this folder, " + error.message());
    std::sort(found.begin(), found.end(),
              [](const TreeEntry& a, const TreeEntry& b) { return a.name < b.name; });
    return found;
}

std::vector<TreeEntry> Tree::files_below(const fs::path& folder) const {
    std::vector<TreeEntry> files;
    for (const TreeEntry& entry : entries(folder)) {
        if (entry.is_folder) {
            const std::vector<TreeEntry> below = files_below(entry.path);
            files.insert(files.end(), below.begin(), below.end());
        } else {
            files.push_back(entry);
        }
    }
    return files;
}

bool Tree::has_file(const fs::path& relative) const {
    std::error_code error;
    const fs::path path = root_ / relative;
    const bool found = fs::is_regular_file(path, error);
    if (fs::is_symlink(path, error)) check_link(path);
    return found;
}

bool Tree::has_folder(const fs::path& relative) const {
    std::error_code error;
    const fs::path path = root_ / relative;
    const bool found = fs::is_directory(path, error);
    if (fs::is_symlink(path, error)) check_link(path);
    return found;
}

std::string Tree::shown(const fs::path& path) const {
    const fs::path relative = path.is_absolute() ? path.lexically_relative(root_) : path;
    if (relative == ".") {
        return printable(prefix_.empty() ? root_.string() : prefix_.substr(0, prefix_.size() - 1));
    }
    return printable(prefix_ + relative.string());
}

void Tree::fail(const fs::path& path, const std::string& message) const {
    throw JudgeError(shown(path) + ": " + message);
}

void Tree::check_link(const fs::path& link) const {
    std::error_code error;
    const fs::path target = fs::canonical(link, error);
    if (error) fail(link, "symbolic link to nothing that exists; remove it or mend it");
    if (!is_within(target, root_)) {
        fail(link, "symbolic link out of the package; put the file itself here");
    }
}

bool is_valid_name(std::string_view name) {
    if (name.empty() || name.size() > 255 || !is_name_character(name[0])) return false;
    return std::all_of(name.begin(), name.end(),
                       [](char c) { return is_name_character(c) || c == '.' || c == '-'; });
}

std::string invalid_name_message(std::string_view name) {
    return "expected a name of letters, digits, '_', '.' and '-' that starts with none of the "
           "last two, found " +
           in_quotes(name) + "; rename it";
}

bool is_junk(std::string_view name) {
    for (std::string_view ending : {".class", ".swp", ".swo", ".o", ".pyc", ".orig", ".bak", "~"}) {
        if (name.ends_with(ending)) return true;
    }
    for (std::string_view start :
         {"README", "readme", "__pycache__", "__MACOSX", "Thumbs.db", "."}) {
        if (name.starts_with(start)) return true;
    }
    return false;
}

}  // namespace queens
