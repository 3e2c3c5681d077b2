"""Make the pictures of the docs and the drawing for the browser anew: `make pictures`. The same seeds, the same pictures."""

import asyncio
import random
from pathlib import Path

from gondwana.cli.terminal.drawn import drawn_table
from gondwana.cli.terminal.table import Sitting
from gondwana.core.match import Match
from gondwana.core.options import make_options
from gondwana.games import load
from gondwana.games.draftosaurus.drawing import export

FOLDER = Path(__file__).parent / "pictures"
BROWSER = Path(__file__).parent.parent / "web" / "src" / "games" / "draftosaurus"
GAME = load("draftosaurus")


def play(match: Match, turns: int, chooser: random.Random) -> None:
    """Some turns at random, but out of the river where possible."""
    match.settle()
    for _ in range(turns):
        for seat in match.pending:
            texts = match.legal_texts(seat)
            match.play(seat, chooser.choice([text for text in texts if not text.endswith("river")] or texts))
        match.settle()


def drawing(name: str, players: int, turns: int, seed: int, **options: object) -> None:
    match = Match(GAME, players=players, options=options, seed=seed)
    play(match, turns, random.Random(seed))
    (FOLDER / f"{name}.svg").write_text(match.draw(0, svg=True), encoding="utf-8")


async def terminal(name: str, turns: int, seed: int, size: tuple[int, int], keys: list[str]) -> None:
    options = make_options(GAME, 3, {"first": 0})
    sitting = Sitting(GAME, players=3, options=options, seats=("human", "hunter", "grazer"), seed=seed, language="en")
    play(sitting.table.match, turns, random.Random(seed))
    app = drawn_table(sitting)
    assert app is not None
    async with app.run_test(size=size) as pilot:
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        (FOLDER / f"{name}.svg").write_text(app.export_screenshot(title="gondwana play draftosaurus"), encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    export.write(BROWSER)
    drawing("summer", 3, 8, 3)
    drawing("winter", 5, 9, 3, board="winter")
    asyncio.run(terminal("terminal", 7, 3, (132, 42), ["p"]))
