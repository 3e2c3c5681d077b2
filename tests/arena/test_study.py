"""Studies: what is read from games agrees with the games, whoever plays them and however they are put together."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import msgspec
import numpy as np
import pytest
from arena.fakes import make_deserter

from gondwana.arena import BadArena, Entrant
from gondwana.arena.entrants import entrants
from gondwana.arena.result import Estimate
from gondwana.arena.study import play_games, replay
from gondwana.arena.study.document import as_html, write_docs
from gondwana.arena.study.draftosaurus import cells, findings, study
from gondwana.arena.study.draftosaurus.facts import FREE, facts
from gondwana.arena.study.draftosaurus.page import document
from gondwana.arena.study.sums import Book, Tally, spread
from gondwana.arena.study.words import above, below, leaders, number, share
from gondwana.games import load
from gondwana.games.draftosaurus.data import SPECIES
from gondwana.games.draftosaurus.view import zoo

GAME = load("draftosaurus")


def plain(result):
    """A study without what a clock or a file says; null where there is nothing to take a mean of."""
    told = json.loads(msgspec.json.encode(result))
    return {name: value for name, value in told.items() if name not in {"seconds", "games_from_file"}}


@pytest.fixture(scope="module")
def result():
    return study(bot="denial", games=20, seed=3, workers=1)


@pytest.fixture(scope="module")
def page(result):
    return document(result, "gondwana study draftosaurus --bot denial --games 20 --seed 3")


@pytest.mark.parametrize("bot", ["random", "denial"])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (None, []),
        (3, ["placing=after_reveal"]),
        (5, ["last_turn_five=on", "board=summer"]),
        (2, ["quarantine=may", "board=winter"]),
        (4, ["prairie_cap=none", "board=summer"]),
    ],
)
def test_facts_agree_with_the_game(bot, players, options):
    """All points of the end are given to somebody, and every dinosaur stands where the final position has it."""
    chosen = cells(GAME, players, options)
    (player,) = entrants([bot])
    played, known = play_games(GAME, player, chosen, games=4, seed=8, workers=1)
    assert known == 0 and [one.index for one in played] == list(range(4 * len(chosen)))
    for one in played:
        cell = chosen[one.index % len(chosen)]
        found = facts(GAME, cell, one.log)
        assert found.first == one.log[0], "the first step is the lot"
        assert len(found.placements) == 12 * cell.players
        *_, (_, _, states) = replay(GAME, cell, one.log)
        for seat in range(cell.players):
            own = [placement for placement in found.placements if placement.seat == seat]
            assert sum(found.zones[seat].values()) == found.points[seat]
            assert sum(placement.points for placement in own) == pytest.approx(found.points[seat])
            assert [placement.turn for placement in own] == list(range(12))
            stands = zoo(states[0], seat)
            for zone, there in stands.items():
                wanted = sorted(species for species in there if species is not None)
                assert sorted(SPECIES[placement.species] for placement in own if placement.zone == zone) == wanted
            assert all(placement.hand[placement.species] > 0 for placement in own)
            if cell.options.board == "summer":
                assert sum(placement.gain for placement in own) == found.points[seat], "points come turn by turn"
        for turn in range(12):
            free = [placement for placement in found.placements if placement.turn == turn and placement.face == FREE]
            bound_all = "last_turn_five=on" in options and turn % 6 == 5
            assert [placement.seat for placement in free] == ([] if bound_all else [free[0].holder])


def test_figures_fit_each_other(result):
    assert result.games == 160 and [(cell.players, cell.board) for cell in result.cells][:2] == [(2, "summer"), (2, "winter")]
    assert [(group.players, group.board) for group in result.boards] == [(None, "summer"), (None, "winter")]
    for group in [result.everything, *result.tables, *result.boards, *result.cells]:
        mean = group.scores.points.mean
        counts = group.scores.spread.counts
        assert sum(points * times for points, times in counts.items()) / sum(counts.values()) == pytest.approx(mean)
        assert mean < group.scores.winner.mean and group.scores.margin.mean >= 0
        if group.board is not None:
            assert sum(zone.points.mean for zone in group.zones) == pytest.approx(mean)
            assert sum(zone.dinosaurs.mean for zone in group.zones if zone.dinosaurs) == pytest.approx(12)
            assert sum(kind.thrones[0].share.mean for kind in group.species) == pytest.approx(1)
        assert sum(turn.each.mean for turn in group.turns) == pytest.approx(mean)
        for estimate in (group.scores.points, group.trex_more, group.bound_behind, group.holder_wins):
            assert estimate.low < estimate.mean < estimate.high
    for cell in result.cells:
        assert sum(seat.win_share.mean for seat in cell.seats) == pytest.approx(1)
        assert sum(seat.points.mean for seat in cell.seats) / cell.players == pytest.approx(cell.scores.points.mean)
        assert sum(seat.free_turns.mean for seat in cell.seats) == pytest.approx(12)
        assert cell.holder_wins.mean == pytest.approx(cell.seats[0].win_share.mean * cell.players)
        assert [seat.free_turns.mean for seat in cell.seats] == (
            [3, 3, 2, 2, 2] if cell.players == 5 else [12 / cell.players] * cell.players
        )


def test_random_picks_want_nothing():
    """A species that is taken at random is taken once for every random pick."""
    found = study(bot="random", players=3, option_texts=["board=summer"], games=150, seed=1, workers=1)
    for kind in found.everything.species:
        assert kind.wish.mean == pytest.approx(1, abs=0.25)
        assert kind.pick.mean == pytest.approx(3.5, abs=0.35)
    assert found.everything.bound_river.mean > next(face for face in found.everything.faces if face.face == FREE).river.mean


@pytest.mark.slow
def test_any_number_of_workers_and_any_choice_of_cells(result):
    arguments = {"bot": "denial", "games": 20, "seed": 3}
    assert plain(study(**arguments, workers=2)) == plain(result)
    alone = study(**arguments, players=4, option_texts=["board=winter"], workers=1)
    assert plain(alone)["cells"] == [cell for cell in plain(result)["cells"] if (cell["players"], cell["board"]) == (4, "winter")]
    other = study(**{**arguments, "seed": 4}, players=4, option_texts=["board=winter"], workers=1)
    assert plain(other)["cells"] != plain(alone)["cells"]


@pytest.mark.parametrize("cut", [0, 1, 60, 2500, -1, -30])
def test_going_on_after_a_cut(tmp_path, cut):
    arguments = {"bot": "random", "players": 3, "seed": 5, "workers": 1}
    whole, file = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    wanted = study(**arguments, games=6, save=whole)
    file.write_bytes(whole.read_bytes()[:cut] if cut else b"")
    lines = file.read_bytes().count(b"\n")
    again = study(**arguments, games=6, save=file)
    assert plain(again) == plain(wanted)
    assert again.games_from_file == max(lines - 1, 0)
    assert file.read_bytes() == whole.read_bytes()
    more = study(**arguments, games=8, save=file)
    assert more.games_from_file == 12 and more.games == 16


@pytest.mark.parametrize("wrong", [-1, GAME.actions + GAME.chance_actions, 1 << 63, 1 << 70])
def test_what_is_no_action_never_reaches_compiled_code(wrong):
    cell = cells(GAME, 2, ["board=summer"])[0]
    with pytest.raises(ValueError, match="no action"):
        next(replay(GAME, cell, [wrong]))


@pytest.mark.slow
def test_a_process_that_dies_is_told():
    deserter = Entrant("deserter", make_deserter)
    with pytest.raises(BadArena, match="ended by itself"):
        play_games(GAME, deserter, cells(GAME, 2, []), games=20, seed=0, workers=2)


def test_files_of_something_else(tmp_path):
    file = tmp_path / "games.jsonl"
    arguments = {"bot": "random", "players": 2, "games": 2, "workers": 1, "save": file}
    study(**arguments)
    with pytest.raises(BadArena, match="seed is 0 there, not 7"):
        study(**arguments, seed=7)
    lines = file.read_text().splitlines()
    for wrong in (999, -1, 1 << 63, 1 << 70):
        game = json.loads(lines[2])
        game["log"][10] = wrong
        file.write_text("\n".join([*lines[:2], json.dumps(game), *lines[3:], ""]))
        with pytest.raises(BadArena, match=r"line 3 of .* is not the game that should stand there"):
            study(**arguments)
    file.write_text("a letter\n")
    with pytest.raises(BadArena, match="is not the file of a study"):
        study(**arguments)
    assert file.read_text() == "a letter\n", "nothing foreign is touched"


def test_headings_come_from_the_numbers(result):
    """Other numbers, other headings."""
    board = result.boards[0]
    for zone, name in (("prairie", "Prairie of Love"), ("king", "King of the Jungle")):
        zones = [
            msgspec.structs.replace(one, points=Estimate(50.0, 49.0, 51.0)) if one.zone == zone else one for one in board.zones
        ]
        told = findings.pens(msgspec.structs.replace(board, zones=zones))
        assert told == f"The {name} brings most on the summer board: 50.0 points"

    def everything(**values):
        changed = msgspec.structs.replace(result.everything, **values)
        return msgspec.structs.replace(result, everything=changed)

    assert "advantage: 1.50" in findings.seats(everything(holder_wins=Estimate(1.5, 1.4, 1.6)))
    assert "handicap: 0.50" in findings.seats(everything(holder_wins=Estimate(0.5, 0.4, 0.6)))
    level = everything(holder_wins=Estimate(1.01, 0.9, 1.12))
    tables = [msgspec.structs.replace(table, holder_wins=Estimate(1.1, 0.95, 1.25)) for table in result.tables]
    assert "worth nothing that 160 games" in findings.seats(msgspec.structs.replace(level, tables=tables))
    tables[1] = msgspec.structs.replace(tables[1], holder_wins=Estimate(1.4, 1.3, 1.5))
    assert findings.seats(msgspec.structs.replace(level, tables=tables)) == "Holding the die first helps with 3 players"
    assert "2.0 points less" in findings.species(everything(trex_more=Estimate(-2.0, -2.1, -1.9)))
    assert "neither more nor less" in findings.species(everything(trex_more=Estimate(0.1, -0.1, 0.3)))
    assert "does not clearly cost" in findings.die(everything(bound_behind=Estimate(-0.1, -0.3, 0.1)))


def test_who_stands_out():
    narrow, wide, far = Estimate(5.0, 4.9, 5.1), Estimate(4.5, 3.9, 5.1), Estimate(4.0, 3.9, 4.1)
    assert leaders([("far", far), ("narrow", narrow)]) == ["narrow"]
    assert leaders([("far", far), ("wide", wide), ("narrow", narrow)]) == ["narrow", "wide"]
    assert leaders([("none", Estimate(float("nan"), None, None))]) == []
    assert above(narrow, 4.85) and not above(narrow, 4.85, of=20) and not above(Estimate(5.0, None, None), 1)
    assert below(narrow, 5.15) and not below(narrow, 5.15, of=20) and not below(narrow, 5.05)
    assert (number(narrow), number(None), share(Estimate(0.5, 0.4, 0.6))) == ("5.00 ± 0.10", "–", "50.0% (40.0 to 60.0)")


def test_sums_and_spreads():
    """Means over games of different sizes, and a spread beside what NumPy says."""
    books = []
    for values in ([1, 2, 3], [4], []):
        tally = Tally()
        for value in values:
            tally.add("it", value=value)
        books.append(tally.sums)
    assert Book(books).mean("it").mean == 2.5
    assert np.isnan(Book(books).mean("other").mean)
    values = np.random.default_rng(1).integers(20, 50, (300, 3))
    found = spread(values.tolist())
    assert found.deviation.mean == pytest.approx(values.std())
    assert found.quantiles[50].mean == np.quantile(values, 0.5, method="inverted_cdf")
    assert found.deviation.low < values.std() < found.deviation.high
    assert found.deviation.high - found.deviation.low == pytest.approx(2 * 1.96 * values.std() / np.sqrt(4 * 900) * 0.89, rel=0.3)
    assert spread([[7, 7]]).deviation == Estimate(0.0, None, None)


def test_the_page_stands_alone(page, result):
    html = as_html(page)
    assert not re.search(r"<(script|link|iframe|img|object|embed|base)\b|@import|url\((?!#)|\bsrc=", html)
    assert set(re.findall(r"https?://[^\"' <]*", html)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert html.count("<svg") == 2 * sum(len(section.pictures) for section in page.sections) == 24
    tables = sum(len(section.tables) for section in page.sections)
    named = re.findall(r'<table aria-label="[^"]*--bot denial --games 20 --seed 3 \(gondwana [^"]*"', html)
    assert html.count("<table") == len(named) == tables
    for cell in result.cells:
        assert number(cell.scores.points) in html


def test_the_page_of_the_docs(page, tmp_path):
    """Small, with every plot in light and dark, and no colour that a page would have to give."""
    written = write_docs(page, tmp_path / "studies", "draftosaurus")
    assert sum(file.stat().st_size for file in written) < 300_000
    text = written[0].read_text(encoding="utf-8")
    named = set(re.findall(r"\{image\} (\S+)", text))
    assert named == {file.name for file in written[1:]} and len(named) == 24
    for file in written[1:]:
        drawing = file.read_text(encoding="utf-8")
        assert "var(" not in drawing and "#a1b2" not in drawing.lower()
        assert float(ET.fromstring(drawing).get("viewBox").split()[2]) <= 345
    for section in page.sections:
        assert f"## {section.finding}" in text
    light, dark = (tmp_path / "studies" / f"draftosaurus-die-{theme}.svg" for theme in ("light", "dark"))
    assert light.read_text() != dark.read_text()


@pytest.mark.slow
def test_the_docs_take_the_page(page, tmp_path):
    write_docs(page, tmp_path, "draftosaurus")
    (tmp_path / "conf.py").write_text('extensions = ["myst_parser"]\nmyst_enable_extensions = ["colon_fence"]\n')
    (tmp_path / "index.md").write_text("# Docs\n\n```{toctree}\ndraftosaurus\n```\n")
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", str(tmp_path), str(tmp_path / "_build")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=[] if seed < 1 else pytest.mark.slow) for seed in range(12)])
def test_a_study_of_one_game(seed):
    """No intervals, no plots that fail, nothing that is not a number, whatever did not happen in the game."""
    found = study(bot="random", players=2, option_texts=["board=winter"], games=1, workers=1, seed=seed)
    assert found.everything.scores.points.low is None
    html = as_html(document(found, "gondwana"))
    assert "nan" not in re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)
    assert "NaN" not in html
