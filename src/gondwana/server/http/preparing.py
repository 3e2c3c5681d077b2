"""`python -m gondwana.server.http.preparing`: compiles what a table needs, beside a server that already serves.

Every game is compiled by a process of its own, all at the same time. They give way to everything else if a server asks for
them, and end when whoever started them is gone.
"""

import os
import subprocess
import sys
import threading

from gondwana.server.http.lifeline import wait_for_the_end

_CANNOT = 1


def main() -> int:
    """Compile everything, or one game if it is named."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    if len(sys.argv) == 1:
        if hasattr(os, "nice"):
            os.nice(15)
        return 0 if prepare_all() else _CANNOT
    from gondwana.server.http.warming import warm_up  # noqa: PLC0415 (slow to import: first listen for the end)

    warm_up(sys.argv[1])
    return 0


def prepare_all() -> bool:
    """Compile all games, each in a process of its own, and leave the mark; whether that went well."""
    from gondwana.core.compiled import cache_folder  # noqa: PLC0415
    from gondwana.games import NAMES  # noqa: PLC0415
    from gondwana.server.http.prepared import mark_prepared  # noqa: PLC0415

    command = [sys.executable, "-P", "-m", "gondwana.server.http.preparing"]
    running = [subprocess.Popen([*command, name], stdin=subprocess.PIPE) for name in NAMES]  # noqa: S603 (our own module)
    codes = [process.wait() for process in running]
    if any(codes):
        return False
    mark_prepared(map(cache_folder, ("", *NAMES)))
    return True


def _end_with_the_parent() -> None:
    wait_for_the_end()
    os._exit(_CANNOT)


if __name__ == "__main__":
    sys.exit(main())
