"""Whole arenas: fair, the same on any number of workers, and able to go on after an interruption."""

import json
from hashlib import blake2b
from importlib.resources import files

import msgspec
import pytest
from arena.fakes import FIRST, LAST, make_deserter, make_late
from core.pebbles import GAME as PEBBLES

from gondwana.arena import BadArena, Entrant, run
from gondwana.arena.deals import Job, Think
from gondwana.arena.entrants import entrants
from gondwana.arena.saved import Saved, header
from gondwana.bots.levels import level
from gondwana.bots.roster import BadBot
from gondwana.core.errors import BadOptions, GondwanaError
from gondwana.core.options import make_options
from gondwana.games import load

CLOCKS = ("seconds", "deals_from_file")


def plain(result):
    """A result without anything that a clock says."""
    told = msgspec.to_builtins(result)
    for clock in CLOCKS:
        del told[clock]
    for one in told["standings"]:
        one["think"] = one["think"]["decisions"]
    return told


@pytest.mark.parametrize(("bots", "players"), [(3, 3), (2, 2), (2, 4), (1, 5), (4, 3)])
def test_identical_bots_without_chance_share_exactly(bots, players):
    """Every rotation of a deal is the same game then, and everybody sat everywhere."""
    result = run("draftosaurus", bots=[FIRST] * bots, players=players, games=24, workers=1)
    for one in result.standings:
        assert one.win_share.mean == pytest.approx(1 / players, abs=1e-12)
        assert one.points.mean == pytest.approx(result.standings[0].points.mean) or bots > players
        assert one.elo.elo == pytest.approx(0, abs=1e-6) or bots > players
    assert [one.bot for one in result.standings][:2] == ["first", "first#2"][:bots]


def test_figures_fit_each_other():
    result = run("draftosaurus", bots=["random", FIRST, LAST], games=60, seed=4, workers=1)
    assert result.games == 60 and result.deals == 20
    assert sum(one.win_share.mean for one in result.standings) == pytest.approx(1)
    for one in result.standings:
        assert one.games == 60 == sum(at.games for at in one.by_seat) == sum(one.point_counts.values())
        assert one.win_share.low <= one.win_share.mean < one.win_share.high
        assert sum(at.win_share for at in one.by_seat) / 3 == pytest.approx(one.win_share.mean)
        assert sum(points * count for points, count in one.point_counts.items()) / 60 == pytest.approx(one.points.mean)
        assert one.think.mean <= one.think.longest and one.think.p95 <= one.think.longest
    assert result.anchor == "random" and result.standings[0].elo.elo == 0
    pairs = {(pair.bot, pair.other): pair for pair in result.head_to_head}
    assert len(pairs) == 6
    for (bot, other), pair in pairs.items():
        back = pairs[other, bot]
        assert (pair.better, pair.level, pair.worse) == (back.worse, back.level, back.better)
        assert pair.better + pair.level + pair.worse == 60
        assert pair.score + back.score == pytest.approx(1) and pair.points == pytest.approx(-back.points)


@pytest.mark.slow
def test_any_number_of_workers():
    """The first deals are played here, the others elsewhere; nothing but the clock tells."""
    alone = run("draftosaurus", bots=["random", FIRST], players=3, games=90, seed=2, workers=1)
    shared = run("draftosaurus", bots=["random", FIRST], players=3, games=90, seed=2, workers=2)
    assert plain(alone) == plain(shared)
    assert plain(alone) != plain(run("draftosaurus", bots=["random", FIRST], players=3, games=90, seed=3, workers=1))


@pytest.mark.parametrize("cut", [0, 1, 40, 300, 2500, -1, -2, -40])
def test_going_on_after_a_cut(tmp_path, cut):
    """A file cut anywhere, even in its first line, is continued to the same result."""
    arguments = {"bots": ["random", LAST], "players": 3, "games": 30, "seed": 9, "workers": 1}
    whole, file = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    wanted = run("draftosaurus", **arguments, save=whole)
    file.write_bytes(whole.read_bytes()[: cut or None] if cut else b"")
    lines = file.read_bytes().count(b"\n")
    result = run("draftosaurus", **arguments, save=file)
    assert plain(result) == plain(wanted) == plain(run("draftosaurus", **arguments))
    assert result.deals_from_file == max(lines - 1, 0)
    assert [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]] == list(range(10))


def test_a_file_is_continued_with_more_games(tmp_path):
    file = tmp_path / "games.jsonl"
    arguments = {"bots": [FIRST, LAST], "players": 2, "seed": 1, "workers": 1}
    run("draftosaurus", **arguments, games=10, save=file)
    more = run("draftosaurus", **arguments, games=20, save=file)
    assert (more.deals, more.deals_from_file) == (10, 5)
    fewer = run("draftosaurus", **arguments, games=10, save=file)
    assert (fewer.deals, fewer.deals_from_file) == (5, 5)
    assert len(file.read_text().splitlines()) == 11
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"number":10,"poi')
    run("draftosaurus", **arguments, games=20, save=file)
    assert file.read_bytes() == whole, "a line that was cut off is dropped even if nothing is to be added"


def test_another_arena_is_refused(tmp_path):
    """The sentence says what differs."""
    file = tmp_path / "games.jsonl"
    arguments = {"players": 3, "games": 6, "seed": 1, "save": file, "workers": 1}
    run("draftosaurus", bots=[FIRST, LAST], **arguments)
    before = file.read_bytes()
    for change, told in (
        ({"seed": 2}, "seed is 1 there, not 2"),
        ({"bots": [LAST, FIRST]}, 'bots is ["first","last"] there, not ["last","first"]'),
        ({"players": 4}, "players is 3 there, not 4"),
        ({"options": {"board": "winter"}}, "options is"),
    ):
        with pytest.raises(BadArena) as error:
            run("draftosaurus", **{"bots": [FIRST, LAST], **arguments, **change})
        assert told in str(error.value)
    assert file.read_bytes() == before
    for text, told in (
        (b"# My notes\n", "not the file of an arena"),
        (b"My notes", "not the file of an arena"),
        (before.replace(b'"number":1,', b'"number":7,'), "line 3"),
        (before.replace(b'"points":[[', b'"points":[[1,'), "line 2"),
        (before + b"\xff\n", "line 4"),
    ):
        file.write_bytes(text)
        with pytest.raises(BadArena) as error:
            run("draftosaurus", bots=[FIRST, LAST], **arguments)
        assert told in str(error.value)
        assert file.read_bytes() == text, "nothing of somebody's file is touched"


def test_lines_that_cannot_be_are_refused(tmp_path):
    """Everything that is counted later is looked at first; the sentence names the file and the line."""
    file = tmp_path / "games.jsonl"
    arguments = {"bots": [FIRST, LAST, "random"], "players": 2, "games": 6, "save": file, "workers": 1}
    run("draftosaurus", **arguments)
    lines = file.read_text().splitlines()
    for path, value in (
        (("points", 0, 1), 1 << 31),
        (("points", 0, 1), -(1 << 31) - 1),
        (("places", 1), [2, 2]),
        (("places", 1), [1, 3]),
        (("places", 1), [1, 0]),
        (("places", 1), [1]),
        (("think",), {}),
        (("think", "1"), {"decisions": 0, "seconds": 0.0, "longest": 0.0, "buckets": {}}),
        (("think", "2", "decisions"), -1),
        (("think", "2", "buckets"), {"5": -1}),
        (("think", "2", "seconds"), -0.5),
    ):
        deal = json.loads(lines[2])
        assert set(deal["think"]) == {"0", "2"}
        part = deal
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value
        file.write_text("\n".join([*lines[:2], json.dumps(deal), lines[3], ""]))
        with pytest.raises(BadArena, match=r"line 3 of .*games\.jsonl is not the deal"):
            run("draftosaurus", **arguments)
    file.write_text("\n".join([*lines, ""]))
    assert run("draftosaurus", **arguments).deals_from_file == 3


def test_other_weights_and_another_bot_behind_a_level_are_refused(tmp_path):
    """Names stay, what plays may change: the first line of a file holds both."""
    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    one.write_bytes(b"one")
    other.write_bytes(b"other")
    game = load("draftosaurus")

    def first_line(*bots):
        return header(game, Job("draftosaurus", 2, make_options(game, 2, None), 0, entrants(bots)))

    def bot_of(name):
        return level(name, game.name).bot

    told = first_line("alpha", "titan", "random", f"instinct@{one}", f"master@{one}:10", FIRST)
    assert told.plays == [bot_of("alpha"), bot_of("titan"), "random", f"instinct@{one}", f"master@{one}:10", "first"]
    ours, _, nothing, *theirs, unknown = told.weights
    packaged = (files("gondwana.bots") / "draftosaurus" / "weights.npz").read_bytes()
    assert ours == blake2b(packaged, digest_size=8).hexdigest() and nothing is None and unknown is None
    assert set(theirs) == {blake2b(b"one", digest_size=8).hexdigest()}
    with Saved(tmp_path / "games.jsonl", first_line(f"instinct@{one}", "grazer")):
        pass
    one.write_bytes(other.read_bytes())
    with pytest.raises(BadArena, match="weights is"):
        Saved(tmp_path / "games.jsonl", first_line(f"instinct@{one}", "grazer"))
    with pytest.raises(BadArena, match="plays is"):
        Saved(tmp_path / "games.jsonl", msgspec.structs.replace(first_line(f"instinct@{one}", "grazer"), plays=["a", "b"]))
    one.unlink()
    with pytest.raises(BadBot, match=r"one\.npz"):
        first_line(f"instinct@{one}")


def test_labels_differ():
    taken = Entrant("random#2", FIRST.make)
    named = ["instinct@a#b.npz", "instinct@a#b.npz", "random", taken, "random", "random"]
    labels = [one.label for one in entrants(named)]
    assert labels == ["instinct@a#b.npz", "instinct@a#b.npz#2", "random", "random#2", "random#3", "random#4"]


@pytest.mark.slow
def test_a_sequential_test_stops_early_and_always_there(tmp_path):
    """It stops at the same deal with any number of workers, and what was saved by then is the run."""
    arguments = {"bots": ["random", FIRST], "players": 2, "games": 4000, "seed": 3, "sprt": (1.0, 1.5)}
    alone = run("draftosaurus", **arguments, workers=1, save=tmp_path / "one.jsonl")
    shared = run("draftosaurus", **arguments, workers=2, save=tmp_path / "two.jsonl")
    assert alone.sprt.verdict != "open" and alone.games < 4000
    assert plain(alone) == plain(shared)
    assert alone.sprt.deals == alone.deals == len((tmp_path / "two.jsonl").read_text().splitlines()) - 1
    again = run("draftosaurus", **arguments, workers=1, save=tmp_path / "two.jsonl")
    assert plain(again) == plain(alone) and again.deals_from_file == alone.deals


def test_progress_is_told():
    seen = []
    run("draftosaurus", bots=[FIRST, LAST], players=2, games=9, workers=1, progress=seen.append, sprt=(1.0, 1.01))
    assert [now.games for now in seen] == [2, 4, 6, 8, 10] and {now.of_games for now in seen} == {10}
    assert all(sum(now.shares) == pytest.approx(1) and now.llr is not None for now in seen)


def test_a_game_from_outside():
    """A game that this program does not list is played in this process."""
    result = run(PEBBLES, bots=[FIRST, LAST, "random"], players=3, games=30)
    assert sum(one.win_share.mean for one in result.standings) == pytest.approx(1)
    with pytest.raises(BadArena, match="use one worker"):
        run(PEBBLES, bots=[FIRST], players=3, games=30, workers=2)


@pytest.mark.parametrize(
    ("error", "change"),
    [
        (BadArena, {"bots": []}),
        (BadBot, {"bots": ["nobody"]}),
        (BadArena, {"games": 0}),
        (BadOptions, {"players": 9}),
        (BadOptions, {"seed": -1}),
        (BadOptions, {"options": {"board": "moon"}}),
        (BadArena, {"sprt": (1.2, 1.0)}),
        (BadArena, {"sprt": (1.0, 3.5)}),
        (BadArena, {"sprt": (1.0, 1.2), "bots": ["random"] * 4}),
    ],
)
def test_what_cannot_be_held(error, change):
    with pytest.raises(error) as refused:
        run("draftosaurus", **{"bots": ["random"], "players": 3, "games": 3, "workers": 1, **change})
    assert isinstance(refused.value, GondwanaError) and "\n" not in str(refused.value)


@pytest.mark.slow
def test_a_fault_elsewhere_comes_back():
    """A bot that fails in another process is told here."""
    with pytest.raises(GondwanaError, match="answered with action"):
        run("draftosaurus", bots=[Entrant("late", make_late)], players=2, games=40, workers=2)


@pytest.mark.slow
def test_a_process_that_dies_is_told():
    with pytest.raises(BadArena, match="ended by itself"):
        run("draftosaurus", bots=[Entrant("deserter", make_deserter)], players=2, games=40, workers=2)


def test_think_times_add_up():
    one, other, both = Think(), Think(), Think()
    one.add([1000] * 90)
    other.add([1_000_000] * 10)
    for part in (one, other):
        both.merge(part)
    assert both.decisions == 100 and both.longest == 1e-3
    assert both.mean == pytest.approx(1.009e-4)
    assert both.quantile(0.5) == pytest.approx(1e-6, rel=0.06)
    assert both.quantile(0.95) == pytest.approx(1e-3, rel=0.06)
    assert Think().mean == Think().quantile(0.95) == 0
