// For an input validator, which reads every byte and says what it must be; 42 accepts, 43 refuses:
//
//   int main() {
//       testdata::StrictInput input;
//       const long long n = input.integer("n", 1, 100);
//       input.newline();
//       for (long long row = 0; row < n; ++row) input.line("row", ".*", n, n);
//       input.accept();
//   }
//
// A message is one line of printable ASCII:
//   line 1: n: expected an integer from 1 to 100, found '101'
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text.h"

namespace testdata {

// Standard input, read byte by byte: one space where a space is said, every line ended by one
// '\n', the last one too. Whatever differs is a message on standard error and exit status 43.
class StrictInput {
public:
    StrictInput() {
        char buffer[1 << 14];
        for (std::size_t count; (count = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) {
            bytes_.append(buffer, count);
        }
        if (std::ferror(stdin)) detail::leave(kJudgeError, "cannot read standard input");
    }

    // A decimal number: no plus, no leading zeros, no -0.
    long long integer(const char* name, long long low, long long high) {
        const std::string_view run = run_until(" \n");
        const std::optional<long long> value = detail::parse_integer(run);
        if (!value || *value < low || *value > high) {
            wrong(name, detail::expected_integer(low, high), run);
        }
        at_ += run.size();
        return *value;
    }

    // Characters up to a space, the end of the line or the end of the file.
    std::string token(const char* name, std::string_view allowed, long long min, long long max) {
        const std::string_view run = run_until(" \n");
        if (!detail::made_of(run, allowed, min, max)) {
            wrong(name, detail::expected_characters(allowed, min, max), run);
        }
        at_ += run.size();
        return std::string(run);
    }

    // One of the words, up to a space, the end of the line or the end of the file. Returns its place
    // among them.
    std::size_t one_of(const char* name, const std::vector<std::string>& words) {
        const std::string_view run = run_until(" \n");
        const std::optional<std::size_t> place = detail::place_of(run, words);
        if (!place) wrong(name, detail::expected_one_of(words), run);
        at_ += run.size();
        return *place;
    }

    // Characters up to the end of the line, which is read too and not returned.
    std::string line(const char* name, std::string_view allowed, long long min, long long max) {
        const std::string_view run = run_until("\n");
        if (!detail::made_of(run, allowed, min, max)) {
            wrong(name, detail::expected_characters(allowed, min, max), run);
        }
        at_ += run.size();
        newline();
        return std::string(run);
    }

    void space() {
        if (at_end() || bytes_[at_] != ' ') wrong(nullptr, "expected a space", run_until(" \n"));
        ++at_;
    }

    void newline() {
        if (at_end() || bytes_[at_] != '\n') {
            wrong(nullptr, "expected end of line", run_until(" \n"));
        }
        ++at_;
        ++line_;
    }

    bool at_end() const { return at_ == bytes_.size(); }

    void end() {
        if (!at_end()) wrong(nullptr, "expected end of file", run_until(" \n"));
    }

    // For what the calls above cannot say: "line 4: the graph has a cycle".
    [[noreturn]] void refuse(const std::string& message) {
        detail::leave(kRefused, "line " + std::to_string(line_) + ": " + message);
    }

    // Nothing may be left.
    [[noreturn]] void accept() {
        end();
        std::exit(kAccepted);
    }

private:
    std::string_view run_until(std::string_view stops) const {
        const std::size_t stop = bytes_.find_first_of(stops, at_);
        return std::string_view(bytes_).substr(at_, stop == std::string::npos ? stop : stop - at_);
    }

    [[noreturn]] void wrong(const char* name, const std::string& expected, std::string_view run) {
        std::string found = detail::quoted(run);
        if (run.empty()) {
            found = at_end() ? "end of file" : bytes_[at_] == '\n' ? "end of line" : "a space";
        }
        refuse((name ? name + std::string(": ") : "") + expected + ", found " + found);
    }

    std::string bytes_;
    std::size_t at_ = 0;
    long long line_ = 1;  // of the byte at at_
};

}  // namespace testdata
