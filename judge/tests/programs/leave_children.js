// Tries: leaving three sleepers behind, each in a session of its own; runtimes may start processes.
// Verdict: AC
// Limits: time 6 memory 512
const { spawn } = require("child_process");
for (let i = 0; i < 3; ++i) spawn("/bin/sleep", ["600"], { detached: true, stdio: "ignore" }).unref();
console.log(1);
