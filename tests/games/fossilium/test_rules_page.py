"""The rules page in the browser tells the truth: what it reckons itself is what the rules say, and what it shows is the data."""

import json
import re
from pathlib import Path

import pytest
from games.fossilium import oracle

from gondwana.games.fossilium.data import DATA, PANELS, ROW_NAMES
from gondwana.locale import LANGUAGES, Message

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "web" / "src" / "rules" / "fossilium"
FACTS = json.loads((ROOT / "web" / "src" / "games" / "fossilium" / "facts.gen.json").read_text(encoding="utf-8"))
CODE = "".join(part.read_text(encoding="utf-8") for part in sorted(PAGE.glob("*.svelte")))
"""The page and its parts."""


def test_the_numbers_of_the_page_are_those_of_the_game():
    assert FACTS["guests"]["prestige"] == list(DATA.guests.prestige)
    assert FACTS["final"]["places"] == oracle.PLACES
    assert [fossil["name"] for fossil in FACTS["fossils"]] == list(oracle.FOSSILS)


def test_every_panel_and_action_is_on_the_page():
    assert re.findall(r"'([a-z]+)', '([a-z]+)'\]", CODE.split("PANELS = [")[1].split("] as const")[0]) == list(PANELS)
    rows = re.search(r"ROWS = \[(.*?)\]", (PAGE / "facts.ts").read_text(encoding="utf-8"))
    assert rows is not None
    assert tuple(re.findall(r"'(\w+)'", rows[1])) == ROW_NAMES[:-1], "the strip of the last round has a section of its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_prestige_for_guests_is_said_as_it_is(language):
    """FO-50: the page says three for every five."""
    assert all(prestige == 3 * guests // 5 for guests, prestige in enumerate(DATA.guests.prestige))
    assert Message("web-fo-rules-opening-text", track=len(DATA.guests.prestige) - 1).say(language)


def test_reconstructed_numbers_carry_a_mark():
    """Everything that docs/rules/fossilium.md calls R: fossils, floor, board, prices, goals, thresholds."""
    assert CODE.count("<Ours") >= 9
