#pragma once

#include <optional>
#include <string>
#include <vector>

namespace queens {

// The arguments of one command, taken apart: flags may stand anywhere, "--" ends them.
class Arguments {
public:
    // switches: flags without a value; options: flags that take one, as "--name value",
    // "--name=value" or, for one letter, "-jN". Throws UsageError for any other flag, with a "did you
    // mean", and for an option without its value.
    Arguments(const std::string& command, const std::vector<std::string>& arguments,
              const std::vector<std::string>& switches, const std::vector<std::string>& options);

    [[nodiscard]] bool has(const std::string& flag) const;
    [[nodiscard]] std::optional<std::string> value(const std::string& flag) const;  // the last one
    [[nodiscard]] std::vector<std::string> values(const std::string& flag) const;   // all of them
    [[nodiscard]] const std::vector<std::string>& rest() const { return rest_; }

private:
    struct Flag {
        std::string name;
        std::string value;
    };

    std::vector<Flag> flags_;
    std::vector<std::string> rest_;
};

}  // namespace queens
