"""Reasons for points: true sentences that add up, and that name the dinosaurs that bring them."""

import random
from typing import Any

import pytest
from games.draftosaurus.tables import GAME, fill, new_match

from gondwana.core.contract import EVERYTHING, PUBLIC, Explanation, Reason
from gondwana.core.match import Match
from gondwana.games.draftosaurus.data import PENS
from gondwana.games.draftosaurus.state import OVER
from gondwana.locale import LANGUAGES

TABLES = [(players, options) for players in GAME.players for options in GAME.option_sets(players)]
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]


def told(match: Match) -> Explanation:
    explanation = match.explain(PUBLIC, NAMES.__getitem__)
    assert explanation is not None
    return explanation


def row(zone: str, *zoos: dict[str, Any], board: str = "summer", players: int = 3, over: bool = False, **options: Any) -> Reason:
    """The row of a zone of seat 0; `zoos` are zones by seat."""
    match = new_match(max(players, len(zoos)), board=board, **options)
    for seat, zones in enumerate(zoos):
        fill(match, seat, **zones)
    if over:
        match.state[0]["phase"] = OVER
    (found,) = [one for one in told(match).seats[0].rows if one.zone == zone]
    return found


def why(zone: str, *zoos: dict[str, Any], **table: Any) -> tuple[int, tuple[Any, ...], str]:
    found = row(zone, *zoos, **table)
    return found.points, found.pieces, found.why.english()


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_reasons_add_up(players: int, options: Any) -> None:
    """DR-20 to DR-41: in the middle and at the end of random games the rows are the view's points, and together the scores."""
    chance = random.Random(players)
    match = Match(GAME, players=players, options=options, seed=players)
    match.settle()
    while not match.over:
        for seat in match.pending:
            match.play(seat, chance.choice(match.legal(seat)))
        match.settle()
        seen = match.view(PUBLIC)
        for seat, account in enumerate(told(match).seats):
            assert account.total == match.scores()[seat]
            assert sum(one.points for one in (*account.rows, *account.earlier)) == account.total
            _is_of(account.rows, seen["board"], seen["seats"][seat])
            if seen["earlier"]:
                _is_of(account.earlier, seen["earlier"]["board"], seen["earlier"]["seats"][seat])
            else:
                assert account.earlier == ()


def _is_of(rows: tuple[Reason, ...], board: str, seat: dict[str, Any]) -> None:
    """The rows are the zones of a board in order, each with the view's points and with dinosaurs that stand there."""
    assert [one.zone for one in rows] == [*PENS[board], "river", "trex"]
    points = seat["points"]
    assert {one.zone: one.points for one in rows} == {**points["zones"], "river": points["river"], "trex": points["trex"]}
    for one in rows:
        places = [place if isinstance(place, tuple) else (one.zone, place) for place in one.pieces]
        assert len(set(places)) == len(places)
        assert all(seat["zoo"][zone][k] is not None for zone, k in places)
        assert bool(places) == (one.points > 0), "exactly those that bring points are named"
        if one.zone == "trex":
            assert all(seat["zoo"][zone][k] == "trex" for zone, k in places)


def test_ladders() -> None:
    """DR-20, DR-24, DR-30: how many there are and what their slot says."""
    assert why("forest", {"forest": ["diplodocus"] * 3}) == (8, (0, 1, 2), "3 Diplodocus: slot 3 says 8")
    assert why("meadow", {"meadow": ["trex"]}) == (1, (0,), "one species: slot 1 says 1")
    assert why("meadow", {"meadow": ["trex", "diplodocus"]}) == (3, (0, 1), "2 different species: slot 2 says 3")
    two = ["trex", "diplodocus", "trex"]
    expected = (8, (0, 1, 2), "3 dinosaurs, two species by turns: slot 3 says 8")
    assert why("wood", {"wood": two}, board="winter") == expected


def test_trio() -> None:
    """DR-21: what is missing."""
    assert why("trio", {"trio": ["trex"]}) == (0, (), "2 are missing: only three bring points")
    assert why("trio", {"trio": ["trex"] * 2}) == (0, (), "one is missing: only three bring points")
    assert why("trio", {"trio": ["trex"] * 3}) == (7, (0, 1, 2), "all three are here")


def test_couples_by_their_members() -> None:
    """DR-22: those that have a partner, and not the third of a species."""
    herd = ["trex", "diplodocus", "trex", "trex", "spinosaurus", "diplodocus"]
    assert why("prairie", {"prairie": herd}) == (10, (0, 1, 2, 5), "2 couples: 5 each")
    assert why("prairie", {"prairie": herd[:2]}) == (0, (), "no two of one species")


def test_couples_over_the_bridge() -> None:
    """DR-31, DR-32: each bank names those that have a partner on the other one."""
    zoo = {"bridge_left": ["trex", "trex", "diplodocus"], "bridge_right": ["diplodocus", "spinosaurus", "trex"]}
    assert why("bridge_left", zoo, board="winter") == (6, (0, 2), "2 couples across the river: 3 each on this bank")
    assert why("bridge_right", zoo, board="winter") == (6, (0, 2), "2 couples across the river: 3 each on this bank")
    assert why("bridge_left", {"bridge_left": ["trex"]}, board="winter")[:2] == (0, ())


def test_the_king_is_compared_by_name() -> None:
    """DR-23: who has more, who has as many; whole zoos are compared, the river included."""
    mine = {"king": ["diplodocus"], "river": ["diplodocus"]}
    assert why("king", mine, {"river": ["diplodocus"]}) == (
        7, (0,), "nobody else has as many Diplodocus as this zoo (2)",
    )  # fmt: skip
    assert why("king", mine, {"river": ["diplodocus"] * 2}, {"trio": ["diplodocus"] * 2}) == (
        7, (0,), "nobody has more Diplodocus than this zoo (2); as many: Ben, Cleo",
    )  # fmt: skip
    assert why("king", mine, {"river": ["diplodocus"] * 2}, {"river": ["diplodocus"] * 3}) == (
        0, (), "more Diplodocus than this zoo (2): Cleo (3)",
    )  # fmt: skip


def test_island() -> None:
    """DR-25: the only one of its species, or how many there are."""
    assert why("island", {"island": ["trex"], "river": ["diplodocus"]}) == (7, (0,), "the only T-Rex in this zoo")
    expected = (0, (), "this zoo has 2 T-Rex; the island wants the only one")
    assert why("island", {"island": ["trex"], "river": ["trex"]}) == expected


def test_pyramid_by_cells() -> None:
    """DR-33: the filled cells and what each brings."""
    zoo = {"pyramid": ["trex", "diplodocus", "trex", "spinosaurus"]}
    assert why("pyramid", zoo, board="winter") == (10, (0, 1, 2, 3), "filled cells: 2 + 2 + 2 + 4")
    alone = {"pyramid": [None, None, "trex"]}
    assert why("pyramid", alone, board="winter") == (2, (2,), "filled cells: 2")


def test_lookout_names_the_right_neighbour() -> None:
    """DR-34: seat 0's right neighbour is the last seat."""
    zoos: list[dict[str, Any]] = [{"lookout": ["trex"]}, {"river": ["trex"] * 3}, {"river": ["trex"] * 2}]
    assert why("lookout", *zoos, board="winter") == (4, (0,), "to the right, Cleo has 2 T-Rex: 2 each")
    assert why("lookout", *zoos[:2], board="winter") == (0, (), "to the right, Cleo has no T-Rex; one would bring 2")
    assert why("lookout", *zoos[:2], board="winter", players=2) == (6, (0,), "to the right, Ben has 3 T-Rex: 2 each")


def test_quarantine() -> None:
    """DR-35, DR-37: nothing here; it moves, or may move, or stayed."""
    zoo = {"quarantine": ["trex"]}
    winter = {"board": "winter"}
    assert why("quarantine", zoo, **winter) == (0, (), "no points here; the dinosaur moves out at the end")
    assert "may move" in row("quarantine", zoo, quarantine="may", **winter).why.english()
    assert "stayed" in row("quarantine", zoo, quarantine="may", over=True, **winter).why.english()


def test_river_and_trex() -> None:
    """DR-26, DR-27: one each; one T-Rex of each pen, none of the river."""
    zoo = {"forest": ["trex", "trex"], "prairie": ["diplodocus", "trex"], "river": ["trex", "trex"]}
    assert why("river", zoo) == (2, (0, 1), "2 dinosaurs: 1 each")
    assert why("trex", zoo) == (2, (("forest", 0), ("prairie", 1)), "2 pens have a T-Rex: 1 each")
    assert why("trex", {"river": ["trex"]}) == (0, (), "no pen has a T-Rex; one would bring 1")
    assert why("king", {}) == (0, (), "no dinosaur is here")


def result(*zoos: dict[str, Any]) -> str | None:
    match = new_match(max(2, len(zoos)))
    for seat, zones in enumerate(zoos):
        fill(match, seat, **zones)
    assert told(match).result is None, "nobody has won before the end"
    match.state[0]["phase"] = OVER
    message = told(match).result
    return message and message.english()


def test_how_the_game_was_won() -> None:
    """DR-40: by points; by fewer T-Rexes among those with as many; shared."""
    assert result({"river": ["diplodocus"] * 2}, {"river": ["trex"]}) == "Ada wins with 2 points."
    tie = {"river": ["diplodocus"] * 2}, {"river": ["trex", "diplodocus"]}, {"river": ["trex"]}
    assert result(*tie) == "Tied at 2 points: Ada, Ben. Ada wins, having the fewest T-Rexes (Ada 0, Ben 1)."
    shared = {"river": ["diplodocus", "trex"]}, {"river": ["trex", "diplodocus"]}, {"river": ["trex", "trex"]}
    assert result(*shared) == ("A shared win with 2 points: Ada, Ben. The T-Rexes do not part them (Ada 1, Ben 1, Cleo 2).")


def test_seats_without_names_are_numbered() -> None:
    """Who calls without names gets seats by number, in every language."""
    match = new_match(2)
    fill(match, 0, king=["trex"])
    fill(match, 1, river=["trex", "trex"])
    explanation = match.explain(0)
    assert explanation is not None
    reason = next(one for one in explanation.seats[0].rows if one.zone == "king").why
    assert reason.english() == "more T-Rex than this zoo (1): seat 1 (2)"
    assert len({reason.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_everybody_is_told_the_same() -> None:
    """Zoos are open: a seat, a watcher and who sees everything get the same reasons."""
    match = new_match(3)
    fill(match, 0, king=["trex"], river=["diplodocus"])
    assert match.explain(0) == match.explain(2) == match.explain(PUBLIC) == match.explain(EVERYTHING)
