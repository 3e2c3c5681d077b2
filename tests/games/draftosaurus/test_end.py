"""The end: winners, ties, Summer/Winter mode."""

from games.draftosaurus.oracle import follow
from games.draftosaurus.tables import GAME, fill, new_match, play_on

from gondwana.core.contract import CHANCE, EVERYTHING

T, C, S, G, P, D = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]


def winners(*zoos):
    match = new_match(len(zoos))
    for seat, zones in enumerate(zoos):
        fill(match, seat, **zones)
    return match.winners(), match.places()


def test_most_points_win():
    """DR-40: most points."""
    assert winners({"river": [D]}, {"river": [D, D]}, {}) == ([1], [2, 1, 3])


def test_tie_fewer_trexes():
    """DR-40: of equal points, the zoo with fewer T-Rexes, river included."""
    assert winners({"river": [T, D]}, {"river": [D, C]}, {"river": [T, T]}) == ([1], [2, 1, 3])


def test_tie_shared():
    """DR-40: equal in both share the win, and the next place is skipped."""
    assert winners({"river": [T, D]}, {"river": [C, T]}, {"river": [C]}) == ([0, 1], [1, 1, 3])


def test_summer_winter_is_one_match():
    """DR-41: summer, then winter, same seats; the sums decide."""
    match = new_match(3, board="both")
    play_on(match)
    slow = follow(match)
    view = match.view(EVERYTHING)
    assert view["board"] == "winter" and view["earlier"]["board"] == "summer"
    assert [seat["banked"] for seat in view["seats"]] == slow.banked
    assert [seat["points"]["total"] for seat in view["earlier"]["seats"]] == slow.banked
    assert match.scores() == slow.scores()
    assert match.scores() == [seat["banked"] + seat["points"]["total"] for seat in view["seats"]]
    assert match.winners() == slow.winners()
    texts = [step.do for step in match.record().log]
    assert sum(text.startswith("roll") for text in texts) == 24
    assert sum(text.startswith("first") for text in texts) == 1


def test_winter_of_the_match_starts_afresh():
    """DR-41: empty zoos, a full bag, the die goes on from where it is."""
    match = new_match(5, board="both", first=0)
    while match.view(0)["board"] == "summer":
        if match.waits_for_chance:
            match.play(CHANCE, match.odds()[0][0])
        else:
            for seat in match.pending:
                match.play(seat, match.legal(seat)[0])
    view = match.view(EVERYTHING)
    assert view["bag"] == 60 and view["round"] == 0 and view["holder"] == 12 % 5
    assert all(not zone or zone == [None] * 6 for seat in view["seats"] for zone in seat["zoo"].values())
    kinds = [event["type"] for event in match.events(0, since=len(match.log) - 1)]
    assert kinds.count("place") == 5 and "board" in kinds
    assert GAME.write(CHANCE, match.odds()[0][0]).startswith("draw 2")


def test_summer_winter_tie_counts_trexes_of_both():
    """DR-41: ties go to fewer T-Rexes over both games."""
    match = new_match(3, board="both")
    fill(match, 0, river=[D, D])
    fill(match, 1, river=[T, D])
    fill(match, 2, river=[D, T])
    match.state[0]["banked_trex"][:3] = [3, 1, 1]
    assert match.scores() == [2, 2, 2]
    assert match.places() == [3, 1, 1]


def test_the_last_discards_of_summer_are_told():
    """DR-12, DR-41: with two players every discard is told to both, also those of the step that ends the summer."""
    match = new_match(2, board="both")
    play_on(match)
    log = [step for step in match.record().log if step.do.startswith("discard")]
    told = [event for event in match.events(1) if event["type"] == "discard"]
    assert len(log) == 48
    assert [(event["seat"], f"discard {event['species']}") for event in told] == [(step.seat, step.do) for step in log]
    passes = [event for event in match.events(1) if event["type"] == "pass"]
    assert len(passes) == 2 * (12 - 1)
