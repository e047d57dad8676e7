#include "launcher/landlock.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "sandbox/wire.h"

namespace queens::launcher {
namespace {

// The constants of linux/landlock.h, stated here because the header of an older system lacks the
// newer ones; the kernel's ABI does not change.
constexpr long kCreateRuleset = 444;
constexpr long kAddRule = 445;
constexpr std::uint32_t kVersionFlag = 1;
constexpr int kPathBeneath = 1;

constexpr std::uint64_t kExecuteFile = 1u << 0;
constexpr std::uint64_t kWriteFile = 1u << 1;
constexpr std::uint64_t kReadFile = 1u << 2;
constexpr std::uint64_t kReadFolder = 1u << 3;
constexpr std::uint64_t kRemoveFolder = 1u << 4;
constexpr std::uint64_t kRemoveFile = 1u << 5;
constexpr std::uint64_t kMakeFolder = 1u << 7;
constexpr std::uint64_t kMakeFile = 1u << 8;
constexpr std::uint64_t kMakeLink = 1u << 12;
constexpr std::uint64_t kTruncate = 1u << 14;    // ABI 3
constexpr std::uint64_t kAllOfAbi1 = (1u << 13) - 1;

struct RulesetAttributes {
    std::uint64_t files;
    std::uint64_t network;  // ABI 4
    std::uint64_t scoped;   // ABI 6
};

struct __attribute__((packed)) PathRule {
    std::uint64_t access;
    std::int32_t folder;
};

std::uint64_t files_handled(int abi) {
    std::uint64_t bits = kAllOfAbi1;
    if (abi >= 2) bits |= 1u << 13;  // moving between folders
    if (abi >= 3) bits |= kTruncate;
    if (abi >= 5) bits |= 1u << 15;  // ioctl on devices
    return bits;
}

std::uint64_t bits_for(std::uint32_t access, bool is_folder) {
    std::uint64_t bits = 0;
    if (access & wire::kRead) bits |= kReadFile | (is_folder ? kReadFolder : 0);
    if (access & wire::kExecute) bits |= kExecuteFile;
    if (access & wire::kWrite) {
        bits |= kWriteFile | kTruncate;
        if (is_folder) {
            bits |= kRemoveFile | kRemoveFolder | kMakeFile | kMakeFolder | kMakeLink;
        }
    }
    return bits;
}

}  // namespace

Landlock::Landlock() {
    abi_ = static_cast<int>(::syscall(kCreateRuleset, nullptr, 0, kVersionFlag));
    if (abi_ < 1) return;
    RulesetAttributes attributes{files_handled(abi_), 0, 0};
    std::size_t size = sizeof attributes.files;
    if (abi_ >= 4) {
        attributes.network = 3;  // bind and connect over TCP
        size += sizeof attributes.network;
    }
    if (abi_ >= 6) {
        attributes.scoped = 3;  // abstract sockets and signals
        size += sizeof attributes.scoped;
    }
    fd_ = static_cast<int>(::syscall(kCreateRuleset, &attributes, size, 0));
}

Landlock::~Landlock() {
    if (fd_ >= 0) ::close(fd_);
}

void Landlock::allow(const char* path, std::uint32_t access) {
    if (fd_ < 0) return;
    const int folder = ::open(path, O_PATH | O_CLOEXEC);
    if (folder < 0) return;
    struct stat status {};
    const bool is_folder = ::fstat(folder, &status) == 0 && S_ISDIR(status.st_mode);
    const PathRule rule{bits_for(access, is_folder) & files_handled(abi_), folder};
    ::syscall(kAddRule, fd_, kPathBeneath, &rule, 0);
    ::close(folder);
}

}  // namespace queens::launcher
