#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "check/interaction.h"

namespace queens {

// The first lines of a text, printable, with what was left out said.
[[nodiscard]] std::string beginning(std::string_view text);
[[nodiscard]] std::string beginning_of_file(const std::filesystem::path& path);

// An interaction line by line: "> 0.002 s  text" is from the program, "<" from the validator.
[[nodiscard]] std::string transcript_text(const std::vector<Message>& transcript);

}  // namespace queens
