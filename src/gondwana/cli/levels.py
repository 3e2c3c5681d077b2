"""`gondwana levels`."""

from gondwana.bots.levels import Level, levels
from gondwana.cli.output import console, print_json
from gondwana.games import load

AT_ONCE = 0.1


def list_levels(name: str, *, as_json: bool) -> None:
    rungs = levels(load(name).name)
    if as_json:
        print_json({"game": name, "levels": [_describe(level) for level in rungs]})
        return
    for level in rungs:
        console.print(f"[bold]{level.title.english()}[/bold]  [dim]{level.name}, {_pace(level)}, rating {level.rating}[/dim]")
        console.print(f"  {level.about.english()}")


def _pace(level: Level) -> str:
    return "answers at once" if level.thinks < AT_ONCE else f"thinks for up to {level.thinks:g} s"


def _describe(level: Level) -> dict[str, str | float]:
    return {
        "name": level.name,
        "title": level.title.english(),
        "about": level.about.english(),
        "bot": level.bot,
        "thinks": level.thinks,
        "rating": level.rating,
    }
