#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

// One programming language, as a row of a table: a new language is a new row and no new code.
// Arguments hold placeholders, each an argument of its own unless said otherwise:
//   {sources}   the source files of this language, one argument each
//   {main}      the file that holds the entry point
//   {class}     the entry point as a name: the class around it, or the stem of {main}; also inside
//               an argument
//   {program}   where the compiler is to put the program; also inside an argument
//   {includes}  -I and a folder, for each include folder
//   {strict}    -std=c++17 and the archive's warnings for its own programs, else the language's
//               usual standard
//   {linker}    picks a quick linker where one is installed, else nothing
//   {static}    -static where the system can link that way, else nothing
//   {depfile}   where the compiler lists what it has read; also inside an argument
//   {memory}    the memory limit in MiB; inside an argument; run commands only
struct Language {
    std::string_view name;   // as submissions.yaml names it
    std::string_view title;  // for people
    std::vector<std::string_view> extensions;
    std::string_view variable;                // names the compiler in the environment, as make has it
    std::vector<std::string_view> compilers;  // candidates; none: sources are run as they are
    std::vector<std::string_view> compile;    // arguments after the compiler
    std::vector<std::string_view> usual;      // what {strict} stands for in foreign programs
    std::vector<std::string_view> strict;     // and in the archive's own
    std::vector<std::string_view> runners;    // candidates; none: {program} is executed itself
    std::vector<std::string_view> run;        // arguments after the runner
    // Text in a source file that marks the entry point, where several files could hold it.
    std::string_view entry_mark;
    // The runtime reserves far more addresses than it uses, so these may not be limited.
    bool reserves_address_space = false;
    // The runtime starts processes or uses calls beyond those of a plain program.
    bool needs_processes = false;
    // Files by which a folder says how it is built and started; the last one starts it.
    std::vector<std::string_view> scripts = {};
    // Headers of the standard library that are worth compiling beforehand, by prelude_language(): a
    // source gets the first set of which it includes all.
    std::vector<std::vector<std::string_view>> preludes = {};
    // Folders below $HOME that the tools live in, beside the system's own.
    std::vector<std::string_view> home_folders;
};

[[nodiscard]] std::span<const Language> languages();

// How a C++ header is compiled for programs that are built by the table's row, for GCC: the result
// lies beside the header.
[[nodiscard]] const Language& prelude_language();

// By file extension, or by name; nothing when the table has no such row.
[[nodiscard]] const Language* language_of_file(const std::filesystem::path& file);
[[nodiscard]] const Language* language_named(std::string_view name);

// The first of the candidates that is on PATH (or in the system's folders) and is a program, not a
// script that stands in for one.
[[nodiscard]] std::optional<std::filesystem::path> find_tool(
    std::span<const std::string_view> candidates);

// The language's compiler: the one that its variable names in the environment, else the first of the
// candidates. Nothing when there is none.
[[nodiscard]] std::optional<std::filesystem::path> find_compiler(const Language& language);

// What makes the compiler use a quick linker: the usual one takes longer than all else where programs
// are small. Empty when there is none.
[[nodiscard]] const std::vector<std::string>& quick_linker_flags();

// Whether programs can be linked with -static here: the C library's archive is installed and needs
// no special care with threads.
[[nodiscard]] bool can_link_statically();

}  // namespace queens
