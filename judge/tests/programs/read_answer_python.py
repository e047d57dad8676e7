# Tries: the stored answer, in Python.
# Verdict: RTE
# Reason: PermissionError
# Limits: time 3 memory 256
try:
    print(open("@ANSWER@").read())
except OSError as error:
    raise SystemExit(repr(error))
