# Tries: a child, in Python.
# Verdict: RTE
# Reason: forbidden system call
# Limits: time 3 memory 256
import os

if os.fork() == 0:
    os._exit(0)
os.wait()
print(1)
