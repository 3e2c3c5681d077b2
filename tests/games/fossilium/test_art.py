"""The drawing as data for the browser: the checked-in files are true and complete, and nothing in them disturbs a page."""

import gzip
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from gondwana.games.fossilium.data import DATA, SIDES
from gondwana.games.fossilium.drawing import export, style

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games" / "fossilium"
FILES = ("art.gen.json", "art.gen.css", "banner.gen.json", "facts.gen.json")
ART: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(export.art()))
TYPES = ("botanical", "aquatic", "terrestrial")


def symbols() -> dict[str, ET.Element]:
    """The symbols by their ids."""
    return {symbol.attrib["id"]: symbol for symbol in ET.fromstring(f"<svg>{ART['symbols']}</svg>")}


def markup(symbol: ET.Element) -> bytes:
    return b"".join(map(ET.tostring, symbol))


@pytest.mark.parametrize("name", FILES)
def test_the_browser_has_this_drawing(name: str, tmp_path: Path) -> None:
    """They are what the drawing gives now; `python -m gondwana.games.fossilium.drawing.export FOLDER` makes them anew."""
    export.write(tmp_path)
    assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), f"make {name} anew"


def test_it_is_small() -> None:
    """It is sent to every phone."""
    assert sum(len(gzip.compress((FOLDER / name).read_bytes())) for name in FILES[:2]) < 24_000
    assert len(gzip.compress((FOLDER / "banner.gen.json").read_bytes())) < 6_000


def test_every_fossil_has_its_shape() -> None:
    """FO-02: 1, 2, 4 or 6 parts; twenty fossils, and one of each type to begin with."""
    sizes = [long * wide for name, (long, wide) in ART["fossils"].items() if not name.startswith("starter")]
    assert sorted(sizes) == [1] * 6 + [2] * 6 + [4] * 4 + [6] * 4
    assert {f"starter-{kind}" for kind in TYPES} <= set(ART["fossils"])
    for name, (long, wide) in ART["fossils"].items():
        assert symbols()[f"fo-{name}"].attrib["viewBox"] == f"0 0 {long * ART['cell']} {wide * ART['cell']}"


def test_everything_can_be_told_apart() -> None:
    """No two pictures are the same; the types differ by their shape, not only by their colour."""
    pictures = [markup(symbol) for symbol in symbols().values()]
    assert len(set(pictures)) == len(pictures)
    assert {f"fo-{kind}" for kind in TYPES} <= set(symbols())


def test_a_large_fossil_has_a_standee() -> None:
    """FO-27: the four of size 6."""
    large = {name for name, (long, wide) in ART["fossils"].items() if long * wide == 6}
    assert {name.removeprefix("fo-standee-") for name in symbols() if "standee" in name} == large


def test_everything_of_the_game_has_a_picture() -> None:
    """FO-02, FO-28: each fossil in its size, each side of each panel."""
    assert set(ART["panels"]) == set(SIDES)
    for fossil in DATA.fossils:
        long, wide = ART["fossils"][fossil.name]
        assert long * wide == fossil.size


def test_markup_is_sound() -> None:
    """It parses, takes no name of the page, and carries no style: the page's policy would not let it."""
    for symbol in symbols().values():
        for element in symbol.iter():
            assert element.attrib.get("id", "fo-").startswith("fo-")
            assert all(f".{name}{{" in export.css() for name in element.attrib.get("class", "").split())
            assert "style" not in element.attrib


def test_every_colour_has_a_day_and_a_night() -> None:
    """Each variable that is used is set."""
    used = set(re.findall(r"var\(--fo-([\w-]+)\)", ART["symbols"] + export.css()))
    assert used <= set(style.DAY) == set(style.NIGHT)
