"""Giganten at the drawn table: set-up and moves by keyboard and by mouse, the curtain, what is hidden."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from cli.drawn_player import Player

from gondwana.cli.terminal import table as tables
from gondwana.cli.terminal.drawn import DrawnTable, drawn_table
from gondwana.cli.terminal.giganten.board import GigantenBoard
from gondwana.cli.terminal.giganten.map import Map, rotated
from gondwana.cli.terminal.screens import Curtain, Ending, Page
from gondwana.cli.terminal.table import Sitting
from gondwana.core.match import Match
from gondwana.core.options import make_options
from gondwana.games import load
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.land import TILE_SWAMP

GAME = load("giganten")


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_HELPER", "random")
    monkeypatch.setattr(tables, "_REHEARSED", 5)


def sit(people: int = 1, players: int = 2, language: str = "en", **options: Any) -> Sitting:
    seats = ("human",) * people + ("random",) * (players - people)
    how = make_options(GAME, players, {"first": 0, **options})
    return Sitting(GAME, players=players, options=how, seats=seats, seed=1, language=language)


class General(Player):
    """A person in front of the map."""

    @property
    def map(self) -> GigantenBoard:
        assert isinstance(self.app.board, GigantenBoard)
        return self.app.board

    def my_turn(self) -> bool:
        return (
            self.app.screen is self.map and self.app.seat is not None and self.app.seat == self.map.seat and bool(self.map._tree)
        )

    def info(self) -> str:
        return str(self.map.query_one("#info").render())

    async def go_to(self, field: str) -> None:
        """Move the cursor by the arrows."""
        names = self.map.query_one(Map).targets
        assert self.map._cursor is not None
        here, there = names[self.map._cursor], names[field]
        across, down = (there.x - here.x) // 3, there.y - here.y
        await self.press(*["right" if across > 0 else "left"] * abs(across), *["down" if down > 0 else "up"] * abs(down))
        assert self.map._cursor == field

    async def ready(self) -> None:
        await self.choose("r")


def play(sitting: Sitting, script: Callable[[General], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        app = drawn_table(sitting)
        assert isinstance(app, DrawnTable)
        async with app.run_test(size=size) as pilot:
            player = General(app, pilot)
            await player.turn()
            await pilot.pause()
            await script(player)

    asyncio.run(run())


def test_tiles_are_drawn_as_they_will_lie() -> None:
    """The picture that is chosen is the land that comes."""
    for number, tile in enumerate(DATA.tiles):
        for turn in range(4):
            rows = rotated(tile.rows, 90 * turn)
            laid = ["".join("~" if TILE_SWAMP[number, turn, x, 6 - y] else "." for x in range(7)) for y in range(7)]
            assert rows == laid


def test_tiles_by_number_then_fields_by_cursor() -> None:
    async def script(player: General) -> None:
        assert "1 tile" in player.screen() and "press its number" in player.screen()
        await player.choose("1")
        await player.choose("1")
        await player.pilot.pause()
        match = player.sitting.table.match
        assert match.view(0)["phase"] == "occupy"
        field = match.legal_texts(0)[5]
        await player.go_to(field)
        await player.choose("enter")
        assert field in {piece["field"] for piece in match.view(0)["pieces"] if piece["seat"] == 0}
        await player.pilot.pause()
        await player.press("enter")
        assert "already" in player.info() and field in player.info()

    play(sit(), script)


def test_a_move_is_sent_whole_and_can_be_put_back() -> None:
    """Taking a piece says nothing to anybody; Esc puts it back."""

    async def script(player: General) -> None:
        await player.ready()
        await player.pilot.pause()
        before = player.steps
        start = next(step for step, rest in player.map._tree.items() if rest and "F" not in step)
        await player.go_to(start)
        await player.press("enter")
        assert player.map.path == [start] and player.steps == before and "Where to?" in player.screen()
        await player.press("escape")
        assert player.map.path == [] and player.steps == before
        await player.press("enter")
        await player.press("enter")  # the same field again puts it back as well
        assert player.map.path == []
        await player.press("enter", "tab")
        await player.choose("enter")
        log = [GAME.write(seat, action) for seat, action in player.sitting.table.match.log if seat == 0]
        assert start in log[-3:] and player.steps > before + 2

    play(sit(), script)


def test_what_does_not_go_is_explained() -> None:
    async def script(player: General) -> None:
        await player.ready()
        await player.pilot.pause()
        enemy = next(piece["field"] for piece in player.map.view["pieces"] if piece["seat"] == 1)
        await player.go_to(enemy)
        assert "hidden, could be" in player.info()
        await player.press("enter")
        assert "No piece of this seat" in player.info()
        nest = next(piece["field"] for piece in player.map.view["pieces"] if piece["kind"] == "nest")
        await player.go_to(nest)
        assert "Nest" in player.info()
        await player.press("enter")
        assert "never moves" in player.info() and player.map.path == []

    play(sit(), script)


def test_by_mouse() -> None:
    async def script(player: General) -> None:
        await player.ready()
        await player.pilot.pause()
        before = player.steps
        start, goals = next((step, rest) for step, rest in player.map._tree.items() if any(not after for after in rest.values()))
        goal = next(step for step, after in goals.items() if not after)
        for field in (start, goal.removeprefix("-")):
            area = player.map.query_one(Map).targets[field]
            await player.pilot.click("#map", offset=(area.x + 1, area.y))
            await player.pilot.pause()
        await player.until(lambda: player.steps > before)

    play(sit(), script, size=(120, 40))


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_whole_game_by_keyboard(language: str) -> None:
    """Somebody who takes the first thing by Tab and numbers comes to an end."""
    rng = random.Random(3)

    async def script(player: General) -> None:
        await player.ready()
        for _ in range(400):
            if isinstance(player.app.screen, Ending):
                break
            tree = player.map._tree
            if not tree:
                await player.turn()
                continue
            words = player.map._words()
            keys = [str(rng.randrange(len(words)) + 1)] if words and (rng.random() < 0.5 or not player.map._open()) else []
            before, path = player.steps, len(player.map.path)
            await player.press(*(keys or ["tab"] * rng.randrange(1, 4) + ["enter"]))
            if player.steps != before or len(player.map.path) != path + 1:
                await player.turn()
        assert isinstance(player.app.screen, Ending)

    sitting = sit(language=language, quiet_moves=20, parley=True)
    play(sitting, script)
    assert sitting.finished is not None and Match.replay(GAME, sitting.finished).over


def test_several_people_have_a_curtain_that_hides_everything() -> None:
    """While pieces are put on the board in the open, nobody has to look away."""

    async def curtain(player: General, seat: int) -> None:
        assert isinstance(player.app.screen, Curtain)
        assert f"Hand the device to: Seat {seat}" in player.screen()
        assert player.map.view is None and player.map.query_one(Map).shown is None
        await player.press("enter")
        await player.until(player.my_turn)
        assert player.map.seat == seat

    async def script(player: General) -> None:
        await curtain(player, 0)
        await player.choose("1")
        await player.choose("1")
        await curtain(player, 1)
        await player.choose("1")
        await player.choose("1")
        await player.until(player.my_turn)
        for _ in range(4):
            assert player.map.view["phase"] == "occupy"
            await player.press("tab")
            await player.choose("enter")
        await player.choose("r")
        await player.choose("r")
        assert isinstance(player.app.screen, Curtain)

    play(sit(people=2), script)


@pytest.mark.slow
def test_pages_over_the_map() -> None:
    async def script(player: General) -> None:
        await player.ready()
        for key, word in (("l", "The armies stand"), ("question_mark", "Two armies"), ("v", "Pieces on the board")):
            await player.look(key, Page)
            assert word in player.screen()
            await player.press("escape")

    play(sit(), script, size=(100, 50))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), [(4, {}), (4, {"outline": "six"}), (2, {"outline": "long"})])
def test_large_boards_follow_the_cursor(players: int, options: dict[str, Any]) -> None:
    async def script(player: General) -> None:
        await player.ready()
        await player.pilot.pause()
        start = max(player.map._tree)
        await player.go_to(start)
        await player.pilot.pause()
        assert f"{start}," in player.info()

    play(sit(players=players, **options), script)
