#include "build/plan.h"

#include <sys/stat.h>

#include <system_error>
#include <utility>

#include "base/hash.h"
#include "base/text.h"

namespace queens {
namespace {

namespace fs = std::filesystem;

// Tells one version of a tool from another without running it.
std::string identity(const fs::path& tool) {
    struct stat status {};
    std::error_code error;
    const fs::path real = fs::canonical(tool, error);
    if (error || ::stat(real.c_str(), &status) != 0) return tool.string();
    return real.string() + " " + std::to_string(status.st_size) + " " +
           std::to_string(status.st_mtim.tv_sec) + "." + std::to_string(status.st_mtim.tv_nsec);
}

// Everything the result depends on but the headers from include folders, which only the compiler
// knows to name: the cache keeps their hashes in the entry.
std::string cache_key(const Language& language, const fs::path& tool,
                      const std::vector<std::string>& command,
                      const std::vector<SourceFile>& files, bool is_confined) {
    Sha256 hash;
    const auto add = [&hash](std::string_view text) {
        hash.add(std::to_string(text.size())).add(":").add(text);
    };
    add(language.name);
    add(identity(tool));
    add(is_confined ? "confined" : "free");
    for (const std::string& argument : command) add(argument);
    for (const SourceFile& file : files) {
        add(file.name.string());
        add(file.content);
    }
    return hash.hex();
}

}  // namespace

std::vector<std::string> expand(const fs::path& tool, std::span<const std::string_view> pattern,
                                const Words& words) {
    std::vector<std::string> arguments = {tool.string()};
    for (const std::string_view part : pattern) {
        if (part == "{sources}") {
            arguments.insert(arguments.end(), words.sources.begin(), words.sources.end());
        } else if (part == "{includes}") {
            for (const fs::path& folder : words.include_folders) {
                arguments.insert(arguments.end(), {"-I", folder.string()});
            }
        } else if (part == "{static}") {
            if (can_link_statically()) arguments.emplace_back("-static");
        } else if (part == "{linker}") {
            const std::vector<std::string>& flags = quick_linker_flags();
            arguments.insert(arguments.end(), flags.begin(), flags.end());
        } else if (part == "{strict}") {
            arguments.insert(arguments.end(), words.standard.begin(), words.standard.end());
        } else {
            std::string argument(part);
            replace_all(argument, "{program}", (words.folder / kProgramFile).string());
            replace_all(argument, "{depfile}", (words.folder / kDepfile).string());
            replace_all(argument, "{main}", words.main);
            replace_all(argument, "{class}", words.name);
            arguments.push_back(argument);
        }
    }
    return arguments;
}

Plan::Plan(const SourceSet& set, const Language& of, fs::path with, fs::path by,
           std::vector<SourceFile> all, Layers layers)
    : sources(set), language(of), compiler(std::move(with)), runner(std::move(by)),
      files(std::move(all)),
      words{sources_in(language, files), main_file(sources, language, files), {}, {},
            sources.include_folders, sources.strict ? language.strict : language.usual} {
    words.name = entry_name(words.main, language, files);
    const std::vector<std::string> command = expand(compiler, language.compile, words);
    const bool is_confined = (layers & wire::kLandlock) != 0;
    key = cache_key(language, compiler, command, files, is_confined);
    confined_key = is_confined ? key : cache_key(language, compiler, command, files, true);
}

}  // namespace queens
