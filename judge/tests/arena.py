"""The place where hostile programs are judged, and what is to be seen there before and after."""

import atexit
import os
import shutil
import subprocess
import tempfile
import time
import zlib
from pathlib import Path

import core
import corpus
from commands import copy_build, copy_checkout

NOBODY = 65534
JOBS = "6"
SECONDS = 240  # for one call of the judge, on a machine with much else to do


class Arena:
    """A copy of the checkout and a place for the programs, both readable to everybody."""

    def __init__(self, folder):
        self.folder = folder
        self.begin = time.time()
        folder.chmod(0o755)
        self.checkout = copy_checkout(folder / "checkout", "count-queens").path
        copy_build(self.checkout / "build")
        self.judge = self.checkout / "build" / "judge"
        self.place = corpus.Place(folder, {"CHECKOUT": self.checkout, "HOME": Path.home()})
        self.tmp = folder / "tmp"
        self.tmp.mkdir()
        self.tmp.chmod(0o1777)
        self.store = core.BUILD / "hostile"  # what is built here stays for the next time
        self.place.words(corpus.read_programs())  # writes them
        subprocess.run(["chmod", "-R", "a+rX", str(folder)], check=True)
        self.before = self.state()

    def state(self):
        segments = [Path(f"/proc/sysvipc/{kind}") for kind in ("shm", "sem", "msg")]
        return {
            "files": corpus.content_of(self.checkout),
            "data": corpus.content_of(self.place.data.parent),
            "segments": [[line.split()[1] for line in file.read_text().splitlines()[1:]]
                         for file in segments if file.exists()],
            "processes": corpus.processes_in(self.folder, self.store),
            "temporary files": list(self.tmp.iterdir()),
            "traces": [path for path in ("/tmp/queens-was-here", "/dev/shm/queens-was-here")
                       if Path(path).exists()],
        }

    def run(self, programs, flags=(), user=None, store=None):
        return corpus.run(self.judge, self.place.words(programs), self.tmp,
                          ["--jobs", JOBS, *flags], user=user, timeout=SECONDS,
                          QUEENS_BUILD=str(store or self.store))


def same_folder_each_time():
    """An empty folder that everybody may read. Its name is in some of the programs, so that with a
    name of its own for each session all of these would be built anew; another session gets one."""
    name = f"queens-hostile-{os.getuid()}-{zlib.crc32(str(core.BUILD).encode()):08x}"
    folder = Path(tempfile.gettempdir()) / name
    try:
        status = folder.lstat()
        if status.st_uid == os.getuid() and time.time() - status.st_mtime > 3600:
            shutil.rmtree(folder)  # of a session that was killed
    except FileNotFoundError:
        pass
    try:
        folder.mkdir()
        return folder
    except FileExistsError:
        return Path(tempfile.mkdtemp())


def can_be_another_user():
    return os.geteuid() == 0 and shutil.which("setpriv") is not None


def the_arena():
    folder = same_folder_each_time()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)  # also when no test gets to use it
    return Arena(folder)
