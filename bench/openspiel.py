"""OpenSpiel's ISMCTSBot at our table: `python bench/openspiel.py --bot search --seconds 0.5 --games 40`.

`gondwana bench --peers --long --only search,strength` is the short way; here everything can be chosen. The rules run as the same
machine code for both sides (see gondwana/bench/openspiel). Needs `pip install gondwana[peers]` and g++.

  --speed   iterations a second of ISMCTSBot on our game, and on OpenSpiel's own
  --tune    ISMCTSBot against itself with these exploration constants: --tune 0.7 1.4 2
"""

import argparse
import json
import sys
from importlib.metadata import version
from itertools import combinations
from typing import Any

from gondwana.bench.openspiel.duel import Ours, Theirs, duel
from gondwana.bench.openspiel.speed import HEADER, speeds
from gondwana.bench.search import UCT
from gondwana.bots.roster import THINKERS, make_bot
from gondwana.games import load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="draftosaurus", choices=["draftosaurus", "giganten"])
    parser.add_argument("--bot", default="search", help="one of ours, without its budget: search, master, greedy, ...")
    parser.add_argument("--seconds", type=float, default=0.5, help="thinking time a decision, for both")
    parser.add_argument("--games", type=int, default=40, help="an even number: every deal is played from both sides")
    parser.add_argument("--board", default="summer", choices=["summer", "winter", "both"])
    parser.add_argument("--uct", type=float, default=UCT, help="exploration constant of ISMCTSBot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--tune", type=float, nargs="+", metavar="UCT")
    wanted = parser.parse_args()
    if wanted.games < 2 or wanted.games % 2:
        parser.error("--games: an even number, so that every deal is played from both sides")
    if wanted.speed:
        print_speeds(wanted)
    elif wanted.tune:
        tune(wanted)
    else:
        compete(wanted)


STEPS = {"draftosaurus": 1, "giganten": 2}
"""A turn of Giganten is two decisions at least, a piece and its goal; our bot decides it as a whole and gets the time of both."""


def options_of(wanted: argparse.Namespace) -> dict[str, Any]:
    return {"board": wanted.board} if wanted.game == "draftosaurus" else {}


def tell(done: int, wins: float) -> None:
    """A line that says how it stands, where somebody looks."""
    print(f"\r{done} games, {wins:g} points ", end="", file=sys.stderr, flush=True)


def compete(wanted: argparse.Namespace) -> None:
    game, options = load(wanted.game), options_of(wanted)
    budget = f":{wanted.seconds * STEPS[wanted.game]:g}s" if wanted.bot in THINKERS else ""
    ours = Ours(make_bot(game, wanted.bot + budget, seed=wanted.seed))
    theirs = Theirs(game, options, seconds=wanted.seconds, uct=wanted.uct)
    result = duel(game, options, ours, theirs, games=wanted.games, seed=wanted.seed, progress=tell)
    print(file=sys.stderr)
    result |= {
        "board": wanted.board if wanted.game == "draftosaurus" else wanted.game,
        "seed": wanted.seed,
        "seconds": wanted.seconds,
        ours.bot.name: ours.effort.report(),
        f"OpenSpiel {version('open_spiel')} ISMCTSBot, uct_c {wanted.uct:g}": theirs.effort.report(),
    }
    if wanted.json:
        print(json.dumps(result, indent=2))
    else:
        print_match(result)


def print_match(result: dict[str, Any]) -> None:
    sides = {name: side for name, side in result.items() if isinstance(side, dict)}
    one, other = sides
    print(f"{one} against {other}, {result['games']} games on {result['board']}, two players")
    print(f"share of points of {one}: {result['share']:.1%} (95 %: {result['low']:.1%} to {result['high']:.1%})")
    for name, side in sides.items():
        rate = side["iterations a second"]
        print(
            f"  {name}: {side['mean points']:.1f} points a game, {side['seconds a decision'] * 1000:.1f} ms a decision"
            + (f", {rate:,.0f} iterations a second" if rate else "")
        )
    ratio = sides[one]["seconds a game"] / sides[other]["seconds a game"]
    print(f"  thinking time, ours to theirs: {ratio:.3f}" + ("" if abs(ratio - 1) <= 0.05 else " (not equal)"))


def print_speeds(wanted: argparse.Namespace) -> None:
    measured = speeds(load(wanted.game), wanted.seconds, wanted.uct)
    if wanted.json:
        print(json.dumps([vars(one) for one in measured], indent=2))
        return
    print(HEADER)
    for one in measured:
        print(one.row())


def tune(wanted: argparse.Namespace) -> None:
    game, options = load(wanted.game), options_of(wanted)
    total = dict.fromkeys(wanted.tune, 0.0)
    for a, b in combinations(wanted.tune, 2):
        one, other = (Theirs(game, options, seconds=wanted.seconds, uct=uct) for uct in (a, b))
        result = duel(game, options, one, other, games=wanted.games, seed=wanted.seed)
        total[a] += result["share"]
        total[b] += 1 - result["share"]
        print(f"uct_c {a:g} against {b:g}: {result['share']:.1%} ({result['low']:.1%} to {result['high']:.1%})", flush=True)
    for uct, share in total.items():
        print(f"uct_c {uct:g}: {share / (len(wanted.tune) - 1):.1%} against the others")


if __name__ == "__main__":
    main()
