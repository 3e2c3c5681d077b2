"""What happens in Fossilium, and what can be done in it, in sentences."""

from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import Any

from gondwana.cli.terminal.fossilium.drawings import TYPE_OF, brings, cells_of
from gondwana.cli.terminal.fossilium.naming import (
    end_name,
    field_text,
    fossil_name,
    labour_name,
    panel_about,
    panel_name,
    round_name,
    row_name,
    site_name,
    tile_text,
    type_name,
)
from gondwana.cli.terminal.table import Sitting, name_for
from gondwana.cli.terminal.words import GameWords, Sheet, SheetRow, make_sheet
from gondwana.core.contract import Event, View
from gondwana.core.match import Match
from gondwana.games.fossilium.data import DATA, SIDES
from gondwana.locale import Message, listing

_SECRET = ("start", "pick", "excavate", "keep", "store", "fix")
"""Phases in which somebody holds parts, or decides, that the others do not see."""
_ZONES = ("prestige", "guests", "money", "goal", "complete", *TYPE_OF, "pedestals", *SIDES)
"""The lines of a score in the order in which they are shown."""
SIZE_OF = {fossil.name: fossil.size for fossil in DATA.fossils}
_JOINED = ("draw", "market", "goal")
"""Events of which several come in a row."""


def tell(events: list[Event], viewer: int | None, language: str) -> list[str]:
    """The events as sentences; draws in a row become one."""
    told: list[str] = []
    for _, same in groupby(events, key=_joins):
        several = list(same)
        kind = several[0]["type"]
        if kind == "draw":
            told.append(_draws(several, viewer, language))
        elif kind == "market":
            tiles = listing([tile_text(event["tile"], language) for event in several], language)
            told.append(_event("market", tiles=tiles).say(language))
        else:
            told += [message.say(language) for event in several for message in _messages(event, viewer, language)]
    return told


def _joins(event: Event) -> tuple[Any, ...]:
    """Draws of one seat, or tiles that come into the market, belong together."""
    return (event["type"], event.get("seat")) if event["type"] in _JOINED[:2] else (event["type"], id(event))


def _event(id: str, **args: Message | str | int) -> Message:
    return Message(f"terminal-fo-event-{id}", **args)


def _draws(draws: list[Event], viewer: int | None, language: str) -> str:
    who = name_for(draws[0]["seat"], viewer)
    known = [tile_text(draw["tile"], language) for draw in draws if draw["tile"]]
    if not known:
        return _event("draw-hidden", who=who, many=len(draws)).say(language)
    return _event("draw", who=who, tiles=listing(known, language)).say(language)


def _messages(event: Event, viewer: int | None, language: str) -> list[Message]:
    """The sentences of one event; none where it says nothing that the next one does not say as well."""
    kind = event["type"]
    if kind in ("income", "opening"):
        return [_for_seat(kind, one, viewer) for one in event["seats"]]
    maker = _TOLD.get(kind)
    if maker is None:
        return []
    who = name_for(event["seat"], viewer) if event.get("seat") is not None else Message("terminal-you")
    message = maker(event, who, viewer, language)
    return [] if message is None else [message]


def _for_seat(kind: str, one: dict[str, Any], viewer: int | None) -> Message:
    numbers = {name: number for name, number in one.items() if name not in ("seat", "level")}
    return _event(kind, who=name_for(one["seat"], viewer), **numbers)


Maker = Callable[[Event, Message, int | None, str], Message | None]


def _goal(event: Event, who: Message, viewer: int | None, language: str) -> Message:
    if event["of"] == "round":
        return _event("goal-round", round=event["round"], goal=round_name(event["goal"]))
    return _event(f"goal-{event['of']}", goal=(labour_name if event["of"] == "labour" else end_name)(event["goal"]))


def _field(event: Event, who: Message, viewer: int | None, language: str) -> Message:
    field = field_text(event["field"], language)
    if event["fixed"]:
        return _event("field-fixed", who=who, field=field, fixed=event["fixed"], money=f"{event['money']:+d}")
    if not event["money"]:
        return _event("field", who=who, field=field)
    return _event("field-paid", who=who, field=field, money=f"{event['money']:+d}")


def _gift(event: Event, who: Message, viewer: int | None, language: str) -> Message:
    tile = tile_text(event["tile"], language)
    return _event("gift", who=who, to=name_for(event["to"], viewer), tile=tile, prestige=event["prestige"])


def _round(event: Event, who: Message, viewer: int | None, language: str) -> Message:
    return _event("round", round=event["round"], who=name_for(event["ammonite"], viewer))


def _stored(event: Event, who: Message, viewer: int | None, language: str) -> Message | None:
    if not event["tiles"]:
        return None
    return _event("stored", who=who, tiles=listing([tile_text(tile, language) for tile in event["tiles"]], language))


def _simple(told: str, **parts: str) -> Maker:
    """An event whose fields go into its sentence, each as what it is: a fossil, a tile, a site and so on."""
    named: dict[str, Callable[[Any, str], Message | str | int]] = {
        "fossil": lambda value, language: fossil_name(value),
        "panel": lambda value, language: panel_name(value),
        "type": lambda value, language: type_name(value),
        "site": lambda value, language: site_name(value),
        "row": lambda value, language: row_name(value),
        "labour": lambda value, language: labour_name(value),
        "tile": tile_text,
        "as_is": lambda value, language: value,
        "columns": lambda value, language: ", ".join(map(str, value)),
    }

    def make(event: Event, who: Message, viewer: int | None, language: str) -> Message:
        return _event(told, who=who, **{name: named[what](event[name], language) for name, what in parts.items()})

    return make


_TOLD: dict[str, Maker] = {
    "first": _simple("first"),
    "goal": _goal,
    "start": _simple("start", kind="type"),
    "round": _round,
    "pass": _simple("pass"),
    "skipped": _simple("skipped"),
    "field": _field,
    "copy": _simple("copy", action="row"),
    "show": _simple("show", fossil="fossil", cell="as_is"),
    "part": _simple("part", tile="tile", cell="as_is"),
    "complete": lambda event, who, viewer, language: _event(
        "complete", who=who, fossil=fossil_name(event["fossil"]), guests=event["guests"], bonus=event["bonus"] or "none"
    ),
    "pedestal": _simple("pedestal", fossil="fossil"),
    "panel": _simple("panel", panel="panel", cell="as_is"),
    "amber": _simple("amber", kind="type"),
    "gift": _gift,
    "buy": _simple("buy", tile="tile", price="as_is"),
    "sell": _simple("sell", tile="tile", price="as_is"),
    "tour": lambda event, who, viewer, language: _event(
        f"tour-{event['of']}", who=who, type=type_name(event["kind"]), amount=event["amount"]
    ),
    "manage": lambda event, who, viewer, language: _event(f"manage-{event['gives']}", who=who),
    "students": _simple("students", site="site", number="as_is"),
    "kept": lambda event, who, viewer, language: (
        _event("kept", who=who, tile=tile_text(event["tile"], language)) if event["tile"] else None
    ),
    "fetch": _simple("fetch", site="site", tile="tile"),
    "worker": _simple("worker", goal="labour"),
    "prestige": _simple("prestige", amount="as_is"),
    "dug": _simple("dug", site="site", drawn="as_is", kept="as_is"),
    "stored": _stored,
    "fixed": _simple("fixed", columns="columns"),
    "over": lambda event, who, viewer, language: _event("over"),
}


# what can be done


def describe(view: View, seat: int, step: str, language: str) -> str:
    """A step in notation as words, with what it would bring or cost."""
    return _Describing(view, seat, language).words(step)


class _Describing:
    def __init__(self, view: View, seat: int, language: str) -> None:
        self._view = view
        self._seat: dict[str, Any] = view["seats"][seat]
        self._language = language

    def words(self, step: str) -> str:
        first, _, rest = step.partition(" ")
        if (field := self._field(first)) is not None:
            return field
        maker = getattr(self, f"_{first}", None)
        if maker is not None:
            words: str = maker(rest)
            return words
        if first in ("pass", "end", "done"):
            return self._say(first)
        return self._place(step, self._say(rest or "cell", cell=first))

    def _place(self, step: str, where: str) -> str:
        """A place, and what a fossil would bring there."""
        fossil = (self._view["doing"] or {}).get("fossil") if self._view["phase"] == "place" else None
        if fossil is None:
            return where
        money, guests, prestige = brings(cells_of(step, self._view), TYPE_OF[fossil])
        told = self._say("brings", where=where, money=money, guests=guests)
        return self._say("pedestal", where=told, prestige=prestige) if prestige else told

    def _say(self, id: str, **args: Message | str | int) -> str:
        return Message(f"terminal-fo-step-{id}", **args).say(self._language)

    def _tile(self, tile: str) -> str:
        return tile_text(tile, self._language)

    def _field(self, name: str) -> str | None:
        field = next((one for one in self._view["board"]["fields"] if one["field"] == name), None)
        if field is None:
            return None
        words = field_text(name, self._language)
        if gift := _gift_of(field):
            words = f"{words} ({gift.say(self._language)})"
        if field["row"] in ("joker", "strip"):
            return self._say("joker", field=words, price=self._view["board"]["columns"][field["column"] - 1]["joker"])
        if field["money"]:
            return self._say("field-money", field=words, workers=field["size"], money=f"{field['money']:+d}")
        return self._say("field", field=words, workers=field["size"])

    def _students(self, site: str) -> str:
        return self._say("students", site=site_name(int(site)))

    def _as(self, row: str) -> str:
        return self._say("as", action=row_name(row))

    def _show(self, fossil: str) -> str:
        tiles = [slot["tile"] for slot in self._seat["storage"]["slots"] if slot["tile"]]
        pairs = Counter(tile for tile in tiles if tile.partition("-")[0] == fossil)
        size = SIZE_OF[fossil]
        parts = sum(min(many, 2, size) for many in pairs.values())
        return self._say("show", fossil=fossil_name(fossil), parts=parts, size=size)

    def _add(self, fossil: str) -> str:
        return self._say("add", fossil=fossil_name(fossil))

    def _part(self, tile: str) -> str:
        return self._say("part", tile=self._tile(tile))

    def _build(self, panel: str) -> str:
        return self._say("build", panel=panel_name(panel), about=panel_about(panel))

    def _give(self, rest: str) -> str:
        tile, _, seat = rest.partition(" to ")
        return self._say("give", tile=self._tile(tile), who=name_for(int(seat), None))

    def _amber(self, type_: str) -> str:
        return self._say("type", type=type_name(type_))

    def _start(self, type_: str) -> str:
        return self._say("type", type=type_name(type_))

    def _buy(self, rest: str) -> str:
        market = self._view["market"]
        if rest.startswith("archive "):
            return self._say("buy", tile=self._tile(rest.removeprefix("archive ")), price=market["archive_price"])
        type_, _, place = rest.partition("-")
        row = next(row for row in market["rows"] if row["type"] == type_)
        return self._say("buy", tile=self._tile(row["tiles"][int(place) - 1]), price=row["price"])

    def _sell(self, tile: str) -> str:
        name = tile.partition("-")[0]
        row = next(row for row in self._view["market"]["rows"] if row["type"] == TYPE_OF[name])
        return self._say("sell", tile=self._tile(tile), price=row["price"])

    def _entrance(self, type_: str) -> str:
        return self._say("entrance", type=type_name(type_), amount=self._seat["income"]["entrances"][type_])

    def _shop(self, type_: str) -> str:
        return self._say("shop", type=type_name(type_), amount=self._seat["income"]["shops"][type_])

    def _take(self, tile: str) -> str:
        return self._say("take", tile=self._tile(tile))

    def _keep(self, places: str) -> str:
        tiles = [self._tile(self._seat["hand"][int(place) - 1]) for place in places.split()]
        return self._say("keep", tiles=listing(tiles, self._language))

    def _leave(self, tile: str) -> str:
        return self._say("leave", tile=self._tile(tile))

    def _fix(self, column: str) -> str:
        return self._say("fix", column=column)

    def _use(self, rest: str) -> str:
        doing = self._view["doing"]
        mix = next(one for one in doing["mixes"] if one["fixed"] == int(rest.partition(" ")[0]))
        words = self._say("use", fixed=mix["fixed"], size=mix["fixed"] + mix["free"])
        return self._say("use-price", mix=words, price=-mix["money"]) if doing["action"] in ("joker", "strip") else words

    def _dig(self, site: str) -> str:
        dig = next(one for one in self._seat["sites"] if one["site"] == int(site))
        return self._say("dig", site=site_name(dig["site"]), drawn=dig["draw"], kept=dig["keep"])


def _gift_of(field: dict[str, Any]) -> Message | None:
    """The type of a tour, or what the office gives."""
    if field["type"]:
        return type_name(field["type"])
    return Message(f"fossilium-draw-gift-{field['gives']}") if field["gives"] else None


def ask(view: View, seat: int, language: str) -> str:
    """What the game waits for."""
    return Message(f"terminal-fo-ask-{view['phase']}", keep=view["seats"][seat]["keep"]).say(language)


def asked(match: Match, seat: int, language: str) -> str:
    """The question of the seat in this position."""
    return ask(match.view(seat), seat, language)


def described(match: Match, seat: int, language: str) -> list[str]:
    """The legal steps of a seat, as words, in the order of their notation."""
    view = match.view(seat)
    return [describe(view, seat, step, language) for step in match.legal_texts(seat)]


def goals(view: View, language: str) -> list[str]:
    """What a worker can be had for, the goal of this round, the goal of the game."""
    told = view["goals"]
    lines = []
    labour = []
    for goal in told["labour"]:
        name = labour_name(goal["goal"]).say(language)
        labour.append(f"{name} ({', '.join(map(str, goal['seats']))})" if goal["seats"] else name)
    if labour:
        lines.append(_event("goal-labour", goal="; ".join(labour)).say(language))
    for number, goal in enumerate(told["rounds"], 1):
        if number == view["round"] and goal["goal"]:
            words = f"{round_name(goal['goal']).say(language)} {'/'.join(map(str, goal['levels']))}"
            lines.append(_event("goal-round", round=number, goal=words).say(language))
    if told["end"] not in (None, "none"):
        lines.append(_event("goal-end", goal=end_name(told["end"])).say(language))
    return lines


def is_open(match: Match) -> bool:
    """In turns everybody sees everything; only drawn parts are secret."""
    return match.view(-1)["phase"] not in _SECRET


def sheet(sitting: Sitting, viewer: int) -> Sheet:
    """Where the prestige of everybody comes from."""
    told = sitting.table.match.explain(viewer, lambda seat: sitting.name(seat, viewer))
    assert told is not None
    rows = []
    found = {row.zone for account in told.seats for row in account.rows}
    for zone in (zone for zone in _ZONES if zone in found):
        points = tuple(sum(row.points for row in account.rows if row.zone == zone) for account in told.seats)
        rows.append(SheetRow(_zone_name(zone, alone=len(told.seats) == 1).say(sitting.language), points))
    rows.append(SheetRow(sitting.say("terminal-total"), tuple(account.total for account in told.seats), total=True))
    return make_sheet(sitting, viewer, rows)


def _zone_name(zone: str, *, alone: bool) -> Message:
    """A line of the sheet; who plays alone has the most of everything, and thresholds instead."""
    if zone in SIDES:
        return panel_name(zone)
    if alone and zone in ("guests", "money"):
        return Message(f"terminal-fo-sheet-{zone}-alone")
    return fossil_name(zone) if zone in TYPE_OF else Message(f"terminal-fo-sheet-{zone}")


def result(sitting: Sitting, viewer: int | None) -> str:
    """Who won and how a tie was broken; alone, the rank."""
    told = sitting.table.match.explain(-1, lambda seat: sitting.name(seat, viewer))
    return "" if told is None or told.result is None else told.result.say(sitting.language)


WORDS = GameWords(
    tell=tell,
    sheet=sheet,
    rules=tuple(
        f"terminal-rules-fossilium-{part}"
        for part in ("aim", "round", "actions", "students", "opening", "dig", "end", "notation")
    ),
    describe=described,
    ask=asked,
    is_open=is_open,
    keys="terminal-fo-keys",
    board="terminal-fo-board",
    result=result,
)
