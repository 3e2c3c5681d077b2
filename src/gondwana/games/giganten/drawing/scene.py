"""What a drawing shows: the view, words in one language, and the board as its viewer sees it."""

from dataclasses import dataclass

from gondwana.core.contract import Record
from gondwana.games.giganten.data import DATA, PIECES
from gondwana.games.giganten.land import FIELD_NAMES, SPOTS
from gondwana.games.giganten.state import BLANK, TRAP
from gondwana.games.giganten.told import GigantenView, PieceView
from gondwana.games.giganten.view import view
from gondwana.games.giganten.words import piece_name
from gondwana.locale import Message

LETTER = {piece.name: piece.letter for piece in DATA.pieces}
NUMBERS = {piece.name: (piece.land, piece.swamp) for piece in DATA.pieces if piece.land or piece.swamp}
UNKNOWN = "*"
_SPOT = dict(zip(FIELD_NAMES, SPOTS, strict=True))
_COLUMN = {column: name.rstrip("0123456789") for name, (column, _) in _SPOT.items()}


@dataclass(frozen=True)
class Scene:
    """A position for a drawing. Columns and rows are counted from the viewer's own left corner."""

    view: GigantenView
    language: str
    viewer: int
    turned: bool
    """The viewer sits on the far side."""
    has_trap: bool

    @property
    def columns(self) -> int:
        return self.view["columns"]

    @property
    def rows(self) -> int:
        return self.view["rows"]

    def say(self, id: str, **args: Message | str | int) -> str:
        return Message(f"giganten-draw-{id}", **args).say(self.language)

    def piece(self, name: str) -> str:
        kind = PIECES.index(name)
        return piece_name(kind, TRAP if self.has_trap and kind == BLANK else 0).say(self.language)

    def spot(self, field: str) -> tuple[int, int]:
        """Column and row of a field, as the viewer sees it."""
        column, row = _SPOT[field]
        return (self.columns - 1 - column, self.rows - 1 - row) if self.turned else (column, row)

    def grounds(self) -> dict[tuple[int, int], str]:
        """The ground of every field that lies on the table."""
        return {self.spot(field): ground for field, ground in self.view["ground"].items()}

    def pieces(self) -> dict[tuple[int, int], PieceView]:
        return {self.spot(piece["field"]): piece for piece in self.view["pieces"]}

    def headline(self) -> str:
        """What is going on, in a sentence or two."""
        if self.view["ending"] is not None:
            winner = self.view["winner"]
            won = self.say("drawn") if winner is None else self.say("won", party=winner + 1)
            return f"{won} {self.say('ending-' + self.view['ending'].replace('_', '-'))}"
        owing = self.view["owing"]
        if not owing:
            return self.say("chance")
        who = ", ".join(self.seat(seat) for seat in owing)
        phase = self.say(f"phase-{self.view['phase']}", many=len(owing))
        return f"{self.say('turn', turn=self.view['turns'] + 1, who=who, many=len(owing))} {phase}"

    def seat(self, seat: int) -> str:
        """The number of a seat; who looks is told which one is the own."""
        return self.say("you", seat=str(seat)) if seat == self.viewer else str(seat)

    def beside(self, seat: int) -> str:
        """What a seat has lost, and what waits beside the board."""
        told = self.view["seats"][seat]
        parts = [self.say("seat", seat=self.seat(seat), pieces=told["pieces"])]
        if told["lost"]:
            lost = ", ".join(f"{many} {self.piece(name)}" for name, many in told["lost"].items())
            parts.append(self.say("lost", pieces=lost))
        if told["away"]:
            away = ", ".join(f"{many} {self.piece(name)}" for name, many in told["away"].items())
            parts.append(self.say("away", pieces=away))
        if told["reserve"]:
            parts.append(self.say("reserve", many=told["reserve"]))
        return " ".join(parts)


def look(s: Record, viewer: int, language: str) -> Scene:
    """A hidden position as its viewer sees it."""
    return Scene(
        view=view(s, viewer),
        language=language,
        viewer=viewer,
        turned=viewer >= 0 and viewer % 2 == 1,
        has_trap=bool(s["flags"] & TRAP),
    )


def column_names(scene: Scene) -> list[str]:
    """The letters under the columns, as the viewer sees them."""
    names = [_COLUMN[column] for column in range(scene.columns)]
    return names[::-1] if scene.turned else names


def row_names(scene: Scene) -> list[str]:
    """The numbers beside the rows, the nearest first."""
    names = [str(row + 1) for row in range(scene.rows)]
    return names[::-1] if scene.turned else names
