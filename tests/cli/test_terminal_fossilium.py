"""Fossilium in the terminal: whole games line by line and at the drawn table, the words of every step and event, the curtain."""

import asyncio
import io
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from cli.drawn_player import Player

from gondwana.cli.terminal import table as tables
from gondwana.cli.terminal.drawn import drawn_table
from gondwana.cli.terminal.fossilium.board import FossiliumBoard
from gondwana.cli.terminal.fossilium.drawings import Floor, Plan, brings, cells_of, target_of
from gondwana.cli.terminal.fossilium.words import describe, goals, is_open, sheet, tell
from gondwana.cli.terminal.plain import play_by_lines
from gondwana.cli.terminal.screens import Curtain, Ending
from gondwana.cli.terminal.table import Sitting
from gondwana.cli.terminal.words import sheet_lines
from gondwana.core.match import Match
from gondwana.core.options import make_options
from gondwana.games import load
from gondwana.games.fossilium.data import DATA
from gondwana.locale import LANGUAGES

GAME = load("fossilium")


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_REHEARSED", 5)


def sit(people: int = 1, players: int = 2, language: str = "en", seed: int = 1, **options: Any) -> Sitting:
    seats = ("human",) * people + ("random",) * (players - people)
    how = make_options(GAME, players, options)
    return Sitting(GAME, players=players, options=how, seats=seats, seed=seed, language=language)


# words


@pytest.mark.parametrize(("players", "language"), [(1, "en"), (2, "de"), (3, "pl"), (4, "en")])
def test_every_step_and_event_has_words(players: int, language: str) -> None:
    """All that comes up in random games can be said in every language."""
    match = Match(GAME, players=players, seed=players)
    chooser = random.Random(players + 1)
    match.settle()
    phases = set()
    while not match.over:
        for seat in match.pending:
            view = match.view(seat)
            phases.add(view["phase"])
            steps = match.legal_texts(seat)
            told = [describe(view, seat, step, language) for step in steps]
            assert all(told)
            distinct = [words for step, words in zip(steps, told, strict=True) if not step.startswith(("keep", "buy"))]
            assert len(set(distinct)) == len(distinct), "two steps sound alike, and not because two parts are alike"
            match.play(seat, chooser.choice(steps))
        match.settle()
    assert {"start", "turn", "keep"} <= phases
    lines = tell(match.events(0), 0, language)
    assert len(lines) > 80
    assert not any("fossilium-" in line or "terminal-" in line for line in lines)
    assert len(goals(match.view(0), language)) >= 2


def test_a_viewer_reads_only_what_the_seat_knows() -> None:
    """Parts that others draw are counted, not named."""
    match = Match(GAME, players=2, seed=4)
    match.settle()
    mine, others = (
        [line for line in tell(match.events(0), 0, "en") if "drew" in line and who in line] for who in ("You", "Seat 1")
    )
    assert "unseen" not in mine[0]
    assert others == ["Seat 1: drew 6 parts, unseen."]


def test_the_device_need_not_be_hidden_in_turns() -> None:
    match = Match(GAME, players=2, seed=4)
    match.settle()
    assert not is_open(match)
    while match.view(-1)["phase"] == "start":
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
        match.settle()
    assert is_open(match)


def test_steps_point_at_the_table() -> None:
    match = Match(GAME, players=2, seed=4)
    match.settle()
    view = match.view(0)
    assert target_of("display-1", view) == "display-1"
    assert target_of("c3 lying", view) == target_of("c3", view) == "c3"
    assert target_of("buy botanical-2", view) == "botanical-2"
    assert target_of("pass", view) is None
    placing = {**view, "phase": "place", "doing": {"fossil": "trex"}}
    assert cells_of("b2 lying", placing) == {"b2", "c2", "d2", "b3", "c3", "d3"}
    assert cells_of("b2 upright", placing) == {"b2", "c2", "b3", "c3", "b4", "c4"}


def test_fields_and_fossils_say_what_they_are_about() -> None:
    """The type of a tour, what the office gives, how much of a fossil there is; and one guest is no guests."""
    match = Match(GAME, players=2, seed=1)
    match.settle()
    view = match.view(0)
    view["seats"][0]["storage"]["slots"] = [{"tile": tile, "student": False} for tile in ("trex-1",) * 3 + ("trex-2", "fern")]
    assert "Tour 1 (botanical)" in describe(view, 0, "tour-1", "en")
    assert "Office 2 (student)" in describe(view, 0, "manage-2", "en")
    assert describe(view, 0, "show trex", "en").endswith("(3 of 6 parts)")
    done = {"type": "complete", "seat": 0, "fossil": "fern", "guests": 1, "bonus": "student", "standee": False}
    assert tell([done], 0, "en") == ["You: Fern is complete, 1 guest comes and a student."]


def test_a_place_is_told_with_what_it_brings() -> None:
    """One step of a placement under the cursor: shops, entrances, pedestals."""
    shops, doors = DATA.museum.shops, DATA.museum.entrances
    row, column = shops.index("aquatic") + 1, doors.index("aquatic")
    assert brings(frozenset({f"{'abcdef'[column]}{row}"}), "aquatic") == (1, 1, 0)
    assert brings(frozenset({f"{'abcdef'[column]}{row}"}), "botanical") == (0, 0, 0)
    one = DATA.pedestals[0]
    left, top = "abcdef".index(one.cell[0]), int(one.cell[1])
    under = frozenset(f"{'abcdef'[left + c]}{top + r}" for r in range(one.rows) for c in range(one.columns))
    assert brings(under, "terrestrial")[2] == one.prestige


# line by line


class Typist(io.StringIO):
    """Types the number of some choice, until the game is over."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.chooser = random.Random(1)

    def readline(self, *_: Any) -> str:
        match = self.sitting.table.match
        if match.over:
            return "quit\n"
        seat = self.sitting.table.person()
        assert seat is not None
        return f"{self.chooser.randint(1, len(match.legal(seat)))}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_line_by_line(language: str) -> None:
    sitting, screen = sit(language=language), io.StringIO()
    record = play_by_lines(sitting, Typist(sitting), screen)
    assert record is not None
    told = screen.getvalue()
    assert "display-1" in told
    assert [str(points) for points in sitting.table.match.scores()] in [line.split()[-2:] for line in told.splitlines()]
    assert not any(f"{name}-" in told for name in ("terminal", "fossilium-fossil"))


def test_every_step_of_a_turn_is_asked_for_with_its_choices() -> None:
    """After the parts to keep comes the type of the first fossil."""
    sitting, screen = sit(), io.StringIO()
    play_by_lines(sitting, io.StringIO("1\nhelp\nwhy pass\n2\n"), screen)
    told = screen.getvalue()
    assert "start botanical" in told
    assert told.index("start botanical") < told.index("Five rounds.")


def test_only_where_several_share_a_device_a_question_names_its_seat() -> None:
    for people, named in ((1, False), (2, True)):
        screen = io.StringIO()
        play_by_lines(sit(people=people), io.StringIO("1\n1\n" if people == 1 else "\n1\n1\n"), screen)
        assert ("Seat 0: Keep 4 parts" in screen.getvalue()) == named
        assert "Keep 4 parts" in screen.getvalue()


def test_alone_nobody_has_the_most() -> None:
    """The sheet of who plays alone has thresholds, not majorities."""
    sitting = sit(players=1)
    sitting.table.match.settle()
    labels = [row.label for row in sheet(sitting, 0).rows]
    assert "Guests" in labels and "Money" in labels
    assert not any(label.startswith("Most") for label in labels)


# the drawn table


class Director(Player):
    """A person in front of the drawn museum."""

    @property
    def museum(self) -> FossiliumBoard:
        assert isinstance(self.app.board, FossiliumBoard)
        return self.app.board

    def my_turn(self) -> bool:
        return self.app.screen is self.museum and self.app.seat == self.museum.seat and bool(self.museum.steps)

    async def click(self, widget: type[Plan] | type[Floor], target: str) -> None:
        await self.pilot.pause()
        area = self.museum.query_one(widget).targets[target]
        await self.pilot.click(widget, offset=(area.x, area.y))
        await self.pilot.pause()


def play(sitting: Sitting, script: Callable[[Director], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        app = drawn_table(sitting)
        assert app is not None
        async with app.run_test(size=size) as pilot:
            player = Director(app, pilot)
            await player.turn()
            await pilot.pause()
            await script(player)

    asyncio.run(run())


@pytest.mark.parametrize("size", [(80, 24), (130, 40)])
def test_board_market_and_museum_are_on_one_screen(size: tuple[int, int]) -> None:
    async def script(player: Director) -> None:
        await player.choose("enter")  # the parts to keep
        await player.choose("enter")  # the type
        shown = player.screen()
        for part in ("Display", "Office", "joker $", "Market", "botanical", "Storage", "Your turn: choose a field"):
            assert part in shown, part
        assert all(letter in shown for letter in ("a ≈", "c ♣", "e ▲")), "the entrances"

    play(sit(), script, size)


def test_a_field_can_be_clicked_and_the_choice_taken_back() -> None:
    async def script(player: Director) -> None:
        await player.choose("enter")
        await player.choose("enter")
        before = player.steps
        field = next(step for step in player.museum.steps if step.startswith("build"))
        await player.click(Plan, field)
        await player.until(lambda: player.my_turn() and player.museum.steps[0].startswith(("build", "give")))
        assert player.steps == before + 1
        await player.press("u")
        await player.until(lambda: player.my_turn() and field in player.museum.steps)
        assert player.steps == before

    play(sit(first=0), script)


def test_somebody_elses_museum_is_one_key_away() -> None:
    async def script(player: Director) -> None:
        await player.choose("enter")
        await player.choose("enter")
        assert player.museum.query_one(Floor).seat == 0
        await player.press("tab")
        assert player.museum.query_one(Floor).seat == 1
        await player.press("escape")
        assert player.museum.query_one(Floor).seat == 0

    play(sit(), script)


def test_two_people_see_a_curtain_only_where_something_is_secret() -> None:
    async def script(player: Director) -> None:
        assert isinstance(player.app.screen, Curtain)
        for _ in range(2):
            await player.press("enter")
            await player.turn()
            await player.choose("enter")
            await player.choose("enter")
        await player.until(player.my_turn)
        assert player.museum.view is not None
        assert player.museum.view["phase"] == "turn"

    play(sit(people=2), script)


@pytest.mark.slow
def test_a_whole_game_at_the_drawn_table() -> None:
    async def script(player: Director) -> None:
        chooser = random.Random(2)
        while not isinstance(player.app.screen, Ending):
            player.museum.cursor = chooser.randrange(len(player.museum.steps))
            await player.choose("enter")
        await player.pilot.pause()
        assert "During the game" in player.screen()

    sitting = sit(players=1)
    play(sitting, script)
    assert sitting.finished is not None


def test_the_sheet_adds_up() -> None:
    sitting = sit(players=3)
    match = sitting.table.match
    chooser = random.Random(3)
    match.settle()
    while not match.over:
        for seat in match.pending:
            match.play(seat, chooser.choice(match.legal(seat)))
        match.settle()
    rows = sheet(sitting, 0).rows
    assert rows[-1].points == tuple(match.scores())
    assert tuple(map(sum, zip(*(row.points for row in rows[:-1]), strict=True))) == rows[-1].points
    assert len(sheet_lines(sheet(sitting, 0))) == len(rows) + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_workers_and_of_sites_has_words(language: str) -> None:
    """FO-60, FO-71: which workers, with the price of a joker; which site, with what is drawn and kept; and who is skipped."""
    match = Match(GAME, players=2, options={"first": 0}, seed=1)
    match.settle()
    for seat in (0, 1):
        match.play(seat, "keep 1 2 3 4")
        match.play(seat, "start botanical")
    s = match.state[0]
    s["round"], s["fixed"][0, 0], s["money"][0] = 4, 2, 12
    s["crowd"][0] += 2
    match.play(0, "joker-1")
    view = match.view(0)
    words = [describe(view, 0, step, language) for step in match.legal_texts(0)]
    prices = [-mix["money"] for mix in view["doing"]["mixes"]]
    assert len(words) == 2 and prices[1] == prices[0] + 1
    assert all(f"{price} $" in text for price, text in zip(prices, words, strict=True))
    dig = Match(GAME, players=2, seed=1)
    dig.settle()
    chooser = random.Random(1)
    while dig.view(-1)["phase"] != "excavate":
        for seat in dig.pending:
            dig.play(seat, chooser.choice([step for step in dig.legal_texts(seat) if step != "pass"] or ["pass"]))
        dig.settle()
    seat = dig.pending[0]
    view = dig.view(seat)
    for step, site in zip(dig.legal_texts(seat), view["seats"][seat]["sites"], strict=True):
        words_of = describe(view, seat, step, language)
        assert str(site["draw"]) in words_of and str(site["keep"]) in words_of
    assert not is_open(dig)
    assert tell([{"type": "skipped", "seat": 1}], 0, language)[0]
    fixed = {"type": "field", "seat": 1, "field": "tour-1", "workers": 1, "fixed": 1, "money": 0}
    assert tell([fixed], 0, language) != tell([{**fixed, "fixed": 0}], 0, language)
