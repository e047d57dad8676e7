// Starts a program again and again, with nothing around it: what a judge cannot be faster than.
//   bare TIMES INPUT OUTPUT PROGRAM [ARGUMENT]...
// Prints the wall time and the CPU time of all of them, in seconds. PROGRAM is a path.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

[[noreturn]] void fail(const char* what) {
    std::perror(what);
    std::exit(2);
}

// The child shares our memory until its exec, so it does nothing but calls.
void run_once(char** arguments, const char* input, const char* output) {
    const pid_t child = ::vfork();
    if (child == 0) {
        const int in = ::open(input, O_RDONLY);
        const int out = ::open(output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        if (::dup2(in, 0) < 0 || ::dup2(out, 1) < 0 || ::dup2(out, 2) < 0) ::_exit(127);
        ::close(in);
        ::close(out);
        ::execv(arguments[0], arguments);
        ::_exit(127);
    }
    int status = 0;
    rusage use{};
    if (child < 0 || ::wait4(child, &status, 0, &use) != child) fail("bare");
    if (status != 0) {
        std::fprintf(stderr, "bare: %s ended with wait status %d\n", arguments[0], status);
        std::exit(2);
    }
}

double cpu_seconds() {
    rusage use{};
    ::getrusage(RUSAGE_CHILDREN, &use);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(use.ru_utime) + seconds(use.ru_stime);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5) {
        std::fputs("usage: bare TIMES INPUT OUTPUT PROGRAM [ARGUMENT]...\n", stderr);
        return 2;
    }
    const auto begin = std::chrono::steady_clock::now();
    for (long i = std::atol(argv[1]); i > 0; --i) run_once(argv + 4, argv[2], argv[3]);
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
    std::printf("%.6f %.6f\n", wall.count(), cpu_seconds());
}
