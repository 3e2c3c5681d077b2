"""Two bots at Giganten: who wins, how long games are, how many are drawn, what the first turn is worth.

    python bench/giganten.py --bots master:300,charger --games 40 --save bench/results/giganten

Every deal is played twice with the seats swapped; the interval is 95 % over deals.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from gondwana.arena.intervals import share_interval
from gondwana.bots.bot import Bot
from gondwana.bots.roster import make_bot
from gondwana.core.match import Match
from gondwana.games import load

GAME = load("giganten")
LONG = 400
ENDINGS = ("", "nest taken", "blocked", "no fight", "no takers", "too long", "agreement", "resigned")


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


def measure(names: list[str], games: int, seed: int) -> dict[str, Any]:
    pairs = [[make_bot(GAME, name) for name in names] for _ in range(2)]
    won, turns, drawn, first, endings, slowest = [], [], 0, 0, {}, [0.0, 0.0]
    for number in range(games):
        mine = number % 2
        bots = [pairs[0][0], pairs[0][1]] if mine == 0 else [pairs[1][1], pairs[1][0]]
        match, longest = play(bots, seed + number // 2)
        winners = match.winners()
        won.append((mine in winners) / len(winners))
        turns.append(int(match.state["turns"][0]))
        drawn += len(winners) > 1
        first += len(winners) == 1 and int(match.state["first"][0]) in winners
        ending = ENDINGS[int(match.state["ending"][0])]
        endings[ending] = endings.get(ending, 0) + 1
        slowest = [max(slowest[0], longest[mine]), max(slowest[1], longest[1 - mine])]
    share, low, high = share_interval(np.array(won).reshape(-1, 2).sum(axis=1), np.full(games // 2, 2))
    decided = max(games - drawn, 1)
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
        "first seat won, of those decided": first / decided,
        "endings": endings,
        "slowest turn in seconds": slowest,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", required=True, help="two, with a comma between them")
    parser.add_argument("--games", type=int, default=40, help="an even number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a folder for the result")
    wanted = parser.parse_args()
    names = wanted.bots.split(",")
    if len(names) != 2 or wanted.games < 4 or wanted.games % 2:
        parser.error("two bots and an even number of games, four at least")
    result = measure(names, wanted.games, wanted.seed)
    result["command"] = f"python bench/giganten.py --bots {wanted.bots} --games {wanted.games} --seed {wanted.seed}"
    print(json.dumps(result, indent=1))
    if wanted.save:
        wanted.save.mkdir(parents=True, exist_ok=True)
        (wanted.save / f"{'-'.join(names)}.json".replace(":", "_")).write_text(json.dumps(result, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
