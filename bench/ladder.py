"""Measures the ladder: every level against the one below, for all player counts and both boards; writes docs/ladder.md.

    python bench/ladder.py --save bench/results/ladder            # goes on where it was stopped
    python bench/ladder.py --save bench/results/ladder --only master

One bot of the higher level sits against lower ones on all other seats, in every seat in turn, on the same deals. A rung holds
where the 95 % interval of its share of wins lies above the fair share.
"""

import argparse
import json
from hashlib import blake2b
from pathlib import Path

from gondwana.arena import run

PLAYERS = (2, 3, 4, 5)
BOARDS = ("summer", "winter")
RUNGS = (
    ("hatchling", "random", 1200),
    ("grazer", "hatchling", 1200),
    ("hunter", "grazer", 9600),
    ("alpha", "hunter", 2400),
    ("master:250", "alpha", 360),
)
"""The titan is measured at 250 iterations a decision, less than a tenth of what it has in its second."""
MORE_FOR_FIVE = 3
"""At a table of five the titan's lead is smaller, and it takes more games to see it."""
JUDGES = ("hatchling", "grazer", "hunter")
BOTS = Path(__file__).parent.parent / "src" / "gondwana" / "bots" / "draftosaurus"
RESULTS = Path(__file__).parent / "results" / "ladder"
PAGE = Path(__file__).parent.parent / "docs" / "ladder.md"


def made_by(bot: str) -> str:
    """A digest of what the bot plays by: results of others are measured again."""
    known = sorted(BOTS.glob("*.py")) if bot not in JUDGES else [BOTS / name for name in ("appraisal.py", "gains.py", "hopes.py")]
    sources = [path.read_bytes() for path in known] + [(BOTS / "weights.npz").read_bytes()] * (bot not in JUDGES)
    return blake2b(b"".join(sources), digest_size=8).hexdigest()


def measure(bot: str, other: str, games: int, players: int, board: str, folder: Path, seed: int) -> dict:
    file = folder / f"{bot}-{other}-{players}-{board}.json".replace(":", "_")
    options = f"--players {players} -o board={board} --games {games} --seed {seed}"
    command = f"gondwana arena draftosaurus --bots {bot},{other} {options}"
    if file.exists():
        known = json.loads(file.read_text("utf-8"))
        if (known["command"], known.get("made_by")) == (command, made_by(bot)):
            return known
    result = run("draftosaurus", bots=[bot, other], players=players, options={"board": board}, games=games, seed=seed)
    higher, lower = result.standings[0], result.standings[1]
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
        "other_points": lower.points.mean,
        "think": higher.think.mean,
        "think_p95": higher.think.p95,
        "command": command,
        "made_by": made_by(bot),
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


def page(rows: list[dict]) -> str:
    lines = [
        "# The ladder, measured",
        "",
        "One bot of the higher level against lower ones on all other seats, in every seat in turn, on the same deals;",
        "95 % intervals over deals. A rung holds where the interval lies above the fair share.",
        "`python bench/ladder.py --save bench/results/ladder` makes this page; the command under each table prints one row.",
        "",
    ]
    for bot, other in dict.fromkeys((row["bot"], row["other"]) for row in rows):
        mine = [row for row in rows if (row["bot"], row["other"]) == (bot, other)]
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
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--save", type=Path, default=RESULTS, help="folder for the results")
    parser.add_argument("--only", help="only rungs whose higher bot begins like this")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.save.mkdir(parents=True, exist_ok=True)
    for bot, other, games in RUNGS:
        if arguments.only and not bot.startswith(arguments.only):
            continue
        for board in BOARDS:
            for players in PLAYERS:
                number = games * MORE_FOR_FIVE if players == 5 and other == "alpha" else games
                row = measure(bot, other, number, players, board, arguments.save, arguments.seed)
                print(f"{bot} against {other}: {told(row)}", flush=True)
    order = {(bot, other): number for number, (bot, other, _) in enumerate(RUNGS)}
    rows = [json.loads(path.read_text("utf-8")) for path in arguments.save.glob("*.json")]
    rows = [row for row in rows if (row["bot"], row["other"]) in order]
    rows.sort(key=lambda row: (order[row["bot"], row["other"]], row["board"], row["players"]))
    PAGE.write_text(page(rows), "utf-8")


if __name__ == "__main__":
    main()
