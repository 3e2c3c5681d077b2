"""Where the parts of a park lie: three pens on each side of the river, woodland above, grassland below."""

from dataclasses import dataclass
from functools import cache

from textual.geometry import Region

from gondwana.games.draftosaurus.data import CELLS, DATA, Pen

ROWS = 3
LEAST_PEN = 3
LEAST_PYRAMID = 5
TALLEST_PEN = 7
TALLEST_PYRAMID = 9


@cache
def pens_of(board: str) -> tuple[tuple[Pen, ...], tuple[Pen, ...]]:
    """The pens left and right of the river, from the woodland above to the grassland below."""
    pens = [pen for pen in DATA.pens if pen.board == board]
    left, right = (
        tuple(sorted((pen for pen in pens if pen.side == side), key=lambda pen: pen.part == "grassland"))
        for side in ("left", "right")
    )
    return left, right


@cache
def places_of(board: str) -> tuple[str, ...]:
    """Every place of a board in notation, the river first, in the order of their keys."""
    left, right = pens_of(board)
    return ("river", *(place for pen in (*left, *right) for place in pen_places(pen)))


def pen_places(pen: Pen) -> tuple[str, ...]:
    return tuple(f"{pen.name} {cell}" for cell in range(CELLS)) if pen.rows else (pen.name,)


@cache
def zone_keys(board: str) -> dict[str, str]:
    """The number key of each zone: 0 for the river, then the left pens from above, then the right ones."""
    left, right = pens_of(board)
    return {"river": "0", **{pen.name: str(number) for number, pen in enumerate((*left, *right), 1)}}


def least_height(board: str) -> int:
    """The fewest lines in which the park of a board can be drawn."""
    return 2 * LEAST_PEN + (LEAST_PYRAMID if board == "winter" else LEAST_PEN)


@dataclass(frozen=True)
class Layout:
    """The areas of a park that is so and so large."""

    pens: dict[str, Region]
    river: Region
    bridge: Region | None
    woodland_left: int
    """The first line of grassland on the left bank."""
    woodland_right: int

    @classmethod
    def of(cls, board: str, width: int, height: int) -> "Layout":
        river_width = 8 if width < 84 else 10 if width < 110 else 12
        margin = 0 if width < 84 else 1 if width < 100 else 2
        pen_width = (width - river_width) // 2 - 2 * margin
        tops, heights = _rows(board, height)
        left, right = pens_of(board)
        xs = (margin, width - margin - pen_width)
        pens = {
            pen.name: Region(x, tops[row], pen_width, heights[row])
            for x, side in zip(xs, (left, right), strict=True)
            for row, pen in enumerate(side)
        }
        river_x = xs[0] + pen_width + margin
        river = Region(river_x, 0, width - 2 * river_x, height)
        bridge = None
        if "bridge_left" in pens:
            bank = pens["bridge_left"]
            bridge = Region(river.x, bank.y, river.width, bank.height)
        return cls(
            pens=pens,
            river=river,
            bridge=bridge,
            woodland_left=_shore(left, pens, height),
            woodland_right=_shore(right, pens, height),
        )


def _rows(board: str, height: int) -> tuple[list[int], list[int]]:
    """The tops and heights of the three rows of pens: as tall as there is room for, the rest is landscape between them."""
    least = [LEAST_PEN] * ROWS
    most = [TALLEST_PEN] * ROWS
    if board == "winter":
        least[-1], most[-1] = LEAST_PYRAMID, TALLEST_PYRAMID
    heights = least[:]
    spare = height - sum(heights)
    while spare > 0 and heights != most:
        # the lowest row so far grows first; of equals the upper one
        row = min((k for k in range(ROWS) if heights[k] < most[k]), key=lambda k: (heights[k] - least[k], k))
        heights[row] += 1
        spare -= 1
    gaps = [(spare * (k + 1)) // (ROWS + 1) - (spare * k) // (ROWS + 1) for k in range(ROWS)] if spare > 0 else [0] * ROWS
    tops, y = [], 0
    for gap, tall in zip(gaps, heights, strict=True):
        y += gap
        tops.append(y)
        y += tall
    return tops, heights


def _shore(side: tuple[Pen, ...], pens: dict[str, Region], height: int) -> int:
    """The line between woodland and grassland on one side."""
    last_wood = max((pens[pen.name].bottom for pen in side if pen.part == "woodland"), default=0)
    first_grass = min((pens[pen.name].y for pen in side if pen.part == "grassland"), default=height)
    return (last_wood + first_grass + 1) // 2
