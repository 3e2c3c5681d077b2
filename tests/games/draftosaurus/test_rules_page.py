"""The rules page in the browser tells the truth: its numbers and examples are those of the game."""

import json
from pathlib import Path

import pytest

from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.tally import tally

PAGE = Path(__file__).parents[3] / "web" / "src" / "rules"
FACTS = json.loads((PAGE / "facts.json").read_text(encoding="utf-8"))
EXAMPLES = json.loads((PAGE / "examples.json").read_text(encoding="utf-8"))


def test_pens_stand_where_the_page_says():
    """DR-20 to DR-25, DR-30 to DR-35: board, side, part and room of each pen."""
    told = {name: (pen["board"], pen["side"], pen["part"], pen["holds"]) for name, pen in FACTS["pens"].items()}
    assert told == {pen.name: (pen.board, pen.side, pen.part, pen.holds) for pen in DATA.pens}


def test_bag_holds_what_the_page_says():
    """DR-02: so many of each species are in the game."""
    assert FACTS["bag"] == {str(table.players): DATA.each - table.left_in_box for table in DATA.tables}


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_example_zoos_bring_their_points(board):
    """DR-20 to DR-38: the two finished zoos of the page are counted by the game itself."""
    example = EXAMPLES["zoos"][board]
    assert tally({"board": board, "zoos": example["zoos"]}).scores[0] == example["points"]


@pytest.mark.parametrize("card", EXAMPLES["pens"])
def test_examples_of_the_pens_bring_their_points(card):
    """DR-20 to DR-35: what stands beside each example is what the game gives for it."""
    example = EXAMPLES["pens"][card]
    zones = ["bridge_left", "bridge_right"] if card == "bridge" else [card]
    counted = tally({"board": example["board"], "zoos": example["zoos"]}).scores[0]
    assert sum(counted["zones"][zone] for zone in zones) == example["points"]
