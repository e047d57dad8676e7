#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "judging/decide.h"

namespace queens {

// 1234567 -> "1 234 567"
[[nodiscard]] std::string grouped(std::uint64_t number);

// "3 programs", "1 program"
[[nodiscard]] std::string counted(std::uint64_t number, std::string_view noun);

// "12.3 MiB"
[[nodiscard]] std::string memory_text(std::uint64_t bytes);

// What a whole run of the judge came to.
struct Totals {
    std::uint64_t problems = 0;
    std::uint64_t programs = 0;    // judged
    std::uint64_t runs = 0;
    std::uint64_t unexpected = 0;  // programs
    std::uint64_t skipped = 0;     // programs
    std::uint64_t judge_errors = 0;
    std::uint64_t refused_inputs = 0;    // by an input validator
    std::uint64_t broken_validators = 0; // input validators that had no word
    nanoseconds wall{};

    // 0 all as expected, 1 some program is not, 2 something of ours or of the archive is broken, or
    // there was nothing to judge.
    [[nodiscard]] int exit_status() const;
};

}  // namespace queens
