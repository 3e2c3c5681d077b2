"""Drawings of positions: true, readable, and silent about what the viewer cannot know."""

import random
from functools import cache
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from gondwana.core.contract import EVERYTHING, PUBLIC, States
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games import load
from gondwana.games.draftosaurus import words
from gondwana.games.draftosaurus.data import DATA, PENS, SPECIES
from gondwana.games.draftosaurus.drawing import scene, table, text
from gondwana.games.draftosaurus.drawing.park import LARGE, SMALL, TALL, Box
from gondwana.games.draftosaurus.drawing.silhouettes import SILHOUETTES
from gondwana.locale import LANGUAGES

GAME = load("draftosaurus")
SVG = "{http://www.w3.org/2000/svg}"
COUNTS = tuple(GAME.players)
BOARDS = ("summer", "winter", "both")
WHOLE_GAME = 10_000
HALF_GAME = {2: 25, 3: 20, 4: 26, 5: 33}
"""Steps of seats: the middle of a turn in the second half, when some have chosen and some have not."""


@cache
def played(players: int, board: str, steps: int, placing: str = "together") -> Match:
    """A game played at random, so many steps far; in Summer/Winter mode the winter is half over at least."""
    chance = random.Random(players)
    match = Match(GAME, players=players, options={"board": board, "placing": placing}, seed=players)
    match.settle()
    done = 0
    while not match.over and (done < steps or (board == "both" and match.view(PUBLIC)["board"] == "summer")):
        seat = match.pending[0]
        match.play(seat, chance.choice(match.legal(seat)))
        match.settle()
        done += 1
    return match


def drowned(players: int, board: str) -> Match:
    """A game in which everything went into the river."""
    match = Match(GAME, players=players, options={"board": board}, seed=7)
    match.settle()
    while not match.over:
        seat = match.pending[0]
        match.play(seat, next((do for do in match.legal_texts(seat) if do.endswith("river")), match.legal_texts(seat)[0]))
        match.settle()
    return match


def groups(svg: str) -> dict[str, ET.Element]:
    """The labelled groups of a drawing by their labels; a label that occurs twice by its last one."""
    return {group.attrib["aria-label"]: group for group in ET.fromstring(svg).iter(f"{SVG}g") if "aria-label" in group.attrib}


def symbols_in(element: ET.Element, kind: str = "#gd-dino-") -> list[str]:
    """The dinosaurs drawn in an element, `hidden` for one that is face down."""
    return [used.attrib["href"].removeprefix(kind) for used in element.iter(f"{SVG}use") if used.attrib["href"].startswith(kind)]


@pytest.fixture(params=COUNTS, ids=lambda players: f"{players}p")
def players(request: pytest.FixtureRequest) -> int:
    """Every number of players."""
    return int(request.param)


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> str:
    """Every value of the option."""
    return str(request.param)


@pytest.fixture(params=("half", "over"))
def match(request: pytest.FixtureRequest, players: int, board: str) -> Match:
    """A game half way and at its end, for every number of players and every board."""
    return played(players, board, WHOLE_GAME if request.param == "over" else HALF_GAME[players])


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_fits_a_terminal_and_names_every_zone_of_every_zoo(match: Match, language: str) -> None:
    """No line is wider than 100 columns, none carries control characters, and each zone is there once for each seat."""
    drawn = match.draw(0, language=language)
    assert max(len(line) for line in drawn.splitlines()) <= 100
    assert all(letter.isprintable() for line in drawn.splitlines() for letter in line)
    for zone in (*PENS[match.view(0)["board"]], "river"):
        lines = [line for line in drawn.splitlines() if line.startswith(f"  {words.zone_name(zone).say(language)}  ")]
        assert len(lines) == match.players, zone


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["summer", "winter"])
def test_a_crowd_of_all_species_still_fits(side: str, language: str) -> None:
    """Two of each species in every pen without slots: their list takes as many lines as it needs, and none is lost."""
    looking = scene.look(played(2, side, WHOLE_GAME).state[0], 0, language)
    zones = ("river", "prairie") if side == "summer" else ("river", "bridge_left", "bridge_right")
    for zone in zones:
        looking.seat(0)["zoo"][zone] = list(SPECIES) * 2
    drawn = text.draw(looking)
    assert max(len(line) for line in drawn.splitlines()) <= 100
    for name in SPECIES:
        assert drawn.count(f"2 {looking.say(f'short-{name}')}") >= len(zones)


@pytest.mark.parametrize("language", LANGUAGES)
def test_svg_is_valid_self_contained_and_labelled(match: Match, language: str) -> None:
    """It parses, runs nothing, refers to nothing outside and only to what it defines; every zone of every zoo is labelled."""
    drawn = match.draw(0, svg=True, language=language)
    root = ET.fromstring(drawn)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title")
    assert all(f"{points}" in (root.findtext(f"{SVG}desc") or "") for points in match.scores())
    elements = list(root.iter())
    assert not {element.tag for element in elements} & {f"{SVG}{tag}" for tag in ("script", "image", "foreignObject", "a")}
    defined = {f"#{element.attrib['id']}" for element in elements if "id" in element.attrib}
    assert {value for element in elements for key, value in element.attrib.items() if key.endswith("href")} <= defined
    assert "url(" not in "".join(element.text or "" for element in elements)
    assert drawn.count("http") == 1, "only the namespace"
    labels = [element.attrib["aria-label"] for element in elements if element.attrib.get("role") == "img"]
    for zone in (*PENS[match.view(0)["board"]], "river"):
        assert sum(label.startswith(f"{words.zone_name(zone).say(language)} (") for label in labels) == match.players, zone


def test_colours_are_for_day_and_night() -> None:
    """Each colour that is used is set, and set again for dark screens."""
    drawn = played(3, "both", WHOLE_GAME).draw(0, svg=True) + played(3, "summer", WHOLE_GAME).draw(0, svg=True)
    day, night = drawn.split("@media (prefers-color-scheme:dark)")[:2]
    for used in set(drawn.replace(")", "(").split("(")):
        if used.startswith("--"):
            assert f"{used}:" in day, used
            assert f"{used}:" in night.split("}}")[0], used


def test_every_dinosaur_on_the_table_is_drawn(players: int, board: str) -> None:
    """As many dinosaurs of each species as the zoos hold; nothing is held any more, so there are no others."""
    match = played(players, board, WHOLE_GAME)
    stand = [name for seat in match.view(PUBLIC)["seats"] for zone in seat["zoo"].values() for name in zone if name]
    assert len(stand) == 12 * players
    assert sorted(symbols_in(ET.fromstring(match.draw(PUBLIC, svg=True)))) == sorted(stand)
    drawn = match.draw(PUBLIC)
    for name in SPECIES:
        assert scene.look(match.state[0], PUBLIC, "en").say(f"short-{name}") in drawn


def test_points_stand_where_they_are_made(match: Match) -> None:
    """Both drawings tell the points of each pen, of the river and of the T-Rexes as the view does."""
    seen = match.view(0)
    lines = match.draw(0).splitlines()
    zones = groups(match.draw(0, svg=True))
    order = [0, *range(1, match.players)]
    for zone in (*PENS[seen["board"]], "river"):
        told = [int(line.removeprefix(f"  {words.zone_name(zone).say()} ").split()[0]) for line in lines if _is_row(line, zone)]
        points = [seen["seats"][seat]["points"] for seat in order]
        assert told == [one["river"] if zone == "river" else one["zones"][zone] for one in points], zone
        for one in points:
            gain = one["river"] if zone == "river" else one["zones"][zone]
            assert any(label.startswith(words.zone_name(zone).say()) and f". {gain} point" in label for label in zones)
    bonus = [int(line.split()[2]) for line in lines if line.startswith("  T-Rex bonus")]
    assert bonus == [seen["seats"][seat]["points"]["trex"] for seat in order]


def _is_row(line: str, zone: str) -> bool:
    return line.startswith(f"  {words.zone_name(zone).say()}  ")


@pytest.mark.parametrize("placing", ["together", "after_reveal"])
def test_hidden_things_are_not_drawn(players: int, board: str, placing: str) -> None:
    """Any world that the viewer cannot tell from the true one is drawn the same, even when it was not hidden first."""
    match = played(players, board, HALF_GAME[players], placing)
    buffers = Buffers(GAME)
    for viewer in (PUBLIC, 0, players - 1):
        truth = match.draw(viewer), match.draw(viewer, svg=True)
        hands = set()
        for rng in streams(11, 3):
            world: States = match.hidden(viewer)
            engine(GAME).guess_at(world, 0, viewer, rng, buffers.actions)
            hands.add(world["hand"].tobytes())
            assert (GAME.draw_text(world[0], viewer, "en"), GAME.draw_svg(world[0], viewer, "en")) == truth
        unknown = [seat for seat in match.view(viewer)["seats"] if seat["hand"] is None and seat["hand_size"]]
        if len(unknown) > 1:
            assert len(hands) > 1, "the worlds differ, or this test says nothing"


def test_hands_are_drawn_as_far_as_they_are_known() -> None:
    """Own hand by species, unseen hands as tokens and as a number; who sees everything sees all hands."""
    match = played(4, "summer", 0)
    own = sorted(match.view(1)["seats"][1]["hand"])
    hands = [group for label, group in groups(match.draw(1, svg=True)).items() if label.startswith("Hand: ")]
    assert sorted(symbols_in(hands[0])) == own
    assert symbols_in(hands[-1]) == ["hidden"] * DATA.hand
    assert match.draw(1).count("6 dinosaurs, face down") == 3
    assert match.draw(PUBLIC).count("6 dinosaurs, face down") == 4
    assert "face down" not in match.draw(EVERYTHING)
    assert "#gd-dino-hidden" not in match.draw(EVERYTHING, svg=True)


def test_own_choice_is_named_and_a_foreign_one_only_noted() -> None:
    """A choice that is not revealed yet is in words for who made it; the others see that it was made."""
    match = Match(GAME, players=3, options={"first": 0}, seed=5)
    match.settle()
    do = match.legal_texts(0)[-1]
    species, zone = do.split()[:2]
    match.play(0, do)
    named = f"{words.species_name(SPECIES.index(species)).say()}, {words.zone_name(zone).say()}"
    for svg in (False, True):
        assert named in match.draw(0, svg=svg)
        assert named not in match.draw(1, svg=svg)
    assert "made, still hidden" in match.draw(1)
    assert "gd-tick" in match.draw(1, svg=True).split("</style>")[1]


def test_the_own_zoo_is_in_front_and_the_others_sit_as_at_the_table() -> None:
    """The left neighbour is the next seat: nearest on the left side. The right neighbour is nearest on the right side."""
    match = played(5, "summer", 0)
    looking = scene.look(match.hidden(3)[0], 3, "en")
    assert looking.hero == 3
    assert looking.around == [4, 0, 1, 2]
    assert table.around_the_table(looking) == ([0, 4], [1, 2])
    headings = [line.split(" ─")[0] for line in match.draw(3).splitlines() if "─" in line]
    assert headings == ["Seat 3 (you)", "Seat 4", "Seat 0", "Seat 1", "Seat 2"]
    for viewer in (PUBLIC, EVERYTHING):
        assert scene.look(match.hidden(viewer)[0], viewer, "en").hero == 0


def test_the_die_is_told_with_its_rule_and_closes_pens() -> None:
    """The face in words in both drawings; pens that it closes are darkened, but not for who rolled it."""
    match = Match(GAME, players=3, options={"first": 0}, seed=5)
    while match.view(PUBLIC)["phase"] != "roll":
        match.play(-1, match.odds()[0][0])
    match.play(-1, "roll food_court")
    for svg in (False, True):
        assert "only pens left of the river" in match.draw(1, svg=svg)
    assert match.draw(1).splitlines()[1].endswith("Rolled by seat 0, who need not obey.")
    shut = {label: group for label, group in groups(match.draw(1, svg=True)).items() if group.attrib["role"] == "group"}
    dark = {label: sum(path.attrib.get("class") == "gd-shut" for path in group.iter()) for label, group in shut.items()}
    assert dark == {"Seat 1 (you)": 3, "Seat 2": 3, "Seat 0": 0}


def test_after_the_summer_its_points_are_told(players: int) -> None:
    """Summer/Winter mode (DR-41): both boards' points and their sum, for every seat."""
    match = played(players, "both", WHOLE_GAME)
    drawn = match.draw(0), match.draw(0, svg=True)
    for seat in match.view(0)["seats"]:
        summer, winter = seat["banked"], seat["points"]["total"]
        assert f"summer {summer} + winter {winter} = {summer + winter}" in drawn[0]
        assert f">{summer} + {winter} = {summer + winter}<" in drawn[1]


def test_winners_are_named_and_crowned(players: int, board: str) -> None:
    """The end names those whom the rules name (DR-40)."""
    match = played(players, board, WHOLE_GAME)
    winners = match.winners()
    line = match.draw(PUBLIC).splitlines()[1]
    assert line.endswith(f"with {match.scores()[winners[0]]}: {', '.join(f'seat {seat}' for seat in winners)}.")
    assert match.draw(PUBLIC, svg=True).count('class="gd-crown"') == len(winners)


def test_unseen_dinosaurs_are_counted(match: Match) -> None:
    """What is counted from the drawing's own knowledge is what the view says is unseen (DR-02)."""
    for viewer in (PUBLIC, 0, 1):
        assert scene.look(match.hidden(viewer)[0], viewer, "en").unseen() == match.view(viewer)["unseen"]


def test_a_dinosaur_that_was_shown_is_drawn() -> None:
    """With placing=after_reveal (DR-07) all see what was chosen before it is placed."""
    match = played(3, "winter", 3, "after_reveal")
    assert match.view(PUBLIC)["phase"] == "place"
    assert match.draw(PUBLIC).count("\n  Shown ") == 3
    assert match.draw(PUBLIC, svg=True).count('class="gd-shown"') == 3


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_a_river_full_of_dinosaurs_stays_in_the_park(board: str) -> None:
    """Twelve dinosaurs in one zone: all are drawn, inside the map, apart from each other; in the text they are counted."""
    match = drowned(2, board)
    assert len(symbols_in(ET.fromstring(match.draw(0, svg=True)))) == 24
    for park in (LARGE, SMALL, TALL):
        for zone in ("river", "prairie" if board == "summer" else "bridge_left"):
            slots = park.slots(board, zone, 12)
            assert len(slots) == 12
            box = Box(park.river.x, 0, park.river.w, park.height) if zone == "river" else park.pens[zone]
            for slot in slots:
                assert box.x <= slot.x - slot.size / 2 + 0.01
                assert slot.x + slot.size / 2 <= box.x + box.w + 0.01
                assert slot.y + slot.size / 2 <= box.y + box.h
            apart = [np.hypot(a.x - b.x, a.y - b.y) for k, a in enumerate(slots) for b in slots[:k]]
            assert min(apart) >= slots[0].size - 0.01


def test_maps_keep_pens_where_the_rules_say() -> None:
    """DR-20 to DR-35: left and right of the river, woodland above its edge and grassland below; no pen lies on another."""
    for park in (LARGE, SMALL, TALL):
        for pen in DATA.pens:
            box = park.pens[pen.name]
            assert (box.x + box.w <= park.river.x) == (pen.side == "left"), pen.name
            assert (box.x >= park.river.x + park.river.w) == (pen.side == "right"), pen.name
            others = [park.pens[other] for other in PENS[pen.board] if other != pen.name]
            assert all(box.y + box.h <= b.y or b.y + b.h <= box.y or box.x + box.w <= b.x or b.x + b.w <= box.x for b in others)
            x, y = box.middle
            edge = park.edge[0] + (park.edge[1] - park.edge[0]) * x / park.width
            assert (y < edge) == (pen.part == "woodland"), pen.name


def test_every_species_has_a_shape_of_its_own() -> None:
    """Six silhouettes, six letters, six colours."""
    assert set(SILHOUETTES) == set(SPECIES)
    assert len({shape.body for shape in SILHOUETTES.values()}) == len(SPECIES)
    assert len({species.letter for species in DATA.species}) == len({species.colour for species in DATA.species}) == len(SPECIES)
    drawn = played(2, "summer", 0).draw(0, svg=True)
    assert all(f'fill="{species.colour}"' in drawn and SILHOUETTES[species.name].body in drawn for species in DATA.species)
