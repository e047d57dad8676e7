#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/error.h"
#include "problem/yaml.h"

// clang++ -std=c++20 -g -O1 -fsanitize=fuzzer,address,undefined -I judge/src
//     judge/tests/fuzz/yaml_fuzz.cc judge/src/problem/yaml*.cc judge/src/base/*.cc
// Whatever the bytes, they are either read or refused with a JudgeError of one line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        (void)queens::parse_yaml({reinterpret_cast<const char*>(data), size}, "fuzz");
    } catch (const queens::JudgeError& error) {
        if (std::string_view(error.what()).find('\n') != std::string_view::npos) __builtin_trap();
    }
    return 0;
}
