"""`gondwana levels`."""

from gondwana.bots.levels import LEVELS, Level
from gondwana.cli.output import console, print_json

AT_ONCE = 0.1


def list_levels(*, as_json: bool) -> None:
    if as_json:
        print_json({"levels": [_describe(level) for level in LEVELS]})
        return
    for level in LEVELS:
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
