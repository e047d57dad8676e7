#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace queens {

// A number as it is written, of any size and precision: the digits and where the point stands.
// It looks into the text it was read from, which must outlive it.
class Number {
public:
    // Reads the whole of text by the grammar of format 2025-09:
    //   [+-]? (digits? '.' digits | digits '.'?) ([eE] [+-]? digits)?
    // so neither hexadecimal nor nan nor inf are numbers. Nothing when text is none.
    // Numbers nearer to 0 than 1e-324, which no double holds, read as 0.
    [[nodiscard]] static std::optional<Number> read(std::string_view text);

    [[nodiscard]] int sign() const { return size() == 0 ? 0 : negative_ ? -1 : 1; }

    // The absolute value is 0.d0 d1 d2 ... times 10^exponent(), with size() digits; d0 is not 0.
    [[nodiscard]] std::int64_t exponent() const { return exponent_; }
    [[nodiscard]] std::int64_t size() const {
        return static_cast<std::int64_t>(whole_.size() + fraction_.size());
    }
    [[nodiscard]] int digit(std::int64_t index) const;

    // The nearest double; nothing when it is out of range.
    [[nodiscard]] std::optional<double> to_double() const;

private:
    Number() = default;

    std::string_view unsigned_text_;
    std::string_view whole_;     // the digits before the point, without leading zeros
    std::string_view fraction_;  // those after it, without leading zeros when whole_ is empty
    std::int64_t exponent_ = 0;
    bool negative_ = false;
};

// What a found number may be off by; nothing set means that it must be equal.
struct Tolerance {
    std::optional<double> absolute;
    std::optional<double> relative;
};

// Whether |found - expected| <= absolute, or <= relative * |expected|, in exact arithmetic on the
// decimal numbers that stand there: 1.000001 is within 1e-6 of 1.
[[nodiscard]] bool within(const Tolerance& tolerance, const Number& expected, const Number& found);

}  // namespace queens
