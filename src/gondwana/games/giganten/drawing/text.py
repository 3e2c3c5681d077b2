"""A position as plain text: a grid of fields, made for terminals, logs and screen readers."""

import textwrap

from gondwana.games.giganten.drawing.scene import LETTER, UNKNOWN, Scene, column_names, row_names

WIDTH = 100
_GROUND = {"land": "·", "swamp": "~"}


def draw(scene: Scene) -> str:
    """What goes on, the board, what stands beside it, and what the signs mean."""
    parts = [scene.say("title"), scene.headline()]
    if scene.view["ground"]:
        parts.append("\n".join(_board(scene)))
        parts.append(scene.say("legend"))
        parts.append(_letters(scene))
    parts += [scene.beside(seat) for seat in range(len(scene.view["seats"]))]
    return "\n".join(part if "\n" in part else "\n".join(textwrap.wrap(part, WIDTH)) for part in parts if part) + "\n"


def _board(scene: Scene) -> list[str]:
    grounds, pieces, numbers = scene.grounds(), scene.pieces(), row_names(scene)
    lines = []
    for row in reversed(range(scene.rows)):
        cells = "".join(_cell(grounds.get((column, row)), pieces.get((column, row))) for column in range(scene.columns))
        lines.append(f"{numbers[row]:>3} {cells}".rstrip())
    return [*lines, "    " + "".join(f"{name:<3}" for name in column_names(scene)).rstrip()]


def _cell(ground: str | None, piece: object) -> str:
    """Three signs: the seat, the piece, and a wave in the swamp."""
    if ground is None:
        return "   "
    if ground == "covered":
        return ":: "
    wave = "~" if ground == "swamp" else " "
    if piece is None:
        return f"{_GROUND[ground]}{wave} " if ground == "land" else "~~ "
    assert isinstance(piece, dict)
    letter = LETTER[piece["kind"]] if piece["kind"] else UNKNOWN
    return f"{piece['seat']}{letter}{wave}"


def _letters(scene: Scene) -> str:
    """The letters that stand on the board now."""
    known = sorted({piece["kind"] for piece in scene.view["pieces"] if piece["kind"]})
    return ", ".join(f"{LETTER[name]} {scene.piece(name)}" for name in known)
