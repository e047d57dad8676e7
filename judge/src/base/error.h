#pragma once

#include <stdexcept>
#include <string>

namespace queens {

// The judge or the archive is at fault, never a submission: a file that cannot be read, a broken
// problem.yaml, a sandbox that does not start. The message is one line of the form
// "where: what was expected, what was found; what to do". Ends the command with exit status 2.
class JudgeError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// The command line is at fault: an unknown flag, problem or program. Exit status 2 as well, with
// a pointer to --help.
class UsageError : public JudgeError {
public:
    using JudgeError::JudgeError;
};

// The user asked to stop (SIGINT, SIGTERM). Exit status 130.
class Interrupted : public std::runtime_error {
public:
    Interrupted() : std::runtime_error("interrupted") {}
};

// "cannot open 'x': No such file or directory": what was tried, then the text of errno_value.
[[nodiscard]] std::string system_message(const std::string& what, int errno_value);

// Throws JudgeError with system_message(what, errno).
[[noreturn]] void throw_errno(const std::string& what);

}  // namespace queens
