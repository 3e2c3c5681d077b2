"""The rules page in the browser tells the truth: what it says beside the game's own data is what docs/rules/giganten.md says."""

import json
import re
from pathlib import Path

import pytest

from gondwana.games.giganten.data import DATA, PIECES
from gondwana.games.giganten.fights import fight
from gondwana.games.giganten.state import ATTACKER_WINS, BOTH_LEAVE, DEFENDER_WINS, DRAWN

ROOT = Path(__file__).parents[3]
MARKS = json.loads((ROOT / "web" / "src" / "rules" / "giganten" / "marks.json").read_text(encoding="utf-8"))
RULES = (ROOT / "docs" / "rules" / "giganten.md").read_text(encoding="utf-8")
NUMBERS = {piece.name: {"land": piece.land, "swamp": piece.swamp} for piece in DATA.pieces}
MEANS = {
    "C": {"land": "C", "swamp": "C", "number": "C"},
    "R": {"land": "R", "swamp": "R", "number": "R"},
    "strength C, number R": {"land": "C", "swamp": "C", "number": "R"},
    "values C, number R": {"land": "C", "swamp": "C", "number": "R"},
    "number C, values R": {"land": "R", "swamp": "R", "number": "C"},
    "land C, rest R": {"land": "C", "swamp": "R", "number": "R"},
    "number R": {"number": "R"},
}
"""How the last column of the table of pieces is to be read."""


def table():
    """The table of pieces of the rules file: name, land, swamp, number, what is certain."""
    part = RULES.split("## Pieces")[1].split("## Set-up")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")][2:]


def test_the_page_says_of_every_number_whether_it_is_certain():
    """GI-05: as the rules file does."""
    told = {}
    for name, land, *_, mark in table():
        kind = re.sub(r" \(.*", "", name).lower().replace(" ii", "_2").replace(" i", "_1")
        told[kind] = MEANS[mark] if land not in ("-", "special") else {"number": MEANS[mark]["number"]}
    assert told == MARKS["pieces"]


@pytest.mark.parametrize("example", MARKS["printed"], ids=lambda example: f"{example['ground']} {'-'.join(example['fight'])}")
def test_the_printed_fights_of_the_page_are_those_of_the_rules(example):
    """GI-22, GI-23: the numbers beside them are those that count, and the rules file prints the same."""
    one, other = example["fight"]
    mine, yours = example["numbers"]
    assert [NUMBERS[kind][example["ground"]] for kind in (one, other)] == [mine, yours]
    result = fight(PIECES.index(one), PIECES.index(other), ("land", "swamp").index(example["ground"]))
    equal = DRAWN if one == other else BOTH_LEAVE
    assert result == (ATTACKER_WINS if mine > yours else DEFENDER_WINS if mine < yours else equal)
    assert f"{mine}:{yours}" in RULES.split("Printed examples")[1].split("## End")[0]


def test_all_printed_fights_are_on_the_page():
    """The rules file has six of them."""
    printed = re.findall(r"\d:\d", RULES.split("Printed examples")[1].split("## End")[0])
    assert sorted(printed) == sorted("{}:{}".format(*example["numbers"]) for example in MARKS["printed"])
