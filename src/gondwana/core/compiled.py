"""The decorators behind every compiled function.

`jit` compiles with Numba: no interpreter lock, cached on disk between processes (`gondwana.core.code_cache`).

The same functions also run interpreted, slowly and with the same results: all of them with ``NUMBA_DISABLE_JIT=1``, or those of
one game between `interpret` and `load_compiled`, so that a game can be played while another process compiles it.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, TypeVar, cast

import numba
import numpy as np

from gondwana.core.code_cache import CodeCache, game_of
from gondwana.core.linking import CompiledFunction

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)

_OPTIONS = {"nopython": True, "nogil": True, "boundscheck": None, "_nrt": True, "forceinline": False, "error_model": "python"}
"""For Numba. A function inherits what is left out here from whichever caller is compiled first: without `forceinline`, everything
that an inlined function calls would be inlined too, which took one game minutes to compile."""
_FUNCTIONS: list[CompiledFunction] = []


def jit(function: F) -> F:
    """Compile `function`, cached under the digest of its sources."""
    return _compile(function)


def lean(function: F) -> F:
    """Like `jit`, for a function that creates no array: its arrays need no reference counting, which costs most in rules."""
    return _compile(function, _nrt=False)


def inlined(function: F, *, python: Callable[..., Any] | None = None) -> F:
    """Like `lean`, and always copied into the caller: for the small functions that run at every step of a game.

    Where the function cannot run interpreted as it is, `python` does the same.
    """
    return _compile(function, python, _nrt=False, forceinline=True)


def wrapping(function: F) -> F:
    """Like `inlined`, for arithmetic that is meant to overflow: compiled code wraps silently, NumPy would warn."""

    @wraps(function)
    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return inlined(function, python=quiet)


def interpret(game: str) -> None:
    """Let the functions of a game (of what all games share, if the name is empty) run interpreted, where none is loaded yet."""
    CompiledFunction.interpreted.add(game)


def is_interpreted(game: str) -> bool:
    """Return whether the functions of a game run interpreted."""
    return INTERPRETED or game in CompiledFunction.interpreted


def load_compiled(game: str, *, whole: bool = True) -> None:
    """Load all code of a game that is on the disk, then let its functions run compiled.

    Only modules that were imported before are seen. While it loads, other threads may call the functions.

    :param whole: whether the code of the game is complete; if not, functions without code go on running interpreted.
    """
    for function in _functions_of(game):
        function.load()
    if whole:
        CompiledFunction.interpreted -= {game}


def _functions_of(game: str) -> Iterator[CompiledFunction]:
    return (function for function in list(_FUNCTIONS) if function.game == game)


def _compile(function: F, python: Callable[..., Any] | None = None, **how: bool) -> F:
    if INTERPRETED:
        return cast("F", python or function)
    compiled = CompiledFunction(function, targetoptions={**_OPTIONS, **how})
    compiled.game, compiled.python = game_of(function.__module__), python or function
    compiled._cache = CodeCache(function)
    _FUNCTIONS.append(compiled)
    return cast("F", compiled)
