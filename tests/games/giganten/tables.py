"""Positions for tests: a board with just the pieces that a test is about, and turns told in one line."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.games.giganten.armies import army
from gondwana.games.giganten.arranging import kinds_standing_at
from gondwana.games.giganten.data import OUTLINES, PIECES
from gondwana.games.giganten.land import FIELD_NAMES, ON_BOARD
from gondwana.games.giganten.notation import split
from gondwana.games.giganten.pieces import put
from gondwana.games.giganten.state import KINDS, OCCUPY, SWAMP, TAKERS
from gondwana.games.giganten.turns import begin_turn

GAME = load("giganten")

Army = dict[str, str]
NESTS = ("b1", "m14")


def field(name: str) -> int:
    return FIELD_NAMES.index(name)


def new_match(players: int = 2, *, seed: int = 1, **options: Any) -> Match:
    """A match before the first lot."""
    return Match(GAME, players=players, options={"first": 0, **options}, seed=seed)


def board(
    near: Army, far: Army, *more: Army, swamp: Iterable[str] = (), on_turn: int = 0, nests: bool = True, **options: Any
) -> Match:
    """A position in play with these pieces, the rest of the armies beaten. All is land but the fields named as swamp.

    Nests stand on b1 and m14 where a test does not care.
    """
    armies = [dict(near), dict(far), *(dict(one) for one in more)]
    match = new_match(len(armies), **options)
    s = match.state[0]
    s["ground"] = 0
    for name in swamp:
        s["ground"][field(name)] = SWAMP
    for seat, pieces in enumerate(armies):
        if nests and "nest" not in pieces.values():
            pieces[NESTS[seat % 2] if seat < 2 else ("s1", "d14")[seat % 2]] = "nest"
        for name, kind in pieces.items():
            n = put(s, seat, field(name), PIECES.index(kind))
            s["could"][seat, n] = kinds_standing_at(s, field(name))
        counts = Counter(pieces.values())
        for kind in range(KINDS):
            here = counts[PIECES[kind]]
            s["lost"][seat, kind] = army(s, kind) - here
            s["takers"][seat] += here * (TAKERS >> kind & 1)
    s["nests"] = len(armies) // 2
    s["first"] = 0
    begin_turn(s, on_turn)
    return match


def turn(match: Match, text: str) -> None:
    """Play the steps of a line like ``e4-e5 x e6 up``, each by whoever is to act."""
    for step in split(text):
        (seat,) = match.pending
        match.play(seat, step)


def goals(match: Match, start: str) -> set[str]:
    """Where the piece on a field may go now."""
    (seat,) = match.pending
    trial = Match(GAME, players=match.players, options=match.options, seed=1)
    trial.state = match.state.copy()
    trial.play(seat, start)
    return {text.removeprefix("-") for text in trial.legal_texts(seat)}


def where(match: Match) -> dict[str, tuple[int, str]]:
    """Field to seat and kind, for everything on the board but the Nests."""
    s = match.state[0]
    found = {}
    for seat in range(match.players):
        for n in range(int(s["count"][seat])):
            kind = PIECES[s["kind"][seat, n]]
            if kind != "nest":
                found[FIELD_NAMES[s["at"][seat, n]]] = (seat, kind)
    return found


def could(match: Match, name: str) -> set[str]:
    """The kinds that everybody's knowledge leaves to the piece on a field."""
    (found,) = [piece for piece in match.view(-1)["pieces"] if piece["field"] == name]
    return set(found["could"])


def set_up(match: Match) -> None:
    """Draw, lay and set up with the first legal steps, up to the first turn. Where a reserve is free, it is three pieces."""
    while match.waits_for_chance or match.state[0]["phase"] < 5:
        if match.waits_for_chance:
            match.play(CHANCE, match.odds()[0][0])
        else:
            stand_first(match)


def stand_first(match: Match) -> None:
    """The first legal step of the set-up; fields are occupied only as long as they must be."""
    seat = match.pending[0]
    legal = match.legal_texts(seat)
    stop = match.state[0]["phase"] == OCCUPY and "done" in legal
    match.play(seat, "done" if stop else legal[0])


def refusal(match: Match, seat: int, do: str) -> str:
    """The sentence with which an action is refused; fails if it is legal."""
    message = match.why_not(seat, do)
    assert message is not None, f"{do} is legal"
    return message.english()


def all_fields(outline: str = "square") -> list[str]:
    return [name for number, name in enumerate(FIELD_NAMES) if ON_BOARD[OUTLINES.index(outline), number]]


def lay_plainly(match):
    """Draw tiles in order and lay them unturned."""
    match.play(CHANCE, "first 0")
    while match.waits_for_chance:
        match.play(CHANCE, match.odds()[0][0])
    while match.view(0)["phase"] == "lay":
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])


def noted(match, seat, name):
    match.state[0]["note"][seat] = field(name)


def with_reserve(**options):
    match = new_match(**options)
    set_up(match)
    return match


def step(match):
    """A quiet turn: the first piece that can, to the first field."""
    seat = match.pending[0]
    while match.pending == (seat,):
        quiet = [text for text in match.legal_texts(seat) if text in ("quiet", "stay", "done")]
        match.play(seat, quiet[0] if quiet else match.legal(seat)[0])


def four(**options):
    match = new_match(4, **options)
    set_up(match)
    return match
