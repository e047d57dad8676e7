#include "launcher/seccomp_filter.h"

#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdlib>

namespace queens::launcher {
namespace {

#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
constexpr std::uint32_t kForeignCalls = 0x40000000;  // the x32 calls share the architecture
#elif defined(__aarch64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
constexpr std::uint32_t kForeignCalls = 0xffffffff;
#else
#error "the seccomp filter knows x86-64 and arm64; add the architecture's AUDIT_ARCH_ constant"
#endif

constexpr std::size_t kNumberOffset = offsetof(seccomp_data, nr);

constexpr std::size_t argument_offset(unsigned argument) {
    return offsetof(seccomp_data, args) + 8 * argument;
}

}  // namespace

SeccompFilter::SeccompFilter() {
    load(offsetof(seccomp_data, arch));
    emit(BPF_JMP | BPF_JEQ | BPF_K, kArchitecture, 1, 0);
    emit(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
    load(kNumberOffset);
    emit(BPF_JMP | BPF_JGE | BPF_K, kForeignCalls, 0, 1);
    emit(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
}

void SeccompFilter::emit(std::uint16_t code, std::uint32_t k, unsigned jump_true,
                         unsigned jump_false) {
    if (size_ == kCapacity) std::abort();
    code_[size_++] = {code, static_cast<std::uint8_t>(jump_true),
                      static_cast<std::uint8_t>(jump_false), k};
}

void SeccompFilter::load(std::size_t offset) {
    emit(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset));
}

// Invariant of all that follows: the number of the call is in the accumulator before and after.

void SeccompFilter::decide(std::initializer_list<long> calls, std::uint32_t action) {
    for (const long call : calls) {
        emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 1);
        emit(BPF_RET | BPF_K, action);
    }
}

void SeccompFilter::decide_if_equal(long call, unsigned argument, std::uint64_t value,
                                    std::uint32_t action) {
    emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 6);
    load(argument_offset(argument));
    emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(value), 0, 3);
    load(argument_offset(argument) + 4);
    emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(value >> 32), 0, 1);
    emit(BPF_RET | BPF_K, action);
    load(kNumberOffset);
}

void SeccompFilter::decide_if_masked(long call, unsigned argument, std::uint32_t mask,
                                     std::uint32_t value, std::uint32_t action) {
    emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 5);
    load(argument_offset(argument));
    emit(BPF_ALU | BPF_AND | BPF_K, mask);
    emit(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
    emit(BPF_RET | BPF_K, action);
    load(kNumberOffset);
}

void SeccompFilter::allow_guarded(std::uint64_t number) {
    load(argument_offset(5));
    emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number), 0, 3);
    load(argument_offset(5) + 4);
    emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number >> 32), 0, 1);
    emit(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    load(kNumberOffset);
}

int SeccompFilter::install(std::uint32_t rest, bool with_listener) {
    emit(BPF_RET | BPF_K, rest);
    const sock_fprog program{static_cast<unsigned short>(size_), code_.data()};
    unsigned long flags = SECCOMP_FILTER_FLAG_SPEC_ALLOW;
    if (with_listener) flags |= SECCOMP_FILTER_FLAG_NEW_LISTENER;
    return static_cast<int>(
        ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program));
}

}  // namespace queens::launcher
