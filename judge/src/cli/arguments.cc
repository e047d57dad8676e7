#include "cli/arguments.h"

#include <algorithm>

#include "base/error.h"
#include "base/text.h"

namespace queens {
namespace {

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

// "--jobs=4" -> "--jobs" and "4"; "-j4" -> "-j" and "4".
struct Attached {
    std::string name;
    std::optional<std::string> value;
};

Attached take_apart(const std::string& argument) {
    if (argument.starts_with("--")) {
        const std::size_t equals = argument.find('=');
        if (equals == argument.npos) return {argument, std::nullopt};
        return {argument.substr(0, equals), argument.substr(equals + 1)};
    }
    if (argument.size() == 2) return {argument, std::nullopt};
    return {argument.substr(0, 2), argument.substr(2)};
}

}  // namespace

Arguments::Arguments(const std::string& command, const std::vector<std::string>& arguments,
                     const std::vector<std::string>& switches,
                     const std::vector<std::string>& options) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (argument == "--") {
            rest_.insert(rest_.end(), arguments.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                         arguments.end());
            return;
        }
        if (argument.size() < 2 || argument.front() != '-') {
            rest_.push_back(argument);
            continue;
        }
        Attached flag = take_apart(argument);
        if (contains(switches, argument)) {
            flags_.push_back({argument, {}});
        } else if (contains(options, flag.name)) {
            if (!flag.value) {
                if (i + 1 == arguments.size()) {
                    throw UsageError(command + ": " + flag.name + " expects a value, found none");
                }
                flag.value = arguments[++i];
            }
            flags_.push_back({flag.name, *flag.value});
        } else {
            std::vector<std::string> known = switches;
            known.insert(known.end(), options.begin(), options.end());
            throw UsageError(command + ": unknown flag " + in_quotes(flag.name) +
                             did_you_mean(flag.name, known));
        }
    }
}

bool Arguments::has(const std::string& flag) const {
    return std::ranges::find(flags_, flag, &Flag::name) != flags_.end();
}

std::optional<std::string> Arguments::value(const std::string& flag) const {
    const std::vector<std::string> all = values(flag);
    if (all.empty()) return std::nullopt;
    return all.back();
}

std::vector<std::string> Arguments::values(const std::string& flag) const {
    std::vector<std::string> all;
    for (const Flag& given : flags_) {
        if (given.name == flag) all.push_back(given.value);
    }
    return all;
}

}  // namespace queens
