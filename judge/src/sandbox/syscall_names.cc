#include "sandbox/syscall_names.h"

#include <sys/syscall.h>

#include <algorithm>
#include <array>

namespace queens {
namespace {

struct Name {
    long number;
    const char* text;
};

// Those that launcher/rules.cc reports.
constexpr std::array kNames = {
    Name{SYS_clone, "clone"},
    Name{SYS_execve, "execve"},
    Name{SYS_execveat, "execveat"},
#ifdef SYS_fork
    Name{SYS_fork, "fork"},
    Name{SYS_vfork, "vfork"},
#endif
    Name{SYS_kill, "kill"},
    Name{SYS_tkill, "tkill"},
    Name{SYS_tgkill, "tgkill"},
    Name{SYS_rt_sigqueueinfo, "rt_sigqueueinfo"},
    Name{SYS_rt_tgsigqueueinfo, "rt_tgsigqueueinfo"},
    Name{SYS_socket, "socket"},
    Name{SYS_socketpair, "socketpair"},
    Name{SYS_connect, "connect"},
    Name{SYS_bind, "bind"},
    Name{SYS_ptrace, "ptrace"},
    Name{SYS_process_vm_readv, "process_vm_readv"},
    Name{SYS_process_vm_writev, "process_vm_writev"},
    Name{SYS_pidfd_open, "pidfd_open"},
    Name{SYS_pidfd_getfd, "pidfd_getfd"},
    Name{SYS_pidfd_send_signal, "pidfd_send_signal"},
    Name{SYS_kcmp, "kcmp"},
    Name{SYS_unshare, "unshare"},
    Name{SYS_setns, "setns"},
    Name{SYS_mount, "mount"},
    Name{SYS_umount2, "umount2"},
    Name{SYS_pivot_root, "pivot_root"},
    Name{SYS_chroot, "chroot"},
    Name{SYS_move_mount, "move_mount"},
    Name{SYS_fsopen, "fsopen"},
    Name{SYS_open_tree, "open_tree"},
    Name{SYS_bpf, "bpf"},
    Name{SYS_perf_event_open, "perf_event_open"},
    Name{SYS_add_key, "add_key"},
    Name{SYS_request_key, "request_key"},
    Name{SYS_keyctl, "keyctl"},
    Name{SYS_init_module, "init_module"},
    Name{SYS_finit_module, "finit_module"},
    Name{SYS_delete_module, "delete_module"},
    Name{SYS_kexec_load, "kexec_load"},
    Name{SYS_reboot, "reboot"},
    Name{SYS_swapon, "swapon"},
    Name{SYS_swapoff, "swapoff"},
    Name{SYS_settimeofday, "settimeofday"},
    Name{SYS_clock_settime, "clock_settime"},
    Name{SYS_adjtimex, "adjtimex"},
    Name{SYS_clock_adjtime, "clock_adjtime"},
    Name{SYS_sethostname, "sethostname"},
    Name{SYS_setdomainname, "setdomainname"},
    Name{SYS_acct, "acct"},
    Name{SYS_quotactl, "quotactl"},
    Name{SYS_syslog, "syslog"},
    Name{SYS_userfaultfd, "userfaultfd"},
    Name{SYS_open_by_handle_at, "open_by_handle_at"},
    Name{SYS_io_uring_enter, "io_uring_enter"},
    Name{SYS_io_uring_register, "io_uring_register"},
};

}  // namespace

std::string syscall_name(long number) {
    const auto* const found = std::find_if(kNames.begin(), kNames.end(), [number](const Name& name) {
        return name.number == number;
    });
    return found == kNames.end() ? "system call " + std::to_string(number) : found->text;
}

}  // namespace queens
