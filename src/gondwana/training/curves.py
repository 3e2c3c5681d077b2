"""The curves of a training as a page: losses, points, strength over the generations."""

from pathlib import Path
from typing import Any

import msgspec

from gondwana.arena.report import page as html
from gondwana.arena.report.page import SERIES
from gondwana.arena.report.plots import colour, draw


class Strength(msgspec.Struct, frozen=True):
    """How the network of a generation did in the arena, as multiples of the fair share of wins."""

    against: str
    players: int
    games: int
    share: float
    low: float | None
    high: float | None


class Entry(msgspec.Struct, frozen=True):
    """One generation: a line of `curves.jsonl`."""

    generation: int
    decisions: int
    seconds: float
    mean_points: float
    losses: dict[str, float]
    strength: list[Strength] = []


def read_curves(path: Path) -> list[Entry]:
    """The generations so far; of one that was done twice, after a cut, the later. A line that was cut off does not count."""
    found: dict[int, Entry] = {}
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except msgspec.DecodeError:
            continue
        found[entry.generation] = entry
    return [found[number] for number in sorted(found)]


def write_curves(path: Path, entries: list[Entry]) -> None:
    """All generations, one a line; written beside and moved into place."""
    new = path.with_suffix(".new")
    new.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in entries))
    new.replace(path)


def write_page(path: Path, title: str, entries: list[Entry]) -> None:
    """The curves as one HTML file."""
    losses = {
        "entropy": "How undecided it is (nats)",
        "wins": "Who will win",
        "points": "How many points (squared error, in tens)",
    }
    parts = [
        html.figure(words, _line(entries, lambda one, name=name: one.losses.get(name)), "By generation; lower is surer.")
        for name, words in losses.items()
    ]
    parts.append(
        html.figure(
            "Points in self-play", _line(entries, lambda one: one.mean_points), "Mean final points over all tables and variants."
        )
    )
    rows = [
        [f"{entry.generation}", one.against, f"{one.players}", f"{one.games}", _share(one)]
        for entry in entries
        for one in entry.strength
    ]
    seconds = sum(one.seconds for one in entries)
    body = [
        html.heading(title, 1),
        html.paragraph(
            f"{len(entries)} generations, {sum(one.decisions for one in entries):,} decisions of self-play, "
            f"{seconds / 60:.0f} minutes.",
            "lead",
        ),
        html.grid(*parts),
    ]
    if rows:
        body.append(html.table(["generation", "against", "players", "games", "of the fair share"], rows, "Strength in the arena"))
    path.write_text(html.page(title, *body), "utf-8")


def _share(one: Strength) -> str:
    return f"{one.share:.2f}x" if one.low is None or one.high is None else f"{one.share:.2f}x ({one.low:.2f} to {one.high:.2f})"


def _line(entries: list[Entry], value: Any) -> Any:
    points = [{"generation": one.generation, "value": found} for one in entries if (found := value(one)) is not None]

    def make(altair: Any, width: int) -> Any:
        return (
            altair.Chart(altair.Data(values=points))
            .mark_line(color=colour(SERIES[0]), point={"color": colour(SERIES[0]), "size": 18})
            .encode(
                x=altair.X("generation:Q", title="generation", axis=altair.Axis(tickMinStep=1, grid=False)),
                y=altair.Y("value:Q", title=None, scale=altair.Scale(zero=False), axis=altair.Axis(grid=True)),
            )
            .properties(height=200)
        )

    return draw(make)
