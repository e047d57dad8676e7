// For a generator, whose arguments and random numbers these are:
//
//   int main(int argc, char** argv) {
//       testdata::Arguments arguments(argc, argv);
//       const long long n = arguments.integer("n", 1, 100);
//       testdata::Random random(arguments.seed());
//       arguments.end();
//       std::cout << n << ' ' << random.integer(1, n) << '\n';
//   }
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "text.h"

namespace testdata {

// The arguments of a generator, one after the other; what is wrong is exit status 1.
class Arguments {
public:
    Arguments(int argc, char** argv) : arguments_(argv + (argc > 0 ? 1 : 0), argv + argc) {}

    long long integer(const char* name, long long low, long long high) {
        const std::optional<long long> value =
            at_end() ? std::nullopt : detail::parse_integer(arguments_[next_]);
        if (!value || *value < low || *value > high) {
            wrong(name, detail::expected_integer(low, high));
        }
        ++next_;
        return *value;
    }

    std::string word(const char* name) {
        if (at_end()) wrong(name, "expected a word");
        return arguments_[next_++];
    }

    std::uint64_t seed() {
        return static_cast<std::uint64_t>(
            integer("seed", 0, std::numeric_limits<long long>::max()));
    }

    bool at_end() const { return next_ == arguments_.size(); }

    void end() {
        if (!at_end()) wrong(nullptr, "expected no more arguments");
    }

private:
    [[noreturn]] void wrong(const char* name, const std::string& expected) {
        detail::leave(kJudgeError,
                      "argument " + std::to_string(next_ + 1) + ": " +
                          (name ? name + std::string(": ") : "") + expected + ", found " +
                          (at_end() ? "no argument" : detail::quoted(arguments_[next_])));
    }

    std::vector<std::string> arguments_;
    std::size_t next_ = 0;
};

// Random numbers that are the same with every compiler and library: the standard fixes the engine,
// not the distributions, so the reduction to a range is done here.
class Random {
public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    // Each integer from low to high is as likely as any other.
    long long integer(long long low, long long high) {
        if (low > high) {
            detail::leave(kJudgeError, "random integer from " + std::to_string(low) + " to " +
                                           std::to_string(high) + ": there is none");
        }
        const auto base = static_cast<std::uint64_t>(low);
        const std::uint64_t count = static_cast<std::uint64_t>(high) - base + 1;
        std::uint64_t value = engine_();
        if (count != 0) {  // 0 stands for all 2^64
            // The 2^64 mod count lowest values would make some remainders more likely.
            const std::uint64_t rejected = (0 - count) % count;
            while (value < rejected) value = engine_();
            value %= count;
        }
        return static_cast<long long>(base + value);
    }

    // Each order is as likely as any other.
    template <typename T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            const auto chosen =
                static_cast<std::size_t>(integer(0, static_cast<long long>(left) - 1));
            using std::swap;
            swap(items[left - 1], items[chosen]);
        }
    }

    // The numbers 0 to n - 1, shuffled.
    std::vector<int> permutation(int n) {
        std::vector<int> items;
        for (int i = 0; i < n; ++i) items.push_back(i);
        shuffle(items);
        return items;
    }

private:
    std::mt19937_64 engine_;
};

}  // namespace testdata
