"""Random numbers: reproducible everywhere, fair, independent between streams."""

import numpy as np
import pytest

from gondwana.core.rng import below, next_bits, pick_weighted, start_stream, streams


def test_known_numbers():
    """The same on every machine, compiled or not: written down once."""
    rng = streams(7, 1)[0]
    assert [int(next_bits(rng)) for _ in range(3)] == [15398892215948890444, 17774338872670132229, 2046940138720633882]


def test_xoroshiro_reference():
    """The step is xoroshiro128++ with its constants 17, 49, 21, 28: computed here with plain integers."""
    a, b = 0x0123456789ABCDEF, 0xFEDCBA9876543210
    rng = np.array([a, b], np.uint64)
    mask = 2**64 - 1

    def rotl(x, k):
        return (x << k | x >> (64 - k)) & mask

    for _ in range(50):
        expected = (rotl((a + b) & mask, 17) + a) & mask
        b ^= a
        a, b = rotl(a, 49) ^ b ^ (b << 21 & mask), rotl(b, 28)
        assert int(next_bits(rng)) == expected


def test_streams_differ():
    """Neighbouring seeds and numbers share nothing."""
    rows = np.concatenate([streams(seed, 500) for seed in range(20)])
    assert len(np.unique(rows[:, 0])) == len(rows)
    firsts = [int(next_bits(row)) for row in rows]
    assert len(set(firsts)) == len(firsts)
    bits = np.array([[first >> k & 1 for k in range(64)] for first in firsts])
    assert abs(bits.mean(axis=0) - 0.5).max() < 0.03


def test_a_stream_can_be_started_alone():
    """Stream 7 of a seed is the same whether the others are made or not."""
    alone = np.zeros(2, np.uint64)
    start_stream(alone, 3, 7)
    assert alone.tolist() == streams(3, 10)[7].tolist() == streams(3, 1, first=7)[0].tolist()


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 60, 1000])
def test_below_is_fair(n):
    """All results, about equally often (chi-square, far out)."""
    rng = streams(n, 1)[0]
    draws = 200 * n if n < 100 else 20 * n
    counts = np.bincount([below(rng, n) for _ in range(draws)], minlength=n)
    assert counts.size == n
    square = ((counts - draws / n) ** 2 / (draws / n)).sum()
    assert square < n - 1 + 6 * (2 * n) ** 0.5


def test_weights():
    """As likely as the weight; zero weight never."""
    rng = streams(1, 1)[0]
    weights = np.array([1, 0, 3, 6])
    counts = np.bincount([pick_weighted(rng, weights, 4) for _ in range(5000)], minlength=4)
    assert counts[1] == 0
    assert np.allclose(counts / 5000, weights / 10, atol=0.03)
