"""`gondwana train`."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from gondwana.bots.roster import PLANNED
from gondwana.cli.output import console, notices, print_table
from gondwana.games import load

if TYPE_CHECKING:
    from gondwana.training.tables import PlayTables
    from gondwana.training.trainer import Step, Training


def train_network(
    name: str,
    folder: Path,
    *,
    generations: int,
    rounds: int,
    hours: float | None,
    evaluate: int,
    seed: int,
    ray: str | None = None,
) -> None:
    game = load(name)
    if game.name in PLANNED:
        raise typer.BadParameter(f"this game's players learn by a command of their own: python -m gondwana.training.{game.name}")
    try:
        from gondwana.training.trainer import Plan, Training  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise typer.BadParameter("training needs PyTorch: pip install gondwana[train]") from None
    plan = Plan(generations=generations, rounds=rounds, seed=seed)
    with ExitStack() as stack:
        training = Training(game, folder, plan, _on_ray(stack, ray))
        if training.generation >= generations:
            notices.print(f"{folder} has its {training.generation} generations already; --generations asks for more")
        _watched(training, hours, evaluate)
    _report(training, game.title.english())


def _on_ray(stack: ExitStack, address: str | None) -> "PlayTables":
    """How tables are played: here, or on a cluster until the stack is closed."""
    from gondwana.training.tables import on_ray, play_here  # noqa: PLC0415

    if address is None:
        return play_here
    from gondwana.arena.cluster import connected  # noqa: PLC0415

    return on_ray(stack.enter_context(connected(address)))


def _watched(training: "Training", hours: float | None, evaluate: int) -> None:
    columns = (TextColumn("generation {task.fields[generation]}: {task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=notices, transient=True, disable=not notices.is_terminal) as bar:
        task = bar.add_task("preparing", total=None, generation=training.generation)

        def watch(step: "Step") -> None:
            bar.update(task, description=step.what, completed=step.done, total=step.total, generation=step.generation)

        training.run(hours=hours, evaluate=evaluate, watch=watch)


def _report(training: "Training", title: str) -> None:
    from gondwana.training.curves import read_curves, write_page  # noqa: PLC0415

    entries = read_curves(training.curves)
    rows = [
        [
            str(one.generation),
            f"{one.decisions:,}",
            *(f"{one.losses[name]:.4f}" for name in ("entropy", "wins", "points")),
            f"{one.mean_points:.1f}",
            " ".join(f"{strength.share:.2f}x" for strength in one.strength),
        ]
        for one in entries
    ]
    print_table(["generation", "decisions", "entropy", "wins", "points", "mean points", "strength"], rows, title=title)
    console.print(f"weights: {training.weights}")
    page = training.folder / "curves.html"
    write_page(page, f"{title}: a training", entries)
    console.print(f"curves: {page}")
