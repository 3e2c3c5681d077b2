"""The drawing as data for the browser: the checked-in file is true, complete, and readable on a narrow screen."""

import gzip
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from gondwana.games.draftosaurus.data import DATA, FACES, PENS, SPECIES
from gondwana.games.draftosaurus.drawing import export
from gondwana.games.draftosaurus.drawing.park import LARGE, SMALL, TALL, Park
from gondwana.games.draftosaurus.state import MOST_PLACED

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "draftosaurus" / "art.gen.json"
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


def test_the_browser_has_this_drawing(tmp_path: Path) -> None:
    """The file is what the drawing gives now; `python -m gondwana.games.draftosaurus.drawing.export FILE` writes it anew."""
    export.write(tmp_path / "art.json")
    assert (tmp_path / "art.json").read_bytes() == FILE.read_bytes(), f"make {FILE.name} anew"


def test_it_is_small() -> None:
    """It is sent to every phone."""
    assert len(gzip.compress(FILE.read_bytes())) < 14_000


def test_nothing_is_missing() -> None:
    """Every species, face and pen, three maps of both boards."""
    assert set(ART["species"]) == set(SPECIES)
    assert set(ART["faces"]) == set(FACES)
    assert set(ART["rules"]) == {pen.name for pen in DATA.pens}
    assert set(ART["maps"]) == {park.name for park in (LARGE, SMALL, TALL)}
    for name, board in MAPS:
        assert set(ART["maps"][name]["boards"][board]["pens"]) == set(PENS[board])


def test_markup_is_sound() -> None:
    """It parses, uses only colours that both themes have, and takes no name of the page."""
    for svg in markup():
        root = ET.fromstring(f"<svg>{svg}</svg>")
        for element in root.iter():
            assert element.attrib.get("id", "gd-").startswith("gd-")
            assert all(name.startswith("gd-") for name in element.attrib.get("class", "").split())
    used = {name for text in (*markup(), ART["classes"]) for name in re.findall(r"var\(--([\w-]+)\)", text)}
    floors = {f"gd-{pen['floor']}" for name, board in MAPS for pen in ART["maps"][name]["boards"][board]["pens"].values()}
    for theme in ("light", "dark"):
        assert used | floors <= {f"gd-{name}" for name in ART["colours"][theme]}


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
    sizes = [float(size) for board in PENS for size in re.findall(r"font-size:([\d.]+)px", tall["boards"][board]["front"])]
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
