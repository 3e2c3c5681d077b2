"""The parts: what the rules page says, and parts of one's own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gondwana.games.fossilium import data
from gondwana.games.fossilium.data import DATA, BadData
from gondwana.locale import LANGUAGES

SOURCE = Path(data.__file__).with_name("data.toml").read_text(encoding="utf-8")
PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "fossilium.md").read_text(encoding="utf-8")
SHORT = {"botanical": "B", "aquatic": "A", "terrestrial": "T"}


def table_of_fossils():
    """Name on the page to type, size and tiles, one entry a fossil."""
    part = PAGE.split("| fossil | type |")[1].split("\n\n")[0]
    found = {}
    for line in part.splitlines()[2:]:
        names, kind, size, tiles, *_ = (cell.strip() for cell in line.strip("|").split("|"))
        counts = [one.replace(" each", "") for one in tiles.split(", ")]
        for number, name in enumerate(names.split(", ")):
            each = counts[number] if len(counts) > 1 else counts[0]
            found[name] = (kind, int(size), tuple(int(one) for one in each.split("/")))
    return found


def test_the_fossils_are_those_of_the_rules_page():
    """FO-02: types, sizes and tiles in the three bags."""
    told = table_of_fossils()
    assert len(told) == len(DATA.fossils) == 20
    ours = [(SHORT[fossil.type], fossil.size, fossil.tiles) for fossil in DATA.fossils]
    assert sorted(told.values()) == sorted(ours)


def test_the_museum_is_that_of_the_rules_page():
    """FO-10, FO-11, FO-26: shops, entrances, pedestals."""
    assert [SHORT.get(kind, "") for kind in DATA.museum.shops] == ["B", "", "A", "", "T"]
    assert [SHORT.get(kind, "") for kind in DATA.museum.entrances] == ["A", "", "B", "", "T", ""]
    assert all(pedestal.prestige == pedestal.rows * pedestal.columns for pedestal in DATA.pedestals)
    assert "Market prices from the left 4 3 3 2 2 1" in PAGE
    assert DATA.market.prices == (4, 3, 3, 2, 2, 1)


def test_the_guest_table_is_three_fifths():
    """FO-50: floor(3g/5)."""
    assert list(DATA.guests.prestige) == [3 * guests // 5 for guests in range(31)]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('name = "fern"', 'name = "moss"', "these, in this order"),
        ("tiles = [4, 4, 6]", "tiles = [5, 4, 6]", "divide evenly"),
        ("tiles = [24, 0, 0]", "tiles = [0, 0, 0]", "at least 6 tiles"),
        ("tiles = [0, 2, 2]", "tiles = [0, 60, 60]", "more than 100 tiles"),
        ("tiles = [0, 21, 0]", "tiles = [0, 90, 0]", "must hold"),
        ('entrances = ["aquatic", "",', 'entrances = ["aquatic", "aquatic",', "each type once"),
        ('botanical = "c1"', 'botanical = "g1"', "name a cell"),
        ('cell = "d1"', 'cell = "f1"', "pedestal at f1"),
        ('cell = "e3"', 'cell = "b1"', "pedestal at b1"),
        ("prices = [4, 3, 3, 2, 2, 1]", "prices = [4, 3]", "6 numbers"),
        ("refill_rounds = [2, 4]", "refill_rounds = [5]", "rounds from 1 to 4"),
        ("slots = 10", "slots = 2", "slots"),
        ("students = 5", "students = 6", "more than 6 tiles"),
        ("draw = 2", "draw = 3", "draws 2 from each site"),
        ("workers = 4", "workers = 5", "find room"),
        ("{ workers = 2, money = 2 }, {", "{ workers = 3, money = 2 }, {", "1 or 2"),
        ('tour_types = ["botanical", "aquatic"', 'tour_types = ["botanical", "botanical"', "each type once"),
        ('3 = ["display-1", "market-2"]', '3 = ["display-1", "display-2"]', "at most one in a row"),
        ('name = "types"\nleast = 3', 'name = "types"\nleast = 0', "labour goals"),
        ("levels = [3, 4, 5] }, { name = \"small\"", "levels = [3, 3, 5] }, { name = \"small\"", "rising levels"),
        ('name = "classes", levels = [2, 3, 4]', 'name = "classes", levels = [2, 3, 5]', "rounds[5].classes asks for 5"),
        ("0, 0, 1, 1, 2,", "0, 9, 1, 1, 2,", "never fall"),
        ("sponsors_money = 3", "sponsors_money = 0", "above 0"),
        ("regular = [1, 2, 3]", "regular = [1, 2, 7]", "can gain 37 regular guests"),
        ("restaurant = 2", "restaurant = 23", "the guest track has only 30 places"),
        ('name = "types"\nleast = 3', 'name = "types"\nleast = 4', "labour.types asks for 4"),
        ('name = "pedestals"\nleast = 2', 'name = "pedestals"\nleast = 5', "at most 4"),
        ('name = "guests"\nleast = 24', 'name = "guests"\nleast = 31', "at most 30"),
        ("solo_guests = [22, 17, 12]", "solo_guests = [12, 17, 22]", "solo_guests must fall"),
        ("solo_ranks = [80, 105, 130]", "solo_ranks = [80, 80, 130]", "solo_ranks must rise"),
        ("per = 3", "per = 0", "counts by 0"),
        ("archive = 5", "archive = 500", "market.archive is 500"),
        ("archive = 5", "archive = -1", "from 0 to 100"),
        ("archive = 5", "archive = 'five'", "cannot be read"),
        ("[storage]", "[storage]\ncolour = 3", "cannot be read"),
    ],
)  # fmt: skip
def test_parts_that_do_not_fit_are_refused_with_a_sentence(old, new, why):
    """FO-01: the message names the file and what is wrong, in every language."""
    changed = SOURCE.replace(old, new, 1)
    assert changed != SOURCE
    with pytest.raises(BadData, match=re.escape(why)) as refused:
        data.read(changed.encode(), "own.toml")
    assert "own.toml" in str(refused.value)
    assert all(refused.value.message.say(language) for language in LANGUAGES)


def test_other_rounds_and_goals_are_counted():
    changed = SOURCE.replace("[[rounds]]", "[[forgotten]]", 1)
    with pytest.raises(BadData):
        data.read(changed.encode(), "own.toml")
    with pytest.raises(BadData, match="cannot be read"):
        data.read(b"\xff\xfe", "own.toml")


def test_own_parts_are_played_with(tmp_path):
    """FO-01: another version, other numbers, the same program."""
    (tmp_path / "fossilium.toml").write_text(SOURCE.replace("money = 4\ndraw", "money = 9\ndraw"), "utf-8")
    program = (
        "from gondwana.games import load\n"
        "from gondwana.core.match import Match\n"
        "game = load('fossilium')\n"
        "match = Match(game, players=2, seed=1)\n"
        "print(game.version.startswith('2+'), match.view(0)['seats'][0]['money'], game.parts()['start']['money'])\n"
    )
    env = {**os.environ, "GONDWANA_DATA": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.split() == ["True", "9", "9"]
