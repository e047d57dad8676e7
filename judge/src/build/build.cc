#include "build/build.h"

#include <algorithm>
#include <system_error>

#include "base/error.h"
#include "base/files.h"
#include "base/text.h"
#include "build/compile.h"
#include "build/plan.h"
#include "build/prelude.h"

namespace queens {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSources = "src";
constexpr const char* kWarnings = "warnings";

void make_folder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw JudgeError("cannot make a folder in '" + folder.parent_path().string() +
                         "': " + error.message());
    }
}

void write_sources(const std::vector<SourceFile>& files, const fs::path& folder) {
    for (const char* const name : {kSources, "tmp"}) make_folder(folder / name);
    for (const SourceFile& file : files) {
        const fs::path path = folder / kSources / file.name;
        make_folder(path.parent_path());
        write_file_atomically(path, file.content);
        if (file.content.starts_with("#!")) fs::permissions(path, fs::perms::owner_all);
    }
}

// The include folders' files among those that the compiler has read, from its list in the syntax of
// make: "program: a.cpp /x/lib/a\ b.h \".
std::vector<fs::path> headers_read(const fs::path& depfile, const std::vector<fs::path>& folders) {
    std::error_code error;
    if (!fs::exists(depfile, error)) return {};
    std::string word;
    std::vector<fs::path> headers;
    const std::string text = read_file(depfile) + "\n";
    const auto finish_word = [&] {
        const fs::path path(word);
        const bool ours = std::ranges::any_of(folders, [&path](const fs::path& folder) {
            const fs::path below = path.lexically_relative(folder);
            return !below.empty() && *below.begin() != "..";
        });
        if (ours && path.is_absolute()) headers.push_back(path);
        word.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] != '\n') {
            word += text[++i];
        } else if (text[i] == '$' && text[i + 1] == '$') {
            word += text[++i];
        } else if (text[i] == '\\' || text[i] == ' ' || text[i] == '\n') {
            finish_word();
        } else {
            word += text[i];
        }
    }
    return headers;
}

Executable executable_in(const fs::path& entry, const Language& language, const fs::path& runner,
                         const Words& words) {
    Executable executable;
    executable.reserves_address_space = language.reserves_address_space;
    executable.policy.paths = runtime_paths();
    executable.policy.paths.push_back({entry, wire::kRead | wire::kExecute});
    executable.policy.may_start_processes = language.needs_processes;
    if (runner.empty()) {
        executable.program = entry / kProgramFile;
        executable.arguments = {kProgramFile};
        return executable;
    }
    Words here = words;
    here.folder = entry;
    here.main = (entry / kSources / words.main).lexically_normal().string();
    executable.program = runner;
    executable.arguments = expand(runner, language.run, here);
    const std::vector<PathRule> tools = tool_paths(language, runner);
    executable.policy.paths.insert(executable.policy.paths.end(), tools.begin(), tools.end());
    return executable;
}

// What the compiler had to say when it built an entry.
std::string kept_output(const fs::path& entry) {
    std::error_code error;
    return fs::exists(entry / kWarnings, error) ? read_file(entry / kWarnings) : std::string();
}

Build skipped(std::string reason) {
    Build build;
    build.reason = std::move(reason);
    return build;
}

std::string missing(const Language& language, std::span<const std::string_view> tools) {
    return std::string(language.title) + " is not installed (looked for " +
           std::string(tools.front()) + ")";
}

Build ready(const Plan& plan, const fs::path& entry) {
    Build build;
    build.outcome = Build::Outcome::ready;
    build.language = plan.language.title;
    build.executable = executable_in(entry, plan.language, plan.runner, plan.words);
    build.compiler_output = kept_output(entry);
    return build;
}

std::optional<Build> kept(const Plan& plan, const Workshop& workshop) {
    auto entry = workshop.cache.find(plan.key);
    if (!entry) entry = workshop.cache.find(plan.confined_key);
    return entry ? std::optional(ready(plan, *entry)) : std::nullopt;
}

// prelude: a header to be put before the sources.
Build make(const Plan& plan, const std::optional<fs::path>& prelude, const CompileLimits& limits,
           const Workshop& workshop) {
    TempDir work = workshop.cache.work_folder();
    Words words = plan.words;
    words.folder = work.path();
    write_sources(plan.files, work.path());
    CompileJob job{plan.compiler, expand(plan.compiler, plan.language.compile, words), work.path(),
                   tool_paths(plan.language, plan.compiler)};
    for (const fs::path& folder : words.include_folders) job.tools.push_back({folder, wire::kRead});
    if (!plan.language.scripts.empty()) {
        job.tools.push_back({work.path(), wire::kRead | wire::kExecute});
    }
    if (prelude) {
        job.tools.push_back({prelude->parent_path(), wire::kRead});
        job.arguments.insert(job.arguments.begin() + 1, {"-include", prelude->string()});
    }
    const CompileResult result = compile(job, limits, workshop);
    if (!result.succeeded) {
        Build build;
        build.outcome = Build::Outcome::compile_error;
        build.language = plan.language.title;
        build.reason = result.reason;
        build.compiler_output = result.output;
        return build;
    }
    std::error_code ignored;
    fs::remove_all(work.path() / "tmp", ignored);
    if (!result.output.empty()) write_file_atomically(work.path() / kWarnings, result.output);
    const std::vector<fs::path> headers = headers_read(work.path() / kDepfile, words.include_folders);
    return ready(plan, workshop.cache.insert(plan.key, std::move(work), headers));
}

// GCC alone passes over a compiled header that it cannot use, and reads the header itself.
bool is_gcc(const fs::path& compiler) {
    std::error_code error;
    const std::string name = fs::canonical(compiler, error).filename().string();
    return name.find("g++") != name.npos && name.find("clang") == name.npos;
}

// A prelude of the language that changes nothing but the time that the program's compilation takes.
std::optional<fs::path> prelude_of(const Plan& plan, const Workshop& workshop) {
    if (plan.files.size() != 1 || !plan.words.include_folders.empty() || !is_gcc(plan.compiler)) {
        return std::nullopt;
    }
    const auto& preludes = plan.language.preludes;
    const auto headers = std::ranges::find_if(preludes, [&plan](const auto& all) {
        return opens_with_includes(plan.files.front().content, all);
    });
    if (headers == preludes.end()) return std::nullopt;
    std::string text;
    for (const std::string_view header : *headers) text += "#include <" + std::string(header) + ">\n";
    SourceSet sources;
    sources.strict = plan.sources.strict;
    const Plan own(sources, prelude_language(), plan.compiler, {}, {{"prelude.h", text}},
                   workshop.layers);
    const auto header_of = [](const std::optional<Build>& build) -> Preludes::Header {
        if (!build || build->outcome != Build::Outcome::ready) return std::nullopt;
        return build->executable.program.parent_path() / kSources / "prelude.h";
    };
    return workshop.preludes.get(own.key, [&] { return header_of(kept(own, workshop)); },
                                 [&] { return header_of(make(own, std::nullopt, {}, workshop)); });
}

}  // namespace

std::vector<std::string> arguments_within(const Executable& executable,
                                          std::uint64_t memory_bytes) {
    std::vector<std::string> arguments = executable.arguments;
    for (std::string& argument : arguments) {
        replace_all(argument, "{memory}", std::to_string(memory_bytes >> 20));
    }
    return arguments;
}

std::string failure_of(const Build& build) {
    std::string_view said;
    for (const std::string_view line : split(build.compiler_output, '\n')) {
        if (said.empty()) said = trimmed(line);
        if (line.find("rror") == line.npos) continue;
        said = trimmed(line);
        break;
    }
    return said.empty() ? build.reason : build.reason + ": " + excerpt(said, 1, 200);
}

Build build_program(const SourceSet& sources, const CompileLimits& limits,
                    const Workshop& workshop) {
    std::vector<SourceFile> files = read_sources(sources);
    const Language* const language = language_of(sources, files);
    if (language == nullptr) return skipped("its language is not supported");
    files = with_language_files(std::move(files), sources, *language);
    const auto compiler = find_compiler(*language);
    if (!compiler) return skipped(missing(*language, language->compilers));
    const auto runner = find_tool(language->runners);
    if (!runner && !language->runners.empty()) return skipped(missing(*language, language->runners));
    const Plan plan(sources, *language, *compiler, runner.value_or(fs::path()), std::move(files),
                    workshop.layers);
    if (plan.words.sources.empty()) {
        return skipped("it has no " + std::string(language->title) + " file");
    }
    if (auto build = kept(plan, workshop)) return *build;
    return make(plan, prelude_of(plan, workshop), limits, workshop);
}

}  // namespace queens
