"""`gondwana study`."""

import re
import shlex
from importlib import import_module
from pathlib import Path

from gondwana.arena.entrants import BadArena, entrants
from gondwana.arena.files import naming
from gondwana.arena.study import Progress
from gondwana.cli.output import check_apart, console, print_json, print_table, progress_bar
from gondwana.games import load
from gondwana.locale import Message

STUDIES = {game: f"gondwana.arena.study.{game}" for game in ("draftosaurus", "giganten", "fossilium")}
_INTERVAL = re.compile(r" ± \S+| \(\S+ to \S+\)")
"""What tables have no room for in a terminal."""


def make_study(
    name: str,
    bot: str,
    players: int | None,
    option_texts: list[str],
    *,
    games: int,
    seed: int,
    workers: int | None,
    ray: str | None,
    save: Path | None,
    html: Path | None,
    docs: Path | None,
    as_json: bool,
) -> None:
    game = load(name)
    if name not in STUDIES:
        raise BadArena(Message("study-none", game=name, known=", ".join(STUDIES)))
    module = import_module(STUDIES[name])
    module.cells(game, players, option_texts)
    entrants([bot])
    check_apart(save, html)
    _check_pages(html, docs)
    with progress_bar() as bar:
        task = bar.add_task("playing", total=games)

        def show(now: Progress) -> None:
            bar.update(task, completed=now.games, total=now.of_games)

        result = module.study(
            bot=bot,
            players=players,
            option_texts=option_texts,
            games=games,
            seed=seed,
            workers=workers,
            ray=ray,
            save=save,
            progress=show,
        )
    words = ["gondwana", "study", name, "--bot", bot, "--games", str(games), "--seed", str(seed)]
    words += ([] if players is None else ["--players", str(players)]) + [word for text in option_texts for word in ("-o", text)]
    if html is not None or docs is not None:
        from gondwana.arena.study.document import as_html, write_docs  # noqa: PLC0415

        told = import_module(f"{STUDIES[name]}.page").document(result, shlex.join(words))
        if html is not None:
            page = as_html(told)
            with naming(html):
                html.write_text(page, encoding="utf-8")
        if docs is not None:
            write_docs(told, docs, name)
    if as_json:
        print_json(result)
        return
    for section in import_module(f"{STUDIES[name]}.page").sections(result, drawn=False):
        console.print(f"\n{section.finding}", style="bold", markup=False)
        for table in section.tables:
            rows = [[_INTERVAL.sub("", cell) for cell in row] for row in table.rows]
            print_table(table.columns, rows, title=table.caption)
    console.print(f"{result.games:,} games of {result.bot}, seed {result.seed}, {result.seconds:.3g} s.", markup=False)
    console.print("With --html or --json come the 95 % intervals.")


def _check_pages(html: Path | None, docs: Path | None) -> None:
    """Find out before the games that a page cannot be written."""
    if html is None and docs is None:
        return
    from gondwana.arena.report.plots import tools  # noqa: PLC0415

    tools()
    if html is not None:
        html.open("a", encoding="utf-8").close()
    if docs is not None:
        docs.mkdir(parents=True, exist_ok=True)
