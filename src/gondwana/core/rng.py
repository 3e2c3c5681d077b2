"""Random numbers with explicit state: xoroshiro128++, one small stream per game, search thread or test.

A stream is a row of two `uint64`. Streams are made from a seed and a number, so game 7 of seed 3 is the same game on every
machine, in every order and on any number of threads. Everything here is integer arithmetic: no platform differs.
"""

import numpy as np
from numpy.typing import NDArray

from gondwana.core.compiled import inlined, jit, lean, wrapping

Stream = NDArray[np.uint64]

_U = np.uint64
_GOLDEN = _U(0x9E3779B97F4A7C15)
_MIX_1 = _U(0xBF58476D1CE4E5B9)
_MIX_2 = _U(0x94D049BB133111EB)
_LOW_32 = _U(0xFFFFFFFF)


@wrapping
def _mix(x: np.uint64) -> np.uint64:
    """SplitMix64's finisher: every bit of the result depends on every bit of `x`."""
    x = (x ^ (x >> _U(30))) * _MIX_1
    x = (x ^ (x >> _U(27))) * _MIX_2
    return x ^ (x >> _U(31))


@wrapping
def start_stream(rng: Stream, seed: int, number: int) -> None:
    """Set `rng` to the beginning of stream `number` of `seed`."""
    x = _mix(_mix(_U(seed) + _GOLDEN) ^ (_U(number) * _GOLDEN))
    rng[0] = _mix(x + _GOLDEN)
    rng[1] = _mix(x + _GOLDEN + _GOLDEN) | _U(1)


@wrapping
def next_bits(rng: Stream) -> np.uint64:
    """64 random bits."""
    a = rng[0]
    b = rng[1]
    total = a + b
    result = ((total << _U(17)) | (total >> _U(47))) + a
    b ^= a
    rng[0] = ((a << _U(49)) | (a >> _U(15))) ^ b ^ (b << _U(21))
    rng[1] = (b << _U(28)) | (b >> _U(36))
    return result


@inlined
def below(rng: Stream, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely as the others (Lemire's method; n < 2**31)."""
    limit = _U(n)
    product = (next_bits(rng) >> _U(32)) * limit
    if (product & _LOW_32) < limit:
        unfair = ((_LOW_32 - limit) + _U(1)) % limit
        while (product & _LOW_32) < unfair:
            product = (next_bits(rng) >> _U(32)) * limit
    return np.int64(product >> _U(32))  # type: ignore[return-value]


@lean
def pick_weighted(rng: Stream, weights: NDArray[np.int64], n: int) -> int:
    """An index below `n`, each as likely as its weight says."""
    total = 0
    for k in range(n):
        total += weights[k]
    rest = below(rng, total)
    k = 0
    while rest >= weights[k]:
        rest -= weights[k]
        k += 1
    return k


@jit
def start_streams(rows: NDArray[np.uint64], seed: int, first: int) -> None:
    """Set each row to the beginning of a stream, numbered from `first`."""
    for k in range(len(rows)):
        start_stream(rows[k], seed, first + k)


def streams(seed: int, count: int, first: int = 0) -> NDArray[np.uint64]:
    """`count` streams of `seed`, one a row, numbered from `first`."""
    rows = np.zeros((count, 2), np.uint64)
    start_streams(rows, seed, first)
    return rows
