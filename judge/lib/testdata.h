// What validators and generators share. C++17, the standard library and nothing else.
//
// An input validator reads every byte and says what it must be; 42 accepts, 43 refuses:
//
//   int main() {
//       testdata::StrictInput input;
//       const long long n = input.integer("n", 1, 100);
//       input.newline();
//       for (long long row = 0; row < n; ++row) input.line("row", ".*", n, n);
//       input.accept();
//   }
//
// An output validator (arguments: input answer feedbackdir; standard input: the output to judge):
//
//   int main(int argc, char** argv) {
//       testdata::JudgeFiles files(argc, argv);
//       const long long n = files.input.integer("n", 1, 100);
//       testdata::LooseOutput output(files);
//       const long long row = output.integer("row", 1, n);
//       if (row == 2) output.reject("row 2 is taken");
//       output.accept();
//   }
//
// A generator:
//
//   int main(int argc, char** argv) {
//       testdata::Arguments arguments(argc, argv);
//       const long long n = arguments.integer("n", 1, 100);
//       testdata::Random random(arguments.seed());
//       arguments.end();
//       std::cout << n << ' ' << random.integer(1, n) << '\n';
//   }
//
// A message is one line of printable ASCII:
//   line 2: n: expected an integer from 1 to 9, found '10'
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace testdata {

constexpr int kAccepted = 42;
constexpr int kRefused = 43;
constexpr int kJudgeError = 1;  // of the archive, never of the program that is judged

namespace detail {

// bytes in quotes on one line; long ones are cut: '1111...' (100000 characters).
inline std::string quoted(std::string_view bytes) {
    constexpr std::size_t kShown = 40;
    constexpr char kHex[] = "0123456789abcdef";
    std::string text = "'";
    for (const char c : bytes.substr(0, kShown)) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            text += "\\n";
        } else if (c == '\r') {
            text += "\\r";
        } else if (c == '\t') {
            text += "\\t";
        } else if (byte < 0x20 || byte > 0x7e) {
            text += {'\\', 'x', kHex[byte / 16], kHex[byte % 16]};
        } else {
            text += c;
        }
    }
    if (bytes.size() <= kShown) return text + "'";
    return text + "...' (" + std::to_string(bytes.size()) + " characters)";
}

// The whole of text as a decimal number that fits: no plus, no leading zeros, no -0.
inline std::optional<long long> parse_integer(std::string_view text) {
    const bool negative = !text.empty() && text[0] == '-';
    const std::string_view digits = text.substr(negative ? 1 : 0);
    if (digits.empty()) return std::nullopt;
    if (digits[0] == '0' && (digits.size() > 1 || negative)) return std::nullopt;
    // Counted below zero, where there is one number more than above.
    constexpr long long kLowest = std::numeric_limits<long long>::min();
    long long value = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return std::nullopt;
        const int digit = c - '0';
        if (value < (kLowest + digit) / 10) return std::nullopt;
        value = value * 10 - digit;
    }
    if (negative) return value;
    if (value == kLowest) return std::nullopt;
    return -value;
}

inline std::string expected_integer(long long low, long long high) {
    return "expected an integer from " + std::to_string(low) + " to " + std::to_string(high);
}

inline std::string expected_characters(std::string_view allowed, long long min, long long max) {
    std::string count = std::to_string(min);
    if (min != max) count += " to " + std::to_string(max);
    return "expected " + count + (max == 1 ? " character of " : " characters of ") +
           quoted(allowed);
}

inline bool made_of(std::string_view text, std::string_view allowed, long long min, long long max) {
    const auto length = static_cast<long long>(text.size());
    return length >= min && length <= max &&
           text.find_first_not_of(allowed) == std::string_view::npos;
}

[[noreturn]] inline void leave(int status, const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::exit(status);
}

inline std::string read_all(std::FILE* file, const std::string& name) {
    std::string bytes;
    char buffer[1 << 14];
    if (file != nullptr) {
        for (std::size_t count; (count = std::fread(buffer, 1, sizeof buffer, file)) > 0;) {
            bytes.append(buffer, count);
        }
    }
    if (file == nullptr || std::ferror(file)) leave(kJudgeError, "cannot read " + name);
    return bytes;
}

inline std::string read_standard_input() { return read_all(stdin, "standard input"); }

inline std::string read_file(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    std::string bytes = read_all(file, path);
    std::fclose(file);
    return bytes;
}

// Words between white space; all other bytes, NUL too, are parts of words. Messages are handed
// to fail(), which must not return.
template <typename Fail>
class Words {
public:
    Words(std::string bytes, const char* end_name, Fail fail)
        : bytes_(std::move(bytes)), end_name_(end_name), fail_(std::move(fail)) {}

    long long integer(const char* name, long long low, long long high) {
        const std::string_view word = next();
        const std::optional<long long> value = parse_integer(word);
        if (!value || *value < low || *value > high) {
            wrong(name, expected_integer(low, high), word);
        }
        return *value;
    }

    std::string word(const char* name) {
        const std::string_view word = next();
        if (word.empty()) wrong(name, "expected a word", word);
        return std::string(word);
    }

    std::string word(const char* name, std::string_view allowed, long long min, long long max) {
        const std::string_view word = next();
        if (word.empty() || !made_of(word, allowed, min, max)) {
            wrong(name, expected_characters(allowed, min, max), word);
        }
        return std::string(word);
    }

    bool at_end() const { return bytes_.find_first_not_of(kSpace, at_) == std::string::npos; }

    void end() {
        const std::string_view word = next();
        if (!word.empty()) wrong(nullptr, std::string("expected ") + end_name_, word);
    }

    [[noreturn]] void fail(const std::string& message) {
        fail_(message);
        std::abort();
    }

private:
    static constexpr std::string_view kSpace = " \t\r\n\f\v";

    // The next word, or an empty one at the end.
    std::string_view next() {
        std::size_t begin = bytes_.find_first_not_of(kSpace, at_);
        if (begin == std::string::npos) begin = bytes_.size();
        for (; at_ < begin; ++at_) {
            if (bytes_[at_] == '\n') ++line_;
        }
        at_ = bytes_.find_first_of(kSpace, begin);
        if (at_ == std::string::npos) at_ = bytes_.size();
        return std::string_view(bytes_).substr(begin, at_ - begin);
    }

    [[noreturn]] void wrong(const char* name, const std::string& expected, std::string_view found) {
        fail("line " + std::to_string(line_) + ": " + (name ? name + std::string(": ") : "") +
             expected + ", found " + (found.empty() ? end_name_ : quoted(found)));
    }

    std::string bytes_;
    const char* end_name_;
    Fail fail_;
    std::size_t at_ = 0;
    long long line_ = 1;
};

}  // namespace detail

// Standard input, read byte by byte: one space where a space is said, every line ended by one
// '\n', the last one too. Whatever differs is a message on standard error and exit status 43.
class StrictInput {
public:
    StrictInput() : bytes_(detail::read_standard_input()) {}

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

// A file of the judge's, read word by word. What is wrong with it is a judge error: a message on
// standard error and exit status 1.
class JudgeFile {
public:
    JudgeFile(const std::string& name, const std::string& path)
        : words_(detail::read_file(path), "end of file", Fail{name}) {}

    long long integer(const char* name, long long low, long long high) {
        return words_.integer(name, low, high);
    }
    std::string word(const char* name) { return words_.word(name); }
    std::string word(const char* name, std::string_view allowed, long long min, long long max) {
        return words_.word(name, allowed, min, max);
    }
    bool at_end() const { return words_.at_end(); }
    void end() { words_.end(); }

private:
    struct Fail {
        std::string file;
        void operator()(const std::string& message) const {
            detail::leave(kJudgeError, file + ": " + message);
        }
    };
    detail::Words<Fail> words_;
};

// The arguments of an output validator: input answer feedbackdir, then the problem's flags.
class JudgeFiles {
public:
    JudgeFiles(int argc, char** argv)
        : input("input", argument(argc, argv, 1)),
          answer("answer", argument(argc, argv, 2)),
          feedback_folder(argument(argc, argv, 3)),
          flags(argv + 4, argv + argc) {}

    JudgeFile input;
    JudgeFile answer;
    std::string feedback_folder;
    std::vector<std::string> flags;

private:
    static std::string argument(int argc, char** argv, int index) {
        if (argc < 4) {
            detail::leave(kJudgeError, "usage: output_validator input answer feedbackdir < output");
        }
        return argv[index];
    }
};

// The output that is judged, on standard input: words between any white space, any bytes. What
// is wrong with it goes to judgemessage.txt in the feedback folder, exit status 43. Numbers are
// decimal: no plus, no leading zeros, no -0.
class LooseOutput {
public:
    explicit LooseOutput(const JudgeFiles& files)
        : words_(detail::read_standard_input(), "end of output",
                 Fail{files.feedback_folder + "/judgemessage.txt"}) {}

    long long integer(const char* name, long long low, long long high) {
        return words_.integer(name, low, high);
    }
    std::string word(const char* name) { return words_.word(name); }
    std::string word(const char* name, std::string_view allowed, long long min, long long max) {
        return words_.word(name, allowed, min, max);
    }
    bool at_end() const { return words_.at_end(); }
    void end() { words_.end(); }

    [[noreturn]] void reject(const std::string& message) { words_.fail(message); }

    // Nothing but white space may be left.
    [[noreturn]] void accept() {
        end();
        std::exit(kAccepted);
    }

private:
    struct Fail {
        std::string path;
        void operator()(const std::string& message) const {
            std::ofstream file(path, std::ios::binary);
            file << message << '\n';
            file.close();
            if (!file) detail::leave(kJudgeError, "cannot write " + path);
            std::exit(kRefused);
        }
    };
    detail::Words<Fail> words_;
};

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
