// Tries: another program, the network and the stored answer, in JavaScript.
// Verdict: RTE
// Limits: time 6 memory 512
const fs = require("fs");
try {
    console.log(fs.readFileSync("@ANSWER@", "utf8"));
} catch (refused) {
    const cat = require("child_process").spawnSync("/bin/cat", ["@ANSWER@"]);
    process.stdout.write(cat.stdout || "");
    process.exitCode = cat.status || 1;
}
