"""Where machine code is kept between processes, and when it is still good.

Numba's own cache looks only at the file of a function, so a changed helper in another file would go unnoticed. Here a folder is
named after a digest of all sources that its code can come from. Each game has folders of its own: a change in one game leaves
the code of the others as it is.

Code is looked for in two places: first in the package, where a wheel may bring code for a portable target, then in the user's
cache folder, which has the code that was made for this machine.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, _CacheLocator
from platformdirs import user_cache_path

PORTABLE_TARGETS = {
    "x86_64": ("x86-64-v3", ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")),
    "aarch64": ("generic", ()),
}
"""The processor that code in a wheel is made for, by architecture, and the features that a machine needs to run it."""

_PACKAGE = Path(__file__).parent.parent
SHIPPED = "machine_code"
"""The folder of the package with code that a wheel brings."""
_SHIPPED_ROOT = _PACKAGE / SHIPPED
_TEMPLATES = "gondwana.templates."
_NEVER_COMPILED = frozenset({"drawing", "observed"})
"""Folders without compiled code: a change in them costs nothing."""
_COMPILES = b"from gondwana.core.compiled import"
_COMPLETE = "complete"
_COMMANDS = "complete-with-commands"
_KEPT_CACHES = 12
"""Of each game."""


def game_of(module: str) -> str:
    """Return the game that a module belongs to; an empty name if all games share it."""
    if module.startswith(_TEMPLATES):
        return module.rpartition(".")[2]
    _, layer, name, *_ = [*module.split("."), "", ""]
    return name if layer in {"games", "bots"} and (_PACKAGE / "games" / name).is_dir() else ""


def cache_root() -> Path:
    """Return the folder of all code that was compiled on this machine."""
    return user_cache_path("gondwana", appauthor=False) / "compiled"


@cache
def cache_folder(game: str = "", outside: Path | None = None) -> Path:
    """Return the folder for the code of a game (or of what all games share), named after the sources as they are now."""
    root = cache_root() / (game or "shared")
    folder = root / f"{_digest(game, outside)}-{_host()[0]}"
    if not folder.exists():
        _forget_old(root)
    return folder


@cache
def shipped_folder(game: str = "") -> Path | None:
    """Return the folder with the code of a game that came with the package; None if none came or this machine cannot run it."""
    machine, features = _architecture(), _host()[1]
    if machine not in PORTABLE_TARGETS or numba.config.BOUNDSCHECK or not _SHIPPED_ROOT.is_dir():
        return None
    target, needed = PORTABLE_TARGETS[machine]
    folder = _SHIPPED_ROOT / (game or "shared") / f"{_digest(game, None)}-{target}"
    return folder if folder.is_dir() and features.issuperset(needed) else None


def portable_environment() -> dict[str, str]:
    """Return the environment variables with which Numba compiles for the portable target of this architecture."""
    return {"NUMBA_CPU_NAME": PORTABLE_TARGETS[_architecture()][0], "NUMBA_CPU_FEATURES": ""}


def is_complete(game: str, *, commands: bool = False) -> bool:
    """Return whether everything that a table needs of a game, or also commands, was compiled from these sources."""
    mark = _COMMANDS if commands else _COMPLETE
    folders = [cache_folder(game), shipped_folder(game)]
    return any(folder is not None and (folder / mark).is_file() for folder in folders)


def mark_complete(game: str, *, commands: bool = False) -> None:
    """Remember that everything of a game that a table needs, or also commands, was compiled."""
    folder = cache_folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    for mark in (_COMPLETE, _COMMANDS)[: 1 + commands]:
        (folder / mark).touch()


class CodeCache(FunctionCache):  # type: ignore[misc]
    """The machine code of one function."""

    def __init__(self, py_func: Callable[..., Any]) -> None:
        super().__init__(py_func)
        game, outside = game_of(py_func.__module__), _home_of(py_func.__module__)
        self._shipped: IndexDataCacheFile | None = None
        if outside is None and (folder := shipped_folder(game)) is not None:
            self._shipped = IndexDataCacheFile(
                str(folder / py_func.__module__), self._impl.filename_base, self._impl.locator.get_source_stamp()
            )

    def signatures(self, target_context: Any) -> list[Any]:
        """Return the signatures that there is code for."""
        _, host, digest = self._index_key((), target_context.codegen())
        shipped = [] if self._shipped is None else [key for key in self._shipped._load_index() if key[1][0] == host[0]]
        own = [key for key in self._cache_file._load_index() if key[1] == host]
        return list(dict.fromkeys(key[0] for key in (*shipped, *own) if key[2] == digest))

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        if self._shipped is not None:
            _, host, digest = self._index_key(sig, target_context.codegen())
            index = self._shipped._load_index()
            for key in index:  # made for another processor, which this one can stand in for
                if key[0] == sig and key[2] == digest and key[1][0] == host[0]:
                    return self._impl.rebuild(target_context, self._shipped.load(key))
        return super()._load_overload(sig, target_context)

    def _save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):  # in a folder that cannot be written nothing is kept
            super()._save_overload(sig, data)


class _Locator(_CacheLocator):  # type: ignore[misc]
    def __init__(self, py_func: Callable[..., Any]) -> None:
        module = py_func.__module__
        self._folder = cache_folder(game_of(module), _home_of(module)) / module
        self._line = py_func.__code__.co_firstlineno
        self._py_file = py_func.__code__.co_filename  # Numba names it in a warning

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> "_Locator":
        return cls(py_func)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return _digest_of_file(self._py_file)

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


CodeCache._impl_class = _CacheImpl


def _home_of(module: str) -> Path | None:
    """Return the folder of a game that lives outside this package; its sources count as well."""
    known = sys.modules.get(module)
    file = getattr(known, "RULES_FILE", None) or getattr(known, "__file__", None)
    if file is None or _PACKAGE in Path(file).parents:
        return None
    return Path(file).parent


@cache
def _digest_of_file(path: str) -> str:
    """Return a digest of one source: a template may stand outside the sources that name the folder."""
    try:
        return hashlib.blake2b(Path(path).read_bytes(), digest_size=10).hexdigest()
    except OSError:
        return ""


def _architecture() -> str:
    name = str(llvm.get_process_triple()).partition("-")[0]
    return "aarch64" if name == "arm64" else name


@cache
def _host() -> tuple[str, frozenset[str]]:
    """Return the processor that code is made for, and its features."""
    if numba.config.CPU_NAME is not None:
        return str(numba.config.CPU_NAME), frozenset()
    features = frozenset(name for name, there in llvm.get_host_cpu_features().items() if there)
    kind = hashlib.blake2b(" ".join(sorted(features)).encode(), digest_size=4).hexdigest()
    return f"{llvm.get_host_cpu_name()}-{kind}", features


@cache
def _digest(game: str, outside: Path | None) -> str:
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version_info[:2]} {numba.__version__} {llvmlite.__version__} {np.__version__}".encode())
    digest.update(f"bounds {numba.config.BOUNDSCHECK} optimised {int(numba.config.OPT)}".encode())
    for path in _sources(game, outside):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    own = os.environ.get("GONDWANA_DATA")
    for path in sorted(Path(own).glob("*.toml")) if own else ():  # a player's own parts are constants in compiled code as well
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources(game: str, outside: Path | None) -> Iterator[Path]:
    """Yield all files that the compiled code of a game depends on.

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


def _read_in(folder: Path) -> Iterable[Path]:
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
