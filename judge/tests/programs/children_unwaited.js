// Tries: children that burn the CPU while it sleeps itself; runtimes may start processes.
// Verdict: TLE
// Reason: stopped after
// Limits: time 0.6 memory 512
const { spawn } = require("child_process");
for (let i = 0; i < 2; ++i) spawn(process.execPath, ["-e", "for (;;);"], { detached: true });
setTimeout(() => { console.log(1); process.exit(); }, 60000);
