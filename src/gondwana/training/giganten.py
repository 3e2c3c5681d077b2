"""How Giganten's players learned what they know: `python -m gondwana.training.giganten --out weights.npz`.

Three things are learned in turn, all from games of quick players against each other: what the signs of behaviour tell (counted),
what a position is worth (logistic regression on how the games ended), and the numbers of taste (players whose numbers differ a
little meet on the same deals, and the numbers move towards what won). NumPy is enough.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from gondwana.bots.giganten.belief import HOME_SIGNS, PACE_SIGNS, PACES, QUIET_SIGNS, SIGNS, STAGES
from gondwana.bots.giganten.desk import USUAL, Floats, make_desk
from gondwana.bots.giganten.learned import Learned, read_learned, write_learned
from gondwana.bots.giganten.outlook import (
    ADVANCE,
    COUNTS,
    DANGER,
    EXPOSED,
    KNOWN,
    LATE,
    LINE,
    MOVERS,
    NEAR,
    NEARS,
    OPEN,
    SIGHTS,
)
from gondwana.bots.giganten.pool import packaged_plans
from gondwana.core.contract import Ints, States
from gondwana.core.engine import start
from gondwana.games import load
from gondwana.games.giganten.state import KINDS, NEST
from gondwana.training.practice import DRAWN, LONG, LOST, ROWS, TOTALS, TURNS, WON, practise

NOISE = 0.3
EVERY = 6
_TRUST = 0.01
_PART = 0.3
"""How much of the first outlook the learned one begins with."""
_BLOCK = 500
"""Positions of some games in a row: so many go together to what is learned from, or to what it is checked with."""
_DOUBT = 0.35
"""How much of what signs told in self-play is believed of others, as an exponent is less than one."""
_FEW = 20.0
_MEMORY = 0.995
"""The numbers of taste are an average over the last steps of tuning, this much less for each step back."""


Taste = tuple[Floats, Floats]


class Practice:
    """Games in one row, numbered on from one call to the next."""

    def __init__(self, seed: int) -> None:
        self._game = load("giganten")
        self._begin = start(self._game, 2, self._game.options())
        self._states = np.zeros(1, self._game.dtype)
        self._seed = seed
        self._number = 0

    def play(
        self,
        one: Taste,
        two: Taste,
        games: int,
        *,
        noise: float = NOISE,
        every: int = 0,
        plans: States | None = None,
        others: States | None = None,
    ) -> tuple[Ints, Floats, Floats, Ints]:
        """Two tastes, each with what its player reads from signs. Totals of `one`; sights and shares of the win; signs.

        Set-ups come from `plans` for the first and from `others` for the second, or from the pool of the package.
        """
        rows = games * 60 if every else 1
        totals, tally = np.zeros(TOTALS, np.int64), np.zeros((SIGNS, KINDS), np.int64)
        sights, shares = np.zeros((rows, SIGHTS), np.float32), np.zeros(rows, np.float32)
        desks = make_desk(*one), make_desk(*two)
        both = (packaged_plans() if plans is None else plans, packaged_plans() if others is None else others)
        numbers = self._number, games, self._seed
        practise(self._begin, self._states, *numbers, noise, every, *desks, *both, totals, sights, shares, tally)
        self._number += games
        n = int(totals[ROWS])
        return totals, sights[:n].astype(np.float64), shares[:n].astype(np.float64), tally


def nothing_learned() -> Learned:
    """Where it begins: tastes put down by hand, signs that tell nothing."""
    return Learned(USUAL.copy(), USUAL.copy(), np.ones((SIGNS, KINDS)), first_outlook())


def learn_signs(tally: Ints, doubt: float = _DOUBT) -> Floats:
    """How much likelier a kind shows each sign than kinds do on average."""
    signs = np.ones((SIGNS, KINDS))
    blocks = [(HOME_SIGNS, PACE_SIGNS), (QUIET_SIGNS, SIGNS)]
    blocks += [(PACE_SIGNS + stage * PACES, PACE_SIGNS + (stage + 1) * PACES) for stage in range(STAGES)]
    for first, last in blocks:
        block = tally[first:last].astype(np.float64)
        average = (block.sum(axis=1) + 1.0) / (block.sum() + last - first)
        by_kind = (block + _FEW * average[:, None]) / (block.sum(axis=0) + _FEW)
        signs[first:last] = np.clip(by_kind / average[:, None], 0.02, 20.0) ** doubt
    return signs


def first_outlook() -> Floats:
    """What one would say of a position before any game: pieces by their worth, what is known less, late more; the Nest closed."""
    outlook = np.zeros(SIGHTS)
    worth = USUAL[:KINDS].copy()
    worth[NEST] = 0.0
    outlook[COUNTS : COUNTS + KINDS] = 0.07 * worth
    outlook[KNOWN : KNOWN + KINDS] = -0.015 * worth
    outlook[LATE : LATE + KINDS] = 0.05 * worth
    outlook[EXPOSED], outlook[OPEN] = -0.5, -0.2
    outlook[NEAR : NEAR + NEARS] = [-0.1, -0.3, -0.12, -0.06, -0.02, 0.0]
    outlook[LINE : LINE + 2] = [-0.6, -0.1]
    outlook[DANGER : DANGER + 2] = [-0.08, -0.02]
    outlook[ADVANCE], outlook[MOVERS] = 0.05, 0.1
    return outlook


def learn_outlook(sights: Floats, shares: Floats, trust: float = _TRUST) -> tuple[Floats, float]:
    """Logistic regression, held to a part of the first outlook by `trust`; and its mean squared error.

    Quick players let many a lead slip away, and who stands deep in enemy land is often about to be beaten: what the games say
    against the sense of the first outlook is not believed, such a number becomes 0.
    """
    first = _PART * first_outlook()
    used = np.ones(SIGHTS, bool)
    w = first.copy()
    while True:
        w = np.zeros(SIGHTS)
        w[used] = _regression(sights[:, used], shares, first[used], trust)
        against = used & (first * w < 0)
        if not against.any():
            break
        used &= ~against
    said = 1.0 / (1.0 + np.exp(-np.clip(sights @ w, -30, 30)))
    return w, float(np.mean((said - shares) ** 2))


def _regression(sights: Floats, shares: Floats, first: Floats, trust: float) -> Floats:
    """Newton's method with steps that are halved until they help."""

    def cost(w: Floats) -> float:
        total = sights @ w
        return float(np.sum(np.logaddexp(0.0, total) - shares * total) + 0.5 * np.sum(hold * (w - first) ** 2))

    hold = trust * len(shares) * 0.25 * np.maximum(sights.var(axis=0), 1e-3)
    w = first.copy()
    for _ in range(30):
        said = 1.0 / (1.0 + np.exp(-np.clip(sights @ w, -30, 30)))
        slope = sights.T @ (shares - said) - hold * (w - first)
        curve = (sights * (said * (1.0 - said))[:, None]).T @ sights + np.diag(hold)
        step, share, before = np.linalg.solve(curve, slope), 1.0, cost(w)
        while cost(w + share * step) > before and share > 1e-3:
            share /= 2
        w = w + share * step
        if before - cost(w) < 1e-6 * len(shares):
            break
    return w


def surprise(outlook: Floats, sights: Floats, shares: Floats) -> float:
    """How much the ends of games surprise who has this outlook: minus the logarithm, on average; 0.693 if it tells nothing."""
    total = np.clip(sights @ outlook, -10, 10)
    return float(np.mean(np.logaddexp(0.0, total) - shares * total))


def check_outlook(sights: Floats, shares: Floats) -> dict[str, float]:
    """The first outlook and a learned one on games that it has not seen."""
    held = np.arange(len(shares)) // _BLOCK % 4 == 0
    learned, _ = learn_outlook(sights[~held], shares[~held])
    return {
        "first": round(surprise(first_outlook(), sights[held], shares[held]), 4),
        "learned": round(surprise(learned, sights[held], shares[held]), 4),
    }


def tune(practice: Practice, learned: Learned, *, minutes: float, games: int, seed: int) -> Learned:
    """Two players that differ a little in all numbers meet; the numbers move towards the winner's."""
    random = np.random.default_rng(seed)
    taste, signs = learned.glance.copy(), learned.signs
    begun = time.monotonic()
    size, rate, step = 0.2, 0.08, 0
    sum_of_logs = np.zeros(len(taste))
    while step == 0 or time.monotonic() - begun < minutes * 60:
        change = random.choice([-1.0, 1.0], len(taste)) * size
        change[NEST] = 0.0
        up, down = taste * np.exp(change), taste * np.exp(-change)
        totals, *_ = practice.play((up, signs), (down, signs), games)
        lead = (totals[WON] - totals[LOST]) / games
        taste = taste * np.exp(rate * lead * change / size)
        step += 1
        sum_of_logs = sum_of_logs * _MEMORY + np.log(taste)
        if step % 20 == 0:
            print(f"{step:5} {np.array2string(taste, precision=3, suppress_small=True, max_line_width=400)}", flush=True)
    weight = (1.0 - _MEMORY**step) / (1.0 - _MEMORY)
    return learned._replace(glance=np.exp(sum_of_logs / weight))


def compare(practice: Practice, one: Taste, two: Taste, games: int) -> str:
    """How one does against the other, in words."""
    totals, *_ = practice.play(one, two, games)
    share = (totals[WON] + totals[DRAWN] / 2) / games
    return f"{share:.1%} of {games} games, {totals[DRAWN]} draws, {totals[TURNS] / games:.0f} turns, {totals[LONG]} over 400"


def main() -> None:
    """Learn and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--begin", type=Path, help="weights to go on with")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=4000, help="to count signs and outlooks from, each round")
    parser.add_argument("--minutes", type=float, default=10.0, help="of tuning, each round")
    parser.add_argument("--batch", type=int, default=100, help="games of each step of tuning")
    parser.add_argument("--outlook", action="store_true", help="keep the outlook that the games say, instead of the first one")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    learned = read_learned(wanted.begin) if wanted.begin else nothing_learned()
    first = learned.glance, learned.signs
    practice = Practice(wanted.seed)
    for turn in range(wanted.rounds):
        if wanted.minutes > 0:
            learned = tune(practice, learned, minutes=wanted.minutes, games=wanted.batch, seed=wanted.seed + turn)
        bold, sound = (learned.taste, learned.signs), (learned.glance, learned.signs)
        parts = [
            practice.play(one, two, wanted.games // 3, every=EVERY) for one, two in ((bold, bold), (sound, sound), (bold, sound))
        ]
        learned = learned._replace(signs=learn_signs(parts[0][3] + parts[1][3] + parts[2][3]))
        sights, shares = np.concatenate([part[1] for part in parts]), np.concatenate([part[2] for part in parts])
        outlook, error = learn_outlook(sights, shares)
        if wanted.outlook:
            learned = learned._replace(outlook=outlook)
        write_learned(wanted.out, learned)
        told = {"round": turn, "positions": len(shares), "error": round(error, 4), "surprise": check_outlook(sights, shares)}
        print(json.dumps(told), flush=True)
        print("against the beginning:", compare(practice, (learned.glance, learned.signs), first, 1000), flush=True)


if __name__ == "__main__":
    main()
