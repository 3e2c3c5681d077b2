"""Our games as games of OpenSpiel: `load(...)` answers a `pyspiel.Game` whose steps run in compiled code only.

A game written in Python cannot be searched by OpenSpiel's compiled bots: `ISMCTSBot.step` lets go of the interpreter lock, and
states made in Python have no way to answer `ResampleFromInfostate`. So the adapter is a small C++ class (adapter.cc) that calls
the machine code of our rules by pointer. It is built once with `g++` against the headers in OpenSpiel's own wheel.
"""

import ctypes
import errno
import hashlib
import os
import shutil
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel
from numba import carray, cfunc, from_dtype, types
from platformdirs import user_cache_path

from gondwana.core.contract import Game
from gondwana.core.engine import engine, start
from gondwana.core.options import make_options
from gondwana.core.rng import start_stream
from gondwana.core.templates import SLACK

_SOURCE = Path(__file__).with_name("adapter.cc")
_WHEEL = Path(pyspiel.__file__).parent
_RULES = ("pending", "legal", "odds", "apply", "places", "hide", "guess")
_NUMBERS = ("players", "actions", "chance_actions", "longest")


def load(game: Game, *, players: int = 2, options: Mapping[str, Any] | None = None, first: int = 0) -> Any:
    """The game for OpenSpiel; of seats that decide at the same time it asks `first` before the others."""
    checked = make_options(game, players, options)
    position = start(game, players, checked).tobytes()
    name = f"gondwana_{game.name}_{hashlib.blake2b(position, digest_size=6).hexdigest()}"
    if name not in pyspiel.registered_names():
        _install(game, name, players, position)
    return pyspiel.load_game(name, {"first": first})


def simulations() -> int:
    """How many simulations the bots of this process have begun: each begins with one resampled world."""
    return sum(int(library.resampled_so_far()) for library in _LOADED)


_LOADED: list[ctypes.CDLL] = []


def _install(game: Game, name: str, players: int, position: bytes) -> None:
    class Rules(ctypes.Structure):
        """What `install` reads; the order is that of adapter.cc."""

        _fields_ = (
            *((rule, ctypes.c_void_p) for rule in _RULES),
            *((number, ctypes.c_int64) for number in _NUMBERS),
            ("start", ctypes.c_ubyte * len(position)),
        )

    pointers = {rule: function.address for rule, function in _pointers(game).items()}
    numbers = {"players": players, "actions": game.actions, "chance_actions": game.chance_actions, "longest": game.longest}
    rules = Rules(**pointers, **numbers, start=(ctypes.c_ubyte * len(position))(*position))
    _library(game).install(name.encode(), ctypes.byref(rules))


@cache
def _pointers(game: Game) -> dict[str, Any]:
    """The rules as functions that C++ can call, kept for as long as the process lives."""
    dtype = game.dtype
    length = max(game.actions, game.chance_actions) + SLACK
    loops, do = engine(game), game.rules.apply
    pending, legal, odds = loops.pending_at, loops.legal_at, loops.odds_at
    places, hide, guess = loops.places_at, loops.hide_at, loops.guess_at
    record, whole, words = types.CPointer(from_dtype(dtype)), types.CPointer(types.int64), types.CPointer(types.uint64)
    number, nothing = types.int64, types.void

    @cfunc(number(record))
    def c_pending(s: Any) -> int:
        return pending(carray(s, 1), 0)

    @cfunc(number(record, number, whole))
    def c_legal(s: Any, seat: int, out: Any) -> int:
        return legal(carray(s, 1), 0, seat, carray(out, length))

    @cfunc(number(record, whole, whole))
    def c_odds(s: Any, actions: Any, weights: Any) -> int:
        return odds(carray(s, 1), 0, carray(actions, length), carray(weights, length))

    @cfunc(nothing(record, number, number))
    def c_apply(s: Any, seat: int, action: int) -> None:
        do(carray(s, 1)[0], seat, action)

    @cfunc(nothing(record, whole))
    def c_places(s: Any, out: Any) -> None:
        places(carray(s, 1), 0, carray(out, length))

    @cfunc(nothing(record, number))
    def c_hide(s: Any, viewer: int) -> None:
        hide(carray(s, 1), 0, viewer)

    @cfunc(nothing(record, number, number, words, whole))
    def c_guess(s: Any, viewer: int, seed: int, rng: Any, buffer: Any) -> None:
        stream = carray(rng, 2)
        start_stream(stream, seed, 0)
        guess(carray(s, 1), 0, viewer, stream, carray(buffer, length))

    return dict(zip(_RULES, (c_pending, c_legal, c_odds, c_apply, c_places, c_hide, c_guess), strict=True))


@cache
def _library(game: Game) -> ctypes.CDLL:
    """The adapter for a game's record, built if it is not there yet."""
    length = max(game.actions, game.chance_actions) + SLACK
    settings = [f"-DRECORD_BYTES={game.dtype.itemsize}", f"-DLIST_LENGTH={length}"]
    built_from = _SOURCE.read_bytes() + " ".join(settings).encode() + Path(pyspiel.__file__).read_bytes()
    path = (
        user_cache_path("gondwana", appauthor=False)
        / "openspiel"
        / f"{hashlib.blake2b(built_from, digest_size=10).hexdigest()}.so"
    )
    if not path.exists():
        _build(path, settings)
    ctypes.CDLL(pyspiel.__file__, ctypes.RTLD_GLOBAL)  # the adapter's base classes live there
    library = ctypes.CDLL(str(path))
    library.resampled_so_far.restype = ctypes.c_int64
    _LOADED.append(library)
    return library


def compiler() -> str | None:
    """Where g++ is, if it is anywhere."""
    return shutil.which("g++")


def _build(path: Path, settings: list[str]) -> None:
    """Half a minute, once."""
    program = compiler()
    if program is None:
        raise FileNotFoundError(errno.ENOENT, "the adapter for OpenSpiel is built with this", "g++")
    path.parent.mkdir(parents=True, exist_ok=True)
    include = [f"-I{_WHEEL}", *(f"-I{_WHEEL / 'open_spiel' / part}" for part in ("abseil-cpp", "json/include"))]
    how = [program, "-std=c++20", "-O3", "-DNDEBUG", "-fPIC", "-shared", "-w"]
    unfinished = path.with_suffix(f".{os.getpid()}")
    subprocess.run([*how, *settings, *include, str(_SOURCE), "-o", str(unfinished)], check=True)  # noqa: S603 (our own source)
    unfinished.replace(path)
