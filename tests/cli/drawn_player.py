"""A person at the drawn table, for tests: looks at the screen, presses keys, clicks."""

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from gondwana.cli.terminal.draftosaurus.board import DraftosaurusBoard
from gondwana.cli.terminal.draftosaurus.chips import LETTERS
from gondwana.cli.terminal.draftosaurus.offer import Offer
from gondwana.cli.terminal.draftosaurus.park import Park
from gondwana.cli.terminal.draftosaurus.widgets import Hand
from gondwana.cli.terminal.drawn import DrawnTable, drawn_table
from gondwana.cli.terminal.screens import Curtain, Ending
from gondwana.cli.terminal.table import Sitting
from gondwana.core.options import make_options
from gondwana.games import load

GAME = load("draftosaurus")
PATIENCE = 500


def sit(players: int = 3, people: int = 1, *, seed: int = 1, language: str = "en", **options: object) -> Sitting:
    seats = ("human",) * people + ("random",) * (players - people)
    made = make_options(GAME, players, options)
    return Sitting(GAME, players=players, options=made, seats=seats, seed=seed, language=language)


class Player:
    """A person in front of the drawn table."""

    def __init__(self, app: DrawnTable, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.sitting = app.sitting

    @property
    def board(self) -> DraftosaurusBoard:
        assert isinstance(self.app.board, DraftosaurusBoard)
        return self.app.board

    @property
    def offer(self) -> Offer:
        assert self.board.choosing is not None
        return self.board.choosing.offer

    @property
    def steps(self) -> int:
        return len(self.sitting.table.match.log)

    async def until(self, holds: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            await self.drained()
            if holds():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"waited in vain; on the screen:\n{self.screen()}")

    async def drained(self) -> None:
        """Wait until app and screen have dealt with everything that was sent to them."""
        done = asyncio.Event()
        self.app.call_later(lambda: self.app.screen.call_later(done.set))
        await asyncio.wait_for(done.wait(), PATIENCE / 100)

    async def turn(self) -> None:
        """Wait until somebody has to do something."""
        await self.until(lambda: isinstance(self.app.screen, Curtain | Ending) or self.my_turn())

    def my_turn(self) -> bool:
        return self.app.screen is self.board and self.app.seat is not None and self.app.seat == self.board.seat

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.app.simulate_key(key)
            await self.drained()

    async def look(self, key: str, at: type[Screen[Any]]) -> None:
        """Press a key that opens a screen, and wait until it can be seen."""
        await self.press(key)
        await self.until(lambda: isinstance(self.app.screen, at))
        await self.pilot.pause()

    async def choose(self, *keys: str) -> None:
        """Press keys that end in a choice and wait for the next turn."""
        before = self.steps
        await self.press(*keys)
        await self.until(lambda: self.steps != before)
        await self.turn()

    async def click_place(self, place: str) -> None:
        await self.pilot.pause()
        area = self.board.query_one("#park", Park).targets[place]
        await self.pilot.click("#park", offset=(area.x + 1, area.y))
        await self.pilot.pause()

    async def click_dinosaur(self, number: int) -> None:
        await self.pilot.pause()
        area = self.board.query_one(Hand).targets[str(number)]
        await self.pilot.click("#hand", offset=(area.x + 2, area.y))
        await self.pilot.pause()

    def screen(self) -> str:
        """The text on the screen, line by line."""
        pieces = re.findall(r'<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', self.app.export_screenshot())
        lines: dict[float, list[tuple[float, str]]] = {}
        for x, y, text in pieces:
            lines.setdefault(float(y), []).append((float(x), html.unescape(text).replace("\xa0", " ")))
        return "\n".join("".join(text for _, text in sorted(line)) for _, line in sorted(lines.items()))

    def info(self) -> str:
        return str(self.board.query_one("#info").render())


def play_drawn(sitting: Sitting, script: Callable[[Player], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    """Run the app and let a script be the person."""

    async def run() -> None:
        app = drawn_table(sitting)
        assert app is not None
        async with app.run_test(size=size) as pilot:
            player = Player(app, pilot)
            await player.turn()
            await script(player)

    asyncio.run(run())


async def one_choice_by_keys(player: Player) -> None:
    """Take the first dinosaur by its letter, and the first open place."""
    if player.offer.takes:
        await player.press(LETTERS[player.offer.hand[0]].lower())
    if player.offer.takes and player.offer.puts:
        await player.press("enter")
    await player.choose("enter")


async def to_the_end(player: Player) -> list[str]:
    """Play the whole game by keys; the kinds of decisions that came up."""
    kinds: list[str] = []
    while not isinstance(player.app.screen, Ending):
        if isinstance(player.app.screen, Curtain):
            await player.press("enter")
            await player.turn()
            continue
        kinds.append(player.offer.kind)
        await one_choice_by_keys(player)
    await player.until(lambda: len(player.screen().split()) > 5)  # the last page is laid out
    return kinds
