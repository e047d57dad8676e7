# Tries: another program, in Python.
# Verdict: RTE
# Reason: forbidden system call
# Limits: time 3 memory 256
import subprocess

print(subprocess.run(["/bin/echo", "1"], capture_output=True, text=True).stdout)
