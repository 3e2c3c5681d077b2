"""What happens in Draftosaurus, in sentences, and its sheet of points."""

from itertools import groupby

from gondwana.cli.terminal.table import Sitting, name_for
from gondwana.cli.terminal.words import GameWords, Sheet, SheetRow, make_sheet
from gondwana.core.contract import Event, View
from gondwana.games.draftosaurus.data import FACES, PENS, SPECIES
from gondwana.games.draftosaurus.words import face_name, face_rule, species_name, zone_name
from gondwana.locale import Message, listing


def species_word(name: str) -> Message:
    return species_name(SPECIES.index(name))


def short_name(name: str, language: str, width: int = 5) -> str:
    """A species in at most five letters, for a chip; in four where there is no more room."""
    whole = Message(f"terminal-short-{name}").say(language)
    return whole if len(whole) <= width else Message(f"terminal-short-{name}.tiny").say(language)[:width]


def zone_of(place: str) -> str:
    """The zone of a place in notation: `pyramid 3` stands in the pyramid."""
    return place.split(" ", maxsplit=1)[0]


def place_word(place: str) -> Message:
    return zone_name(zone_of(place))


def zone_rule(zone: str) -> Message:
    return Message(f"{zone_name(zone).id}.rule")


def face_words(face: str) -> tuple[Message, Message]:
    """The name of a face of the die and what it asks for."""
    number = FACES.index(face)
    return face_name(number), face_rule(number)


_REVEALS = ("place", "show", "discard", "move")


def tell(events: list[Event], viewer: int | None, language: str) -> list[str]:
    """The events as sentences; what is drawn together is told together, and a choice only until it is shown."""
    told: list[str] = []
    shown = max((number for number, event in enumerate(events) if event["type"] in _REVEALS), default=-1)
    events = [event for number, event in enumerate(events) if event["type"] != "choose" or number > shown]
    for (kind, seat), group in groupby(events, key=lambda event: (event["type"], event.get("seat"))):
        if kind == "draw":
            told.append(_draw(list(group), seat, viewer, language))
        else:
            told += [message.say(language) for event in group if (message := _message(event, viewer, language))]
    return told


def _draw(draws: list[Event], seat: int, viewer: int | None, language: str) -> str:
    who = name_for(seat, viewer)
    known = [draw["species"] for draw in draws if draw["species"]]
    if not known:
        return Message("terminal-event-draw-hidden", who=who, count=len(draws)).say(language)
    return Message("terminal-event-draw", who=who, what=herd_word(known, language)).say(language)


def herd_word(herd: list[str], language: str) -> str:
    """Several dinosaurs in a row, like ones counted together."""
    counted = [(species_word(name).say(language), herd.count(name)) for name in SPECIES if name in herd]
    return listing([word if count == 1 else f"{count} × {word}" for word, count in counted], language)


def _message(event: Event, viewer: int | None, language: str) -> Message | None:
    kind = event["type"]
    if kind == "choose":
        if event["do"] is None or event["seat"] != viewer:
            return None
        return Message("terminal-event-choose", who=name_for(event["seat"], viewer), what=action_word(event["do"], language))
    if kind in ("place", "move"):
        what, where = species_word(event["species"]), place_word(event["place"])
        return Message(f"terminal-event-{kind}", who=name_for(event["seat"], viewer), what=what, where=where)
    if kind == "show":
        return Message("terminal-event-show", who=name_for(event["seat"], viewer), what=species_word(event["species"]))
    if kind == "roll":
        name, rule = face_words(event["face"])
        return Message("terminal-event-roll", who=name_for(event["seat"], viewer), face=name, rule=rule)
    if kind == "discard":
        return Message("terminal-event-discard", who=name_for(event["seat"], viewer), what=species_word(event["species"]))
    if kind == "first":
        return Message("terminal-event-first", who=name_for(event["seat"], viewer))
    if kind == "pass":
        return Message("terminal-event-pass", who=name_for(event["holder"], viewer))
    if kind == "round":
        return Message("terminal-event-round", round=event["round"] + 1)
    if kind == "board":
        return Message("terminal-event-board", board=Message(f"draftosaurus-board-{event['board']}"))
    return Message("terminal-event-over") if kind == "over" else None


def action_word(do: str, language: str) -> str:
    """A choice in notation as words: `trex forest` as T-Rex, Forest of Sameness."""
    parts = []
    rest = do
    for verb in ("choose ", "place ", "discard ", "move "):
        rest = rest.removeprefix(verb)
    if rest == "stay":
        return place_word("quarantine").say(language)
    first, _, place = rest.partition(" ")
    if first in SPECIES:
        parts.append(species_word(first))
    else:
        place = rest
    if place:
        parts.append(place_word(place))
    return listing(parts, language)


def sheet(sitting: Sitting, viewer: int) -> Sheet:
    """Points zone by zone as the viewer can know them; in the Summer/Winter mode both boards below their sum."""
    view, language = sitting.table.match.view(viewer), sitting.language
    now = [seat["points"] for seat in view["seats"]]
    rows: list[SheetRow] = []
    if view["earlier"]:
        both = tuple(points["total"] + seat["banked"] for points, seat in zip(now, view["seats"], strict=True))
        rows.append(SheetRow(Message("terminal-total-both").say(language), both, total=True))
        rows += _board_rows(
            view["earlier"]["board"], [seat["points"] for seat in view["earlier"]["seats"]], language, heading=True
        )
    rows += _board_rows(view["board"], now, language, heading=bool(rows))
    return make_sheet(sitting, viewer, rows)


def _board_rows(board: str, points: list[View], language: str, *, heading: bool) -> list[SheetRow]:
    def row(label: Message, numbers: list[int], *, total: bool = False) -> SheetRow:
        return SheetRow(label.say(language), tuple(numbers), total=total)

    rows = [SheetRow(Message(f"terminal-board-{board}").say(language), (), heading=True)] if heading else []
    rows += [row(zone_name(zone), [seat["zones"][zone] for seat in points]) for zone in PENS[board]]
    rows.append(row(Message("terminal-trex-pens"), [seat["trex"] for seat in points]))
    rows.append(row(zone_name("river"), [seat["river"] for seat in points]))
    rows.append(row(Message("terminal-total"), [seat["total"] for seat in points], total=True))
    return rows


WORDS = GameWords(
    tell=tell,
    sheet=sheet,
    rules=tuple(f"terminal-rules-draftosaurus-{part}" for part in ("aim", "turn", "die", "river", "trex", "two", "end")),
)
