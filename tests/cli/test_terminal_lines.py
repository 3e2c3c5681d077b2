"""Play in the terminal line by line, and the texts of the terminal."""

import io
import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gondwana import locale
from gondwana.bots.roster import BadBot
from gondwana.cli import terminal
from gondwana.cli.terminal.draftosaurus.layout import places_of
from gondwana.cli.terminal.draftosaurus.words import short_name
from gondwana.cli.terminal.plain import play_by_lines
from gondwana.cli.terminal.table import Sitting
from gondwana.cli.terminal.words import sentence
from gondwana.core.errors import BadOptions
from gondwana.core.match import Match
from gondwana.core.options import make_options
from gondwana.core.record import GameRecord
from gondwana.games import load
from gondwana.games.draftosaurus.data import SPECIES

GAME = load("draftosaurus")


def sit(players: int = 3, people: int = 1, *, seed: int = 1, **options: object) -> Sitting:
    """A sitting in English."""
    seats = ("human",) * people + ("random",) * (players - people)
    return Sitting(GAME, players=players, options=make_options(GAME, players, options), seats=seats, seed=seed, language="en")


def test_seats_that_cannot_be() -> None:
    options = make_options(GAME, 3)
    for seats, error in ((["human"], BadOptions), (["human", "random", "nobody"], BadBot)):
        with pytest.raises(error):
            terminal.play(GAME, players=3, options=options, seats=seats, seed=1, plain=True)


def play_lines(sitting: Sitting, text: str) -> tuple[GameRecord | None, str]:
    target = io.StringIO()
    return play_by_lines(sitting, io.StringIO(text), target), target.getvalue()


def test_a_whole_game_line_by_line() -> None:
    record, out = play_lines(sit(3), "1\n" * 12)
    assert record is not None
    assert Match.replay(GAME, record).over
    assert "Total" in out
    assert out.rstrip().endswith("The input has ended, and so the game ends here.")


def test_all_kinds_of_decisions_line_by_line() -> None:
    for sitting in (sit(2, people=2, board="both"), sit(2, people=2, board="winter", placing="after_reveal")):
        record, _ = play_lines(sitting, "1\n" * 200)
        assert record is not None


def test_nonsense_is_answered_and_asked_again() -> None:
    sitting = sit(3, first=1)
    sitting.table.match.settle()
    match = sitting.table.match
    choices = [f"{name} {place}" for name in match.view(0)["seats"][0]["hand"] for place in places_of("summer")]
    closed = next(text for text in choices if text not in match.legal_texts(0))
    lines = [
        "banana",
        "0",
        "999",
        "²",
        "",
        "why",
        f"why {closed}",
        closed,
        "why banana",
        "undo",
        "help",
        "list",
        "show",
        "points",
    ]
    record, out = play_lines(sitting, "\n".join(lines) + "\n")
    assert record is None
    reason = sentence(sitting.table.match.why_not(0, closed).say("en"))
    assert out.count(reason) == 2
    for answer in (
        '"banana" is no move',
        "There is no choice 0;",
        "There is no choice 999;",
        "Type a number",
        "Too late",
        "Everybody fills",
    ):
        assert answer in out
    assert all(entry.seat == -1 for entry in sitting.table.match.log), "nothing was played"


def test_choices_by_number_and_by_notation() -> None:
    sitting = sit(3)
    sitting.table.match.settle()
    wanted = sitting.table.match.legal_texts(0)[-1]
    play_lines(sitting, f"  {wanted.upper()}  \n")
    assert wanted in [step.do for step in sitting.table.match.record().log if step.seat == 0]


def test_undo_line_by_line_gives_the_turn_back() -> None:
    sitting = sit(3, people=2)
    _, out = play_lines(sitting, "1\nundo\n2\n1\n")
    assert "Taken back: Seat 0." in out
    mine = [step.do for step in sitting.table.match.record().log if step.seat == 0]
    again = sit(3, people=2)
    again.table.match.settle()
    assert mine[0] == again.table.match.legal_texts(0)[1]


def test_quitting_and_the_end_of_input_are_polite(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for text, answer in (("quit\n", "Goodbye."), ("", "The input has ended")):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        seats = ["human", "random", "random"]
        assert terminal.play(GAME, players=3, options=make_options(GAME, 3), seats=seats, seed=1) is None
        assert answer in capsys.readouterr().out


def test_saving_and_playing_again_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    _, out = play_lines(sit(3), "1\n" * 12 + f"save {tmp_path}\nsave {path}\nagain\n" + "1\n" * 12 + f"save {path}\nquit\n")
    assert "could not be written" in out
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 2
    assert records[0]["log"] != records[1]["log"]
    assert out.rstrip().endswith("Goodbye.")


class Typist(io.StringIO):
    """Somebody at a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_curtain_line_by_line_pushes_the_table_away() -> None:
    target = io.StringIO()
    play_by_lines(sit(3, people=2), Typist("\n1\n"), target)
    after = target.getvalue().split("Hand the device to: Seat 1")
    assert after[0].endswith("\n" * 40)
    assert not [name for name in SPECIES if name in after[1]], "nothing is shown before the next person is there"


# texts


class _Names(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Message ids with their attributes to the names of their arguments."""
    path = Path(locale.__file__).parent / language / "terminal.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for name, node in (
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes),
            ):
                names = _Names()
                names.visit(node)
                found[name] = names.names
    return found


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english = catalogue("en")
    assert english
    assert all(name.startswith("terminal-") for name in english)
    for language in locale.LANGUAGES:
        assert catalogue(language) == english


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_names_on_chips_fit(language: str) -> None:
    for name in SPECIES:
        assert len(short_name(name, language)) <= 5
        assert len(short_name(name, language, 4)) <= 4
