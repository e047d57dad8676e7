#include <algorithm>
#include <array>
#include <cmath>

#include "base/error.h"
#include "base/text.h"
#include "check/compare.h"
#include "check/number.h"

namespace queens {

namespace {

// Reads flags from the front of a list; each flag at most once.
class FlagReader {
public:
    explicit FlagReader(const std::vector<std::string>& flags) : flags_(flags) {}

    [[nodiscard]] CompareOptions read() {
        CompareOptions options;
        while (next_ < flags_.size()) read_flag(options);
        refuse_both("float_tolerance", "float_absolute_tolerance");
        refuse_both("float_tolerance", "float_relative_tolerance");
        return options;
    }

private:
    void read_flag(CompareOptions& options) {
        const std::string& flag = flags_[next_++];
        if (seen(flag)) throw JudgeError("flag " + in_quotes(flag) + " is given twice; keep one");
        if (flag == "case_sensitive") {
            options.case_sensitive = true;
        } else if (flag == "space_change_sensitive") {
            options.space_change_sensitive = true;
        } else if (flag == "float_absolute_tolerance") {
            options.float_absolute_tolerance = read_tolerance(flag);
        } else if (flag == "float_relative_tolerance") {
            options.float_relative_tolerance = read_tolerance(flag);
        } else if (flag == "float_tolerance") {
            options.float_absolute_tolerance = read_tolerance(flag);
            options.float_relative_tolerance = options.float_absolute_tolerance;
        } else {
            refuse_unknown(flag);
        }
        seen_.push_back(flag);
    }

    [[nodiscard]] double read_tolerance(const std::string& flag) {
        const std::string wanted =
            "flag " + in_quotes(flag) + ": expected a number from 0 up such as 1e-6 after it, found ";
        if (next_ == flags_.size()) throw JudgeError(wanted + "nothing");
        const std::string& text = flags_[next_++];
        const std::optional<Number> number = Number::read(text);
        const std::optional<double> value = number ? number->to_double() : std::nullopt;
        if (!value || number->sign() < 0) throw JudgeError(wanted + in_quotes(text));
        return std::abs(*value);  // -0 is 0
    }

    [[noreturn]] static void refuse_unknown(const std::string& flag) {
        static const std::array<std::string, 5> kFlags = {
            "case_sensitive", "space_change_sensitive", "float_tolerance",
            "float_absolute_tolerance", "float_relative_tolerance"};
        const std::string hint = did_you_mean(flag, kFlags);
        throw JudgeError("flag " + in_quotes(flag) + " is unknown" +
                         (hint.empty() ? "; there are " + join(kFlags, ", ") : hint));
    }

    void refuse_both(const std::string& flag, const std::string& other) const {
        if (!seen(flag) || !seen(other)) return;
        throw JudgeError("flag " + in_quotes(flag) + " sets what " + in_quotes(other) +
                         " sets too; keep one of them");
    }

    [[nodiscard]] bool seen(const std::string& flag) const {
        return std::find(seen_.begin(), seen_.end(), flag) != seen_.end();
    }

    const std::vector<std::string>& flags_;
    std::size_t next_ = 0;
    std::vector<std::string> seen_;
};

}  // namespace

CompareOptions parse_compare_options(const std::vector<std::string>& flags) {
    return FlagReader(flags).read();
}

}  // namespace queens
