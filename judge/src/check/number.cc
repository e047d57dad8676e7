#include "check/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace queens {

namespace {

constexpr std::int64_t kHugeExponent = 1'000'000'000'000'000;  // larger ones count as this
constexpr std::int64_t kSmallestExponent = -323;               // of 1e-324

std::string_view take_digits(std::string_view& text) {
    std::size_t count = 0;
    while (count < text.size() && text[count] >= '0' && text[count] <= '9') ++count;
    const std::string_view digits = text.substr(0, count);
    text.remove_prefix(count);
    return digits;
}

// The character taken from the front of text, 0 when the front is none of those wanted.
char take_one_of(std::string_view wanted, std::string_view& text) {
    if (text.empty() || wanted.find(text.front()) == wanted.npos) return 0;
    const char taken = text.front();
    text.remove_prefix(1);
    return taken;
}

std::string_view without_leading_zeros(std::string_view digits) {
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size()));
}

std::int64_t exponent_value(bool negative, std::string_view digits) {
    std::int64_t value = 0;
    for (const char digit : digits) value = std::min(value * 10 + (digit - '0'), kHugeExponent);
    return negative ? -value : value;
}

// The text of a double with as few digits as tell it apart, so that 1e-6 is 1e-6 exactly.
std::string shortest_text(double value) {
    std::array<char, 32> text;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

// factor * |number| * 10^shift
struct Term {
    int factor;
    Number number;
    std::int64_t shift;

    // Digits stand at the places in (bottom, top]; the digit at place p counts 10^(p-1).
    [[nodiscard]] std::int64_t top() const { return number.exponent() + shift; }
    [[nodiscard]] std::int64_t bottom() const { return top() - number.size(); }

    [[nodiscard]] int digit_at(std::int64_t place) const {
        return place > bottom() && place <= top() ? number.digit(top() - place) : 0;
    }
};

// The highest place, not above `from`, at which some term has a digit; the least number if none.
std::int64_t next_place(const std::vector<Term>& terms, std::int64_t from) {
    std::int64_t place = std::numeric_limits<std::int64_t>::min();
    for (const Term& term : terms) {
        if (term.bottom() < from) place = std::max(place, std::min(from, term.top()));
    }
    return place;
}

// The sign of a sum, found from its most significant place on, so that neither long numbers nor
// huge exponents cost memory. `sum` counts units of the present place; what stands below amounts
// to less than `limit` units, so a sum of that size is settled.
int sign_of_sum(const std::vector<Term>& terms) {
    int limit = 0;
    std::int64_t bottom = std::numeric_limits<std::int64_t>::max();
    for (const Term& term : terms) {
        limit += std::abs(term.factor);
        bottom = std::min(bottom, term.bottom());
    }
    int sum = 0;
    std::int64_t place = next_place(terms, std::numeric_limits<std::int64_t>::max());
    while (place > bottom) {
        sum *= 10;
        for (const Term& term : terms) sum += term.factor * term.digit_at(place);
        if (std::abs(sum) >= limit) break;
        place = sum != 0 ? place - 1 : next_place(terms, place - 1);
    }
    return (sum > 0) - (sum < 0);
}

// Whether |found - expected| <= bound, given the terms of -bound.
bool differ_by_at_most(std::vector<Term> minus_bound, const Number& expected, const Number& found) {
    minus_bound.push_back({found.sign(), found, 0});
    minus_bound.push_back({-expected.sign(), expected, 0});
    if (sign_of_sum(minus_bound) > 0) return false;
    for (Term& term : std::span(minus_bound).last(2)) term.factor = -term.factor;
    return sign_of_sum(minus_bound) <= 0;
}

bool exactly_within(const Tolerance& tolerance, const Number& expected, const Number& found) {
    if (tolerance.absolute) {
        const std::string text = shortest_text(*tolerance.absolute);
        const Number bound = Number::read(text).value();
        if (differ_by_at_most({{-1, bound, 0}}, expected, found)) return true;
    }
    if (!tolerance.relative) return false;
    const std::string text = shortest_text(*tolerance.relative);
    const Number ratio = Number::read(text).value();
    std::vector<Term> minus_bound;  // ratio * |expected|, a term for each digit of the ratio
    for (std::int64_t i = 0; i < ratio.size(); ++i) {
        minus_bound.push_back({-ratio.digit(i), expected, ratio.exponent() - i - 1});
    }
    return differ_by_at_most(std::move(minus_bound), expected, found);
}

// The same in doubles; nothing when the answer is too near the boundary to be trusted.
std::optional<bool> roughly_within(const Tolerance& tolerance, const Number& expected,
                                   const Number& found) {
    constexpr double kUlp = std::numeric_limits<double>::epsilon();
    const std::optional<double> a = expected.to_double(), s = found.to_double();
    if (!a || !s) return std::nullopt;
    const double difference = std::abs(*s - *a);
    const double error =  // more than all roundings above and below can amount to
        2 * kUlp * (std::abs(*s) + std::abs(*a)) + std::numeric_limits<double>::min();
    const double bound =
        std::max(tolerance.absolute.value_or(0), tolerance.relative.value_or(0) * std::abs(*a));
    if (difference + error <= bound * (1 - 4 * kUlp)) return true;
    if (difference - error > bound * (1 + 4 * kUlp)) return false;
    return std::nullopt;
}

}  // namespace

std::optional<Number> Number::read(std::string_view text) {
    Number number;
    number.negative_ = take_one_of("+-", text) == '-';
    number.unsigned_text_ = text;
    number.whole_ = take_digits(text);
    const bool has_point = take_one_of(".", text) != 0;
    if (has_point) number.fraction_ = take_digits(text);
    if (number.size() == 0) return std::nullopt;
    if (take_one_of("eE", text) != 0) {
        const bool negative = take_one_of("+-", text) == '-';
        const std::string_view digits = take_digits(text);
        if (digits.empty()) return std::nullopt;
        number.exponent_ = exponent_value(negative, digits);
    }
    if (!text.empty()) return std::nullopt;
    number.whole_ = without_leading_zeros(number.whole_);
    number.exponent_ += static_cast<std::int64_t>(number.whole_.size());
    if (number.whole_.empty()) {
        const std::string_view fraction = without_leading_zeros(number.fraction_);
        number.exponent_ -= static_cast<std::int64_t>(number.fraction_.size() - fraction.size());
        number.fraction_ = fraction;
    }
    if (number.exponent_ < kSmallestExponent) number.whole_ = number.fraction_ = {};
    if (number.size() == 0) number.exponent_ = 0;
    return number;
}

int Number::digit(std::int64_t index) const {
    const auto i = static_cast<std::size_t>(index);
    return (i < whole_.size() ? whole_[i] : fraction_[i - whole_.size()]) - '0';
}

std::optional<double> Number::to_double() const {
    if (size() == 0) return 0;
    double value = 0;
    const char* const end = unsigned_text_.data() + unsigned_text_.size();
    if (std::from_chars(unsigned_text_.data(), end, value).ec != std::errc()) return std::nullopt;
    return negative_ ? -value : value;
}

bool within(const Tolerance& tolerance, const Number& expected, const Number& found) {
    const std::optional<bool> rough = roughly_within(tolerance, expected, found);
    return rough ? *rough : exactly_within(tolerance, expected, found);
}

}  // namespace queens
