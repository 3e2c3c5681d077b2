"""Measures the ladder of a game: every level against the one below, for all player counts; writes its page in docs.

    python bench/ladder.py --save bench/results/ladder                     # goes on where it was stopped
    python bench/ladder.py --save bench/results/ladder --only master
    python bench/ladder.py --game fossilium --save bench/results/ladder-fossilium

One bot of the higher level sits against lower ones on all other seats, in every seat in turn, on the same deals. A rung holds
where the 95 % interval of its share of wins lies above the fair share. Where a game can be played alone, the levels' points are
measured as well.
"""

import argparse
import json
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from gondwana.arena import run

DOCS = Path(__file__).parent.parent / "docs"
BOTS = Path(__file__).parent.parent / "src" / "gondwana" / "bots"
RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True)
class Course:
    """What is measured in a game."""

    players: tuple[int, ...]
    boards: tuple[str, ...]
    rungs: tuple[tuple[str, str, int], ...]
    page: Path
    judges: tuple[str, ...]
    """Bots that know nothing learned, and the files that they play by."""
    judged_by: tuple[str, ...]
    more: dict[tuple[str, int], int]
    """So many times as many games, by lower bot and number of players."""
    tables: tuple[str, ...] = ()
    """Files of the game's numbers, where they may still change."""
    alone: tuple[tuple[str, int], ...] = ()
    """Levels that are measured alone at the table, and games of each."""


COURSES = {
    "draftosaurus": Course(
        players=(2, 3, 4, 5),
        boards=("summer", "winter"),
        rungs=(
            ("hatchling", "random", 1200),
            ("grazer", "hatchling", 1200),
            ("hunter", "grazer", 9600),
            ("alpha", "hunter", 2400),
            ("master:250", "alpha", 360),  # less than a tenth of what the titan has in its second
        ),
        page=DOCS / "ladder.md",
        judges=("hatchling", "grazer", "hunter"),
        judged_by=("appraisal.py", "gains.py", "hopes.py"),
        more={("alpha", 5): 3},  # at a table of five the titan's lead is smaller, and it takes more games to see it
    ),
    "fossilium": Course(
        players=(2, 3, 4),
        boards=("",),
        rungs=(
            ("hatchling", "random", 60),
            ("grazer", "hatchling", 60),
            ("hunter", "grazer", 120),
            ("alpha", "hunter", 120),
            ("master:200", "alpha", 60),  # less than a fifth of what the titan has in its second
        ),
        page=DOCS / "ladder-fossilium.md",
        judges=("hatchling", "grazer", "hunter"),
        judged_by=("appraisal.py", "desk.py", "likings.py", "plans.py", "prospects.py", "signs.py", "tastes.py", "worth.py"),
        more={},
        tables=("data.py", "data.toml"),
        alone=(("random", 40), ("hatchling", 40), ("grazer", 40), ("hunter", 40), ("alpha", 40), ("master:200", 20)),
    ),
}


def made_by(game: str, bot: str) -> str:
    """A digest of what the bot plays by: results of others are measured again."""
    folder, course = BOTS / game, COURSES[game]
    judges = bot in course.judges
    known = [folder / name for name in course.judged_by] if judges else sorted(folder.glob("*.py"))
    known += [BOTS.parent / "games" / game / name for name in course.tables]
    sources = [path.read_bytes() for path in known] + [(folder / "weights.npz").read_bytes()] * (not judges)
    return blake2b(b"".join(sources), digest_size=8).hexdigest()


def measure(game: str, bots: list[str], games: int, players: int, board: str, folder: Path, seed: int) -> dict:
    bot, other = bots[0], bots[-1]
    file = folder / "-".join(filter(None, (*bots, str(players), board))).replace(":", "_")
    file = file.with_name(file.name + ".json")
    options = f"--players {players} {f'-o board={board} ' if board else ''}--games {games} --seed {seed}"
    command = f"gondwana arena {game} --bots {','.join(bots)} {options}"
    if file.exists():
        known = json.loads(file.read_text("utf-8"))
        if (known["command"], known.get("made_by")) == (command, made_by(game, bot)):
            return known
    result = run(game, bots=bots, players=players, options={"board": board} if board else {}, games=games, seed=seed)
    higher, lower = result.standings[0], result.standings[-1]
    row = {
        "bot": bot,
        "other": other,
        "players": players,
        "board": board,
        "games": result.games,
        "share": higher.win_share.mean,
        "low": higher.win_share.low,
        "high": higher.win_share.high,
        "points": higher.points.mean,
        "points_low": higher.points.low,
        "points_high": higher.points.high,
        "other_points": lower.points.mean,
        "think": higher.think.mean,
        "think_p95": higher.think.p95,
        "command": command,
        "made_by": made_by(game, bot),
    }
    file.write_text(json.dumps(row, indent=1) + "\n", "utf-8")
    return row


def told(row: dict) -> str:
    fair = 1 / row["players"]
    return (
        f"| {row['board']} | {row['players']} | {row['games']} | {row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%}) | "
        f"{fair:.1%} | {row['share'] / fair:.2f}x | {row['points']:.1f} : {row['other_points']:.1f} | "
        f"{'yes' if row['low'] > fair else '**no**'} |"
    )


def page(game: str, rows: list[dict]) -> str:
    of_game = "" if game == "draftosaurus" else f"--game {game} "
    save = f"bench/results/ladder{'' if game == 'draftosaurus' else f'-{game}'}"
    lines = [
        f"# The ladder{'' if game == 'draftosaurus' else f' of {game.title()}'}, measured",
        "",
        "One bot of the higher level against lower ones on all other seats, in every seat in turn, on the same deals;",
        "95 % intervals over deals. A rung holds where the interval lies above the fair share.",
        f"`python bench/ladder.py {of_game}--save {save}` makes this page; the command under each table prints one row.",
        "",
    ]
    together = [row for row in rows if row["players"] > 1]
    for bot, other in dict.fromkeys((row["bot"], row["other"]) for row in together):
        mine = [row for row in together if (row["bot"], row["other"]) == (bot, other)]
        lines += [
            f"## {bot} against {other}",
            "",
            "| board | players | games | wins | fair | of fair | points | holds |",
            "|---|---|---|---|---|---|---|---|",
            *(told(row) for row in mine),
            "",
            "```console",
            f"$ {mine[0]['command']}",
            "```",
            "",
        ]
    return "\n".join(lines + told_alone([row for row in rows if row["players"] == 1]))


def told_alone(rows: list[dict]) -> list[str]:
    if not rows:
        return []
    return [
        "## Alone",
        "",
        "| level | games | points (95 %) |",
        "|---|---|---|",
        *(
            f"| {row['bot']} | {row['games']} | {row['points']:.1f} ({row['points_low']:.1f} to {row['points_high']:.1f}) |"
            for row in rows
        ),
        "",
        "```console",
        f"$ {rows[0]['command']}",
        "```",
        "",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=COURSES, default="draftosaurus")
    parser.add_argument("--save", type=Path, default=RESULTS / "ladder", help="folder for the results")
    parser.add_argument("--only", help="only rungs whose higher bot begins like this")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.save.mkdir(parents=True, exist_ok=True)
    game, course = arguments.game, COURSES[arguments.game]
    wanted = [
        ([bot, other], games * course.more.get((other, players), 1), players, board)
        for bot, other, games in course.rungs
        for board in course.boards
        for players in course.players
    ]
    wanted += [([bot], games, 1, "") for bot, games in course.alone]
    rows = []
    for bots, games, players, board in wanted:
        if arguments.only and not bots[0].startswith(arguments.only):
            continue
        row = measure(game, bots, games, players, board, arguments.save, arguments.seed)
        rows.append(row)
        print(f"{' against '.join(bots)}: {told(row)}", flush=True)
    if not arguments.only:
        course.page.write_text(page(game, rows), "utf-8")


if __name__ == "__main__":
    main()
