"""What no step may change: tiles of every kind and workers of every seat."""

from collections.abc import Mapping

from gondwana.core.contract import Record
from gondwana.games.fossilium.data import LABOUR, TILES
from gondwana.games.fossilium.shapes import FOSSIL_OF, PAIR_OF
from gondwana.games.fossilium.state import KINDS


def conserved(s: Record) -> Mapping[str, int]:
    """Tiles in bags, hands, storages, museums and market; workers, those of the labour market included."""
    tiles = {TILES[kind]: _everywhere(s, kind) for kind in range(KINDS)}
    workers = {f"workers of {seat}": _workers(s, seat) for seat in range(int(s["players"]))}
    return tiles | workers


def _everywhere(s: Record, kind: int) -> int:
    fossil, pair = int(FOSSIL_OF[kind]), int(PAIR_OF[kind])
    museums = sum((int(parts) >> 2 * pair & 3).bit_count() for parts in s["parts"][:, fossil])
    lists = (s["row"], s["hand"], s["beside"])
    return (
        int(s["bag"][:, kind].sum())
        + int(s["store"][:, kind].sum())
        + int(s["archive"][kind])
        + sum(int((part == kind).sum()) for part in lists)
        + museums
        + bool(s["tile"] == kind)
    )


def _workers(s: Record, seat: int) -> int:
    """Free, on fields, fixed, and those still to be had from the labour market."""
    working = int(s["free"][seat]) + int(s["here"][seat].sum()) + int(s["fixed"][seat].sum())
    return working + LABOUR - int(s["met"][seat]).bit_count()
