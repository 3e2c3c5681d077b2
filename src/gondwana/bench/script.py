"""How much script a real browser loads for a table that it has the link of, until there is something to decide.

Packed with gzip; a browser that says it can unpack Brotli, as most do, gets less. Needs Playwright and Chromium.
"""

import shutil
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from gondwana.bench.asked import Asked
from gondwana.bench.figures import NOT_INSTALLED, Figure
from gondwana.bench.processes import can_be_looked_at, gondwana_server
from gondwana.games import NAMES

_PACKINGS = ("gzip", "br")
_BROWSERS = ("chromium", "google-chrome")
_QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
_PATIENCE = 60_000.0
"""Milliseconds."""
_LATE = 1_000.0
"""What is loaded so long after it seems to be done belongs to it."""


def figures(asked: Asked) -> Iterator[Figure]:
    """For each game, against a bot."""
    asked.say("the script of a table")
    wanted = [
        Figure(name=f"script of a table, {game.capitalize()}", group="script", unit="kB", value=None, at_most=100, judged="value")
        for game in NAMES
    ]
    missing = _missing()
    if missing is None:
        for figure, sizes in zip(wanted, sent(NAMES), strict=True):
            figure.value = sizes["gzip"]
            figure.how = {"kB with Brotli": sizes["br"]}
    else:
        for figure in wanted:
            figure.note = missing
    yield from wanted


def _missing() -> str | None:
    """Why it cannot be measured here."""
    if not (files("gondwana.server") / "page" / "index.html").is_file():
        return "the page is not built"
    if find_spec("playwright") is None or _browser() is None:
        return f"Playwright or Chromium is {NOT_INSTALLED}"
    return None if can_be_looked_at() else "measured on Linux only"


def _browser() -> str | None:
    return next((found for found in map(shutil.which, _BROWSERS) if found), None)


def sent(games: Sequence[str]) -> list[dict[str, float]]:
    """For each game kilobytes by the way in which they were packed."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (not everywhere)

    with gondwana_server() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_browser(), args=list(_QUIET))
        try:
            address = f"http://{served.host}"
            return [{packing: _loaded(browser, packing, address, game) for packing in _PACKINGS} for game in games]
        finally:
            browser.close()


def _loaded(browser: Any, packing: str, address: str, game: str) -> float:
    """By somebody who was never here."""
    sizes: dict[str, int] = {}

    def count(response: Any) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers.get("content-length", 0))

    body = {"game": game, "players": 2, "seats": [{"kind": "person"}, {"kind": "bot", "level": "hatchling"}]}
    visit = browser.new_context(extra_http_headers={"Accept-Encoding": packing})
    page = visit.new_page()
    match = page.request.post(f"{address}/api/matches", data=body).json()["match"]
    page.on("response", count)
    page.goto(f"{address}/m/{match}")
    page.wait_for_load_state("networkidle", timeout=_PATIENCE)
    page.wait_for_timeout(_LATE)
    visit.close()
    return sum(sizes.values()) / 1000
