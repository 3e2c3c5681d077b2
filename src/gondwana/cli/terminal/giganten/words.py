"""What happens in Giganten, in sentences; a turn as people write it; and what there is to choose, in few lines."""

import textwrap

from gondwana.cli.terminal.giganten.setting_up import NAMES, SettingUp
from gondwana.cli.terminal.table import Helper, Sitting, name_for
from gondwana.cli.terminal.words import GameWords, Sheet, SheetRow, make_sheet
from gondwana.core.contract import Event
from gondwana.core.errors import BadNotation
from gondwana.core.match import Match
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.notation import read, split
from gondwana.games.giganten.state import BLANK, TRAP
from gondwana.games.giganten.words import piece_name
from gondwana.locale import Message
from gondwana.server.messages import Plans
from gondwana.server.planning import plans

SET_UP = ("lay", "occupy", "arrange")
_WIDTH = 96
_FEW = 3
_NO_NEWS = ("arrange", "pick", "turn")
"""Steps that say nothing, or nothing that the next one does not say as well."""


def piece_word(name: str, *, trap: bool = False) -> Message:
    """A piece by the name that views use; the blank is a ghost or a trap."""
    kind = PIECES.index(name)
    return piece_name(kind, TRAP if trap and kind == BLANK else 0)


def has_trap(match: Match) -> bool:
    return bool(int(match.state[0]["flags"]) & TRAP)


def tell(events: list[Event], viewer: int | None, language: str) -> list[str]:
    """The events as sentences; pieces that were put on the board one after the other are counted."""
    told: list[str] = []
    stood = [event for event in events if event["type"] == "stand"]
    for event in events:
        if stood and event is stood[0]:
            told += _stood(stood, viewer, language)
        message = None if event["type"] in (*_NO_NEWS, "stand") else _message(event, viewer)
        if message is not None:
            told.append(message.say(language))
    return told


def _stood(stood: list[Event], viewer: int | None, language: str) -> list[str]:
    """Pieces that were put on the board: few by their fields, many by their number."""
    told = []
    for seat in dict.fromkeys(event["seat"] for event in stood):
        fields = [event["field"] for event in stood if event["seat"] == seat]
        who = name_for(seat, viewer)
        if len(fields) > _FEW:
            told.append(_say("stood", language, who=who, many=len(fields)))
        else:
            told.append(_say("stand", language, who=who, fields=", ".join(fields)))
    return told


def _say(id: str, language: str, **args: Message | str | int) -> str:
    return Message(f"terminal-gi-{id}", **args).say(language)


def _message(event: Event, viewer: int | None) -> Message | None:
    kind = event["type"]
    who = name_for(event["seat"], viewer) if "seat" in event else ""
    if kind == "draw":
        return Message("terminal-gi-draw", who=name_for(event["party"], viewer), tiles=", ".join(event["tiles"]))
    if kind == "lay":
        tile = None if event["tile"] is None else f"{event['tile']} {event['turn']}°"
        return None if tile is None else Message("terminal-gi-lay", who=name_for(event["party"], viewer), tile=tile)
    if kind == "move":
        flight = "flight" if event["flight"] else "move"
        return Message(f"terminal-gi-{flight}", who=who, start=event["start"], goal=event["goal"])
    if kind == "fight":
        return Message(
            "terminal-gi-fight",
            who=who,
            attacker=piece_word(event["attacker"]),
            defender=piece_word(event["defender"]),
            start=event["attacker_field"],
            goal=event["defender_field"],
            ground=Message(f"terminal-gi-on-{event['ground']}"),
            result=Message(f"terminal-gi-result-{event['result'].replace('_', '-')}"),
        )
    if kind == "up":
        return Message("terminal-gi-up", who=who) if event["moved"] else None
    if kind == "offer":
        return Message("terminal-gi-declined" if event["declined"] else "terminal-gi-offer", who=who)
    if kind == "hold":
        return Message("terminal-gi-hold", who=who, many=event["many"])
    if kind in ("trap", "set"):
        return Message(f"terminal-gi-{kind}", who=who, field=event["field"])
    return Message(f"terminal-gi-{kind}", who=who) if kind in ("first", "land", "ready", "over") else None


def choices(match: Match, seat: int, language: str) -> list[str]:
    """What can be done: in a turn each piece with where it can go and whom it can challenge there, else the list."""
    view = match.view(seat)
    phase = view["phase"]
    lines = [_say(f"now-{phase}", language, what=next_word(match, view["seats"][seat]["next"], language))]
    if phase in SET_UP:
        lines.append(_say("ready-made", language, names=", ".join(NAMES)))
    tree = plans(_seen(match, seat), seat)
    if phase == "pick" and tree is not None:
        kinds = {piece["field"]: piece["kind"] for piece in view["pieces"] if piece["seat"] == seat}
        lines += [
            _move(step, rest, kinds, match, language) for step, rest in sorted(tree.items(), key=lambda one: _order(one[0]))
        ]
    else:
        lines += _wrapped("", sorted(match.legal_texts(seat), key=_order))
    return lines


def _order(step: str) -> tuple[bool, int, str]:
    """Fields row by row, words after them."""
    row = step.lstrip("-x abcdefghijklmnopqrstuvwyz")
    return (not row.isdigit(), int(row) if row.isdigit() else 0, step)


def plans_of(match: Match, seat: int) -> Plans:
    """What a seat can do now, step after step; in the set-up each step stands by itself."""
    tree = plans(_seen(match, seat), seat)
    return {step: {} for step in match.legal_texts(seat)} if tree is None else tree


def _seen(match: Match, seat: int) -> Match:
    seen = Match(match.game, players=match.players, options=match.options)
    seen.state = match.hidden(seat)
    return seen


def next_word(match: Match, name: str | None, language: str) -> str:
    """What the secret set-up asks for now."""
    if name is None:
        return ""
    known = name in PIECES
    return piece_word(name, trap=has_trap(match)).say(language) if known else _say(f"next-{name}", language)


def _move(step: str, rest: Plans, kinds: dict[str, str | None], match: Match, language: str) -> str:
    """``e4 Tri: -e5 (x e6), -d4``."""
    name = kinds.get(step)
    label = f"{step} {piece_word(name, trap=has_trap(match)).say(language)}" if name else step
    goals = []
    for goal, after in rest.items():
        against = [one for one in after if one.startswith("x ")]
        goals.append(f"{goal} ({', '.join(against)})" if against else goal)
    return "\n".join(_wrapped(f"{label}: " if goals else label, goals))


def _wrapped(label: str, words: list[str]) -> list[str]:
    text = label + ", ".join(words)
    return textwrap.wrap(text, _WIDTH, initial_indent="  ", subsequent_indent="      ", break_long_words=False)


def steps_of(text: str) -> list[str]:
    """One step, or a turn in a row like ``e4-e5 x e6``."""
    try:
        read(0, text)
    except BadNotation:
        return split(text)
    return [text]


def setting_up(match: Match, seat: int, word: str) -> Helper | None:
    """The army of a style, as long as there is something to set up."""
    return SettingUp(seat, word).step if match.view(seat)["phase"] in SET_UP else None


def is_open(match: Match) -> bool:
    """While pieces are put on the board, nobody knows more than the others."""
    return bool(match.view(-1)["phase"] == "occupy")


def sheet(sitting: Sitting, viewer: int) -> Sheet:
    """No points, but pieces: how many each side has left, and which are beaten."""
    view = sitting.table.match.view(viewer)
    rows = [SheetRow(sitting.say("terminal-gi-left"), tuple(seat["pieces"] for seat in view["seats"]), total=True)]
    beaten = [name for name in PIECES if any(name in seat["lost"] for seat in view["seats"])]
    if beaten:
        rows.append(SheetRow(sitting.say("terminal-gi-beaten"), (), heading=True))
    for name in beaten:
        word = piece_word(name, trap=has_trap(sitting.table.match)).say(sitting.language)
        rows.append(SheetRow(word, tuple(seat["lost"].get(name, 0) for seat in view["seats"])))
    return make_sheet(sitting, viewer, rows)


def result(sitting: Sitting, viewer: int | None) -> str:
    """Who won and how."""
    told = sitting.table.match.explain(-1, lambda seat: sitting.name(seat, viewer))
    return "" if told is None or told.result is None else told.result.say(sitting.language)


WORDS = GameWords(
    tell=tell,
    sheet=sheet,
    rules=tuple(f"terminal-rules-giganten-{part}" for part in ("aim", "set-up", "turn", "fight", "special", "end", "notation")),
    how="terminal-gi-how",
    help="terminal-gi-help",
    split=steps_of,
    choices=choices,
    set_ups=NAMES,
    setting_up=setting_up,
    is_open=is_open,
    keys="terminal-gi-keys",
    board="terminal-gi-board",
    result=result,
)
