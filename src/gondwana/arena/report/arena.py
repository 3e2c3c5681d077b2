"""The report of an arena."""

import platform
from importlib.metadata import version

from gondwana.arena.report import arena_plots as plots
from gondwana.arena.report.page import card, code, facts, figure, grid, heading, page, paragraph, table
from gondwana.arena.result import ArenaResult, HeadToHead
from gondwana.arena.words import duration, elo_texts, notes, share_texts, verdict
from gondwana.core.options import as_text


def arena_report(result: ArenaResult, title: str, command: str) -> str:
    """The page: who won, how sure that is, and how to play it again."""
    names = result.bots
    head = f"{title}: {', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else f"{title}: {names[0]}"
    best = max(result.standings, key=lambda one: one.win_share.mean)
    lead = (
        f"{result.games:,} games for {result.players} players in {result.deals:,} deals. {best.bot} won most: "
        f"{best.win_share.mean:.1%} of its games, where {result.fair_share:.1%} would be its fair share."
    )
    parts = [heading(f"Arena – {head}", 1), paragraph(lead, "lead"), *(paragraph(note, "muted") for note in notes(result))]
    if result.sprt is not None:
        parts.append(card(paragraph(verdict(result.sprt)), kind="verdict"))
    return page(f"Arena – {head}", *parts, *_strength(result), *_details(result), *_again(result, command))


def _strength(result: ArenaResult) -> list[str]:
    figures = [
        figure("Share of the wins", plots.win_shares(result), "With 95 % intervals over deals. Dashed: the fair share."),
        figure("Elo", plots.elos(result), f"From places, with 95 % intervals by bootstrap over deals. {result.anchor} is 0."),
        figure("Points", plots.points(result), "How often each number of points was reached. Line: the mean."),
    ]
    if result.sprt is not None:
        figures.append(figure("Sequential test", plots.llr_path(result.sprt), "It ends when a bound is reached."))
    return [heading("How strong they are"), grid(*figures), _standings(result)]


def _standings(result: ArenaResult) -> str:
    rows = [
        [
            *share_texts(one),
            *elo_texts(one.elo, anchor=one.bot == result.anchor),
            f"{one.skill.mu:.1f} ± {one.skill.sigma:.1f}",
        ]
        for one in result.standings
    ]
    columns = ["bot", "wins", "95 %", "points", "95 %", "mean place", "Elo", "95 %", "OpenSkill"]
    return table(columns, rows, "Everything in numbers")


def _details(result: ArenaResult) -> list[str]:
    scores = {(pair.bot, pair.other): pair for pair in result.head_to_head}
    parts = [
        heading("Where the wins come from"),
        grid(
            figure("By seat", plots.seats(result), "Share of the wins on each seat."),
            figure("Think time", plots.think_times(result), "Dot: mean. Tick: 95 % are quicker. Diamond: the longest."),
        ),
    ]
    if scores:
        rows = [
            [bot, *(_pair(scores[bot, other]) if (bot, other) in scores else "–" for other in result.bots)] for bot in result.bots
        ]
        caption = "How often the bot of the row was placed before that of the column, level as a half; mean difference in points"
        parts.append(table(["", *result.bots], rows, caption))
    times = [
        [one.bot, f"{one.think.decisions:,}", duration(one.think.mean), duration(one.think.p95), duration(one.think.longest)]
        for one in result.standings
    ]
    thought = table(["", "decisions", "mean", "95 %", "longest"], times, "Think time a decision; forced moves are no decisions")
    return [*parts, thought]


def _pair(pair: HeadToHead) -> str:
    return f"{pair.score:.1%} ({pair.points:+.1f})"


def _again(result: ArenaResult, command: str) -> list[str]:
    options = ", ".join(f"{name}={as_text(value)}" for name, value in result.options.items())
    told = {
        "Seed": str(result.seed),
        "Options": options,
        "Rules": f"{result.game} {result.rules}",
        "Gondwana": result.gondwana,
        "Python": f"{platform.python_version()} on {platform.system()} {platform.machine()}",
        "Packages": ", ".join(f"{name} {version(name)}" for name in ("numpy", "numba", "openskill")),
        "Time": f"{result.seconds:.3g} s, {result.deals - result.deals_from_file:,} of {result.deals:,} deals played in this run",
    }
    return [heading("Play it again"), card(code(command), facts(told))]
