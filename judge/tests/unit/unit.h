#pragma once

#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

// The unit tests of the core: each file registers its tests, unit_main.cc lists and runs them.
//   static const unit::Test missing_newline("compare/missing_final_newline", [] {
//       unit::check(!first_difference("1\n", "1", {}), "the same");
//   });
// Names are unique, "module/what_is_true".
namespace unit {

struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Case {
    std::string name;
    std::function<void()> body;
};

std::vector<Case>& registry();

struct Test {
    Test(std::string name, std::function<void()> body) {
        registry().push_back({std::move(name), std::move(body)});
    }
};

// Throws Failure with the message unless condition holds.
void check(bool condition, std::string_view message);

// Throws Failure, which shows both texts, unless they are the same.
void equal_text(std::string_view found, std::string_view expected);

// Runs body and returns what the exception it must throw says.
template <typename Exception>
std::string message_of(const std::function<void()>& body) {
    try {
        body();
    } catch (const Exception& error) {
        return error.what();
    }
    throw Failure("expected an exception, found none");
}

}  // namespace unit
