"""`python -m gondwana.server.http.preparing`: compiles what a table needs, beside a server that already serves.

It gives way to everything else, and ends when whoever started it is gone.
"""

import os
import threading

from gondwana.server.http.lifeline import wait_for_the_end


def main() -> None:
    """Compile everything, then leave the mark that says so."""
    if hasattr(os, "nice"):
        os.nice(15)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    from gondwana.core.compiled import cache_folder  # noqa: PLC0415 (slow to import: first be polite)
    from gondwana.server.http.prepared import mark_prepared  # noqa: PLC0415
    from gondwana.server.http.warming import warm_up  # noqa: PLC0415

    warm_up()
    mark_prepared(cache_folder())


def _end_with_the_parent() -> None:
    wait_for_the_end()
    os._exit(1)


if __name__ == "__main__":
    main()
