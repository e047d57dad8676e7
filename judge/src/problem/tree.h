#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

struct TreeEntry {
    std::string name;
    std::filesystem::path path;
    bool is_folder = false;
};

// The files below one folder, only ever read. Messages show paths from here.
class Tree {
public:
    // prefix stands before every path in messages: "" or "package/". Throws JudgeError when root
    // is no folder.
    explicit Tree(const std::filesystem::path& root, std::string prefix = "");

    [[nodiscard]] const std::filesystem::path& root() const { return root_; }  // absolute

    // What is in a folder of the tree, by name, bytes compared; empty when it does not exist.
    // Throws JudgeError for symbolic links that are broken or leave the tree, and for folders too
    // deep (links in a circle).
    [[nodiscard]] std::vector<TreeEntry> entries(const std::filesystem::path& folder) const;

    // All files in a folder and below it.
    [[nodiscard]] std::vector<TreeEntry> files_below(const std::filesystem::path& folder) const;

    [[nodiscard]] bool has_file(const std::filesystem::path& relative) const;
    [[nodiscard]] bool has_folder(const std::filesystem::path& relative) const;

    // The path as it stands in messages.
    [[nodiscard]] std::string shown(const std::filesystem::path& path) const;

    // Throws JudgeError "path: message".
    [[noreturn]] void fail(const std::filesystem::path& path, const std::string& message) const;

private:
    void check_link(const std::filesystem::path& link) const;

    std::filesystem::path root_;
    std::string prefix_;
};

// [A-Za-z0-9_][A-Za-z0-9_.-]{0,254}
[[nodiscard]] bool is_valid_name(std::string_view name);

// "expected a name of letters, digits and _ . -, found 'a b'; rename it"
[[nodiscard]] std::string invalid_name_message(std::string_view name);

// Left behind by editors, compilers and operating systems: .DS_Store, x.class, x~, __pycache__ …
[[nodiscard]] bool is_junk(std::string_view name);

}  // namespace queens
