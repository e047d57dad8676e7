# Tries: what Python programs do.
# Verdict: AC
# Limits: time 3 memory 256
import collections
import heapq
import itertools
import math
import os
import random
import re
import sys
import tempfile
import threading
import time

sys.setrecursionlimit(1 << 20)
threading.stack_size(1 << 27)
thread = threading.Thread(target=lambda: print(sys.stdin.readline().strip()))
thread.start()
thread.join()
os.path.expanduser("~")
