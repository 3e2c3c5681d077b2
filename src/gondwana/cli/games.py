"""`gondwana games`."""

from typing import Any

from gondwana.cli.output import console, print_json
from gondwana.core.options import as_text, choices
from gondwana.games import NAMES, load


def list_games(*, as_json: bool) -> None:
    listed = [_describe(name) for name in NAMES]
    if as_json:
        print_json({"games": listed})
        return
    for game in listed:
        console.print(f"[bold]{game['title']}[/bold]  [dim]{game['game']}, rules version {game['version']}[/dim]")
        console.print(f"  {_players(game['players'])} players")
        for option, values in game["options"].items():
            default, *others = (as_text(value) for value in values)
            console.print(f"  {option} = [bold]{default}[/bold]{''.join(f' | {other}' for other in others)}")


def _players(counts: list[int]) -> str:
    """`2 to 5`, or `2 or 4` where those between cannot play."""
    whole = counts == list(range(counts[0], counts[-1] + 1))
    return f"{counts[0]} to {counts[-1]}" if whole and len(counts) > 1 else " or ".join(map(str, counts))


def _describe(name: str) -> dict[str, Any]:
    game = load(name)
    return {
        "game": game.name,
        "title": game.title.english(),
        "version": game.version,
        "players": list(game.players),
        "options": {option: list(values) for option, values in choices(game).items()},
    }
