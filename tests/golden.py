"""Golden games: finished games that are kept as files, with every fact that engine and reference implementation agreed on.

A variant of a game is two files in `tests/games/GAME/golden`: `VARIANT.jsonl` has the records, one a line, as `gondwana replay`
reads them; `VARIANT.txt` has the facts of each game, one a line: fights, incomes, points.
`python tests/golden.py GAME` plays them anew. It writes nothing unless both implementations state the same facts.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from gondwana.bots import make_bot
from gondwana.core.match import Match
from gondwana.core.record import GameRecord, read_record
from gondwana.games import NAMES, load

FOLDER = Path(__file__).parent / "games"
MOST_TRIES = 100
"""So many games are tried until enough show what they must."""


@dataclass(frozen=True, kw_only=True)
class Variant:
    """Some games with the same options, played by the same bots."""

    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...] = ("denial",)
    """One for each seat, or one for all."""
    games: int = 1
    shows: tuple[str, ...] = ()
    """What must occur in every game, in its log or in its facts: the thing that the variant is about."""


@dataclass(frozen=True, kw_only=True)
class Golden:
    """A kept game: its record, and the facts that must come out of it."""

    game: str
    variant: str
    number: int
    record: GameRecord
    facts: list[str]

    def __str__(self) -> str:
        return f"{self.game}-{self.variant}-{self.number}"


def facts_of(game: str) -> Any:
    """Return the module that states facts of a game, by the engine and by the reference implementation."""
    return import_module(f"games.{game}.facts")


def kept_games() -> Iterator[Golden]:
    """Yield every kept game of every game and variant."""
    for game in NAMES:
        for path in sorted((FOLDER / game / "golden").glob("*.jsonl")):
            lines = path.read_text(encoding="utf-8").splitlines()
            facts = path.with_suffix(".txt").read_text(encoding="utf-8").strip().split("\n\n")
            for number, (line, text) in enumerate(zip(lines, facts, strict=True), 1):
                record = read_record(line)
                yield Golden(game=game, variant=path.stem, number=number, record=record, facts=text.splitlines())


def missing(variant: Variant, record: GameRecord, facts: list[str]) -> list[str]:
    """Return what a game of a variant must show and does not."""
    texts = [*(step.do for step in record.log), *facts]
    return [wanted for wanted in variant.shows if not any(wanted in text for text in texts)]


def play(game: str, variant: Variant, seed: int) -> Match:
    """Play a game between bots to its end."""
    rules = load(game)
    match = Match(rules, players=variant.players, options=variant.options, seed=seed)
    names = variant.bots if len(variant.bots) == variant.players else variant.bots * variant.players
    bots = [make_bot(rules, name, seed=100 * seed + seat) for seat, name in enumerate(names)]
    match.settle()
    while not match.over:
        for seat in match.pending:
            match.play(seat, bots[seat].decide(match.hidden(seat), seat))
        match.settle()
    return match


def write(game: str) -> None:
    """Play all variants of a game anew and keep them, if engine and reference implementation state the same facts."""
    stated = facts_of(game)
    folder = FOLDER / game / "golden"
    folder.mkdir(exist_ok=True)
    for name, variant in stated.VARIANTS.items():
        records, texts = [], []
        for seed in range(1, MOST_TRIES):
            match = play(game, variant, seed)
            facts = stated.engine_facts(match)
            assert facts == stated.oracle_facts(match.record()), f"{game} {name} {seed}: the two implementations differ"
            if missing(variant, match.record(), facts):
                continue
            records.append(match.record().to_json() + "\n")
            texts.append("\n".join(facts) + "\n")
            if len(records) == variant.games:
                break
        assert len(records) == variant.games, f"{game} {name}: only {len(records)} games show {variant.shows}"
        (folder / f"{name}.jsonl").write_text("".join(records), encoding="utf-8")
        (folder / f"{name}.txt").write_text("\n".join(texts), encoding="utf-8")
        print(f"{game} {name}: {variant.games} games, {sum(text.count(chr(10)) for text in texts)} facts")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or NAMES:
        write(chosen)
