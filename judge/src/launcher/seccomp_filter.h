#pragma once

#include <linux/filter.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace queens::launcher {

// A seccomp program under construction: a list of tests on the system call, each with what to do
// when it holds; the first that holds decides. See seccomp(2) and the kernel's
// Documentation/userspace-api/seccomp_filter.rst.
class SeccompFilter {
public:
    SeccompFilter();  // refuses calls of a foreign architecture

    // For each of the calls: action.
    void decide(std::initializer_list<long> calls, std::uint32_t action);

    // For one call: action_if where all 64 bits of the argument equal value.
    void decide_if_equal(long call, unsigned argument, std::uint64_t value, std::uint32_t action);

    // For one call: action where (low 32 bits of the argument & mask) == value.
    void decide_if_masked(long call, unsigned argument, std::uint32_t mask, std::uint32_t value,
                          std::uint32_t action);

    // For every call whose sixth argument equals number: allow.
    void allow_guarded(std::uint64_t number);

    // For all that is left: action. Then puts the filter on this process. Returns the descriptor
    // of the listener when with_listener is set, 0 when not, -1 (and errno) on failure.
    int install(std::uint32_t rest, bool with_listener);

private:
    void emit(std::uint16_t code, std::uint32_t k, unsigned jump_true = 0, unsigned jump_false = 0);
    void load(std::size_t offset);

    static constexpr std::size_t kCapacity = 1024;
    std::array<sock_filter, kCapacity> code_{};
    std::size_t size_ = 0;
};

}  // namespace queens::launcher
