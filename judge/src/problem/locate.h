#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "problem/archive.h"
#include "problem/problem.h"

namespace queens {

// The nearest folder, from start upwards, that holds problems/, solutions/ and testdata/.
[[nodiscard]] std::optional<std::filesystem::path> find_archive_root(
    const std::filesystem::path& start);

// Reads a problem from a folder of any layout: problems/<id> of an archive, a problem package, or a
// bare folder of cases. Nothing is ever written there. Throws JudgeError.
[[nodiscard]] Problem load_problem(const std::filesystem::path& folder);

// A program of the archive, found by its path.
struct ArchiveProgram {
    std::string problem_id;
    std::string program_name;  // Program::name
};

// Which program of which problem a path inside <root>/solutions/ is: the file itself, or a file in
// the folder that is the program. Nothing for any other path.
[[nodiscard]] std::optional<ArchiveProgram> find_archive_program(const std::filesystem::path& root,
                                                                 const std::filesystem::path& path);

}  // namespace queens
