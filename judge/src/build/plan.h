#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "build/language.h"
#include "build/sources.h"
#include "sandbox/policy.h"

namespace queens {

// Where a build puts the program, and where the compiler lists what it has read.
inline constexpr const char* kProgramFile = "program";
inline constexpr const char* kDepfile = "depfile";

// What the placeholders of a command stand for; see language.h.
struct Words {
    std::vector<std::string> sources;
    std::string main;
    std::string name;  // {class}
    std::filesystem::path folder;
    const std::vector<std::filesystem::path>& include_folders;
    std::span<const std::string_view> standard;  // {strict}
};

// The tool and the arguments of the pattern, placeholders replaced.
[[nodiscard]] std::vector<std::string> expand(const std::filesystem::path& tool,
                                              std::span<const std::string_view> pattern,
                                              const Words& words);

// How a program is to be built. Refers to the sources and the language that it is made of.
struct Plan {
    Plan(const SourceSet& sources, const Language& language, std::filesystem::path compiler,
         std::filesystem::path runner, std::vector<SourceFile> files, Layers layers);

    const SourceSet& sources;
    const Language& language;
    std::filesystem::path compiler;
    std::filesystem::path runner;  // empty: the program is started itself
    std::vector<SourceFile> files;
    Words words;      // without a folder
    // In the cache of built programs. What a compiler was not kept from reading is of no use where it
    // is; what it built without reading more is good everywhere.
    std::string key;
    std::string confined_key;
};

}  // namespace queens
