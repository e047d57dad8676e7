// For an output validator (arguments: input answer feedbackdir; standard input: the output to judge):
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
// In an interactive problem, it reads what the program has written so far, and answers:
//
//       testdata::say("Left");
//       const long long row = output.integer("row", 1, n);
#pragma once

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text.h"

namespace testdata {

namespace detail {

// The bytes of a file as they come: what an interactive program has not written yet is waited for.
class Source {
public:
    Source(std::FILE* file, std::string name) : file_(file), name_(std::move(name)) {
        if (file == nullptr) cannot_read();
    }

    // The next byte, or EOF.
    int take() {
        const int c = std::getc(file_.get());
        if (c == EOF && std::ferror(file_.get())) cannot_read();
        return c;
    }

    void put_back(int c) { std::ungetc(c, file_.get()); }  // EOF stays EOF

private:
    struct Close {
        void operator()(std::FILE* file) const {
            if (file != stdin) std::fclose(file);
        }
    };

    [[noreturn]] void cannot_read() const { leave(kJudgeError, "cannot read " + name_); }

    std::unique_ptr<std::FILE, Close> file_;
    std::string name_;
};

// Words between white space; all other bytes, NUL too, are parts of words. Messages are handed
// to fail(), which must not return.
template <typename Fail>
class Words {
public:
    Words(Source source, const char* end_name, Fail fail)
        : source_(std::move(source)), end_name_(end_name), fail_(std::move(fail)) {}

    long long integer(const char* name, long long low, long long high) {
        const std::string word = next();
        const std::optional<long long> value = parse_integer(word);
        if (!value || *value < low || *value > high) {
            wrong(name, expected_integer(low, high), word);
        }
        return *value;
    }

    std::string word(const char* name) {
        const std::string word = next();
        if (word.empty()) wrong(name, "expected a word", word);
        return word;
    }

    std::string word(const char* name, std::string_view allowed, long long min, long long max) {
        const std::string word = next();
        if (word.empty() || !made_of(word, allowed, min, max)) {
            wrong(name, expected_characters(allowed, min, max), word);
        }
        return word;
    }

    std::size_t one_of(const char* name, const std::vector<std::string>& words) {
        const std::string word = next();
        const std::optional<std::size_t> place = place_of(word, words);
        if (!place) wrong(name, expected_one_of(words), word);
        return *place;
    }

    bool at_end() {
        const int c = skip_space();
        source_.put_back(c);
        return c == EOF;
    }

    void end() {
        const std::string word = next();
        if (!word.empty()) wrong(nullptr, std::string("expected ") + end_name_, word);
    }

    [[noreturn]] void fail(const std::string& message) {
        fail_(message);
        std::abort();
    }

private:
    static bool is_space(int c) {
        return c != EOF &&
               std::string_view(" \t\r\n\f\v").find(static_cast<char>(c)) != std::string_view::npos;
    }

    // The first byte that is no white space, or EOF.
    int skip_space() {
        int c = source_.take();
        for (; is_space(c); c = source_.take()) {
            if (c == '\n') ++line_;
        }
        return c;
    }

    // The next word, or an empty one at the end. The white space after it stays.
    std::string next() {
        std::string word;
        int c = skip_space();
        for (; c != EOF && !is_space(c); c = source_.take()) word += static_cast<char>(c);
        source_.put_back(c);
        return word;
    }

    [[noreturn]] void wrong(const char* name, const std::string& expected, std::string_view found) {
        fail("line " + std::to_string(line_) + ": " + (name ? name + std::string(": ") : "") +
             expected + ", found " + (found.empty() ? end_name_ : quoted(found)));
    }

    Source source_;
    const char* end_name_;
    Fail fail_;
    long long line_ = 1;
};

}  // namespace detail

// A file of the judge's, read word by word. What is wrong with it is a judge error: a message on
// standard error and exit status 1.
class JudgeFile {
public:
    JudgeFile(const std::string& name, const std::string& path)
        : words_({std::fopen(path.c_str(), "rb"), path}, "end of file", Fail{name}) {}

    long long integer(const char* name, long long low, long long high) {
        return words_.integer(name, low, high);
    }
    std::string word(const char* name) { return words_.word(name); }
    std::string word(const char* name, std::string_view allowed, long long min, long long max) {
        return words_.word(name, allowed, min, max);
    }
    // One of the words. Returns its place among them.
    std::size_t one_of(const char* name, const std::vector<std::string>& words) {
        return words_.one_of(name, words);
    }
    bool at_end() { return words_.at_end(); }
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
        : words_({stdin, "standard input"}, "end of output",
                 Fail{files.feedback_folder + "/judgemessage.txt"}) {}

    long long integer(const char* name, long long low, long long high) {
        return words_.integer(name, low, high);
    }
    std::string word(const char* name) { return words_.word(name); }
    std::string word(const char* name, std::string_view allowed, long long min, long long max) {
        return words_.word(name, allowed, min, max);
    }
    bool at_end() { return words_.at_end(); }
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

// In an interactive problem: a line to the program, which gets it at once.
inline void say(const std::string& line) {
    std::printf("%s\n", line.c_str());
    std::fflush(stdout);
}

}  // namespace testdata
