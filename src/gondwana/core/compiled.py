"""The one decorator behind every compiled function, and where its machine code is kept.

`jit` compiles with Numba: no interpreter lock, cached on disk between processes. Numba looks only at the file of a
function when it decides whether cached code is still good, so a changed helper in another file would go unnoticed.
Therefore the cache folder is named after a digest of all sources that compiled code can come from. Each game has a folder of
its own, so that a change in one game leaves the code of the others as it is.

With ``NUMBA_DISABLE_JIT=1`` the same functions run interpreted: slowly, with the same results.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from platformdirs import user_cache_path

from gondwana.core.linking import CompiledFunction

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)

_PACKAGE = Path(__file__).parent.parent
_TEMPLATES = "gondwana.templates."
_NEVER_COMPILED = frozenset({"drawing", "observed"})
"""Folders without compiled code: a change in them costs nothing."""
_COMPILES = b"from gondwana.core.compiled import"
_KEPT_CACHES = 12
"""Of each game."""
_OPTIONS = {"nopython": True, "nogil": True, "boundscheck": None, "_nrt": True, "forceinline": False, "error_model": "python"}
"""For Numba. A function inherits what is left out here from whichever caller is compiled first: without `forceinline`, everything
that an inlined function calls would be inlined too, which took one game minutes to compile."""


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
    if INTERPRETED:
        return function
    with _cache_folder_for(function):
        compiled = CompiledFunction(function, targetoptions={**_OPTIONS, **how})
        compiled.enable_caching()
    return cast("F", compiled)


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
    module = function.__module__
    numba.config.CACHE_DIR = str(cache_folder(_game_of(module), _home_of(module)) / module)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def _game_of(module: str) -> str:
    """The game that a module belongs to; none if all games share it."""
    if module.startswith(_TEMPLATES):
        return module.rpartition(".")[2]
    _, layer, name, *_ = [*module.split("."), "", ""]
    return name if layer in {"games", "bots"} and (_PACKAGE / "games" / name).is_dir() else ""


def _home_of(module: str) -> Path | None:
    """The folder of a game that lives outside this package; its sources count as well."""
    known = sys.modules.get(module)
    file = getattr(known, "RULES_FILE", None) or getattr(known, "__file__", None)
    if file is None or _PACKAGE in Path(file).parents:
        return None
    return Path(file).parent


def cache_root() -> Path:
    """Where all compiled code is kept."""
    return user_cache_path("gondwana", appauthor=False) / "compiled"


@cache
def cache_folder(game: str = "", outside: Path | None = None) -> Path:
    """The folder for the compiled code of a game (or of what all games share), made from the sources as they are now."""
    root = cache_root() / (game or "shared")
    folder = root / _digest(game, outside)
    if not folder.exists():
        _forget_old(root)
    return folder


def _digest(game: str, outside: Path | None) -> str:
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version_info[:2]} {numba.__version__} {np.__version__}".encode())
    digest.update(f"bounds {numba.config.BOUNDSCHECK}".encode())
    for path in _sources(game, outside):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    own = os.environ.get("GONDWANA_DATA")
    for path in sorted(Path(own).glob("*.toml")) if own else ():  # a player's own parts are constants in compiled code as well
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources(game: str, outside: Path | None) -> Iterator[Path]:
    """All files that the compiled code of a game depends on.

    Compiled code of bots depends on compiled modules alone, so others do not count there (tests hold the bots to that, and the
    games to knowing nothing of each other).
    """
    yield from _read_in(_PACKAGE / "core")
    bots = [*sorted((_PACKAGE / "bots").glob("*.py"))]
    if game:
        yield from _read_in(_PACKAGE / "games" / game)
        bots += _read_in(_PACKAGE / "bots" / game)
    yield from (path for path in bots if _COMPILES in path.read_bytes())
    if outside is not None:
        yield from _read_in(outside)


def _read_in(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".py", ".toml"} and path.parent.name not in _NEVER_COMPILED:
            yield path


def _forget_old(root: Path) -> None:
    """Drop the compiled code of sources long gone, so that the folder does not grow for ever."""
    import shutil  # noqa: PLC0415 (only when the sources changed)

    if root.is_dir():
        by_age = sorted((path for path in root.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
        for path in by_age[: -_KEPT_CACHES + 1]:
            shutil.rmtree(path, ignore_errors=True)
