"""How Fossilium's data plays: one bot against itself, and what came of seats, fossils, panels and goals.

    python bench/balance.py --bot denial --games 80 --players 2,4
    python bench/balance.py --bot instinct --games 120 --players 2 --save bench/results/balance-fossilium-instinct.json

Every game is another deal; numbers in pairs are a mean and half of its 95 % interval. The games are played in compiled code,
thousands in some minutes; `gondwana study fossilium` makes a page of more measures.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np

from gondwana.bots.fossilium import tastes
from gondwana.bots.fossilium.learned import packaged
from gondwana.core.contract import Record
from gondwana.games.fossilium.data import DATA, FOSSILS, ROUNDS, SIDES, STARTER
from gondwana.games.fossilium.scoring import all_panel_points, effect_points, panel_points, pedestal_points, rank_points
from gondwana.games.fossilium.shapes import ALL_PARTS
from gondwana.training.fossilium import Games, play

BOTS = ("greedy", "denial", "instinct")


def measure(bot: str, players: int, games: int, seed: int) -> dict[str, Any]:
    hand_made = {"greedy": tastes.GREEDY, "denial": tastes.DENIAL}
    who = hand_made.get(bot) or (packaged().values(players), tastes.WIDE)
    played = play(who, None, players, games, seed=seed)
    points = played.results[:, :, 0]
    found: dict[str, Any] = {
        "players": players,
        "points": float(points.mean()),
        "spread": float(points.std()),
        "wins from the first seat on": seats(played, players),
    }
    sums: dict[str, list[float]] = defaultdict(list)
    for game, s in enumerate(played.ends):
        for seat in range(players):
            count(s, seat, float(points[game, seat] - points[game].mean()), sums)
    return found | {name: told(name, np.array(values, float)) for name, values in sorted(sums.items())}


def told(name: str, values: np.ndarray) -> float | list[float]:
    """The mean; of what goes with points, half of its 95 % interval as well."""
    mean = round(float(values.mean()), 3)
    if not name.endswith(": more"):
        return mean
    return [mean, round(1.96 * float(values.std()) / len(values) ** 0.5, 3)]


def seats(played: Games, players: int) -> list[list[float]]:
    """The share of wins of the seat that had the Ammonite first, of the next one, and so on, with half of the 95 % interval."""
    wins = []
    for s, places in zip(played.ends, played.results[:, :, 1], strict=True):
        first = (int(s["ammonite"]) - (ROUNDS - 1)) % players
        won = (places == 1) / (places == 1).sum()
        wins.append([won[(first + k) % players] for k in range(players)])
    half = 1.96 * np.std(wins, axis=0) / len(wins) ** 0.5
    return np.round(np.stack([np.mean(wins, axis=0), half], axis=1), 3).tolist()


def count(s: Record, seat: int, more: float, sums: dict[str, list[float]]) -> None:
    """`more` is what the seat had above the mean of its table."""
    shown = [fossil for fossil in range(STARTER) if s["shown"][seat] >> fossil & 1]
    sums["from openings"].append(int(s["prestige"][seat]) - int(s["given"][seat]))
    sums["from gifts and bonus"].append(int(s["given"][seat]))
    sums["from fossils"].append(sum(effect_points(s, seat, fossil) for fossil in shown))
    sums["from pedestals"].append(sum(pedestal_points(s, seat, fossil) for fossil in shown))
    sums["from panels"].append(all_panel_points(s, seat))
    sums["from majorities"].append(sum(rank_points(s, seat, rank) for rank in range(3)))
    sums["fixed workers"].append(int(s["fixed"][seat].sum()))
    for size, name in enumerate(("1", "2", "4", "6")):
        sums[f"complete of size {name}"].append(int(s["done"][seat, size]))
    for fossil in range(STARTER):
        sums[f"fossil {FOSSILS[fossil]}: shown"].append(fossil in shown)
        if fossil in shown:
            sums[f"fossil {FOSSILS[fossil]}: complete"].append(s["parts"][seat, fossil] == ALL_PARTS[fossil])
            sums[f"fossil {FOSSILS[fossil]}: more"].append(more)
    for side, name in enumerate(SIDES):
        built = s["panel"][seat, side >> 1] >= 0 and s["side"][seat, side >> 1] == side & 1
        sums[f"panel {name}: built"].append(built)
        if built:
            sums[f"panel {name}: brings"].append(panel_points(s, seat, side))
    for k, goal in enumerate(s["labour"]):
        sums[f"labour {DATA.labour[goal].name}: met"].append(s["met"][seat] >> k & 1)
    for number in range(ROUNDS):
        name = DATA.rounds[number].goals[s["goals"][number]].name
        reached = int(s["levels"][seat, number])
        sums[f"round {number + 1} {name}: level"].append(reached)
        for level in range(4):
            sums[f"round {number + 1} {name}: share of level {level}"].append(reached == level)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", choices=BOTS, default="instinct")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--save", type=Path, help="a file for the result")
    wanted = parser.parse_args()
    tables = [measure(wanted.bot, int(players), wanted.games, wanted.seed) for players in wanted.players.split(",")]
    told = {"bot": wanted.bot, "games": wanted.games, "seed": wanted.seed, "tables": tables}
    print(json.dumps(told, indent=1))
    if wanted.save:
        wanted.save.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
