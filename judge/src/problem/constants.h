#pragma once

#include <map>
#include <string>
#include <string_view>

namespace queens {

// text with every {{name}} that is a constant replaced by its value.
[[nodiscard]] std::string replace_constants(std::string_view text,
                                            const std::map<std::string, std::string>& constants);

}  // namespace queens
