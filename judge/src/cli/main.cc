#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/compare.h"

namespace {

constexpr std::string_view kJudgeHelp =
    R"(usage: judge COMMAND [ARGUMENT]...

  run      judge programs: the archive's, a package's or your own
  compare  compare two outputs as the default output validator does
  list     the problems that are here
  show     one problem, as the judge reads it
  doctor   what this machine can do

`judge COMMAND --help` explains each.
)";

int dispatch(const std::vector<std::string>& words) {
    if (words.empty()) {
        std::cerr << kJudgeHelp;
        return 2;
    }
    const std::string& command = words.front();
    const std::vector<std::string> arguments(words.begin() + 1, words.end());
    if (command == "run") return queens::run_command(arguments);
    if (command == "compare") return queens::compare_command(arguments, std::cout, std::cerr);
    if (command == "list") return queens::list_command(arguments);
    if (command == "show") return queens::show_command(arguments);
    if (command == "doctor") return queens::doctor_command(arguments);
    if (command == "help" || command == "--help" || command == "-h") {
        std::cout << kJudgeHelp;
        return 0;
    }
    const std::vector<std::string> known = {"run", "compare", "list", "show", "doctor", "help"};
    throw queens::UsageError("unknown command " + queens::in_quotes(command) +
                             queens::did_you_mean(command, known) + "; see judge --help");
}

// Where a standard descriptor is closed the next file that is opened would take its place, and what
// is printed would go there.
void fill_standard_descriptors() {
    while (true) {
        const int descriptor = ::open("/dev/null", O_RDWR | O_CLOEXEC);
        if (descriptor < 0 || descriptor > STDERR_FILENO) {
            ::close(descriptor);
            return;
        }
    }
}

// A pager or head that has had enough: no fault of anybody's.
bool is_reader_gone() {
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

// The status, where all that was printed could be written.
int when_written(int status) {
    std::cout.flush();
    if (std::cout || is_reader_gone()) return status;
    throw queens::JudgeError(
        "standard output: expected to write it, found no way to; is the disk full?");
}

}  // namespace

int main(int argc, char** argv) {
    fill_standard_descriptors();
    std::ios::sync_with_stdio(false);
    try {
        return when_written(dispatch({argv + 1, argv + argc}));
    } catch (const queens::Interrupted&) {
        std::cout << std::flush;
        std::cerr << "judge: interrupted\n";
        return 130;
    } catch (const queens::JudgeError& error) {
        std::cout << std::flush;
        std::cerr << "judge: " << queens::printable_lines(error.what()) << '\n';
        return 2;
    } catch (const std::exception& error) {
        std::cout << std::flush;
        std::cerr << "judge: internal error: " << error.what() << "; please report it\n";
        return 2;
    }
}
