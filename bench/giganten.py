"""Two bots at Giganten: who wins, how long games are, how many are drawn, what the first turn is worth.

    python bench/giganten.py --bots master:300,charger --games 40 --save bench/results/giganten

Every deal is played twice with the seats swapped; the interval is 95 % over deals.
"""

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from gondwana.arena.intervals import share_interval
from gondwana.bots.bot import Bot
from gondwana.bots.roster import make_bot
from gondwana.core.match import Match
from gondwana.games import load

GAME = load("giganten")
LONG = 400
ENDINGS = ("", "nest taken", "blocked", "no fight", "no takers", "too long", "agreement", "resigned")


class Played(NamedTuple):
    """What came of a game, to the first bot."""

    points: float
    drawn: bool
    turns: int
    first_won: bool
    ending: str
    slowest: tuple[float, float]
    iterations: float


def play(bots: list[Bot], seed: int) -> tuple[Match, list[float]]:
    """One game, and the seconds that each bot thought for a turn at most."""
    match = Match(GAME, players=2, seed=seed)
    for seat, bot in enumerate(bots):
        bot.new_match(2 * seed + seat)
    longest, now = [0.0, 0.0], [(-1, 0.0), (-1, 0.0)]
    match.settle()
    while not match.over:
        turn = int(match.state["turns"][0])
        for seat in match.pending:
            begun = time.perf_counter()
            action = bots[seat].decide(match.state, seat)
            before = now[seat][1] if now[seat][0] == turn else 0.0
            now[seat] = turn, before + time.perf_counter() - begun
            if match.state["phase"][0] >= 5:
                longest[seat] = max(longest[seat], now[seat][1])
            match.play(seat, action)
        match.settle()
    return match, longest


def play_deal(names: list[str], seed: int) -> list[Played]:
    """Both games of a deal."""
    found = []
    for mine in (0, 1):
        bots = [make_bot(GAME, name) for name in (names if mine == 0 else names[::-1])]
        match, longest = play(bots, seed)
        winners, turns = match.winners(), int(match.state["turns"][0])
        found.append(
            Played(
                points=(mine in winners) / len(winners),
                drawn=len(winners) > 1,
                turns=turns,
                first_won=len(winners) == 1 and int(match.state["first"][0]) in winners,
                ending=ENDINGS[int(match.state["ending"][0])],
                slowest=(longest[mine], longest[1 - mine]),
                iterations=2 * getattr(bots[mine], "tried", 0) / max(turns, 1),
            )
        )
    return found


def measure(names: list[str], games: int, seed: int, jobs: int) -> dict[str, Any]:
    """All deals, `jobs` of them at a time."""
    deals: list[list[Played]] = []
    with ProcessPoolExecutor(jobs) as pool:
        for deal in pool.map(play_deal, [names] * (games // 2), range(seed, seed + games // 2)):
            deals.append(deal)
            print(
                f"{2 * len(deals)} games, {sum(one.points for deal in deals for one in deal):g} won", file=sys.stderr, flush=True
            )
    share, low, high = share_interval(np.array([sum(one.points for one in deal) for deal in deals]), np.full(len(deals), 2))
    played = [one for deal in deals for one in deal]
    turns, drawn = [one.turns for one in played], sum(one.drawn for one in played)
    return {
        "bots": names,
        "games": games,
        "seed": seed,
        "share": share,
        "low": low,
        "high": high,
        "drawn": drawn,
        "turns, mean": float(np.mean(turns)),
        "turns, median": float(np.median(turns)),
        "turns, longest": max(turns),
        f"over {LONG} turns": sum(one > LONG for one in turns),
        "first seat won, of those decided": sum(one.first_won for one in played) / max(games - drawn, 1),
        "endings": dict(Counter(one.ending for one in played)),
        "slowest turn in seconds": [max(one.slowest[k] for one in played) for k in (0, 1)],
        "iterations of the first a turn, mean": round(float(np.mean([one.iterations for one in played]))),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", required=True, help="two, with a comma between them")
    parser.add_argument("--games", type=int, default=40, help="an even number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="deals that are played at a time")
    parser.add_argument("--save", type=Path, help="a folder for the result")
    wanted = parser.parse_args()
    names = wanted.bots.split(",")
    if len(names) != 2 or wanted.games < 4 or wanted.games % 2:
        parser.error("two bots and an even number of games, four at least")
    result = measure(names, wanted.games, wanted.seed, wanted.jobs)
    result["command"] = f"python bench/giganten.py --bots {wanted.bots} --games {wanted.games} --seed {wanted.seed}"
    print(json.dumps(result, indent=1))
    if wanted.save:
        wanted.save.mkdir(parents=True, exist_ok=True)
        (wanted.save / f"{'-'.join(names)}.json".replace(":", "_")).write_text(json.dumps(result, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
