"""The line from the process that watches over us: what it says, and when it falls silent.

Read without Python's buffers: a thread that waits in one of those cannot be left behind when the program ends.
"""

import os

_STDIN = 0


def next_line() -> bytes:
    """The next line; empty at the end."""
    line = b""
    while not line.endswith(b"\n") and (one := os.read(_STDIN, 1)):
        line += one
    return line


def wait_for_the_end() -> None:
    """Return when nobody is there any more."""
    while os.read(_STDIN, 1024):
        pass
