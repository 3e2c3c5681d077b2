"""`gondwana arena`."""

import shlex
from pathlib import Path

from gondwana.arena import ArenaResult, Progress, run
from gondwana.arena.entrants import entrants
from gondwana.arena.files import naming
from gondwana.arena.sprt import make_sprt, parse_sprt
from gondwana.arena.words import duration, elo_texts, notes, share_texts, verdict
from gondwana.cli.output import check_apart, console, print_json, print_table, progress_bar, usual_players
from gondwana.core.options import parse_options
from gondwana.games import load


def hold_arena(
    name: str,
    bots: str,
    players: int | None,
    option_texts: list[str],
    *,
    games: int,
    seed: int,
    workers: int | None,
    ray: str | None,
    sprt: str | None,
    save: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    game = load(name)
    players = usual_players(game, players)
    options = parse_options(game, players, option_texts)
    taking_part = entrants(bots.split(","))
    multiples = None if sprt is None else parse_sprt(sprt)
    make_sprt(multiples, len(taking_part), players)
    check_apart(save, html)
    if html is not None:
        _check_report(html)
    with progress_bar() as bar:
        task = bar.add_task("playing", total=games)

        def show(now: Progress) -> None:
            shares = "  ".join(f"{one.label} {share:.1%}" for one, share in zip(taking_part, now.shares, strict=True))
            llr = "" if now.llr is None else f"  LLR {now.llr:+.2f}"
            bar.update(task, completed=now.games, total=now.of_games, description=shares + llr)

        result = run(
            game,
            bots=taking_part,
            players=players,
            options=options,
            games=games,
            seed=seed,
            workers=workers,
            ray=ray,
            progress=show,
            save=save,
            sprt=multiples,
        )
    title = game.title.english()
    if html is not None:
        from gondwana.arena.report.arena import arena_report  # noqa: PLC0415

        words = ["gondwana", "arena", name, "--bots", bots, "--players", str(players), "--games", str(games), "--seed", str(seed)]
        words += [word for text in option_texts for word in ("--option", text)] + ([] if sprt is None else ["--sprt", sprt])
        report = arena_report(result, title, shlex.join(words))
        with naming(html):
            html.write_text(report, encoding="utf-8")
    if as_json:
        print_json(result)
    else:
        _print(result, title)


def _check_report(html: Path) -> None:
    """Find out before the games that a report cannot be written."""
    from gondwana.arena.report.plots import tools  # noqa: PLC0415

    tools()
    html.open("a", encoding="utf-8").close()


def _print(result: ArenaResult, title: str) -> None:
    print_table(
        ["", "wins", "95 %", "points", "95 %", "place"],
        [share_texts(one) for one in result.standings],
        title=f"{title}, {result.players} players, {result.games:,} games in {result.deals:,} deals",
    )
    print_table(
        ["", "Elo", "95 %", "OpenSkill", "think", "95 %", "longest"],
        [
            [
                one.bot,
                *elo_texts(one.elo, anchor=one.bot == result.anchor),
                f"{one.skill.mu:.1f} ± {one.skill.sigma:.1f}",
                duration(one.think.mean),
                duration(one.think.p95),
                duration(one.think.longest),
            ]
            for one in result.standings
        ],
    )
    scores = {(pair.bot, pair.other): f"{pair.score:.1%}" for pair in result.head_to_head}
    if scores:
        print_table(
            ["placed before", *result.bots],
            [[bot, *(scores.get((bot, other), "") for other in result.bots)] for bot in result.bots],
        )
    print_table(
        ["wins by seat", *(str(seat) for seat in range(result.players))],
        [[one.bot, *(f"{at.win_share:.1%}" for at in one.by_seat)] for one in result.standings],
    )
    said = notes(result) + ([] if result.sprt is None else [verdict(result.sprt)])
    console.print("\n".join([*said, f"A fair share is {result.fair_share:.1%}. Seed {result.seed}, {result.seconds:.3g} s."]))
