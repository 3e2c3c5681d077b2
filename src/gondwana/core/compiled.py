"""The one decorator behind every compiled function, and where its machine code is kept.

`jit` compiles with Numba: no interpreter lock, cached on disk between processes. Numba looks only at the file of a
function when it decides whether cached code is still good, so a changed helper in another file would go unnoticed.
Therefore the cache folder is named after a digest of all sources that compiled code can come from.

With ``NUMBA_DISABLE_JIT=1`` the same functions run interpreted: slowly, with the same results.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)

_PACKAGE = Path(__file__).parent.parent
_SOURCES = ("core", "games", "bots")
_NEVER_COMPILED = frozenset({"drawing"})
"""Folders without compiled code: a change in them costs nothing."""
_MIXED = "bots"
"""Here compiled code depends on compiled modules alone, so the others do not count (a test holds the bots to it)."""
_COMPILES = b"from gondwana.core.compiled import"
_KEPT_CACHES = 12


def jit(function: F) -> F:
    """Compile `function`, cached under the digest of its sources."""
    return _compile(function)


def lean(function: F) -> F:
    """Like `jit`, for a function that creates no array: its arrays need no reference counting, which costs most in rules."""
    return _compile(function, _nrt=False)


def inlined(function: F) -> F:
    """Like `lean`, and always copied into the caller: for the small functions that run at every step of a game."""
    return _compile(function, _nrt=False, forceinline=True)


def _compile(function: F, **how: bool) -> F:
    with _cache_folder_for(function):
        compiled: F = numba.njit(cache=True, nogil=True, **how)(function)
    if not INTERPRETED:
        _widen(compiled)
    return compiled


def _widen(compiled: Any) -> None:
    """Whole numbers of every size are handed over as 64 bits.

    Numba compiles a function anew for each type of each argument, and a record has numbers of one byte and of two, loops over
    them count in four, and every constant has a type of its own: without this a helper is compiled three times and more.
    """
    call_template = compiled.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return call_template(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

    compiled.get_call_template = widened


def _wide(kind: Any) -> Any:
    """The type that an argument of this type is handed over as."""
    if isinstance(kind, numba.types.IntegerLiteral) or (isinstance(kind, numba.types.Integer) and kind.bitwidth < 64):
        return numba.types.int64
    return kind


def wrapping(function: F) -> F:
    """Like `inlined`, for arithmetic that is meant to overflow: compiled code wraps silently, NumPy would warn."""
    if not INTERPRETED:
        return inlined(function)

    @wraps(function)
    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return quiet  # type: ignore[return-value]


@contextmanager
def _cache_folder_for(function: Callable[..., Any]) -> Iterator[None]:
    """Point Numba at our folder while one of our functions is declared; other people's settings stay as they were.

    Each module has a folder of its own: Numba tells modules apart by their file, and a template's file is the same for all games.
    """
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(_home_of(function.__module__)) / function.__module__)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def _home_of(module: str) -> Path | None:
    """The folder of a game that lives outside this package; its sources count as well."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None or _PACKAGE in Path(file).parents:
        return None
    return Path(file).parent


@cache
def cache_folder(outside: Path | None = None) -> Path:
    """The folder for compiled code made from the sources as they are now."""
    root = user_cache_path("gondwana", appauthor=False) / "compiled"
    folder = root / _digest(outside)
    if not folder.exists():
        _forget_old(root)
    return folder


def _digest(outside: Path | None) -> str:
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version_info[:2]} {numba.__version__} {np.__version__}".encode())
    digest.update(f"bounds {numba.config.BOUNDSCHECK}".encode())
    folders = [_PACKAGE / name for name in _SOURCES]
    if outside is not None:
        folders.append(outside)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".toml"} and path.parent.name not in _NEVER_COMPILED:
                content = path.read_bytes()
                if folder.name != _MIXED or _COMPILES in content:
                    digest.update(path.relative_to(folder).as_posix().encode())
                    digest.update(content)
    own = os.environ.get("GONDWANA_DATA")
    for path in sorted(Path(own).glob("*.toml")) if own else ():  # a player's own parts are constants in compiled code as well
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _forget_old(root: Path) -> None:
    """Drop the compiled code of sources long gone, so that the folder does not grow for ever."""
    import shutil  # noqa: PLC0415 (only when the sources changed)

    if root.is_dir():
        by_age = sorted((path for path in root.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
        for path in by_age[: -_KEPT_CACHES + 1]:
            shutil.rmtree(path, ignore_errors=True)
