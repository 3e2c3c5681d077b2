"""How Fossilium's players learned what signs are worth: `python -m gondwana.training.fossilium --out weights.npz`.

Quick players whose numbers differ meet each other. Many positions of those games are kept with what each seat had in the end; a
regression says what each sign was worth, round by round; then they play by these numbers, and so on. Last, a small network
learns what the sum of signs leaves over. NumPy is enough.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gondwana.bots.fossilium import tastes
from gondwana.bots.fossilium.desk import Values, make_desk, plain_values
from gondwana.bots.fossilium.foresight import play_games
from gondwana.bots.fossilium.learned import Learned, read_learned, write_learned
from gondwana.bots.fossilium.prospects import Floats
from gondwana.bots.fossilium.signs import NAMES, SIGNS, TOO_MANY
from gondwana.core.contract import Ints, States
from gondwana.core.engine import start
from gondwana.core.rng import streams
from gondwana.core.templates import SLACK
from gondwana.games import load
from gondwana.games.fossilium.data import ROUNDS
from gondwana.games.fossilium.state import SEATS

ROWS_A_GAME = 40
"""For each player."""
NOISE = 1.5
DOUBT = 400.0
"""How strongly numbers are held to what they were, in positions."""
STYLE = 0.6
"""How much the numbers of players differ from each other, as a logarithm."""
TRIED = {"laboratory": 1.5, "depot": 1.5, "toilet": 0.4}
"""Panels that players hardly build, with how much their numbers differ in points: what nobody tries cannot be learned."""
AT_ONCE = 8
"""So many games are played before players with other numbers come."""
UNITS = 12
_POINTS, _PLACE = range(2)
_GAME_NUMBER, _SEAT, _ROUND, _PRESTIGE = range(4)


@dataclass(frozen=True)
class Games:
    """What came out of some games."""

    results: Floats
    """Game, seat: points and place."""
    signs: Floats
    about: Ints
    """Of each row of signs: game, seat, round, prestige by then."""
    ends: States
    """The last positions."""

    def rest(self) -> Floats:
        """For each row: the points that were still to come."""
        points = self.results[self.about[:, _GAME_NUMBER], self.about[:, _SEAT], _POINTS]
        left: Floats = points - self.about[:, _PRESTIGE]
        return left

    def hero_share(self) -> float:
        """How often the player on the changing seat won, shared wins in parts; 1 is the fair share."""
        places = self.results[:, :, _PLACE]
        games, players = places.shape
        wins = (places == 1) / (places == 1).sum(axis=1, keepdims=True)
        return float(wins[np.arange(games), np.arange(games) % players].mean() * players)


def play(
    one: tuple[Values, Floats],
    two: tuple[Values, Floats] | None,
    players: int,
    games: int,
    *,
    seed: int,
    noise: float = 0.0,
    keep: bool = False,
) -> Games:
    """`one` against `two` on all other seats, or with itself on all. With `keep`, positions are kept."""
    game = load("fossilium")
    begun = start(game, players, game.options())
    states = np.zeros(1 + games, game.dtype)
    rows = games * players * ROWS_A_GAME if keep else 0
    results, signs, about = np.zeros((games, SEATS, 2)), np.zeros((rows, SIGNS)), np.zeros((rows, 4), np.int64)
    desks = make_desk(*one), make_desk(*(two or one))
    rng, buffer = streams(seed, 1)[0], np.zeros(game.actions + SLACK, np.int64)
    n = play_games(begun, states, 0, games, seed, noise, *desks, two is None, rng, buffer, results, signs, about)
    return Games(results[:, :players], signs[:n], about[:n], states[1:])


def fit(signs: Floats, rest: Floats, before: Floats, doubt: float = DOUBT) -> Floats:
    """What each sign is worth: ridge regression towards the numbers before."""
    scale = signs.std(axis=0) + 1e-9
    scale[0] = 1.0
    known = (scale > 1e-6) | (np.arange(SIGNS) == 0)
    x = signs[:, known] / scale[known]
    prior = before[known] * scale[known]
    gram = x.T @ x + doubt * np.eye(x.shape[1])
    found = before.copy()
    found[known] = (prior + np.linalg.solve(gram, x.T @ (rest - x @ prior))) / scale[known]
    found[TOO_MANY] = 0.0
    return found


def correct(signs: Floats, rounds: Ints, left_over: Floats, rng: np.random.Generator, *, epochs: int = 12) -> tuple[Floats, ...]:
    """A network with one hidden layer for what the sums left over: weights, biases and outputs by round (Adam, squared error)."""
    scale = signs.std(axis=0) + 1e-6
    scale[scale < 1e-5] = 1e6
    x = signs / scale
    spread = float(left_over.std()) + 1e-9
    y = left_over / spread
    parts = [rng.normal(0, 0.15, (SIGNS, UNITS)), np.zeros((ROUNDS, UNITS)), rng.normal(0, 0.05, (ROUNDS, UNITS))]
    momenta, speeds = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    step, size = 0, 512
    for epoch in range(epochs):
        rate = 2e-3 * (1 - epoch / epochs)
        order = rng.permutation(len(x))
        for at in range(0, len(x) - size + 1, size):
            batch = order[at : at + size]
            step += 1
            for k, slope in enumerate(_slopes(parts, x[batch], rounds[batch], y[batch])):
                momenta[k] = 0.9 * momenta[k] + 0.1 * slope
                speeds[k] = 0.999 * speeds[k] + 0.001 * slope**2
                whole = momenta[k] / (1 - 0.9**step), speeds[k] / (1 - 0.999**step)
                parts[k] -= rate * (whole[0] / (np.sqrt(whole[1]) + 1e-8) + 0.02 * parts[k])
    layer, bias, out = parts
    return layer / scale[:, None], bias, out * spread


def _slopes(parts: list[Floats], x: Floats, rounds: Ints, y: Floats) -> list[Floats]:
    layer, bias, out = parts
    hidden = np.maximum(x @ layer + bias[rounds], 0.0)
    wrong = ((hidden * out[rounds]).sum(axis=1) - y) / len(x)
    back = wrong[:, None] * out[rounds] * (hidden > 0)
    to_bias, to_out = np.zeros_like(bias), np.zeros_like(out)
    np.add.at(to_bias, rounds, back)
    np.add.at(to_out, rounds, wrong[:, None] * hidden)
    return [x.T @ back, to_bias, to_out]


def nothing_learned() -> Learned:
    """Where it begins: numbers put down by hand."""
    weights = np.repeat(tastes.DENIAL[0].weights[None], SEATS, axis=0)
    return Learned(weights, np.zeros((SEATS, SIGNS, 0)), np.zeros((SEATS, ROUNDS, 0)), np.zeros((SEATS, ROUNDS, 0)))


def _style(base: Floats, rng: np.random.Generator) -> Floats:
    """Somebody's own numbers."""
    own: Floats = base * np.exp(rng.normal(0, STYLE, SIGNS))
    for name, spread in TRIED.items():
        own[:, NAMES.index(name)] += rng.normal(0, spread)
    return own


def gather(base: Floats, players: int, games: int, rng: np.random.Generator) -> Games:
    """Games of players whose numbers all differ: only what varies can be learned, and people of one mind do not vary."""
    parts: list[Games] = []
    for number in range(0, games, AT_ONCE):
        styles = [(plain_values(_style(base, rng)), tastes.QUICK) for _ in range(2)]
        two = styles[1] if players > 1 else None
        seed = int(rng.integers(1 << 40))
        part = play(styles[0], two, players, min(AT_ONCE, games - number), seed=seed, noise=NOISE, keep=True)
        part.about[:, _GAME_NUMBER] += number
        parts.append(part)
    joined = (np.concatenate([getattr(part, name) for part in parts]) for name in ("results", "signs", "about", "ends"))
    return Games(*joined)


def learn(
    learned: Learned, *, generations: int, games: int, seed: int, network: bool
) -> Iterator[tuple[Learned, dict[str, object]]]:
    """Generation by generation what was learned, with some figures. Two to four players share what signs are worth."""
    rng = np.random.default_rng(seed)
    kept: dict[int, list[Games]] = {players: [] for players in range(1, SEATS + 1)}
    for generation in range(generations):
        weights = learned.weights.copy()
        figures: dict[str, object] = {"generation": generation}
        for players in range(1, SEATS + 1):
            played = gather(learned.weights[players - 1], players, games // players, rng)
            kept[players] = [*kept[players][-1:], played]
            figures[f"points with {players}"] = round(float(played.results[:, :, _POINTS].mean()), 1)
        for tables in ((1,), tuple(range(2, SEATS + 1))):
            these = [one for players in tables for one in kept[players]]
            signs, rest, rounds = _rows(these)
            found = weights[tables[0] - 1].copy()
            for number in range(ROUNDS):
                mine = rounds == number
                found[number] = fit(signs[mine], rest[mine], found[number])
            for players in tables:
                weights[players - 1] = found
            wrong = rest - (signs * found[rounds]).sum(axis=1)
            figures[f"off with {tables[0]}"] = round(float(np.sqrt(np.mean(wrong**2))), 2)
            figures[f"rows with {tables[0]}"] = len(rest)
        learned = learned._replace(weights=weights)
        if network and generation == generations - 1:
            learned = _with_network(learned, kept, rng)
        yield learned, figures


def _rows(games: list[Games]) -> tuple[Floats, Floats, Ints]:
    """Signs, points to come and rounds of all positions."""
    signs, rest = np.concatenate([one.signs for one in games]), np.concatenate([one.rest() for one in games])
    return signs, rest, np.concatenate([one.about[:, _ROUND] for one in games])


def _with_network(learned: Learned, kept: dict[int, list[Games]], rng: np.random.Generator) -> Learned:
    found = []
    for players, games in kept.items():
        signs, rest, rounds = _rows(games)
        left_over = rest - (signs * learned.weights[players - 1][rounds]).sum(axis=1)
        found.append(correct(signs, rounds, left_over, rng))
    layer, bias, out = (np.stack([one[k] for one in found]) for k in range(3))
    return learned._replace(layer=layer, bias=bias, out=out)


def main() -> None:
    """Learn and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="where the weights go")
    parser.add_argument("--begin", type=Path, help="weights to go on from")
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--games", type=int, default=600, help="seats of a generation for each number of players")
    parser.add_argument("--mean", type=int, default=3, help="the weights are the mean of so many generations")
    parser.add_argument("--network", action="store_true", help="let a network learn what the sums leave over")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    learned = read_learned(wanted.begin) if wanted.begin else nothing_learned()
    begun = time.monotonic()
    ways = {"generations": wanted.generations, "games": wanted.games, "seed": wanted.seed, "network": wanted.network}
    trail: list[Learned] = []
    for now, figures in learn(learned, **ways):
        trail = [*trail, now][-wanted.mean :]
        write_learned(wanted.out, now._replace(weights=np.mean([one.weights for one in trail], axis=0)))
        print(json.dumps(figures | {"seconds": round(time.monotonic() - begun)}), flush=True)


if __name__ == "__main__":
    main()
