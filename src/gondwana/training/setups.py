"""How the pool of Giganten's set-ups was made: `python -m gondwana.training.setups --out pool.toml`.

Plans drawn at random set up either side, and quick players play it out. What each number of a plan is worth comes from all these
games together (ridge regression); of many more plans those stay that promise most and are not alike. Then the same again from
there. In the end the pool meets the plans put down by hand on deals that it has not seen.
"""

import argparse
from pathlib import Path

import numpy as np

from gondwana.bots.giganten.desk import Floats
from gondwana.bots.giganten.learned import packaged
from gondwana.bots.giganten.pool import packaged_plans, write_plans
from gondwana.bots.giganten.setups import PLANS
from gondwana.core.contract import States
from gondwana.training.giganten import Practice, Taste
from gondwana.training.practice import DRAWN, WON

_REACH = {
    "back": 1.0,
    "second": 1.0,
    "middle": 0.7,
    "front": 0.7,
    "together": 0.2,
    "wings": 0.15,
    "by_nest": 0.7,
    "decoy": 0.4,
    "strong": 0.2,
    "weak": 0.2,
    "flug": 0.2,
    "ground": 0.2,
    "shelter": 0.3,
    "deep": 0.5,
    "inland": 0.4,
    "guard": 1.0,
}
"""How far a change of each number goes."""
_SIGNED = ("wings", "inland")
_RIDGE = 0.02
_DRAWN = 3000
_APART = 0.6
"""How much two plans of the pool differ at least, on average over their numbers."""
_BOLD = 1.5
"""How much farther the first plans go."""


def changed(plans: States, random: np.random.Generator, far: float) -> States:
    """Any of the plans with all numbers a little different, as an array of one."""
    k = int(random.integers(len(plans)))
    new = plans[k : k + 1].copy()
    for name, reach in _REACH.items():
        value = float(new[name][0]) + far * reach * random.standard_normal()
        new[name] = round(value if name in _SIGNED else max(value, 0.0), 2)
    return new


class Trials:
    """Games of plans against each other, played by quick players."""

    def __init__(self, seed: int) -> None:
        learned = packaged()
        self._practice = Practice(seed)
        self._players: tuple[Taste, ...] = (learned.taste, learned.signs), (learned.glance, learned.signs)

    def share(self, plans: States, others: States, games: int) -> float:
        """The share of the points that sides with such plans get."""
        half = games // 2
        points = 0.0
        for player in self._players:
            totals, *_ = self._practice.play(player, player, half, plans=plans, others=others)
            points += float(totals[WON] + totals[DRAWN] / 2)
        return points / (2 * half)


def features(plans: States) -> Floats:
    """The numbers of plans and their squares, in units of a usual change."""
    numbers = np.stack([(plans[name] - PLANS[name].mean()) / reach for name, reach in _REACH.items()], axis=1)
    return np.concatenate([numbers, numbers**2 / 3], axis=1)


def learn(pool: States, trials: Trials, *, pairs: int, far: float, random: np.random.Generator) -> Floats:
    """What each number is worth in shares of the win: ridge regression over games of plans drawn at random."""
    rows, shares = [], []
    for _ in range(pairs):
        one, two = changed(pool, random, far), changed(pool, random, far)
        rows.append(features(one)[0] - features(two)[0])
        shares.append(trials.share(one, two, 4) - 0.5)
    x, y = np.array(rows), np.array(shares)
    worth: Floats = np.linalg.solve(x.T @ x + _RIDGE * len(x) * np.eye(x.shape[1]), x.T @ y)
    return worth


def best_of(pool: States, worth: Floats, *, keep: int, far: float, random: np.random.Generator) -> States:
    """Of many changed plans those that promise most, no two of them alike."""
    plans = np.concatenate([changed(pool, random, far) for _ in range(_DRAWN)])
    numbers = features(plans)
    chosen: list[int] = []
    for k in np.argsort(-(numbers @ worth), kind="stable"):
        if all(np.abs(numbers[k, : len(_REACH)] - numbers[other, : len(_REACH)]).mean() > _APART for other in chosen):
            chosen.append(int(k))
        if len(chosen) == keep:
            break
    return plans[chosen]


def tell(worth: Floats) -> None:
    """The numbers that matter most."""
    half = len(worth) // 2
    names = list(_REACH)
    for k in np.argsort(-np.abs(worth[:half])):
        print(f"  {names[k]:9} {worth[k]:+.3f}  squared {worth[half + k]:+.3f}", flush=True)


def main() -> None:
    """Look for set-ups and write the pool."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--out", type=Path, help="where the pool goes; without it the pool of the package meets the plans by hand"
    )
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=1000, help="pairs of plans that meet in each round, four games each")
    parser.add_argument("--keep", type=int, default=20, help="plans of the pool")
    parser.add_argument("--check", type=int, default=2000, help="games of the pool against the plans by hand")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    pool, worth = PLANS, np.zeros(2 * len(_REACH))
    if wanted.out:
        trials, random = Trials(wanted.seed), np.random.default_rng(wanted.seed)
        for number in range(wanted.rounds):
            far = _BOLD if number == 0 else 1.0
            worth = learn(pool, trials, pairs=wanted.pairs, far=far, random=random)
            tell(worth)
            pool = best_of(pool, worth, keep=wanted.keep, far=far, random=random)
            how = f"--rounds {wanted.rounds} --pairs {wanted.pairs} --keep {wanted.keep} --seed {wanted.seed}"
            heading = ["Plans of set-ups, chosen by self-play:", f"python -m gondwana.training.setups {how} --out pool.toml"]
            wanted.out.write_text(write_plans(pool, heading), "utf-8")
            check(pool, wanted.seed, wanted.check)
    else:
        check(packaged_plans(), wanted.seed, wanted.check)


def check(pool: States, seed: int, games: int) -> None:
    """A pool against the plans put down by hand, on deals that it has not seen."""
    share = Trials(seed + 1_000_000).share(pool, PLANS, games)
    error = 1.96 * (share * (1 - share) / games) ** 0.5
    print(f"the pool against the plans by hand: {share:.1%} (± {error:.1%}) of {games} games", flush=True)


if __name__ == "__main__":
    main()
