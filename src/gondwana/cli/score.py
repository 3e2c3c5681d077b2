"""`gondwana score`."""

from typing import Any

import msgspec
from typer import BadParameter

from gondwana.cli.output import console, preparing, print_json, print_table, read_text
from gondwana.core.contract import Tally
from gondwana.games import NAMES, load


def score_table(name: str, file: str, *, as_json: bool) -> None:
    game = load(name)
    if game.tally is None:
        those = ", ".join(other for other in NAMES if load(other).tally is not None)
        raise BadParameter(f"tables of {game.title.english()} are not counted by this command; those of these games are: {those}")
    try:
        table = msgspec.json.decode(read_text(file))
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadParameter(f"{file} is not JSON: {problem}") from None
    with preparing():
        counted = game.tally(table)
    if as_json:
        print_json(_as_json(counted))
    else:
        _print(counted)


def _as_json(counted: Tally) -> dict[str, Any]:
    told: dict[str, Any] = {"scores": counted.scores, "winners": counted.winners}
    if counted.notes:
        told["notes"] = [note.english() for note in counted.notes]
    return told


def _print(counted: Tally) -> None:
    zones = list(counted.scores[0]["zones"])
    rows = [[zone, *(str(score["zones"][zone]) for score in counted.scores)] for zone in zones]
    others = [name for name in counted.scores[0] if name not in ("zones", "total")]
    rows += [[name, *(str(score[name]) for score in counted.scores)] for name in others]
    rows.append(["[bold]total[/bold]", *(f"[bold]{score['total']}[/bold]" for score in counted.scores)])
    print_table(["", *(f"seat {seat}" for seat in range(len(counted.scores)))], rows)
    if len(counted.scores) > 1 or not counted.notes:
        winners = " and ".join(f"seat {seat}" for seat in counted.winners)
        console.print(f"{'The win is shared by' if len(counted.winners) > 1 else 'Winner:'} {winners}")
    for note in counted.notes:
        console.print(f"[yellow]{note.english()}[/yellow]")
