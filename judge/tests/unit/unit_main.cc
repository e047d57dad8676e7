#include <cstring>
#include <exception>
#include <iostream>
#include <set>

#include "unit.h"

namespace unit {

std::vector<Case>& registry() {
    static std::vector<Case> cases;  // a function static: safe before main, whatever the link order
    return cases;
}

void check(bool condition, std::string_view message) {
    if (!condition) throw Failure(std::string(message));
}

void equal_text(std::string_view found, std::string_view expected) {
    if (found == expected) return;
    throw Failure("expected:\n" + std::string(expected) + "\nfound:\n" + std::string(found));
}

}  // namespace unit

// unit_tests --list    prints every name, one a line
// unit_tests NAME...   runs those (all without a name); exit 1 when one fails
int main(int argc, char** argv) {
    std::set<std::string> names;
    for (const unit::Case& test : unit::registry()) {
        if (!names.insert(test.name).second) {
            std::cerr << "two unit tests are called " << test.name << '\n';
            return 2;
        }
    }
    if (argc == 2 && std::strcmp(argv[1], "--list") == 0) {
        for (const std::string& name : names) std::cout << name << '\n';
        return 0;
    }
    std::set<std::string> wanted(argv + 1, argv + argc);
    for (const std::string& name : wanted) {
        if (names.count(name) == 0) {
            std::cerr << "no unit test is called " << name << '\n';
            return 2;
        }
    }
    int failed = 0;
    for (const unit::Case& test : unit::registry()) {
        if (!wanted.empty() && wanted.count(test.name) == 0) continue;
        try {
            test.body();
            std::cout << "ok " << test.name << '\n';
        } catch (const std::exception& error) {
            std::cout << "FAILED " << test.name << ": " << error.what() << '\n';
            ++failed;
        }
    }
    return failed == 0 ? 0 : 1;
}
