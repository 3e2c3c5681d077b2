"""What the things of a view are called: fossils, tiles, panels, fields, goals."""

from gondwana.games.fossilium.data import DATA
from gondwana.locale import Message

_POINTS = {
    "toilet": DATA.panels.toilet,
    "laboratory": DATA.panels.laboratory_points,
    "depot": DATA.panels.depot_points,
}


def _named(group: str, name: str, **numbers: int) -> Message:
    return Message(f"fossilium-{group}-{name}", **numbers)


def fossil_name(name: str) -> Message:
    """A fossil, or the one that a museum starts with."""
    return _named("fossil", name)


def panel_name(name: str) -> Message:
    return _named("panel", name)


def type_name(name: str) -> Message:
    return _named("type", name)


def site_name(site: int) -> Message:
    """A dig site by its number, from 1."""
    return _named("site", ("triassic", "jurassic", "cretaceous")[site - 1])


def row_name(row: str) -> Message:
    """A row of the action board."""
    return _named("row", row)


def tile_text(tile: str, language: str) -> str:
    """`trex-2` as Tyrannosaurus rex 2: the second pair of its parts."""
    name, _, pair = tile.partition("-")
    return f"{fossil_name(name).say(language)} {pair}".rstrip()


def field_text(field: str, language: str) -> str:
    """`display-1` as Display 1."""
    row, _, column = field.partition("-")
    return f"{row_name(row).say(language)} {column}".rstrip()


def panel_about(name: str) -> Message:
    """What a panel does."""
    numbers = DATA.panels
    return _named(
        "panel",
        f"{name}.about",
        points=_POINTS.get(name, numbers.planetarium),
        money=numbers.ticket if name == "ticket" else numbers.sponsors_money,
        many={"laboratory": numbers.laboratory, "depot": numbers.depot}.get(name, numbers.restaurant),
        guests=numbers.auditorium_guests,
        most=numbers.reading_most,
    )


def effect_about(name: str) -> Message | None:
    """What a fossil brings at the end; None where it brings nothing."""
    effect = next((fossil.effect for fossil in DATA.fossils if fossil.name == name), None)
    if effect is None or effect.most == 0:
        return None
    return _named("effect", effect.of, base=effect.base, each=effect.each, per=effect.per, most=effect.most)


def labour_name(goal: str) -> Message:
    """A goal of the labour market."""
    return _named("labour", goal, least=next(one.least for one in DATA.labour if one.name == goal))


def round_name(goal: str) -> Message:
    """What the goal of a round counts."""
    return _named("round", goal)


def end_name(goal: str) -> Message:
    return _named("end", goal)
