#include "sandbox/launcher.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/error.h"
#include "sandbox/syscall_names.h"

namespace queens {
namespace {

template <typename T>
std::string_view bytes_of(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

void append_string(std::string& message, const std::string& text) {
    message.append(text.c_str(), text.size() + 1);
}

std::uint64_t count_of(nanoseconds time) {
    return static_cast<std::uint64_t>(std::max<nanoseconds::rep>(time.count(), 0));
}

std::string encode(const RunRequest& request) {
    const RunLimits& limits = request.limits;
    wire::Request head{};
    head.cpu_kill_ns = count_of(limits.cpu);
    head.wall_kill_ns = count_of(limits.wall);
    head.memory_kill_bytes = limits.memory_bytes;
    head.address_space_bytes = limits.address_space_bytes;
    // A stack may fill all of the memory, and meets the memory limit before its own.
    head.stack_bytes = limits.memory_bytes == 0 ? 0 : limits.memory_bytes + (std::uint64_t{64} << 20);
    // One byte more than allowed, so that the size tells an output at its limit from one past it.
    head.file_bytes = limits.output_bytes == 0 ? 0 : limits.output_bytes + 1;
    head.argc = static_cast<std::uint32_t>(request.arguments.size());
    head.envc = static_cast<std::uint32_t>(request.environment.size());
    std::string message(bytes_of(head));
    append_string(message, request.folder.string());
    append_string(message, request.program.string());
    for (const std::string& argument : request.arguments) append_string(message, argument);
    for (const std::string& variable : request.environment) append_string(message, variable);
    return message;
}

void send_message(int control, std::string message, const int* descriptors) {
    if (message.size() > wire::kMaxMessage) {
        throw JudgeError("launcher: a command line of " + std::to_string(message.size()) +
                         " bytes is too long; use fewer or shorter arguments");
    }
    iovec part{message.data(), message.size()};
    alignas(cmsghdr) char space[CMSG_SPACE(3 * sizeof(int))] = {};
    msghdr header{};
    header.msg_iov = &part;
    header.msg_iovlen = 1;
    if (descriptors != nullptr) {
        header.msg_control = space;
        header.msg_controllen = sizeof space;
        cmsghdr* const rights = CMSG_FIRSTHDR(&header);
        rights->cmsg_level = SOL_SOCKET;
        rights->cmsg_type = SCM_RIGHTS;
        rights->cmsg_len = CMSG_LEN(3 * sizeof(int));
        std::memcpy(CMSG_DATA(rights), descriptors, 3 * sizeof(int));
    }
    if (::sendmsg(control, &header, MSG_NOSIGNAL) < 0) throw_errno("launcher: cannot send");
}

template <typename Message>
Message receive_message(int control) {
    Message message{};
    ssize_t length = 0;
    do {
        length = ::recv(control, &message, sizeof message, 0);
    } while (length < 0 && errno == EINTR);
    if (length != static_cast<ssize_t>(sizeof message)) {
        throw JudgeError("launcher: expected a report, found that it has died; run it again, and "
                         "look for what kills processes here (the system out of memory?)");
    }
    return message;
}

const char* step_text(wire::StartStep step) {
    switch (step) {
        case wire::StartStep::none: return "start";
        case wire::StartStep::clone: return "make a process for";
        case wire::StartStep::descriptors: return "place the descriptors of";
        case wire::StartStep::folder: return "enter the working folder of";
        case wire::StartStep::limits: return "limit";
        case wire::StartStep::landlock: return "isolate";
        case wire::StartStep::exec: return "execute";
    }
    std::abort();
}

EndedBy ended_by(const wire::Reply& reply, const std::filesystem::path& program) {
    switch (reply.ended_by) {
        case wire::EndedBy::itself: return EndedBy::itself;
        case wire::EndedBy::cpu_limit: return EndedBy::cpu_limit;
        case wire::EndedBy::wall_limit: return EndedBy::wall_limit;
        case wire::EndedBy::memory_limit: return EndedBy::memory_limit;
        case wire::EndedBy::forbidden_call: return EndedBy::forbidden_call;
        case wire::EndedBy::stopped: return EndedBy::stopped;
        case wire::EndedBy::start_failure:
            throw JudgeError(system_message(
                std::string("cannot ") + step_text(reply.start_step) + " '" + program.string() + "'",
                reply.start_errno));
        case wire::EndedBy::launcher_fault:
            throw JudgeError("'" + program.string() + "': processes it started do not end; "
                             "end them by hand before the next run");
    }
    std::abort();
}

RunFacts facts_from(const wire::Reply& reply, const std::filesystem::path& program) {
    RunFacts facts;
    facts.ended_by = ended_by(reply, program);
    (reply.exited != 0 ? facts.exit_status : facts.signal) = reply.status;
    if (facts.ended_by == EndedBy::forbidden_call) {
        facts.forbidden_call = syscall_name(reply.forbidden_call);
    }
    facts.leftover_processes = reply.leftover_processes;
    facts.cpu = nanoseconds(reply.cpu_ns);
    facts.wall = nanoseconds(reply.wall_ns);
    facts.peak_memory_bytes = reply.peak_memory_bytes;
    return facts;
}

}  // namespace

Launcher::Launcher(const std::filesystem::path& executable, const Policy& policy, Layers wanted) {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
        throw_errno("launcher: cannot make a socket pair");
    }
    control_ = Fd(ends[0]);
    const Fd other(ends[1]);
    spawn(executable, other.get());
    configure(policy, wanted);
}

Launcher::Launcher(Launcher&& other) noexcept
    : control_(std::move(other.control_)),
      pid_(std::exchange(other.pid_, -1)),
      layers_(other.layers_),
      program_(std::move(other.program_)) {}

Launcher::~Launcher() {
    control_.reset();  // the launcher sees it, ends its program and exits
    if (pid_ > 0) {
        while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
}

void Launcher::spawn(const std::filesystem::path& executable, int control) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawnattr_init(&attributes);
    ::posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0);
    ::posix_spawn_file_actions_adddup2(&actions, 0, 1);
    ::posix_spawn_file_actions_adddup2(&actions, 0, 2);
    ::posix_spawn_file_actions_adddup2(&actions, control, wire::kControlFd);
    sigset_t all;
    sigset_t none;
    ::sigfillset(&all);
    ::sigemptyset(&none);
    ::posix_spawnattr_setsigdefault(&attributes, &all);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    std::string name = executable.string();
    char* const arguments[] = {name.data(), nullptr};
    char* const environment[] = {nullptr};
    const int error =
        ::posix_spawn(&pid_, name.c_str(), &actions, &attributes, arguments, environment);
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
    if (error != 0) {
        pid_ = -1;
        throw JudgeError(system_message("cannot start the launcher '" + name + "'", error) +
                         "; build it again");
    }
}

void Launcher::configure(const Policy& policy, Layers wanted) {
    wire::Config head{};
    head.layers = wanted;
    head.may_write_files = policy.may_write_files ? 1 : 0;
    head.may_start_processes = policy.may_start_processes ? 1 : 0;
    head.path_count = static_cast<std::uint32_t>(policy.paths.size());
    std::string message(bytes_of(head));
    for (const PathRule& rule : policy.paths) {
        message += bytes_of(rule.access);
        append_string(message, rule.path.string());
    }
    send_message(control_.get(), std::move(message), nullptr);
    layers_ = receive_message<wire::ConfigReply>(control_.get()).layers;
}

RunFacts Launcher::run(const RunRequest& request, const StopSignal& stop) {
    start(request);
    pollfd watched[2] = {{control_.get(), POLLIN, 0}, {stop.fd(), POLLIN, 0}};
    while (::poll(watched, 2, -1) < 0 && errno == EINTR) {
    }
    if (watched[1].revents != 0) throw Interrupted();
    return finish();
}

void Launcher::start(const RunRequest& request) {
    program_ = request.program;
    const int descriptors[3] = {request.input, request.output, request.error};
    send_message(control_.get(), encode(request), descriptors);
}

void Launcher::order(wire::Order order) {
    send_message(control_.get(), std::string(bytes_of(order)), nullptr);
}

void Launcher::stop() { order(wire::Order::stop); }

bool Launcher::waits_for_input() {
    order(wire::Order::tell_if_it_waits);
    // A run that ends meanwhile is reported and the question dropped; the report is for finish().
    wire::Reply any{};
    const ssize_t length = ::recv(control_.get(), &any, sizeof any, MSG_PEEK);
    if (length != sizeof(wire::WaitsReply)) return false;
    return receive_message<wire::WaitsReply>(control_.get()).waits != 0;
}

RunFacts Launcher::finish() {
    return facts_from(receive_message<wire::Reply>(control_.get()), program_);
}

}  // namespace queens
