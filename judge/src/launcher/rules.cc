#include "launcher/rules.h"

#include <asm/ioctls.h>
#include <fcntl.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/socket.h>

#include <cerrno>

#include "launcher/seccomp_filter.h"

namespace queens::launcher {
namespace {

constexpr std::uint32_t kAllow = SECCOMP_RET_ALLOW;
constexpr std::uint32_t kReport = SECCOMP_RET_USER_NOTIF;
constexpr std::uint32_t error(int number) {
    return SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(number);
}

// What no program has any business with. Reported, and the end of the program.
void report_attacks(SeccompFilter& filter) {
    filter.decide({SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_ptrace,
                   SYS_process_vm_readv, SYS_process_vm_writev, SYS_pidfd_getfd, SYS_kcmp, SYS_unshare, SYS_setns, SYS_mount, SYS_umount2,
                   SYS_pivot_root, SYS_chroot, SYS_move_mount, SYS_fsopen, SYS_open_tree, SYS_bpf,
                   SYS_perf_event_open, SYS_add_key, SYS_request_key, SYS_keyctl,
                   SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load,
                   SYS_reboot, SYS_swapon, SYS_swapoff, SYS_settimeofday, SYS_clock_settime,
                   SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_acct,
                   SYS_quotactl, SYS_syslog, SYS_userfaultfd, SYS_open_by_handle_at,
                   SYS_io_uring_enter, SYS_io_uring_register},
                  kReport);
    // Runtimes probe for these and go on without them.
    filter.decide({SYS_io_uring_setup, SYS_pidfd_open, SYS_pidfd_send_signal}, error(ENOSYS));
}

// The supervisor knows whom a signal may go to.
void report_signals(SeccompFilter& filter) {
    filter.decide({SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo},
                  kReport);
}

// The supervisor tells threads from processes, and counts them.
void report_starts(SeccompFilter& filter) {
    filter.decide({SYS_clone}, kReport);
#ifdef SYS_fork
    filter.decide({SYS_fork, SYS_vfork}, kReport);
#endif
    // Its flags are in memory, where nobody can look; the C library then falls back to clone.
    filter.decide({SYS_clone3}, error(ENOSYS));
}

// Memory that is not counted as the program's, or stays when it is gone. A shared mapping of a file
// is all right: fast readers map their input.
void refuse_uncounted_memory(SeccompFilter& filter) {
    constexpr std::uint32_t kAnonymous = MAP_TYPE | MAP_ANONYMOUS;
    filter.decide_if_masked(SYS_mmap, 3, kAnonymous, MAP_SHARED | MAP_ANONYMOUS, error(EPERM));
    filter.decide_if_masked(SYS_mmap, 3, MAP_HUGETLB, MAP_HUGETLB, error(EPERM));
    filter.decide({SYS_memfd_create, SYS_memfd_secret}, error(EPERM));
}

// What outlives the processes that made it.
void refuse_messages(SeccompFilter& filter) {
    filter.decide({SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_msgget, SYS_mq_open},
                  error(EPERM));
}

// What may be done to others of the same user.
void refuse_reaching_out(SeccompFilter& filter) {
    filter.decide({SYS_setpriority, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
                   SYS_sched_setaffinity, SYS_ioprio_set, SYS_move_pages, SYS_migrate_pages},
                  error(EPERM));
}

// Landlock says where; these are the calls that validators have been seen to use.
void allow_writing(SeccompFilter& filter) {
    filter.decide({SYS_openat, SYS_mkdirat, SYS_unlinkat, SYS_renameat, SYS_renameat2,
                   SYS_ftruncate, SYS_fallocate},
                  kAllow);
#ifdef SYS_open
    filter.decide({SYS_open, SYS_creat, SYS_mkdir, SYS_rmdir, SYS_unlink, SYS_rename}, kAllow);
#endif
}

// Landlock denies writing by path; without Landlock this does.
void refuse_writing(SeccompFilter& filter) {
    constexpr std::uint32_t kWriting = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND;
    filter.decide_if_masked(SYS_openat, 2, kWriting, O_RDONLY, kAllow);
    filter.decide({SYS_openat}, error(EACCES));
#ifdef SYS_open
    filter.decide_if_masked(SYS_open, 1, kWriting, O_RDONLY, kAllow);
    filter.decide({SYS_open, SYS_creat, SYS_mkdir, SYS_rmdir, SYS_unlink, SYS_rename, SYS_link,
                   SYS_symlink, SYS_mknod, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes},
                  error(EACCES));
#endif
    filter.decide({SYS_mkdirat, SYS_unlinkat, SYS_renameat, SYS_renameat2, SYS_linkat,
                   SYS_symlinkat, SYS_mknodat, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat,
                   SYS_utimensat, SYS_truncate, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
                   SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr},
                  error(EACCES));
}

void decide_by_argument(SeccompFilter& filter) {
    filter.decide_if_masked(SYS_ioctl, 1, ~0u, TCGETS, kAllow);
    filter.decide_if_masked(SYS_ioctl, 1, ~0u, FIONREAD, kAllow);
    filter.decide_if_masked(SYS_ioctl, 1, ~0u, FIOCLEX, kAllow);
    filter.decide_if_masked(SYS_ioctl, 1, ~0u, FIONBIO, kAllow);
    filter.decide({SYS_ioctl}, error(ENOTTY));
    for (const int command :
         {F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD, F_DUPFD_CLOEXEC}) {
        filter.decide_if_masked(SYS_fcntl, 1, ~0u, static_cast<std::uint32_t>(command), kAllow);
    }
    filter.decide({SYS_fcntl}, error(EPERM));
    for (const int option :
         {PR_SET_NAME, PR_GET_NAME, PR_SET_VMA, PR_CAPBSET_READ, PR_GET_DUMPABLE}) {
        filter.decide_if_masked(SYS_prctl, 0, ~0u, static_cast<std::uint32_t>(option), kAllow);
    }
    filter.decide({SYS_prctl}, error(EPERM));
    filter.decide_if_equal(SYS_prlimit64, 2, 0, kAllow);  // reading a limit, not setting one
    filter.decide({SYS_prlimit64, SYS_setrlimit}, error(EPERM));
}

// What may be asked for and is refused with an error, as a normal system refuses it.
void refuse_politely(SeccompFilter& filter) {
    filter.decide({SYS_setsid, SYS_setpgid, SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid,
                   SYS_setresuid, SYS_setresgid, SYS_setgroups, SYS_setfsuid, SYS_setfsgid,
                   SYS_capset, SYS_personality, SYS_mlock, SYS_mlock2, SYS_mlockall,
                   SYS_inotify_init1, SYS_fanotify_init, SYS_fallocate, SYS_ftruncate, SYS_flock,
                   SYS_vmsplice, SYS_mbind, SYS_set_mempolicy},
                  error(EPERM));
    // The C library itself asks for a daemon when a program asks for a user's name.
    filter.decide_if_masked(SYS_socket, 0, ~0u, AF_UNIX, error(EACCES));
    filter.decide({SYS_socketpair}, error(EACCES));
}

void allow_computing(SeccompFilter& filter) {
    filter.decide({SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64,
                   SYS_preadv, SYS_pwritev, SYS_lseek, SYS_close, SYS_close_range, SYS_fstat, SYS_newfstatat, SYS_statx,
                   SYS_statfs, SYS_fstatfs, SYS_faccessat, SYS_faccessat2, SYS_readlinkat,
                   SYS_getdents64, SYS_getcwd, SYS_chdir, SYS_fchdir, SYS_dup, SYS_dup3, SYS_pipe2, SYS_fsync,
                   SYS_fdatasync, SYS_fadvise64, SYS_umask},
                  kAllow);
    filter.decide({SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_brk, SYS_msync,
                   SYS_mincore, SYS_munlock, SYS_get_mempolicy, SYS_pkey_alloc, SYS_pkey_free,
                   SYS_pkey_mprotect},
                  kAllow);
    filter.decide({SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address,
                   SYS_rseq, SYS_membarrier, SYS_sched_yield, SYS_sched_getaffinity,
                   SYS_sched_getparam, SYS_sched_getscheduler, SYS_getcpu, SYS_exit,
                   SYS_exit_group, SYS_gettid, SYS_getpid, SYS_getppid, SYS_getuid, SYS_geteuid,
                   SYS_getgid, SYS_getegid, SYS_getresuid, SYS_getresgid, SYS_getgroups,
                   SYS_getpgid, SYS_getsid, SYS_getpriority, SYS_getrlimit, SYS_getrusage,
                   SYS_capget, SYS_uname, SYS_sysinfo, SYS_getrandom, SYS_wait4, SYS_waitid},
                  kAllow);
    filter.decide({SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep,
                   SYS_gettimeofday, SYS_times, SYS_timer_create, SYS_timer_settime,
                   SYS_timer_gettime, SYS_timer_getoverrun, SYS_timer_delete, SYS_setitimer,
                   SYS_getitimer, SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime},
                  kAllow);
    filter.decide({SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigpending, SYS_rt_sigreturn,
                   SYS_rt_sigsuspend, SYS_rt_sigtimedwait, SYS_sigaltstack, SYS_restart_syscall,
                   SYS_signalfd4, SYS_eventfd2, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait,
                   SYS_ppoll, SYS_pselect6},
                  kAllow);
#ifdef SYS_arch_prctl  // x86-64; these have newer names elsewhere
    filter.decide({SYS_arch_prctl, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents,
                   SYS_dup2, SYS_pipe, SYS_poll, SYS_select, SYS_epoll_wait, SYS_epoll_create,
                   SYS_eventfd, SYS_alarm, SYS_pause, SYS_time, SYS_getpgrp},
                  kAllow);
#endif
}

// clone(2) has the number in its unused argument for thread storage, see start.cc.
void allow_launcher_clone(SeccompFilter& filter, const Guard& guard) {
    filter.decide_if_equal(SYS_clone, 3, guard.number(), kAllow);
}

}  // namespace

int install_submission_rules(const Guard& guard, bool may_write_files) {
    SeccompFilter filter;
    // First what depends on the number of the call alone: the kernel remembers such an answer and
    // does not run the filter for it again.
    allow_computing(filter);
    refuse_uncounted_memory(filter);
    filter.decide({SYS_mmap}, kAllow);
    filter.allow_guarded(guard.number());
    if (may_write_files) {
        allow_writing(filter);
    } else {
        refuse_writing(filter);
    }
    decide_by_argument(filter);
    allow_launcher_clone(filter, guard);
    refuse_messages(filter);
    refuse_reaching_out(filter);
    refuse_politely(filter);
    report_starts(filter);
    report_signals(filter);
    report_attacks(filter);
    filter.decide({SYS_execve, SYS_execveat}, kReport);
    return filter.install(error(ENOSYS), true);
}

int install_tool_rules(const Guard& guard) {
    SeccompFilter filter;
    allow_computing(filter);
    filter.decide({SYS_mmap, SYS_openat}, kAllow);
    filter.allow_guarded(guard.number());
    // Compilers and runtimes ask for the network in passing, and go on without it.
    filter.decide({SYS_socket}, error(EAFNOSUPPORT));
    filter.decide({SYS_socketpair}, kAllow);
    allow_launcher_clone(filter, guard);
    filter.decide_if_equal(SYS_prlimit64, 0, 0, kAllow);  // its own limits only
    filter.decide({SYS_prlimit64}, error(EPERM));
    refuse_messages(filter);
    refuse_reaching_out(filter);
    report_starts(filter);
    report_signals(filter);
    report_attacks(filter);
    return filter.install(kAllow, true);
}

}  // namespace queens::launcher
