"""Whether the compiled code that a table needs is there: asked before anything that is slow to import.

Compiling everything takes more than a minute, once for each version of the sources. Until it is done, the same rules run
interpreted.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

_PACKAGE = Path(__file__).parent.parent.parent
_SOURCES = ("core", "games", "bots")
_READ = frozenset({".py", ".toml"})


def is_prepared() -> bool:
    """Whether everything was compiled from these sources, and the machine code is still there."""
    try:
        folders = _marker().read_text("utf-8").splitlines()
    except OSError:
        return False
    return all(Path(folder).is_dir() for folder in folders)


def mark_prepared(folders: Iterable[Path]) -> None:
    """Remember that everything was compiled into these folders."""
    marker = _marker()
    marker.parent.mkdir(parents=True, exist_ok=True)
    for old in marker.parent.glob("*.ready"):
        if old != marker and not all(Path(folder).is_dir() for folder in old.read_text("utf-8").splitlines()):
            old.unlink(missing_ok=True)
    written = marker.with_suffix(f".{os.getpid()}")
    written.write_text("\n".join(map(str, folders)), "utf-8")
    written.replace(marker)


@cache
def _marker() -> Path:
    return user_cache_path("gondwana", appauthor=False) / "prepared" / f"{_fingerprint()}.ready"


def _fingerprint() -> str:
    """Of all that compiled code is made from. May change when the code need not: then it is only looked through again."""
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version_info[:2]} {platform.machine()} {version('numba')} {version('numpy')}".encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    digest.update(str(_PACKAGE).encode())  # compiled code is kept for each place of the sources: a copy elsewhere has none yet
    for name in _SOURCES:
        for path in sorted((_PACKAGE / name).rglob("*")):
            if path.suffix in _READ:
                digest.update(path.relative_to(_PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    own = os.environ.get("GONDWANA_DATA")
    for path in sorted(Path(own).glob("*.toml")) if own else ():
        digest.update(path.read_bytes())
    return digest.hexdigest()
