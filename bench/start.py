"""How long `gondwana` takes until the page is there, and until a bot has answered: `python bench/start.py`.

Once on a machine that has compiled everything before, once with an empty cache. `gondwana bench --only start` has the figures
that are held against what is wanted.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

LEVEL = "alpha"
RUNS = 3
POLL = 0.02
SEATS = [{"kind": "person"}, {"kind": "bot", "level": LEVEL}]
ANSWERED = {
    "draftosaurus": lambda view: view["seats"][1]["chosen"],
    "giganten": lambda view: len(view["parties"][1]["laid"]) == 2,
}
"""For each game: whether the bot has made its first decision."""


class Table:
    """A browser without a screen."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def ask(self, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.address}
        with self._opener.open(urllib.request.Request(self.address + path, data, headers)) as answer:
            return answer.read()

    def wait(self) -> None:
        while True:
            try:
                self.ask("/")
                return
            except OSError:
                time.sleep(POLL)

    def play_first_turn(self, game: str) -> None:
        match = json.loads(self.ask("/api/matches", {"game": game, "players": 2, "seats": SEATS}))["match"]
        while not ANSWERED[game](json.loads(self.ask(f"/api/matches/{match}"))["view"]):
            time.sleep(POLL)


def start(cache: Path | None, game: str) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, **({} if cache is None else {"XDG_CACHE_HOME": str(cache)})}
        command = [sys.executable, "-m", "gondwana", "--no-open", "--data", f"sqlite+aiosqlite:///{folder}/tables.sqlite3"]
        began = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
            assert process.stdout is not None
            table = Table(process.stdout.readline().split()[-1])
            table.wait()
            page = time.perf_counter() - began
            table.play_first_turn(game)
            bot = time.perf_counter() - began
            process.terminate()
    return page, bot


def main() -> None:
    start(None, "draftosaurus")  # whoever is measured later has compiled code, or at least begins to
    for name, fresh in (("compiled before", False), ("empty cache", True)):
        for game in ANSWERED:
            runs = []
            for _ in range(RUNS):
                with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as cache:
                    runs.append(start(Path(cache) if fresh else None, game))
            page, bot = (median(run[k] for run in runs) for k in (0, 1))
            print(f"{name:16} {game:13} page {page:.1f} s, first answer of {LEVEL} {bot:.1f} s (median of {RUNS})")


if __name__ == "__main__":
    main()
