// The launcher: a small program between the judge and the programs it runs. It puts the layers of
// isolation on, starts one program after another by vfork, watches and reaps them, and reports
// facts. It is a program of its own so that its memory is small: the kernel counts the peak memory
// of a program from that of the process that started it.
//
// Single-threaded, no heap use after the start, no C++ runtime services: linked statically it takes
// well under a mebibyte. Protocol: sandbox/wire.h. It ends when the judge's end of the socket is
// closed, by the judge or by its death, and takes all it has started with it.
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <cstring>

#include "launcher/landlock.h"
#include "launcher/rules.h"
#include "launcher/send.h"
#include "launcher/supervise.h"

namespace queens::launcher {
namespace {

constexpr std::size_t kMaxStrings = 4096;
alignas(16) char message[wire::kMaxMessage];

// Walks over the NUL-ended strings at the end of a message.
class Strings {
public:
    Strings(char* begin, char* end) : at_(begin), end_(end) {}

    // The next one, or an empty string past the end.
    char* next() {
        static char empty[1] = "";
        char* const text = at_;
        const std::size_t length = ::strnlen(at_, static_cast<std::size_t>(end_ - at_));
        if (at_ + length >= end_) return empty;
        at_ += length + 1;
        return text;
    }

    std::uint32_t next_number() {
        std::uint32_t number = 0;
        if (end_ - at_ < static_cast<std::ptrdiff_t>(sizeof number)) return 0;
        std::memcpy(&number, at_, sizeof number);
        at_ += sizeof number;
        return number;
    }

private:
    char* at_;
    char* end_;
};

bool drop_capabilities() {
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[2] = {};
    for (unsigned long capability = 0; capability < 64; ++capability) {
        ::prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    }
    return ::syscall(SYS_capset, &header, none) == 0;
}

// Receives the next message and its descriptors, which come out as -1 where there are none.
// Returns its length, 0 when the judge has hung up.
std::size_t receive(const Guard& guard, int (&descriptors)[3]) {
    iovec part{message, sizeof message};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof descriptors)];
    msghdr header{};
    header.msg_iov = &part;
    header.msg_iovlen = 1;
    header.msg_control = control;
    header.msg_controllen = sizeof control;
    const long length =
        guard.call(SYS_recvmsg, wire::kControlFd, &header, MSG_CMSG_CLOEXEC);
    if (length <= 0) return 0;
    for (int& descriptor : descriptors) descriptor = -1;
    const cmsghdr* const rights = CMSG_FIRSTHDR(&header);
    if (rights != nullptr && rights->cmsg_len == CMSG_LEN(sizeof descriptors)) {
        std::memcpy(descriptors, CMSG_DATA(rights), sizeof descriptors);
    }
    return static_cast<std::size_t>(length);
}

class Launcher {
public:
    // Reads the configuration and puts the layers on, as far as they are asked for and there.
    bool configure() {
        int none[3];
        const std::size_t length = receive(guard_, none);
        wire::Config config{};
        if (length < sizeof config) return false;
        std::memcpy(&config, message, sizeof config);
        Strings strings(message + sizeof config, message + length);
        for (std::uint32_t i = 0; i < config.path_count; ++i) {
            const std::uint32_t access = strings.next_number();
            landlock_.allow(strings.next(), access);
        }
        one_process_ = config.may_start_processes == 0;
        may_write_files_ = config.may_write_files != 0;
        return put_on(config.layers);
    }

    // Serves one run after another until the judge hangs up.
    void serve() {
        for (;;) {
            Start request{};
            const std::size_t length = receive(guard_, request.descriptors);
            if (length == sizeof(wire::Order)) continue;  // for a run that had just ended
            if (length == 0 || !parse(length, request)) return;
            const wire::Reply reply = run(request, guard_, {wire::kControlFd, listener_, one_process_});
            if (!send(guard_, reply)) return;
        }
    }

private:
    bool put_on(std::uint32_t wanted) {
        std::uint32_t on = 0;
        if ((wanted & wire::kNoNewPrivileges) && ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
            on |= wire::kNoNewPrivileges;
        } else {
            wanted &= ~(wire::kLandlock | wire::kSeccomp);  // the kernel has these no other way
        }
        if ((wanted & wire::kNoCapabilities) && raise_stack_limit() && drop_capabilities()) {
            on |= wire::kNoCapabilities;
        }
        use_landlock_ = (wanted & wire::kLandlock) && landlock_.available();
        if (use_landlock_) on |= wire::kLandlock;
        if (wanted & wire::kSeccomp) {
            listener_ = one_process_ ? install_submission_rules(guard_, may_write_files_)
                                     : install_tool_rules(guard_);
            if (listener_ >= 0) on |= wire::kSeccomp;
        }
        // One process only where the filter sees to it.
        one_process_ = one_process_ && listener_ >= 0;
        return send(guard_, wire::ConfigReply{on});
    }

    // Hard limits can be raised with a capability only, so it is done while there are some.
    static bool raise_stack_limit() {
        const rlimit unlimited{RLIM_INFINITY, RLIM_INFINITY};
        ::setrlimit(RLIMIT_STACK, &unlimited);
        return true;
    }

    bool parse(std::size_t length, Start& request) {
        static char* pointers[kMaxStrings];
        if (length < sizeof request.limits) return false;
        std::memcpy(&request.limits, message, sizeof request.limits);
        const std::size_t count = std::size_t{request.limits.argc} + request.limits.envc;
        if (count + 2 > kMaxStrings) return false;
        Strings strings(message + sizeof request.limits, message + length);
        request.folder = strings.next();
        request.program = strings.next();
        std::size_t used = 0;
        request.arguments = pointers;
        for (std::uint32_t i = 0; i < request.limits.argc; ++i) pointers[used++] = strings.next();
        pointers[used++] = nullptr;
        request.environment = pointers + used;
        for (std::uint32_t i = 0; i < request.limits.envc; ++i) pointers[used++] = strings.next();
        pointers[used] = nullptr;
        request.landlock = use_landlock_ ? landlock_.fd() : -1;
        return true;
    }

    Guard guard_;
    Landlock landlock_;
    bool use_landlock_ = false;
    bool one_process_ = true;
    bool may_write_files_ = false;
    int listener_ = -1;
};

// Descriptors that whoever started the judge had left open are no business of a program's.
void close_inherited() {
    ::fcntl(wire::kControlFd, F_SETFD, FD_CLOEXEC);
    constexpr unsigned kFirst = wire::kControlFd + 1;
    if (::syscall(SYS_close_range, kFirst, ~0u, 0) == 0) return;
    const long most = ::sysconf(_SC_OPEN_MAX);  // a kernel before 5.9
    for (int fd = kFirst; fd < most; ++fd) ::close(fd);
}

}  // namespace
}  // namespace queens::launcher

int main() {
    queens::launcher::close_inherited();
    ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    ::setsid();  // out of reach of the terminal's Ctrl-C: the judge decides when we end
    queens::launcher::Launcher launcher;
    if (!launcher.configure()) return 1;
    launcher.serve();
    return 0;
}
