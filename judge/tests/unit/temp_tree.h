#pragma once

#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <string>
#include <utility>

#include "base/temp_dir.h"

namespace unit {

// A folder of files for one test, removed with it.
class TempTree {
public:
    using Files = std::initializer_list<std::pair<const char*, std::string>>;  // path, content

    TempTree(Files files) { add(files); }

    TempTree& add(Files files) {
        for (const auto& [name, content] : files) {
            const std::filesystem::path path = root() / name;
            std::filesystem::create_directories(path.parent_path());
            std::ofstream(path, std::ios::binary) << content;
        }
        return *this;
    }

    TempTree& remove(const char* name) {
        std::filesystem::remove_all(root() / name);
        return *this;
    }

    TempTree& link(const char* name, const std::filesystem::path& target) {
        std::filesystem::create_directories((root() / name).parent_path());
        std::filesystem::create_symlink(target, root() / name);
        return *this;
    }

    // The name of the folder in messages is the same in every run.
    [[nodiscard]] std::filesystem::path root() const { return folder_.path() / "p"; }

private:
    queens::TempDir folder_;
};

}  // namespace unit
