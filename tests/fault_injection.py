"""Faults of a machine for one program while it runs: a full disk, a read-only disk, a clock that jumps.

A small library of our own stands between the program and the C library (`LD_PRELOAD`). It needs a C compiler and no rights: a
mounted disk cannot be made read-only while a database has it open, and a clock that is really set would be everybody's.
"""

import errno
import mmap
import os
import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")
_CONTROL = struct.Struct("=qii")
_REFUSED = struct.Struct("=q")
_SECOND = 10**9


def compiler():
    """Return the C compiler of this machine, or None."""
    return next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)


def build(folder):
    """Build the library and return its file; None, where there is no compiler or it fails, with why."""
    if compiler() is None:
        return None, "there is no C compiler"
    library = Path(folder) / "fault_injection.so"
    command = [compiler(), "-O2", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return None, f"the C compiler fails: {done.stderr.strip().splitlines()[-1]}"
    library.chmod(0o755)
    return library, None


class Injection:
    """What is wrong for one program: with its disk, everything below a folder, and with its clock."""

    def __init__(self, library, control, folder=None):
        self.offset = 0.0
        """Seconds by which its wall clock is ahead."""
        control = Path(control)
        control.write_bytes(bytes(_CONTROL.size + _REFUSED.size))
        control.chmod(0o666)  # the program may run as somebody else
        with control.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), _CONTROL.size + _REFUSED.size)
        self.env = {"LD_PRELOAD": str(library), "GONDWANA_FAULT_CONTROL": str(control)}
        if folder is not None:
            self.env["GONDWANA_FAULT_FOLDER"] = os.path.realpath(folder)
        self._grow = self._write = 0

    def fill_disk(self):
        """Let no file grow from now on; what is there can be written over."""
        self._grow, self._write = errno.ENOSPC, 0
        self._set()

    def make_read_only(self):
        """Let nothing be written from now on, nor opened for writing."""
        self._grow, self._write = errno.ENOSPC, errno.EROFS
        self._set()

    def mend_disk(self):
        """Let everything be written again."""
        self._grow = self._write = 0
        self._set()

    def set_clock(self, offset):
        """Let the wall clock be so many seconds ahead of the true time."""
        self.offset = offset
        self._set()

    @property
    def refused(self):
        """How often the disk has refused something."""
        return _REFUSED.unpack_from(self._page, _CONTROL.size)[0]

    def _set(self):
        self._page[: _CONTROL.size] = _CONTROL.pack(int(self.offset * _SECOND), self._grow, self._write)
