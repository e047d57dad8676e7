// Tries: killing the process that started it, and all there is.
// Verdict: RTE
// Reason: exit status 1
// Limits: time 6 memory 512
// Needs: seccomp
try {
    process.kill(-1, "SIGKILL");
} catch (refused) {
    process.kill(process.ppid, "SIGKILL");
}
console.log(1);
