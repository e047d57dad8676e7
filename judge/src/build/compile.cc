#include "build/compile.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/text.h"

namespace queens {
namespace {

constexpr std::size_t kOutputKept = 64 * 1024;
constexpr std::size_t kOutputFlood = 4 * 1024 * 1024;
constexpr std::uint64_t kLargestFile = std::uint64_t{256} << 20;

struct Pipe {
    Pipe() {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) throw_errno("cannot make a pipe");
        read = Fd(ends[0]);
        write = Fd(ends[1]);
    }
    Fd read;
    Fd write;
};

// What a compiler prints: the beginning of it, and how much it is.
struct Output {
    std::string kept;
    std::size_t total = 0;

    [[nodiscard]] bool is_flood() const { return total >= kOutputFlood; }
};

// Reads what is there. Returns false at the end, or when enough has come.
bool drain(int fd, Output& output) {
    std::array<char, 16384> buffer;
    const ssize_t got = ::read(fd, buffer.data(), buffer.size());
    if (got < 0) return errno == EINTR;
    const auto size = static_cast<std::size_t>(got);
    output.kept.append(buffer.data(), std::min(size, kOutputKept - output.kept.size()));
    output.total += size;
    return size > 0 && !output.is_flood();
}

// Runs the request with both outputs going into a pipe that is read until all its writers are gone.
RunFacts run_and_read(Launcher& launcher, RunRequest request, const StopSignal& stop,
                      Output& output) {
    Pipe pipe;
    const Fd input = open_to_read("/dev/null");
    request.input = input.get();
    request.output = request.error = pipe.write.get();
    launcher.start(request);
    pipe.write.reset();
    for (bool reading = true;;) {
        pollfd watched[3] = {{launcher.fd(), POLLIN, 0},
                             {stop.fd(), POLLIN, 0},
                             {reading ? pipe.read.get() : -1, POLLIN, 0}};
        if (::poll(watched, 3, -1) < 0) continue;
        if (watched[1].revents != 0) throw Interrupted();
        if (watched[2].revents != 0) {
            reading = drain(pipe.read.get(), output);
            // A writer that goes on without a reader is ended by SIGPIPE.
            if (!reading) pipe.read.reset();
        } else if (watched[0].revents != 0) {
            return launcher.finish();
        }
    }
}

std::string failure(const RunFacts& facts, const Output& output, const std::string& tool,
                    const CompileLimits& limits) {
    if (output.is_flood()) return tool + " stopped: it printed too much";
    switch (facts.ended_by) {
        case EndedBy::cpu_limit:
        case EndedBy::wall_limit:
            return tool + " stopped after " + std::to_string(static_cast<int>(limits.cpu_s)) + " s";
        case EndedBy::memory_limit:
            return tool + " stopped at " + std::to_string(limits.memory_bytes >> 20) + " MiB";
        case EndedBy::forbidden_call:
            return tool + " stopped at the forbidden system call " + facts.forbidden_call;
        case EndedBy::stopped:
        case EndedBy::itself: break;
    }
    if (facts.signal) return tool + " died of signal " + std::to_string(*facts.signal);
    return tool + " exited with status " + std::to_string(facts.exit_status.value_or(0));
}

// Whether a compiler has failed for want of room: it says so or dies of it, and there is little.
bool is_disk_full(const std::string& output, const std::filesystem::path& folder) {
    std::error_code error;
    if (std::filesystem::space(folder, error).available >= kLargestFile || error) return false;
    return output.find("No space left on device") != output.npos ||
           output.find("Bus error") != output.npos;
}

std::vector<std::string> environment_for(const CompileJob& job) {
    const std::string folder = job.folder.string();
    return {"PATH=" + job.compiler.parent_path().string() + ":/usr/local/bin:/usr/bin:/bin",
            "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "TERM=dumb", "HOME=" + folder,
            "TMPDIR=" + folder + "/tmp", "GOCACHE=" + folder + "/tmp/go", "GOFLAGS=-mod=mod",
            "GO111MODULE=off", "GOTELEMETRY=off"};
}

std::vector<std::filesystem::path> settings_of_tools() {
    std::vector<std::filesystem::path> paths = {"/etc/alternatives", "/etc/ssl/openssl.cnf"};
    std::error_code error;
    for (const auto& item : std::filesystem::directory_iterator("/etc", error)) {
        if (item.path().filename().string().starts_with("java-")) paths.push_back(item.path());
    }
    return paths;
}

// The folder of a tool that has one for itself, as /opt/jdk-21 for /opt/jdk-21/bin/java.
std::optional<std::filesystem::path> installation_of(const std::filesystem::path& tool) {
    std::error_code error;
    const std::filesystem::path folder =
        std::filesystem::canonical(tool, error).parent_path().parent_path();
    const auto depth = std::distance(folder.begin(), folder.end()) - 1;
    const char* const home = std::getenv("HOME");
    const bool is_home = home != nullptr && std::filesystem::equivalent(folder, home, error);
    if (depth < 2 || folder == "/usr/local" || is_home) return std::nullopt;
    return folder;
}

}  // namespace

std::vector<PathRule> runtime_paths() {
    std::vector<PathRule> paths;
    for (const char* const folder : {"/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib"}) {
        paths.push_back({folder, wire::kRead | wire::kExecute});
    }
    for (const char* const file : {"/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo",
                                   "/dev/urandom", "/dev/random"}) {
        paths.push_back({file, wire::kRead});
    }
    paths.push_back({"/dev/null", wire::kRead | wire::kWrite});
    return paths;
}

std::vector<PathRule> tool_paths(const Language& language, const std::filesystem::path& tool) {
    std::vector<PathRule> paths;
    // Not all of /usr: an archive may lie in /usr/src or /usr/local.
    for (const char* const folder :
         {"/bin", "/usr/bin", "/usr/libexec", "/usr/include", "/usr/share", "/usr/local/bin",
          "/usr/local/lib64", "/usr/local/libexec", "/usr/local/include", "/usr/local/share"}) {
        paths.push_back({folder, wire::kRead | wire::kExecute});
    }
    for (const std::filesystem::path& settings : settings_of_tools()) {
        paths.push_back({settings, wire::kRead});
    }
    if (const auto installation = installation_of(tool)) {
        paths.push_back({*installation, wire::kRead | wire::kExecute});
    }
    if (const char* const home = std::getenv("HOME")) {
        for (const std::string_view folder : language.home_folders) {
            paths.push_back({std::filesystem::path(home) / folder, wire::kRead | wire::kExecute});
        }
    }
    return paths;
}

CompileResult compile(const CompileJob& job, const CompileLimits& limits,
                      const Workshop& workshop) {
    Policy policy;
    policy.may_start_processes = true;
    policy.paths = runtime_paths();
    policy.paths.insert(policy.paths.end(), job.tools.begin(), job.tools.end());
    policy.paths.push_back({job.folder, wire::kRead | wire::kWrite});
    RunRequest request;
    request.program = job.compiler;
    request.arguments = job.arguments;
    request.environment = environment_for(job);
    request.folder = job.folder / "src";
    const std::chrono::duration<double> cpu(limits.cpu_s);
    request.limits.cpu = std::chrono::duration_cast<nanoseconds>(cpu);
    request.limits.wall = 2 * request.limits.cpu + std::chrono::seconds(1);
    request.limits.memory_bytes = limits.memory_bytes;
    request.limits.output_bytes = kLargestFile;
    Launcher launcher(workshop.launcher, policy, workshop.layers);
    Output output;
    const RunFacts facts = run_and_read(launcher, request, workshop.stop, output);
    CompileResult result;
    result.succeeded = facts.ended_by == EndedBy::itself && facts.exit_status == 0;
    if (!result.succeeded && is_disk_full(output.kept, job.folder)) {
        throw JudgeError(system_message("cannot write to folder '" + job.folder.string() + "'", ENOSPC));
    }
    if (!result.succeeded) {
        result.reason = failure(facts, output, job.compiler.filename().string(), limits);
    }
    result.output = std::move(output.kept);
    return result;
}

}  // namespace queens
