"""The drawing as data for the browser: the checked-in files are true and complete; every piece can be told from the others."""

import gzip
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from games.giganten.tables import board

from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.drawing import export, ground, style
from gondwana.games.giganten.drawing.pieces import SHAPES, TRAP

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games" / "giganten"
FILES = ("art.gen.json", "art.gen.css", "facts.gen.json")
ART: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(export.art()))
KINDS = [piece.name for piece in DATA.pieces]


def symbols() -> dict[str, ET.Element]:
    """The symbols by their ids."""
    return {symbol.attrib["id"]: symbol for symbol in ET.fromstring(f"<svg>{ART['symbols']}</svg>")}


@pytest.mark.parametrize("name", FILES)
def test_the_browser_has_this_drawing(name: str, tmp_path: Path) -> None:
    """They are what the drawing gives now; `python -m gondwana.games.giganten.drawing.export FOLDER` makes them anew."""
    export.write(tmp_path)
    assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), f"make {name} anew"


def test_it_is_small() -> None:
    """It is sent to every phone."""
    assert sum(len(gzip.compress((FOLDER / name).read_bytes())) for name in FILES[:2]) < 9_000


def test_nothing_is_missing() -> None:
    """Every kind, the trap, a back, and some drawings of land and swamp; each kind with its letter and its strengths."""
    grounds = {f"gi-{name}-{k}" for name in ("land", "swamp") for k in range(ground.VARIANTS)}
    assert set(symbols()) == {f"gi-{name}" for name in (*KINDS, TRAP, "hidden")} | grounds
    for piece in DATA.pieces:
        drawn = ART["kinds"][piece.name]
        assert (drawn["letter"], drawn["land"], drawn["swamp"]) == (piece.letter, piece.land, piece.swamp)


def test_pieces_of_one_family_differ_by_a_mark_and_all_others_by_their_shape() -> None:
    """GI-05: I and II are the same animal."""
    family = {piece.name: piece.family or piece.name for piece in DATA.pieces}
    for one in KINDS:
        for other in KINDS:
            same = family[one] == family[other]
            assert (SHAPES[one].body == SHAPES[other].body) == same, (one, other)
            assert one == other or not same or SHAPES[one].mark != SHAPES[other].mark


def test_markup_is_sound() -> None:
    """It parses, takes no name of the page, and carries no style: the page's policy would not let it."""
    for symbol in symbols().values():
        for element in symbol.iter():
            assert element.attrib.get("id", "gi-").startswith("gi-")
            assert all(f".{name}{{" in export.css() for name in element.attrib.get("class", "").split())
            assert "style" not in element.attrib


def test_every_colour_has_a_day_and_a_night() -> None:
    """Each variable that is used is set."""
    used = set(re.findall(r"var\(--gi-([\w-]+)\)", ART["symbols"] + export.css() + style.style()))
    assert used <= set(style.DAY) == set(style.NIGHT)


def test_a_drawing_refers_only_to_what_it_defines() -> None:
    """Own pieces as pictures, the others as backs."""
    match = board({"e4": "stego", "a1": "tyra_1"}, {"n13": "tri"}, swamp=["a1"])
    root = ET.fromstring(match.draw(0, svg=True))
    used = [element.attrib["href"] for element in root.iter() if "href" in element.attrib]
    assert set(used) <= {f"#{element.attrib['id']}" for element in root.iter() if "id" in element.attrib}
    shown = [name for name in used if not re.match(r"#gi-(land|swamp)-", name)]
    assert sorted(shown) == ["#gi-hidden", "#gi-hidden", "#gi-nest", "#gi-stego", "#gi-tyra_1"]
    assert "#gi-swamp-0" in used and used.count("#gi-swamp-0") == 1
