"""A position as plain text: action board, market, goals and a floor for each museum, for terminals and screen readers."""

import textwrap

from gondwana.games.fossilium.data import COLUMNS, DATA, ROW_NAMES
from gondwana.games.fossilium.drawing.scene import LETTER, PANEL_LETTERS, SHORT, Scene, entrance, rows_of_cells, shop
from gondwana.games.fossilium.told import CellView, FieldView, MuseumView
from gondwana.games.fossilium.words import row_name
from gondwana.locale import Message

WIDTH = 100
_EMPTY = "."
_PEDESTAL = "_"
_ON_PEDESTALS = {
    "abcdef"["abcdef".index(pedestal.cell[0]) + column] + str(int(pedestal.cell[1:]) + row)
    for pedestal in DATA.pedestals
    for row in range(pedestal.rows)
    for column in range(pedestal.columns)
}
_FIELD = 14
_FLOOR = 33
_BESIDE = 3
"""Museums in a line, with room between them."""


def draw(scene: Scene) -> str:
    """What goes on, the board, the market, the goals, what everybody has, the museums, and what the signs mean."""
    seats = range(len(scene.view["seats"]))
    lines = [scene.say("title"), scene.headline(), "", *_board(scene), "", *_market(scene), ""]
    lines += _wrapped(_goals(scene))
    for seat in seats:
        museum = scene.view["seats"][seat]
        told = [scene.seat(seat, _who(scene, seat)), "  " + scene.say("stored", tiles=scene.stored(museum))]
        if scene.held(museum):
            told.append("  " + scene.say("held", tiles=scene.held(museum)))
        lines += ["", *_wrapped(told)]
    for first in range(0, len(seats), _BESIDE):
        floors = [_museum(scene, seat) for seat in seats[first : first + _BESIDE]]
        lines += ["", *("".join(f"{line.rstrip():<{_FLOOR}}" for line in row) for row in zip(*floors, strict=True))]
    lines += ["", *_wrapped([scene.say("sizes", sizes=_sizes(scene)), scene.say("legend")])]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _who(scene: Scene, seat: int) -> str:
    """A seat by its number; the viewer's own says so."""
    return scene.say("you", seat=str(seat)) if scene.view["viewer"] == seat else str(seat)


def _sizes(scene: Scene) -> str:
    """Which fossils are of which size."""
    sizes = sorted({fossil.size for fossil in DATA.fossils}, reverse=True)
    names = {size: [scene.fossil(fossil.name) for fossil in DATA.fossils if fossil.size == size] for size in sizes}
    return "; ".join(f"{size}: {', '.join(names[size])}" for size in sizes)


def _wrapped(lines: list[str]) -> list[str]:
    return [part for line in lines for part in textwrap.wrap(line, WIDTH, subsequent_indent="    ")]


def _board(scene: Scene) -> list[str]:
    """A line for each row, and what counts for a whole column: fixed workers, the price of a joker."""
    board = scene.view["board"]
    fields = {field["field"]: field for field in board["fields"]}
    rows = [row for row in ROW_NAMES if f"{row}-1" in fields]
    names = {row: row_name(ROW_NAMES.index(row)).say(scene.language) for row in rows}
    lines = [("", [f"{column['column']} {scene.site(column['site'])}" for column in board["columns"]])]
    for row in rows:
        there = [fields.get(f"{row}-{column['column']}") for column in board["columns"]]
        lines.append((names[row], ["" if field is None else _field(scene, field) for field in there]))
    lines.append((scene.say("joker"), [f"{column['joker']} $" for column in board["columns"]]))
    if any(any(column["fixed"]) for column in board["columns"]):
        lines.append((scene.say("fixed"), [_fixed(column["fixed"]) for column in board["columns"]]))
    wide = max(len(name) for name, _ in lines)
    return [f"  {name:<{wide}}  {''.join(f'{cell:<{_FIELD}}' for cell in cells)}" for name, cells in lines]


def _field(scene: Scene, field: FieldView) -> str:
    """Who stands on a field, else what it takes and brings."""
    workers = " ".join("n" if seat is None else str(seat) for seat in field["workers"])
    if workers:
        return f"[{workers}]"
    money = f" {field['money']:+} $" if field["money"] else ""
    gift = " " + scene.say(f"gift-{field['gives']}") if field["gives"] else ""
    return "o" * field["size"] + money + (f" {LETTER[field['type']]}" if field["type"] else "") + gift


def _fixed(many: list[int]) -> str:
    return " ".join(str(seat) for seat, number in enumerate(many) for _ in range(number)) or "-"


def _market(scene: Scene) -> list[str]:
    market = scene.view["market"]
    lines = ["  " + scene.say("market", prices=" ".join(map(str, market["prices"])))]
    for row in market["rows"]:
        tiles = "  ".join(f"{place}:{_EMPTY if tile is None else tile}" for place, tile in enumerate(row["tiles"], 1))
        lines += _wrapped([f"  {LETTER[row['type']]} {row['price']} $  {tiles}"])
    archive = ", ".join(f"{count} {scene.tile(tile)}" for tile, count in market["archive"].items())
    if archive:
        lines += _wrapped([f"  {scene.say('archive', tiles=archive)}"])
    bags = ", ".join(f"{scene.site(bag['site'])} {bag['tiles']}" for bag in scene.view["bags"])
    return [*lines, "  " + scene.say("bags", bags=bags)]


def _goals(scene: Scene) -> list[str]:
    goals = scene.view["goals"]
    lines = []
    if goals["labour"]:
        labour = []
        for goal in goals["labour"]:
            name = Message(f"fossilium-labour-{goal['goal']}", least=goal["least"]).say(scene.language)
            labour.append(f"{name} ({', '.join(map(str, goal['seats']))})" if goal["seats"] else name)
        lines.append(scene.say("labour", goals="; ".join(labour)))
    for number, told in enumerate(goals["rounds"], 1):
        if number == max(1, scene.view["round"]) and told["goal"]:
            name = Message(f"fossilium-round-{told['goal']}").say(scene.language)
            lines.append(scene.say("goal", goal=name, levels="/".join(map(str, told["levels"]))))
    if goals["end"] is not None and goals["end"] != "none":
        lines.append(scene.say("end", goal=Message(f"fossilium-end-{goals['end']}")))
    return lines


def _museum(scene: Scene, seat: int) -> list[str]:
    museum: MuseumView = scene.view["seats"][seat]
    doors = "".join(f"{'abcdef'[column]}{entrance(column).lower():<4}" for column in range(COLUMNS))
    lines = [scene.say("museum", seat=_who(scene, seat)), f"   {doors}"]
    for row, cells in enumerate(rows_of_cells()):
        drawn = " ".join(_cell(museum["cells"].get(cell), _PEDESTAL if cell in _ON_PEDESTALS else _EMPTY) for cell in cells)
        lines.append(f"{row + 1}{shop(row).lower()} {drawn}")
    return lines


def _cell(cell: CellView | None, free: str) -> str:
    """A fossil in capitals where its part lies, in small letters where it is under construction; a panel in brackets."""
    if cell is None:
        return f"{free:<4}"
    if cell["panel"]:
        return f"[{PANEL_LETTERS[cell['panel']]}]"
    name = SHORT[cell["fossil"] or ""]
    return f"{name.upper() if cell['tile'] else name:<4}"
