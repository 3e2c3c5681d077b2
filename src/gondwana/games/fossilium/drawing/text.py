"""A position as plain text: the action board, the market and a grid for each museum."""

import textwrap

from gondwana.games.fossilium.data import COLUMNS
from gondwana.games.fossilium.drawing.scene import LETTER, SHORT, Scene, entrance, rows_of_cells, shop
from gondwana.games.fossilium.told import CellView, FieldView, MuseumView

WIDTH = 100
_EMPTY = "."


def draw(scene: Scene) -> str:
    """What goes on, the board, the market, the museums."""
    parts = [scene.say("title"), scene.headline(), *_board(scene), *_market(scene)]
    for seat, museum in enumerate(scene.view["seats"]):
        parts += ["", scene.seat(seat), scene.say("stored", tiles=scene.stored(museum))]
        if scene.held(museum):
            parts.append(scene.say("held", tiles=scene.held(museum)))
        parts += _museum(museum)
    return (
        "\n".join(line for part in parts for line in (textwrap.wrap(part, WIDTH) if part[:1] != " " else [part]) or [""]) + "\n"
    )


def _board(scene: Scene) -> list[str]:
    rows: dict[str, list[str]] = {}
    for field in scene.view["board"]["fields"]:
        rows.setdefault(field["row"], []).append(_field(field))
    return [f"  {row:<8}{''.join(fields)}".rstrip() for row, fields in rows.items()]


def _field(field: FieldView) -> str:
    """Who stands on a field, else what it takes and brings."""
    workers = "".join("n" if seat is None else str(seat) for seat in field["workers"])
    money = f"{field['money']:+}$" if field["money"] else ""
    about = workers or ("o" * field["size"] + money + LETTER.get(field["type"] or "", ""))
    return f"{about:<8}"


def _market(scene: Scene) -> list[str]:
    lines = []
    for row in scene.view["market"]["rows"]:
        tiles = " ".join(_EMPTY if tile is None else tile for tile in row["tiles"])
        lines.append(f"  {LETTER[row['type']]} {row['price']}$ {tiles}".rstrip())
    archive = ", ".join(f"{count} {scene.tile(tile)}" for tile, count in scene.view["market"]["archive"].items())
    return [*lines, scene.say("archive", tiles=archive)] if archive else lines


def _museum(museum: MuseumView) -> list[str]:
    doors = "".join(f"{'abcdef'[column]}{entrance(column).lower():<4}" for column in range(COLUMNS))
    lines = [f"     {doors}".rstrip()]
    for row, cells in enumerate(rows_of_cells()):
        drawn = " ".join(_cell(museum["cells"].get(cell)) for cell in cells)
        lines.append(f"  {row + 1}{shop(row).lower()} {drawn}".rstrip())
    return lines


def _cell(cell: CellView | None) -> str:
    """A fossil in capitals where its part lies, in small letters where it is under construction; a panel in brackets."""
    if cell is None:
        return f"{_EMPTY:<4}"
    if cell["panel"]:
        return f"[{cell['panel'][:2]}]"
    name = SHORT[cell["fossil"] or ""]
    return name.upper() if cell["tile"] else name
