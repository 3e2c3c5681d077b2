"""The parts: tiles, armies, outlines; and parts of one's own."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from gondwana.games.giganten import data
from gondwana.games.giganten.data import DATA, BadData
from gondwana.games.giganten.land import SPOTS

SOURCE = Path(data.__file__).with_name("data.toml").read_bytes()


def test_tiles_have_the_printed_counts():
    """GI-01: four tiles of seven by seven fields with 32/17, 30/19, 27/22 and 26/23 fields of land and swamp."""
    counts = {tile.name: Counter("".join(tile.rows)) for tile in DATA.tiles}
    assert {name: (count["."], count["~"]) for name, count in counts.items()} == {
        "a": (32, 17), "b": (30, 19), "c": (27, 22), "d": (26, 23),
    }  # fmt: skip
    assert all(len(tile.rows) == 7 and {len(row) for row in tile.rows} == {7} for tile in DATA.tiles)


def test_tiles_are_those_of_the_rules_page():
    """GI-03: our drawings, as the page shows them."""
    page = (Path(__file__).parents[3] / "docs" / "rules" / "giganten.md").read_text(encoding="utf-8")
    block = page.split("```")[1].strip("\n").splitlines()
    starts = [block[0].index(f"{tile.name} ") + 2 for tile in DATA.tiles]
    for tile, start in zip(DATA.tiles, starts, strict=True):
        assert tuple(line[start : start + 7] for line in block) == tile.rows


@pytest.mark.parametrize(("roster", "tri", "dilo", "stego"), [("full", 2, 3, 3), ("named", 4, 4, 5)])
def test_armies_have_twenty_four_pieces(roster, tri, dilo, stego):
    """GI-05: 24 pieces without the blank, in both rosters."""
    numbers = DATA.rosters[roster]
    assert sum(numbers.values()) == 24
    assert (numbers["nest"], numbers["blitz"], numbers["culak"], numbers["flug"]) == (1, 2, 1, 3)
    assert (numbers["tri"], numbers["dilo"], numbers["stego"]) == (tri, dilo, stego)
    assert ("plesio" in numbers, "diplo" in numbers) == ((True, True) if roster == "full" else (False, False))


def test_strengths():
    """GI-05: land and swamp."""
    strengths = {piece.name: (piece.land, piece.swamp) for piece in DATA.pieces}
    assert strengths == {
        "nest": (0, 0), "blank": (0, 0), "blitz": (8, 0), "culak": (0, 0), "flug": (0, 0), "tyra_1": (7, 1), "tyra_2": (6, 2),
        "deino_1": (2, 6), "deino_2": (1, 7), "tri": (5, 1), "plesio": (1, 5), "dilo": (4, 2), "diplo": (2, 4), "stego": (3, 3),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("outline", "columns", "rows"),
    [("square", 14, 14), ("stagger", 17, 14), ("long", 7, 28), ("six", 21, 14), ("eight", 28, 14)],
)
def test_outlines(outline, columns, rows):
    """GI-01, GI-61, GI-70: how wide and deep the boards are; no field is covered twice."""
    fields = DATA.outline(outline).fields()
    assert max(column for column, _ in fields) + 1 == columns
    assert max(row for _, row in fields) + 1 == rows
    assert len(fields) == 49 * {"six": 6, "eight": 8}.get(outline, 4)
    assert fields <= set(SPOTS)


def test_a_staggered_board_is_shifted_by_three():
    """GI-61: the far pair of tiles lies three fields to the side."""
    fields = DATA.outline("stagger").fields()
    assert {column for column, row in fields if row == 0} == set(range(14))
    assert {column for column, row in fields if row == 13} == set(range(3, 17))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"~~.~~.."', b'"~~.~..."', "tile a says 32/17 fields of land/swamp, but its drawing has 33/16"),
        (b'"~~.~~.."', b'"~~.~~."', "tile a must have 7 rows of 7 signs"),
        (b'name = "b"\nland', b'name = "q"\nland', "the tiles must be a, b, c and d"),
        (b"flug = 3\ntyra_1 = 1\ntyra_2 = 1\ndeino_1 = 1\ndeino_2 = 1\ntri = 2", b"flug = 4\ntri = 2", "roster full has"),
        (b"[rosters.full]", b"[rosters.full]\ntrex = 1", "unknown piece: trex"),
        (b"far = [[7, 7], [0, 7]]", b"far = [[7, 7], [0, 6]]", "outline square"),
        (b'agreed = ["flug", "tri", "stego"]', b'agreed = ["nest", "tri", "stego"]', "the agreed reserve must be three saurians"),
        (b'letter = "T"', b'letter = "t"', "one letter of its own"),
        (b"\nterritory = 6", b"\nterritory = 0", "territory in [course] must be from 1 to 100"),
        (b"shuttles = 3", b"shuttles = 101", "shuttles in [course] must be from 1 to 100"),
        (b"\nterritory = 6", b"\nterritory = 1", "territory = 1 is too small for outline square: there are 14 fields"),
        (b"\nterritory = 6", b"\nterritory = 3", "territory = 3 is too small for outline long: there are 21 fields"),
        (b"\nterritory = 6", b"\nterritory = 60", "territory = 60 is too deep for outline square"),
        (b"screened_territory = 7", b"screened_territory = 8", "the territories of both sides would meet"),
        (b"half = 7", b"half = 99", "half = 99 is too deep for outline square: half of it is 7 rows"),
        (b"between_nests = 7", b"between_nests = 20", "between_nests is too large for outline six"),
        (b"land = 8", b'land = "strong"', "cannot be read"),
        (b"[course]", b"[curse]", "cannot be read"),
        (b"[[tiles]]", b"[[tiles", "cannot be read"),
        (b"# Giganten", b"# \xff", "cannot be read"),
    ],
)
def test_parts_that_do_not_fit_are_refused_with_a_sentence(old, new, said):
    """GI-03, GI-05: what a player puts in the place of our parts is checked, and the file and the fault are named."""
    assert old in SOURCE
    with pytest.raises(BadData, match="mine") as refused:
        data.read(SOURCE.replace(old, new, 1), "mine.toml")
    assert said in str(refused.value)


def test_a_territory_has_land_however_its_tiles_lie():
    """GI-07: a Nest and Blitzes stand on land, so that a shallow territory does not go with a tile that is swamp on one side."""
    drawn = b",\n".join(b'    "%s"' % row.encode() for row in DATA.tiles[3].rows)
    assert drawn in SOURCE
    wet = b",\n".join(b'    "%s"' % row for row in (*[b"~~~~~~~"] * 3, b"~~.....", *[b"......."] * 3))
    lopsided = SOURCE.replace(drawn, wet)
    assert data.read(lopsided, "mine.toml").course.territory == 6
    with pytest.raises(BadData, match="territory = 4 is too small: 4 rows of tile d must hold at least 10 fields of land"):
        data.read(lopsided.replace(b"\nterritory = 6", b"\nterritory = 4"), "mine.toml")


def test_parts_of_ones_own_are_played_with(tmp_path):
    """GI-03: a folder named by GONDWANA_DATA replaces our parts, and records name another version of the rules."""
    (tmp_path / "giganten.toml").write_bytes(SOURCE.replace(b"land = 8\nswamp = 0", b"land = 9\nswamp = 0"))
    told = "GAME.version, GAME.parts()['kinds']['blitz'], fights.STRENGTH[2]"
    program = f"from gondwana.games.giganten import GAME, fights; print({told})"
    out = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "GONDWANA_DATA": str(tmp_path)},
        capture_output=True, text=True, check=True, timeout=120,
    ).stdout  # fmt: skip
    assert out.startswith("2+")
    assert "{'letter': 'B', 'land': 9, 'swamp': 0}" in out
    assert out.endswith("(9, 0)\n")


def test_a_folder_that_is_not_there_is_named(tmp_path, monkeypatch):
    """GI-03: a mistyped folder is no silent return to our parts; a folder with other games' parts only is."""
    monkeypatch.setenv("GONDWANA_DATA", str(tmp_path / "nowhere"))
    with pytest.raises(BadData, match="nowhere"):
        data._own_file()
    monkeypatch.setenv("GONDWANA_DATA", str(tmp_path))
    assert data._own_file() is None
