"""Opponents at the terminal: levels by name, what they are asked with, and that nobody's screen stands still while they think."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from cli.drawn_player import GAME, Player, play_drawn, to_the_end

from gondwana.bots.bot import Bot, Budget
from gondwana.bots.chance import RandomBot
from gondwana.bots.levels import LEVEL_NAMES, levels
from gondwana.cli import play as play_command
from gondwana.cli import run
from gondwana.cli.terminal import opponents
from gondwana.cli.terminal.draftosaurus.widgets import ZooCard
from gondwana.cli.terminal.opponents import bot_title, seat_bots, thinks
from gondwana.cli.terminal.plain import play_by_lines
from gondwana.cli.terminal.screens import Ending, Leaving, Page
from gondwana.cli.terminal.table import Sitting, rehearse
from gondwana.cli.terminal.words import words_of
from gondwana.core.contract import Ints, States
from gondwana.core.options import make_options
from gondwana.games import load


def sit(*seats: str, seed: int | None = 1, language: str = "en") -> Sitting:
    options = make_options(GAME, len(seats))
    return Sitting(GAME, players=len(seats), options=options, seats=seats, seed=seed, language=language)


class Curious(RandomBot):
    """Plays anything, and keeps what it was asked with and for how long it was to think."""

    asked: "list[tuple[int, States, Budget | None]]"

    def decide(self, position: States, seat: int, budget: Budget | None = None) -> int:
        self.asked.append((seat, position.copy(), budget))
        return super().decide(position, seat, budget)


@pytest.fixture
def stand_ins(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, list[Curious]]]:
    """Quick bots in the place of all others, by the name that was asked for."""
    made: dict[str, list[Curious]] = {}

    def make(game: object, spec: str, *, seed: int) -> Bot:
        bot = Curious(GAME, name=spec, seed=seed)
        bot.asked = []
        made.setdefault(spec, []).append(bot)
        return bot

    monkeypatch.setattr(opponents, "make_bot", make)
    return made


# who sits there


def test_every_seat_has_a_bot_of_its_own_that_knows_only_what_the_seat_knows(stand_ins: dict[str, list[Curious]]) -> None:
    sitting = sit("human", "titan", "titan")
    match = sitting.table.match
    match.settle()
    match.play(0, match.legal(0)[0])
    for seat, bot in zip(sitting.opponents(), stand_ins["titan"], strict=True):
        assert sitting.table.ask(seat) in match.legal(seat)
        [(asked, hidden, budget)] = bot.asked
        assert (asked, budget) == (seat, None)
        assert (hidden == match.hidden(seat)).all()
        assert not (hidden == match.state).all()


def test_a_seed_repeats_the_opponents_and_every_seat_differs() -> None:
    first, second, other = (play_out(sit("human", "hatchling", "random", seed=seed)) for seed in (7, 7, 8))
    assert first == second
    assert first != other
    bots = seat_bots(GAME, ("human", "random", "random"), 7)
    assert sorted(bots) == [1, 2]
    assert len({bot.rng.tobytes() for bot in bots.values()}) == 2
    assert seat_bots(GAME, ("random",), None)[0].rng.tobytes() != seat_bots(GAME, ("random",), None)[0].rng.tobytes()
    assert seat_bots(GAME, ("random",), 2**63 - 1), "the greatest seed is a seed as well"


def play_out(sitting: Sitting) -> list[object]:
    record = play_by_lines(sitting, io.StringIO("1\n" * 12), io.StringIO())
    assert record is not None
    return list(record.log)


def test_the_level_is_the_one_that_plays() -> None:
    """Hatchling and grazer see the same positions and do not always do the same."""
    assert play_out(sit("human", "grazer", "grazer")) != play_out(sit("human", "hatchling", "hatchling"))


def test_a_rehearsal_asks_the_bots_for_a_glance_until_the_end(stand_ins: dict[str, list[Curious]]) -> None:
    rehearse(GAME, 3, make_options(GAME, 3), ("human", "titan", "alpha"))
    for name, seat in (("titan", 1), ("alpha", 2)):
        [bot] = stand_ins[name]
        assert {(asked, budget) for asked, _, budget in bot.asked} == {(seat, Budget(iterations=8))}
        assert len(bot.asked) == 12, "once a turn: the last decisions need compiled code of their own"


# what they are called


def test_titles() -> None:
    for language, title in (("en", "Hunter"), ("de", "Jäger"), ("pl", "Łowca")):
        sitting = sit("human", "hunter", "random", language=language)
        assert sitting.title(1) == title
        assert title in sitting.name(1, 0).say(language)
        assert title not in sitting.name(0, 0).say(language)
    assert sit("human", "hunter", "random").name(2).english() == "Seat 2 (random)"
    assert bot_title("search:1000") == "search:1000"
    assert bot_title("master@runs/weights.npz:50") == "master:50", "a path is no name"


def test_who_has_to_be_waited_for() -> None:
    game = load("draftosaurus")
    assert [name for name in LEVEL_NAMES if thinks(name, game)] == ["titan"]
    assert thinks("search:0.5s", game)
    assert not thinks("greedy", game)


def test_levels_are_named_line_by_line(stand_ins: dict[str, list[Curious]]) -> None:
    target = io.StringIO()
    sitting = sit("human", "titan", "grazer")
    play_by_lines(sitting, io.StringIO("1\n" * 12), target)
    out = target.getvalue()
    assert "At the table: You, Seat 1 (Titan), Seat 2 (Grazer).\n" in out
    assert out.count("Thinking: Seat 1 (Titan)\n") == 12, "whoever answers at once is not announced"
    sheet = out[out.index("The game is over.") :].splitlines()
    head = next(number for number, line in enumerate(sheet) if "Seat 1" in line)
    assert sheet[head].split() == ["You", "Seat", "1", "Seat", "2"]
    assert sheet[head + 1].split() == ["Titan", "Grazer"]
    assert sitting.table.match.winners() == [2], "another seed is needed, one with which the person loses"
    assert "Won by: Seat 2 (Grazer)\n" in out


def test_levels_are_named_on_the_drawn_screen() -> None:
    async def script(player: Player) -> None:
        await player.pilot.pause()
        assert "Seat 1 (Hatchling)" in player.screen()
        assert "Seat 2 (Grazer)" in player.screen()
        await player.look("v", Page)
        assert "Hatchling" in player.screen()
        await player.press("escape")
        await player.until(player.my_turn)
        await to_the_end(player)
        await player.until(lambda: "Hatchling" in player.screen())

    play_drawn(sit("human", "hatchling", "grazer"), script)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_sheet_of_five_fits_a_small_screen_with_any_level(language: str) -> None:
    async def script(player: Player) -> None:
        await player.look("v", Page)
        lines = [line.strip(" │") for line in player.screen().splitlines()]
        heads = next(number for number, line in enumerate(lines) if " 1 " in line and line.endswith(" 4"))
        assert lines[heads + 1].endswith(player.sitting.title(4))
        player.app.push_screen(Ending(player.sitting, "", words_of(GAME).sheet(player.sitting, 0), [0, 1, 2, 3, 4]))
        await player.until(lambda: isinstance(player.app.screen, Ending))
        await player.pilot.pause()
        lines = [line.rstrip() for line in player.screen().splitlines()]
        assert any("★" in line and line.endswith(" 4") for line in lines)

    play_drawn(sit("human", "grazer", "hatchling", "grazer", "hunter", language=language), script)


def test_a_card_without_room_keeps_the_number_of_the_seat() -> None:
    async def script(player: Player) -> None:
        await player.pilot.pause()
        for card in player.board.query(ZooCard):
            assert f"Seat {card.seat}" in card.render_line(0).text

    play_drawn(sit("human", *["hatchling"] * 4), script)
    play_drawn(sit("human", *["hatchling"] * 2), script)


# while they think


class Ponderer(RandomBot):
    """Thinks until it is allowed to answer."""

    go: Event

    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        assert current_thread() is not main_thread(), "the screen would stand still"
        assert self.go.wait(20)
        return super().choose(hidden, seat, legal, budget)


def seat_ponderer(sitting: Sitting, seat: int) -> Event:
    bot = Ponderer(GAME, name="ponderer", seed=1)
    bot.go = Event()
    sitting.table.bots[seat] = bot
    return bot.go


async def choose_and_let_think(player: Player) -> None:
    before = player.steps
    await player.press("right", "enter", "enter")
    await player.until(lambda: player.steps > before)


def test_the_screen_lives_while_an_opponent_thinks() -> None:
    sitting = sit("human", "grazer", "grazer")
    go = seat_ponderer(sitting, 2)

    async def script(player: Player) -> None:
        await choose_and_let_think(player)
        await player.until(lambda: "Thinking: Seat 2 (Grazer)" in player.screen())
        steps = player.steps
        await player.look("question_mark", Page)
        assert "How to play" in player.screen()
        await player.press("escape")
        await player.until(lambda: player.app.screen is player.board)
        await player.press("u", "enter", "v", "l")
        assert player.steps == steps, "nothing can be chosen meanwhile"
        assert player.app.screen is player.board
        go.set()
        await player.turn()
        assert player.steps > steps
        assert "Thinking" not in player.screen()

    play_drawn(sitting, script)


def test_one_can_leave_while_an_opponent_thinks() -> None:
    sitting = sit("human", "grazer", "grazer")
    go = seat_ponderer(sitting, 1)

    async def script(player: Player) -> None:
        await choose_and_let_think(player)
        await player.look("q", Leaving)
        await player.pilot.press("y")
        assert not player.app.is_running

    play_drawn(sitting, script)
    assert not go.is_set()
    assert sitting.finished is None
    go.set()


def test_the_end_waits_until_a_page_is_closed() -> None:
    sitting = sit("human", "grazer", "grazer")
    match = sitting.table.match
    match.settle()
    while match.view(0)["turn"] < 5 or match.view(0)["round"] < 1:
        for seat in match.pending:
            match.play(seat, match.legal(seat)[0])
        match.settle()
    go = Event()
    ask = sitting.table.ask
    sitting.table.ask = lambda seat: go.wait(20) and ask(seat)  # type: ignore[method-assign]

    async def script(player: Player) -> None:
        await choose_and_let_think(player)
        await player.look("question_mark", Page)
        go.set()
        await player.until(lambda: sitting.finished is not None)
        await player.drained()
        assert isinstance(player.app.screen, Page)
        await player.press("escape")
        await player.until(lambda: isinstance(player.app.screen, Ending))

    play_drawn(sitting, script)


# the commands


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ([], ["human", "grazer", "grazer"]),
        (["--level", "hunter", "-p", "4", "--humans", "2"], ["human", "human", "hunter", "hunter"]),
        (["--opponents", "alpha, search:1000"], ["human", "alpha", "search:1000"]),
        (["-p", "2", "--humans", "2"], ["human", "human"]),
    ],
)
def test_who_is_seated(
    arguments: list[str], seats: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rehearsed: list[list[str]] = []
    seated: list[list[str]] = []
    monkeypatch.setattr(play_command, "rehearse", lambda game, players, options, seats: rehearsed.append(seats))
    monkeypatch.setattr(play_command.terminal, "play", lambda game, *, seats, **rest: seated.append(seats))
    code, _, err = call(capsys, "play", "draftosaurus", *arguments)
    assert (code, err) == (0, "")
    assert seated == rehearsed == [seats]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--level", "raptor"], "there is no level 'raptor'; there are: hatchling, grazer, hunter, alpha, titan"),
        (["--opponents", "titan,raptor"], 'there is no bot "raptor"; there are: random, '),
        (["--opponents", "titan"], "--opponents titan: this names 1, but 2 seats are left for opponents"),
        (["--opponents", "titan,search:soon"], '"soon" is no time to think'),
        (["--opponents", "random,master@/nowhere.npz"], "/nowhere.npz holds no weights for this game"),
    ],
)
def test_opponents_that_cannot_be(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = call(capsys, "play", "draftosaurus", "--plain", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_level_plays_through_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 12))
    path = tmp_path / "game.jsonl"
    code, out, _ = call(capsys, "play", "--plain", "--level", "hatchling", "--language", "de", "--record", str(path))
    assert code == 0
    assert "Am Tisch: Du, Platz 1 (Schlüpfling), Platz 2 (Schlüpfling)." in out
    assert json.loads(path.read_text(encoding="utf-8"))["winners"]


@pytest.mark.parametrize(
    ("game", "hunter"),
    [
        ("draftosaurus", "also watches what it passes on to its neighbour"),
        ("giganten", "also sees what you can do to it"),
        ("fossilium", "also plans digs and goals, and watches what the others could use"),
    ],
)
def test_levels(capsys: pytest.CaptureFixture[str], game: str, hunter: str) -> None:
    code, out, _ = call(capsys, "levels", game, "--json")
    assert code == 0
    told = json.loads(out)["levels"]
    rungs = levels(game)
    assert tuple(level["name"] for level in told) == LEVEL_NAMES
    assert told[2]["title"] == "Hunter"
    assert told[2]["about"] == hunter
    assert told[-1]["thinks"] == rungs[-1].thinks
    assert told[-1]["rating"] == rungs[-1].rating
    code, out, _ = call(capsys, "levels", game)
    for level in rungs:
        assert level.name in out
        assert level.about.english() in " ".join(out.split())


def test_the_docs_name_every_level() -> None:
    page = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| `")]
    named = [(one.name, one.title.english()) for one in levels("draftosaurus")]
    said = [(one.name, one.about.english()) for game in ("giganten", "fossilium") for one in levels(game)]
    assert [(row[1].strip(" `"), row[2].strip()) for row in rows] == named + said
