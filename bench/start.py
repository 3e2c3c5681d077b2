"""A fresh start: what `gondwana` needs on an empty cache, from the command to the page, the first move and the strongest bot.

    python bench/start.py                     # the package as it is installed here
    python bench/start.py --python OTHER      # another environment, say one with a wheel
    python bench/start.py --json FILE

Each figure is seconds after the command; the processor seconds of compiling come from `gondwana prepare --json` beside it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener

PATIENCE = 900


class Table:
    """A server on an empty cache, and a browser that talks to it."""

    def __init__(self, python, folder):
        env = {"PATH": os.defpath, "HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache")}
        self.began = time.perf_counter()
        command = [python, "-m", "gondwana", "--no-open", "--port", "0", "--data", f"sqlite+aiosqlite:///{folder}/tables.sqlite3"]
        self.process = subprocess.Popen(command, env=env, cwd=folder, stdout=subprocess.PIPE, text=True)
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.address = self.process.stdout.readline().split()[-1]

    def call(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        asked = Request(f"{self.address}{path}", data=data, headers={"Content-Type": "application/json"})
        with self.opener.open(asked, timeout=60) as answer:
            return json.loads(answer.read() or b"null") if path.startswith("/api") else answer.read()

    def asks(self, path):
        """Return what is answered, or None if it is refused or nobody answers now."""
        try:
            return self.call(path)
        except OSError:
            return None

    def since(self):
        return round(time.perf_counter() - self.began, 2)

    def until(self, what):
        while not what():
            if self.since() > PATIENCE:
                raise SystemExit("it took too long")
            time.sleep(0.05)
        return self.since()

    def sit_down(self, game):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "titan"}]
        made = self.call("/api/matches", {"game": game, "players": 2, "seats": seats, "options": {"first": 0}})
        return f"/api/matches/{made['match']}"


def move(table, match):
    """Do the first thing that is legal and wait until it is this seat's turn again."""
    look = table.call(f"{match}?seat=0")
    body = {"seat": 0, "command": f"c{look['number']}", "decision": look["decision"], "do": look["legal"][0]}
    table.call(f"{match}/act", body)
    return table.until(lambda: 0 in (table.asks(f"{match}?seat=0") or {"pending": ()})["pending"])


def measure(python, game):
    """Start on an empty cache and play a game against the strongest bot."""
    with tempfile.TemporaryDirectory() as folder:
        table = Table(python, Path(folder))
        found = {}
        try:
            table.call("/")
            found["page"] = table.since()
            match = table.sit_down(game)
            table.until(lambda: 0 in table.call(f"{match}?seat=0")["pending"])
            found["first move answered"] = move(table, match)
            found["first advice"] = table.until(lambda: table.asks(f"{match}/advice?seat=0"))
            found["ready"] = table.until(lambda: game not in _preparing(table))
            if game == "draftosaurus":
                found["first move of titan"] = move(table, match)
            found["first advice of titan"] = table.until(lambda: table.asks(f"{match}/advice?seat=0"))
        finally:
            table.process.terminate()
            table.process.wait(30)
    return found


def _preparing(table):
    told = (table.asks("/api/status") or {"preparing": True})["preparing"]
    return told if isinstance(told, list) else ["draftosaurus", "giganten", "fossilium"] * told


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the interpreter that has the package")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    told = {game: measure(asked.python, game) for game in asked.game or ["draftosaurus", "giganten", "fossilium"]}
    for game, figures in told.items():
        print(game, ", ".join(f"{name} {seconds:.1f} s" for name, seconds in figures.items()))
    if asked.json:
        asked.json.write_text(json.dumps(told, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
