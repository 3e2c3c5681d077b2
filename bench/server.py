"""The server under load, step by step: `python bench/server.py [--matches 200] [--seconds 6] [--peer] [--json FILE]`.

`gondwana bench --only server` is the short way; here the number of tables and the time for each rate can be chosen. With `--peer`
boardgame.io gets the same load afterwards (`gondwana bench --fetch` installs it). gondwana/bench/people.py says what is measured.
"""

import argparse
import os
import platform
from pathlib import Path

import msgspec

import gondwana
from gondwana.bench import boardgame
from gondwana.bench.people import SEATS, OurCrowd
from gondwana.bench.processes import gondwana_server
from gondwana.bench.server import Run, measure

RATES = (50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1000, 1250, 1500)


def show(name: str, run: Run) -> None:
    for step in run.steps:
        print("  ".join(f"{word} {value}" for word, value in msgspec.to_builtins(step).items()), flush=True)
    best = f"{run.best.moves:g} moves a second, 99 of 100 within {run.best.p99:g} ms" if run.best else "nothing kept up"
    print(f"{name}: {run.sockets} sockets, {run.MB_empty:.0f} MB empty, {run.MB_with_all:.0f} MB with all of them; {best}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200, help=f"tables of {SEATS}")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each rate")
    parser.add_argument("--peer", action="store_true", help="boardgame.io as well")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    found = {"gondwana": measure(gondwana_server, OurCrowd, asked.matches, RATES, asked.seconds)}
    show("gondwana", found["gondwana"])
    if asked.peer:
        found[boardgame.NAME] = measure(boardgame.boardgame_server, boardgame.TheirCrowd, asked.matches, RATES, asked.seconds)
        show(boardgame.NAME, found[boardgame.NAME])
    if asked.json:
        about = {"version": gondwana.__version__, "python": platform.python_version(), "cores": os.cpu_count()}
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(about | found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
