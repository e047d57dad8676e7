#pragma once

#include "problem/yaml_cursor.h"

namespace queens {

// Scalars of the block style, from the cursor to the start of the line after them. parent is the
// column of the map or sequence around, -1 at the top.

// A plain scalar; lines that are indented more than parent belong to it and are joined by spaces.
[[nodiscard]] YamlNode parse_plain_scalar(YamlCursor& cursor, int parent);

// A | or > block.
[[nodiscard]] YamlNode parse_block_scalar(YamlCursor& cursor, int parent);

}  // namespace queens
