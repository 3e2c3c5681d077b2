"""A real server process, and Debian's Chromium as the people who use it. No browser is a failure, not a reason to skip."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gondwana.server.http.page import FOLDER

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def browser_type_launch_args():
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        pytest.fail(f"no browser: looked for {', '.join(NAMES)}; `make browser` installs one")
    return {"executable_path": found, "args": list(FLAGS)}


@pytest.fixture(scope="session", autouse=True)
def page_is_built():
    if not (FOLDER / "index.html").is_file():
        pytest.fail("the page is not built; `make page` builds it")


def _children(process):
    return [int(text) for text in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _lives(process):
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


class Site:
    """A server of its own for a test: it can be killed and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        data = f"sqlite+aiosqlite:///{self.folder / 'tables.sqlite3'}"
        log = self.folder / "server.log"
        seen = log.stat().st_size if log.exists() else 0
        command = [sys.executable, "-m", "gondwana", "serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", data]
        with log.open("a") as output:
            self._process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            told = re.findall(r"http://127\.0\.0\.1:(\d+)", self.log()[seen:])
            if told:
                self.port = int(told[-1])
                return
            assert self._process.poll() is None, self.log()
            time.sleep(0.05)
        pytest.fail(f"the server did not say where it is: {self.log()}")

    def kill(self) -> None:
        """As the power would: the process that watches and those that it started, at once, with no warning."""
        processes = [self._process.pid, *_children(self._process.pid)]
        assert len(processes) > 1, "nobody serves"
        for process in processes:
            os.kill(process, signal.SIGKILL)
        self._process.wait()
        until = time.monotonic() + PATIENCE
        while any(_lives(process) for process in processes):
            assert time.monotonic() < until, "a killed process lives on"
            time.sleep(0.01)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def log(self) -> str:
        return (self.folder / "server.log").read_text()


def _running(folder):
    site = Site(folder)
    site.start()
    yield site
    site.stop()
    assert "Traceback" not in site.log(), site.log()


@pytest.fixture(scope="session")
def shared_site(tmp_path_factory):
    yield from _running(tmp_path_factory.mktemp("site"))


@pytest.fixture
def own_site(tmp_path):
    """A server that nobody else uses, for tests that are not kind to it."""
    yield from _running(tmp_path)


@pytest.fixture
def site(request):
    """The server of the test: its own one if it asked for that."""
    return request.getfixturevalue("own_site" if "own_site" in request.fixturenames else "shared_site")


@pytest.fixture
def somebody(browser, site):
    """Makes people with a browser of their own; a mistake of the page fails the test."""
    contexts = []
    mistakes = []

    def make(*, width=1280, height=800, motion=False, language="en-GB", dark=False):
        context = browser.new_context(
            base_url=site.address,
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            locale=language,
            color_scheme="dark" if dark else "light",
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.on("console", lambda line: mistakes.append(line.text) if "Content Security Policy" in line.text else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not mistakes, mistakes
