"""The market of Fossilium, slowly: three rows, the archive, and the prices of a turn."""

from collections import Counter
from dataclasses import dataclass, field

from games.fossilium.oracle import DATA
from games.fossilium.slow_display import TYPES, type_of

PRICES = DATA["market"]["prices"]
ARCHIVE_PRICE = DATA["market"]["archive"]
EMPTY_PRICE = DATA["market"]["empty"]


@dataclass
class Market:
    """FO-31 to FO-33: rows from the left; None where a part was bought and the others have not moved yet."""

    rows: dict[str, list[str | None]] = field(default_factory=lambda: {type_: [] for type_ in TYPES})
    archive: Counter = field(default_factory=Counter)
    prices: dict[str, int] = field(default_factory=dict)

    def fix_prices(self) -> None:
        """FO-31: the price above the rightmost part, for the whole turn."""
        self.prices = {type_: PRICES[len(row) - 1] if row else EMPTY_PRICE for type_, row in self.rows.items()}

    def enter(self, tile: str) -> str | None:
        """FO-33: a part comes into its row from the right; return the leftmost one of a full row, which goes to the archive."""
        row = self.rows[type_of(tile)]
        row.append(tile)
        if len(row) <= len(PRICES):
            return None
        pushed = row.pop(0)
        self.archive[pushed] += 1
        return pushed

    def offers(self) -> dict[str, tuple[str, int]]:
        """FO-32: what can be bought: the text, the tile and its price."""
        found = {
            f"buy {type_}-{place}": (tile, self.prices[type_])
            for type_, row in self.rows.items()
            for place, tile in enumerate(row, 1)
            if tile is not None
        }
        return found | {f"buy archive {tile}": (tile, ARCHIVE_PRICE) for tile in +self.archive}

    def take(self, text: str) -> None:
        """FO-32: a part is bought; its place stays empty for now."""
        _, where, *rest = text.split()
        if where == "archive":
            self.archive[rest[0]] -= 1
        else:
            type_, _, place = where.partition("-")
            self.rows[type_][int(place) - 1] = None

    def move_left(self) -> None:
        """FO-32: after all purchases."""
        self.rows = {type_: [tile for tile in row if tile is not None] for type_, row in self.rows.items()}
