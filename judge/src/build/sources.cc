#include "build/sources.h"

#include <algorithm>

#include "base/error.h"
#include "base/files.h"
#include "base/text.h"
#include "build/entry_class.h"

namespace queens {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 1000;

bool is_junk(const fs::path& name) {
    const std::string text = name.filename().string();
    return text.starts_with('.') || text.ends_with('~') || text == "__pycache__" ||
           name.extension() == ".swp" || name.extension() == ".pyc" ||
           name.extension() == ".class" || name.extension() == ".o";
}

void replace_constants(std::string& text, const std::map<std::string, std::string>& constants) {
    for (const auto& [name, value] : constants) {
        replace_all(text, "{{" + name + "}}", value);
    }
}

void add_folder(const fs::path& folder, std::vector<SourceFile>& files) {
    for (auto item = fs::recursive_directory_iterator(folder);
         item != fs::recursive_directory_iterator(); ++item) {
        if (is_junk(item->path())) {
            if (item->is_directory()) item.disable_recursion_pending();
            continue;
        }
        if (!item->is_regular_file()) continue;
        if (files.size() == kMostFiles) {
            throw JudgeError(folder.string() + ": expected a program, found more than " +
                             std::to_string(kMostFiles) + " files; is this the right folder?");
        }
        files.push_back({item->path().lexically_relative(folder), read_file(item->path())});
    }
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

bool is_python2(const SourceFile& file) {
    const std::string line = first_line(file.content);
    return line.starts_with("#!") && line.find("python2") != line.npos;
}

std::size_t files_in(const Language& language, const std::vector<SourceFile>& files) {
    return sources_in(language, files).size();
}

// The folder of the language, else the default one, or nullptr.
const fs::path* folder_of(const Language& language, const std::vector<fs::path>& folders) {
    for (const std::string_view name : {language.name, std::string_view("default")}) {
        const auto found = std::ranges::find_if(
            folders, [name](const fs::path& folder) { return folder.filename() == name; });
        if (found != folders.end()) return &*found;
    }
    return nullptr;
}

bool is_scripted_by(const Language& language, const std::vector<SourceFile>& files) {
    return std::ranges::any_of(files, [&language](const SourceFile& file) {
        return std::ranges::find(language.scripts, file.name.string()) != language.scripts.end();
    });
}

}  // namespace

std::vector<SourceFile> read_sources(const SourceSet& sources) {
    std::vector<SourceFile> files;
    try {
        if (fs::is_directory(sources.path)) {
            add_folder(sources.path, files);
        } else {
            files.push_back({sources.path.filename(), read_file(sources.path)});
        }
    } catch (const fs::filesystem_error& error) {
        throw JudgeError("'" + sources.path.string() + "': cannot read: " + error.code().message());
    }
    std::ranges::sort(files, {}, &SourceFile::name);
    for (SourceFile& file : files) replace_constants(file.content, sources.constants);
    return files;
}

std::vector<SourceFile> with_language_files(std::vector<SourceFile> files, const SourceSet& sources,
                                            const Language& language) {
    const fs::path* const folder = folder_of(language, sources.language_folders);
    if (folder == nullptr) return files;
    SourceSet added;
    added.path = *folder;
    added.constants = sources.constants;
    for (SourceFile& file : read_sources(added)) {
        const auto place = std::ranges::lower_bound(files, file.name, {}, &SourceFile::name);
        if (place != files.end() && place->name == file.name) {
            *place = std::move(file);
        } else {
            files.insert(place, std::move(file));
        }
    }
    return files;
}

const Language* language_of(const SourceSet& sources, const std::vector<SourceFile>& files) {
    for (const Language& language : languages()) {
        if (is_scripted_by(language, files)) return &language;
    }
    if (std::ranges::any_of(files, is_python2)) return nullptr;
    if (!sources.language.empty()) return language_named(sources.language);
    const Language* best = nullptr;
    for (const Language& language : languages()) {
        if (files_in(language, files) > (best == nullptr ? 0 : files_in(*best, files))) {
            best = &language;
        }
    }
    return best;
}

std::vector<std::string> sources_in(const Language& language,
                                    const std::vector<SourceFile>& files) {
    std::vector<std::string> names;
    for (const SourceFile& file : files) {
        const std::string extension = file.name.extension().string();
        if (std::ranges::find(language.extensions, extension) != language.extensions.end() ||
            std::ranges::find(language.scripts, file.name.string()) != language.scripts.end()) {
            // A name that begins with a dash would be taken for an option.
            names.push_back("./" + file.name.string());
        }
    }
    return names;
}

std::string main_file(const SourceSet& sources, const Language& language,
                      const std::vector<SourceFile>& files) {
    if (!language.scripts.empty()) return "./" + std::string(language.scripts.back());
    const std::vector<std::string> names = sources_in(language, files);
    const auto stem_is = [&names](const std::string& stem) {
        return std::ranges::find_if(names, [&stem](const std::string& name) {
            const fs::path path(name);
            return path.stem() == stem || path.filename() == stem;
        });
    };
    if (!sources.entry_point.empty()) {
        const auto named = stem_is(sources.entry_point);
        if (named != names.end()) return *named;
    }
    for (const char* usual : {"__main__", "main"}) {
        if (const auto main = stem_is(usual); main != names.end()) return *main;
    }
    if (!language.entry_mark.empty()) {
        for (const SourceFile& file : files) {
            const std::string name = "./" + file.name.string();
            if (file.content.find(language.entry_mark) != std::string::npos &&
                std::ranges::find(names, name) != names.end()) {
                return name;
            }
        }
    }
    return names.empty() ? std::string() : names.front();
}

std::string entry_name(const std::string& main, const Language& language,
                       const std::vector<SourceFile>& files) {
    std::string name;
    for (const SourceFile& file : files) {
        if (language.name != "java" || "./" + file.name.string() != main) continue;
        name = entry_class(file.content, language.entry_mark);
    }
    return name.empty() ? fs::path(main).stem().string() : name;
}

}  // namespace queens
