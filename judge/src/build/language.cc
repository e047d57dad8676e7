#include "build/language.h"

#include <algorithm>
#include <array>

namespace queens {

std::span<const Language> languages() {
    static const std::array kTable = {
        Language{.name = "cpp",
                 .title = "C++",
                 .extensions = {".cpp", ".cc", ".cxx", ".c++", ".C"},
                 .variable = "CXX",
                 .compilers = {"g++", "clang++"},
                 // -s: nobody reads the symbols, and they take a tenth of the time that linking takes.
                 .compile = {"-x", "c++", "{strict}", "-O2", "{static}", "{linker}", "-s", "-pipe",
                             "-pthread", "{includes}", "-MMD", "-MF", "{depfile}", "-o",
                             "{program}", "{sources}"},
                 .usual = {"-std=gnu++20"},
                 .strict = {"-std=c++17", "-Wall", "-Wextra", "-Wshadow", "-Wconversion"},
                 .runners = {},
                 .run = {},
                 .entry_mark = {},
                 .preludes = {{"iostream", "random", "vector"}, {"iostream", "vector"}, {"iostream"}},
                 .home_folders = {}},
        Language{.name = "c",
                 .title = "C",
                 .extensions = {".c"},
                 .variable = "CC",
                 .compilers = {"gcc", "clang", "cc"},
                 .compile = {"-x", "c", "-std=gnu17", "-O2", "{static}", "{linker}", "-s", "-pipe",
                             "-pthread", "{includes}", "-MMD", "-MF", "{depfile}", "-o", "{program}",
                             "{sources}", "-lm"},
                 .usual = {},
                 .strict = {},
                 .runners = {},
                 .run = {},
                 .entry_mark = {},
                 .home_folders = {}},
        Language{.name = "python3",
                 .title = "Python 3",
                 .extensions = {".py", ".py3"},
                 .variable = {},
                 .compilers = {"python3", "python3.13", "python3.12", "python3.11", "python3.10"},
                 // Only to find syntax errors before the first case does.
                 .compile = {"-I", "-B", "-c",
                             "import sys\n"
                             "for name in sys.argv[1:]:\n"
                             "    compile(open(name, 'rb').read(), name, 'exec', dont_inherit=True)",
                             "{sources}"},
                 .usual = {},
                 .strict = {},
                 .runners = {"python3", "python3.13", "python3.12", "python3.11", "python3.10"},
                 .run = {"-B", "-s", "{main}"},
                 .entry_mark = "__main__",
                 .home_folders = {".pyenv"}},
        Language{.name = "java",
                 .title = "Java",
                 .extensions = {".java"},
                 .variable = {},
                 .compilers = {"javac"},
                 .compile = {"-encoding", "UTF-8", "-d", "{program}", "{sources}"},
                 .usual = {},
                 .strict = {},
                 .runners = {"java"},
                 .run = {"-Xmx{memory}m", "-Xss64m", "-XX:+UseSerialGC", "-XX:-UsePerfData",
                         "-Xshare:auto", "-cp", "{program}", "{class}"},
                 .entry_mark = "static void main",
                 .reserves_address_space = true,
                 .needs_processes = true,
                 .home_folders = {}},
        Language{.name = "kotlin",
                 .title = "Kotlin",
                 .extensions = {".kt"},
                 .variable = {},
                 .compilers = {"kotlinc"},
                 .compile = {"-nowarn", "-include-runtime", "-d", "{program}", "{sources}"},
                 .usual = {},
                 .strict = {},
                 .runners = {"java"},
                 .run = {"-Xmx{memory}m", "-Xss64m", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-jar",
                         "{program}"},
                 .entry_mark = "fun main",
                 .reserves_address_space = true,
                 .needs_processes = true,
                 .home_folders = {}},
        Language{.name = "rust",
                 .title = "Rust",
                 .extensions = {".rs"},
                 .variable = {},
                 .compilers = {"rustc"},
                 .compile = {"--edition", "2021", "-O", "-o", "{program}", "{main}"},
                 .usual = {},
                 .strict = {},
                 .runners = {},
                 .run = {},
                 .entry_mark = "fn main",
                 .home_folders = {".rustup", ".cargo"}},
        Language{.name = "go",
                 .title = "Go",
                 .extensions = {".go"},
                 .variable = {},
                 .compilers = {"go"},
                 .compile = {"build", "-o", "{program}", "{sources}"},
                 .usual = {},
                 .strict = {},
                 .runners = {},
                 .run = {},
                 .entry_mark = {},
                 .reserves_address_space = true,
                 .home_folders = {"go"}},
        Language{.name = "javascript",
                 .title = "JavaScript",
                 .extensions = {".js", ".mjs"},
                 .variable = {},
                 .compilers = {"node", "nodejs"},
                 .compile = {"--check", "{main}"},
                 .usual = {},
                 .strict = {},
                 .runners = {"node", "nodejs"},
                 .run = {"--stack-size=65500", "--max-old-space-size={memory}", "{main}"},
                 .entry_mark = {},
                 .reserves_address_space = true,
                 .needs_processes = true,
                 .home_folders = {}},
        Language{.name = "bash",
                 .title = "shell script",
                 .extensions = {".sh", ".bash"},
                 .variable = {},
                 .compilers = {"bash"},
                 .compile = {"-n", "{main}"},
                 .usual = {},
                 .strict = {},
                 .runners = {"bash"},
                 .run = {"{main}"},
                 .entry_mark = {},
                 .needs_processes = true,
                 .home_folders = {}},
        Language{.name = "scripts",
                 .title = "scripts build and run",
                 .extensions = {},
                 .variable = {},
                 .compilers = {"bash"},
                 .compile = {"-c",
                             "[ ! -e build ] || { chmod +x build && ./build; } || exit\n"
                             "[ -f run ] && chmod +x run && exit\n"
                             "echo 'run: expected a program after build, found none; see build' >&2\n"
                             "exit 1"},
                 .usual = {},
                 .strict = {},
                 .runners = {"bash"},
                 .run = {"-c", "exec \"$0\" \"$@\"", "{main}"},
                 .entry_mark = {},
                 .needs_processes = true,
                 .scripts = {"build", "run"},
                 .home_folders = {}},
    };
    return kTable;
}

const Language* language_of_file(const std::filesystem::path& file) {
    const std::string extension = file.extension().string();
    for (const Language& language : languages()) {
        if (std::ranges::find(language.extensions, extension) != language.extensions.end()) {
            return &language;
        }
    }
    return nullptr;
}

const Language* language_named(std::string_view name) {
    for (const Language& language : languages()) {
        if (language.name == name) return &language;
    }
    return nullptr;
}

const Language& prelude_language() {
    static const Language kPrelude = [] {
        Language language = *language_named("cpp");
        language.name = "prelude";
        language.title = "C++ header";
        language.extensions = {".h"};
        language.compile = {"-x", "c++-header", "{strict}", "-O2", "-pthread", "-o", "{main}.gch",
                            "{sources}"};
        language.preludes = {};
        return language;
    }();
    return kPrelude;
}

}  // namespace queens
