"""Positions for tests: a table in round 1 with empty storages and just what a test is about, turns told step by step."""

from collections.abc import Iterable
from typing import Any

from gondwana.core.contract import CHANCE, Record
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.games.fossilium.data import CELLS, FIELDS, FOSSILS, ROUNDS, SIDES, TILES, TYPES
from gondwana.games.fossilium.display import count_complete, lay_cell, stand
from gondwana.games.fossilium.market import enter, set_prices
from gondwana.games.fossilium.setup import BAG
from gondwana.games.fossilium.shapes import ALL_PARTS, BIT, FIRST_KIND, KINDS_OF, PAIR_COUNT, SIZE, TYPE_OF_KIND
from gondwana.games.fossilium.state import CELL_COUNT, NEUTRAL, SITE_COUNT
from gondwana.games.fossilium.storage import put_into_bag, store, take_from_bag, unstore
from gondwana.games.fossilium.workers import COLUMN_OF, NEEDS

GAME = load("fossilium")
PLAIN = {"first": 0, "labour_goals": "standard", "round_goals": "first"}


def new_match(players: int = 2, *, seed: int = 1, **options: Any) -> Match:
    """A match before the first lot; goals are the agreed ones, unless a test says otherwise."""
    agreed = {} if players == 1 else {"end_goal": "complete"}
    return Match(GAME, players=players, options={**PLAIN, **agreed, **options}, seed=seed)


def started(players: int = 2, *, types: Iterable[str] = ("botanical",) * 4, seed: int = 1, **options: Any) -> Match:
    """A match at the first turn, everybody with the first four parts and a starting fossil."""
    match = new_match(players, seed=seed, **options)
    match.settle()
    for seat, kind in zip(range(players), types, strict=False):
        match.play(seat, "keep 1 2 3 4")
        match.play(seat, f"start {kind}")
    return match


def table(players: int = 2, **options: Any) -> Match:
    """The first turn of seat 0 with empty storages and an empty market: every tile but the museums' is in a bag."""
    match = started(players, **options)
    s = match.state[0]
    for seat in range(players):
        for kind in range(len(TILES)):
            for _ in range(int(s["store"][seat, kind])):
                unstore(s, seat, kind)
                _home(s, kind)
    for row in range(len(TYPES)):
        for place in range(int(s["length"][row])):
            _home(s, int(s["row"][row, place]))
            s["row"][row, place] = -1
        s["length"][row] = 0
    for number in range(len(FIELDS)):  # neutral workers leave: they come back with the next round
        if s["field"][number] == 1 + NEUTRAL:
            s["field"][number] = 0
            s["crowd"][COLUMN_OF[number]] -= 1
    set_prices(s)
    return match


def _home(s: Record, kind: int) -> None:
    """A tile back into a bag that lacks one."""
    site = next(site for site in range(SITE_COUNT) if s["bag"][site, kind] < BAG[site, kind])
    put_into_bag(s, site, kind)


def _from_bag(s: Record, kind: int) -> None:
    site = next(site for site in range(SITE_COUNT) if s["bag"][site, kind] > 0)
    take_from_bag(s, site, kind)


def stock(match: Match, seat: int, *tiles: str) -> None:
    """Tiles from the bags into a storage."""
    for tile in tiles:
        _from_bag(match.state[0], TILES.index(tile))
        store(match.state[0], seat, TILES.index(tile))


def offer(match: Match, *tiles: str) -> None:
    """Tiles from the bags into the market, in this order; prices as at the start of a turn."""
    for tile in tiles:
        _from_bag(match.state[0], TILES.index(tile))
        enter(match.state[0], TILES.index(tile))
    set_prices(match.state[0])


def show(match: Match, seat: int, fossil: str, where: str, parts: Iterable[int] | None = None) -> None:
    """A fossil in a museum, like ``d1 lying``, with these parts (all if None), without any reward."""
    s = match.state[0]
    number, cell = FOSSILS.index(fossil), CELLS.index(where.split(maxsplit=1)[0])
    stand(s, seat, number, cell + CELL_COUNT * where.endswith("upright"))
    wanted = range(int(SIZE[number])) if parts is None else parts
    for part in wanted:
        _from_bag(s, int(FIRST_KIND[number]) + part // 2)
        lay_cell(s, seat, number, part)
    missing = int(ALL_PARTS[number]) & ~int(s["parts"][seat, number])
    s["wants"][seat] &= ~KINDS_OF[number]
    for pair in range(int(PAIR_COUNT[number])):
        if missing >> 2 * pair & 3:
            s["wants"][seat] |= BIT[FIRST_KIND[number] + pair]
    if not missing:
        count_complete(s, seat, number)


def panel(match: Match, seat: int, side: str, cell: str) -> None:
    """A panel in a museum, without what it does at once."""
    s = match.state[0]
    number = SIDES.index(side)
    s["panel"][seat, number >> 1] = CELLS.index(cell)
    s["side"][seat, number >> 1] = number & 1
    s["panels"][seat] += 1
    s["taken"][seat] |= 1 << CELLS.index(cell)


def fill(match: Match, seat: int, *, but: Iterable[str] = ()) -> None:
    """Every free cell but some is taken, by nothing that counts."""
    free = sum(1 << CELLS.index(cell) for cell in but)
    match.state[0]["taken"][seat] |= ((1 << CELL_COUNT) - 1) & ~free


def on_turn(match: Match, seat: int) -> None:
    """It is this seat's turn."""
    s = match.state[0]
    s["seat"], s["owing"] = seat, 1 << seat


def occupied(match: Match, seat: int, *fields: str) -> None:
    """Workers of a seat stand on these fields; it has as many fewer free ones."""
    s = match.state[0]
    for name in fields:
        number = FIELDS.index(name)
        column, many = int(COLUMN_OF[number]), int(NEEDS[number])
        if name.startswith("manage"):
            s["managers"][seat, column] += 1
        else:
            s["field"][number] = 1 + seat
        s["here"][seat, column] += many
        s["crowd"][column] += many
        s["free"][seat] -= many


def last_round(match: Match) -> None:
    match.state[0]["round"] = ROUNDS - 1


def fixed(match: Match, seat: int, *columns: int) -> None:
    """More workers of a seat, bound to these columns."""
    s = match.state[0]
    for column in columns:
        s["fixed"][seat, column - 1] += 1
        s["crowd"][column - 1] += 1


def do(match: Match, seat: int, *steps: str) -> None:
    for step in steps:
        match.play(seat, step)


def draws(match: Match, *tiles: str) -> None:
    """Chance draws these tiles."""
    for tile in tiles:
        match.play(CHANCE, f"draw {tile}")


def everybody_out(match: Match) -> None:
    """The action phase ends: whoever is on turn passes."""
    while match.view(-1)["phase"] == "turn" and not match.waits_for_chance:
        turn = match.view(-1)["round"]
        match.play(match.pending[0], "pass")
        if match.view(-1)["round"] != turn:
            return


def museum(match: Match, seat: int) -> dict[str, Any]:
    """A seat as its owner sees it."""
    seen: dict[str, Any] = match.view(seat)["seats"][seat]
    return seen


def stored(match: Match, seat: int) -> list[str]:
    return sorted(slot["tile"] for slot in museum(match, seat)["storage"]["slots"] if slot["tile"])


def rows(match: Match) -> dict[str, list[str | None]]:
    """The tiles in the market by type."""
    return {row["type"]: row["tiles"] for row in match.view(-1)["market"]["rows"]}


def set_money(match: Match, seat: int, money: int) -> None:
    match.state[0]["money"][seat] = money


def type_of(tile: str) -> str:
    return TYPES[TYPE_OF_KIND[TILES.index(tile)]]
