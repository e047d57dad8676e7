#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "build/language.h"

namespace queens {

// What a program is made of, before it is built.
struct SourceSet {
    std::filesystem::path path;  // a file, or a folder of files
    std::string language;        // name in the table; empty: by extension
    std::string entry_point;     // file or class; empty: found
    bool strict = false;         // by the archive's own rules, with warnings
    std::vector<std::filesystem::path> include_folders;  // headers the compiler may read
    // Folders named after a language, or "default": the files of that of the program's language, else
    // of the default one, go beside the sources, over files of the same name.
    std::vector<std::filesystem::path> language_folders;
    std::map<std::string, std::string> constants;        // {{name}} in the sources -> value
};

// One file of a program, in memory.
struct SourceFile {
    std::filesystem::path name;  // relative to the program's folder
    std::string content;
};

// Reads all files of a program, sorted by name, constants replaced. Hidden files and those of
// editors and build tools are left out. Throws JudgeError.
[[nodiscard]] std::vector<SourceFile> read_sources(const SourceSet& sources);

// files with those that the language's folder adds. Throws JudgeError.
[[nodiscard]] std::vector<SourceFile> with_language_files(std::vector<SourceFile> files,
                                                          const SourceSet& sources,
                                                          const Language& language);

// The language of the program: scripts when it brings its own build or run, else the one named, else
// the one with the most files; nullptr when no file is in a known language. Python 2 (by its first
// line) is not known.
[[nodiscard]] const Language* language_of(const SourceSet& sources,
                                          const std::vector<SourceFile>& files);

// The names of the files in that language, as the compiler is to get them.
[[nodiscard]] std::vector<std::string> sources_in(const Language& language,
                                                  const std::vector<SourceFile>& files);

// The file that holds the entry point: that of its own scripts, the one named, a file called __main__
// or main, the first one with the language's mark, or else the first. Empty when there is none.
[[nodiscard]] std::string main_file(const SourceSet& sources, const Language& language,
                                    const std::vector<SourceFile>& files);

// The name by which that file is started: the class around the entry point, or else its stem.
[[nodiscard]] std::string entry_name(const std::string& main, const Language& language,
                                     const std::vector<SourceFile>& files);

}  // namespace queens
