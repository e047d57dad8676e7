#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace queens {

// What one run of a program on one test case came to. Declared in the order of blame: where a
// program has several over its cases, the last one named here is the one reported for it.
enum class Verdict {
    accepted,
    wrong_answer,
    output_limit,
    run_time_error,  // a signal or a non-zero exit status
    memory_limit,
    time_limit,
    compile_error,
    judge_error,  // ours or the problem's fault, never the program's
};

inline constexpr std::array kAllVerdicts = {
    Verdict::accepted,     Verdict::wrong_answer, Verdict::output_limit,  Verdict::run_time_error,
    Verdict::memory_limit, Verdict::time_limit,   Verdict::compile_error, Verdict::judge_error,
};

// "AC", "WA", "OLE", "RTE", "MLE", "TLE", "CE", "JE".
[[nodiscard]] std::string_view short_name(Verdict verdict);

// The inverse of short_name; nothing for any other text.
[[nodiscard]] std::optional<Verdict> verdict_from_short_name(std::string_view name);

// A set of verdicts, as small as it can be.
class VerdictSet {
public:
    constexpr VerdictSet() = default;
    constexpr VerdictSet(std::initializer_list<Verdict> verdicts) {
        for (Verdict verdict : verdicts) insert(verdict);
    }

    constexpr void insert(Verdict verdict) { bits_ |= bit(verdict); }
    [[nodiscard]] constexpr bool contains(Verdict verdict) const {
        return (bits_ & bit(verdict)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr VerdictSet operator&(VerdictSet other) const {
        return VerdictSet(bits_ & other.bits_);
    }
    [[nodiscard]] constexpr VerdictSet operator|(VerdictSet other) const {
        return VerdictSet(bits_ | other.bits_);
    }
    constexpr bool operator==(const VerdictSet&) const = default;

private:
    constexpr explicit VerdictSet(unsigned bits) : bits_(bits) {}
    static constexpr unsigned bit(Verdict verdict) { return 1u << static_cast<unsigned>(verdict); }

    unsigned bits_ = 0;
};

}  // namespace queens
