#pragma once

#include <string>
#include <string_view>

namespace queens {

// The outermost class around the first occurrence of mark in a Java source, with its package in
// front: "games.Queens". Empty when there is none.
[[nodiscard]] std::string entry_class(std::string_view source, std::string_view mark);

}  // namespace queens
