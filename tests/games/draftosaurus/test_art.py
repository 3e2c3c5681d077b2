"""The drawing as data for the browser: the checked-in file is true, complete, and readable on a narrow screen."""

import gzip
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from gondwana.games.draftosaurus.data import DATA, FACES, PENS, SPECIES
from gondwana.games.draftosaurus.drawing import export, style
from gondwana.games.draftosaurus.drawing.park import LARGE, SMALL, TALL, Park
from gondwana.games.draftosaurus.state import MOST_PLACED

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games" / "draftosaurus"
FILES = ("art.gen.json", "art.gen.css")
ART: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(export.art()))
MAPS = [(name, board) for name in ART["maps"] for board in PENS]
SMALLEST_TEXT = 14
SMALLEST_TARGET = 44


def markup() -> list[str]:
    """Every piece of SVG in it."""
    found: list[str] = [ART["hidden"], ART["die"]]
    for many in ("faces", "rules", "firs", "signposts"):
        found += ART[many].values()
    return found + [ART["maps"][name]["boards"][board][layer] for name, board in MAPS for layer in ("back", "front")]


@pytest.mark.parametrize("name", FILES)
def test_the_browser_has_this_drawing(name: str, tmp_path: Path) -> None:
    """They are what the drawing gives now; `python -m gondwana.games.draftosaurus.drawing.export FOLDER` makes them anew."""
    export.write(tmp_path)
    assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), f"make {name} anew"


def test_it_is_small() -> None:
    """It is sent to every phone."""
    assert sum(len(gzip.compress((FOLDER / name).read_bytes())) for name in FILES) < 14_000


def test_nothing_is_missing() -> None:
    """Every species, face and pen, three maps of both boards."""
    assert set(ART["species"]) == set(SPECIES)
    assert set(ART["faces"]) == set(FACES)
    assert set(ART["rules"]) == {pen.name for pen in DATA.pens}
    assert set(ART["maps"]) == {park.name for park in (LARGE, SMALL, TALL)}
    for name, board in MAPS:
        assert set(ART["maps"][name]["boards"][board]["pens"]) == set(PENS[board])


def test_markup_is_sound() -> None:
    """It parses, takes no name of the page, and carries no style: the page's policy would not let it."""
    for svg in markup():
        for element in ET.fromstring(f"<svg>{svg}</svg>").iter():
            assert element.attrib.get("id", "gd-").startswith("gd-")
            assert all(f".{name}" in export.css() for name in element.attrib.get("class", "").split())
            assert "style" not in element.attrib


def test_every_colour_has_a_day_and_a_night() -> None:
    """Each variable that is used is set."""
    used = {name for text in (*markup(), export.css()) for name in re.findall(r"var\(--gd-([\w-]+)\)", text)}
    used |= {pen["floor"] for name, board in MAPS for pen in ART["maps"][name]["boards"][board]["pens"].values()}
    assert used <= set(style.DAY) == set(style.NIGHT)
    assert all(f"--gd-{name}: " in export.css() for name in used)


@pytest.mark.parametrize(("name", "board"), MAPS)
def test_there_is_a_slot_for_every_dinosaur(name: str, board: str) -> None:
    """An entry of slots for each number that a zone can hold, in order, all within the map."""
    here = ART["maps"][name]["boards"][board]
    for zone, entries in {"river": here["river"], **{zone: pen["slots"] for zone, pen in here["pens"].items()}}.items():
        room = [len(entry["at"]) for entry in entries]
        assert room == sorted(set(room)), zone
        limited = zone not in ("river", "prairie") and DATA.pen(zone).holds
        assert room[-1] == (limited or MOST_PLACED), zone
        for entry in entries:
            assert all(0 < x < ART["maps"][name]["width"] and 0 < y < ART["maps"][name]["height"] for x, y in entry["at"])


@pytest.mark.parametrize("board", list(PENS))
def test_numbers_stand_in_or_below_their_slots(board: str) -> None:
    """The ladders are printed in order; in slots exactly where there is no room below."""
    for name in ART["maps"]:
        for zone, pen in ART["maps"][name]["boards"][board]["pens"].items():
            if DATA.pen(zone).ladder:
                assert tuple(value for *_, value in pen["printed"]["at"]) == DATA.pen(zone).ladder
                assert pen["printed"]["in_slots"] == (name != "large" or zone == "pyramid")


def test_the_tall_map_can_be_read_and_touched() -> None:
    """A unit is a point of a screen 360 wide: no small text, pens that a finger can hit, dinosaurs that can be told apart."""
    tall = ART["maps"]["tall"]
    assert tall["width"] <= 344 and tall["width"] < tall["height"] <= 440
    sizes = [float(size) for board in PENS for size in re.findall(r"font-size='([\d.]+)'", tall["boards"][board]["front"])]
    for board in PENS:
        for zone, pen in tall["boards"][board]["pens"].items():
            assert min(pen["box"][2:]) >= SMALLEST_TARGET, zone
            sizes += [pen["printed"]["size"]] if pen["printed"] else []
            if DATA.pen(zone).holds == 6:
                assert pen["slots"][0]["size"] >= 30, zone
    assert min(sizes) >= SMALLEST_TEXT


@pytest.mark.parametrize("park", [LARGE, SMALL, TALL], ids=lambda park: park.name)
def test_signs_do_not_cover_each_other(park: Park) -> None:
    """Points, the T-Rex's own point and the rule's pictogram stand side by side."""
    for board in PENS:
        for zone, pen in ART["maps"][park.name]["boards"][board]["pens"].items():
            (x, y), (tx, ty) = pen["points"], pen["trex"]
            assert abs(x - tx) >= 17 + 14 or abs(y - ty) >= 13 + 10, zone
            if pen["rule"]:
                left, top, scale = pen["rule"]
                assert left + 24 * scale <= tx - 14 + 1 or top >= ty + 10, zone
