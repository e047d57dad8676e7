// Tries: the right answer, in JavaScript.
// Verdict: AC
// Limits: time 6 memory 512
console.log(require("fs").readFileSync(0, "utf8").trim());
