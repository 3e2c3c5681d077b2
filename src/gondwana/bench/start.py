"""How long it takes until there is something to see: of programs that are started, each time anew."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from urllib.request import urlopen

from gondwana.bench.asked import Asked
from gondwana.bench.figures import Figure
from gondwana.bench.rates import in_turn

_POLL = 0.01
_PATIENCE = 60
SIMULATE = ("simulate", "draftosaurus", "--games", "1000", "--json")


def figures(asked: Asked) -> Iterator[Figure]:
    """The command, a simulation that was compiled before, the page."""
    measured: list[tuple[str, float, Callable[[], float]]] = [
        ("start of gondwana --help", 0.3, lambda: command("--help")),
        ("start of gondwana simulate, compiled before", 1.5, lambda: command(*SIMULATE)),
        ("page after the command", 2.0, page),
    ]
    for name, most, run in measured:
        with asked.preparing():
            run()  # compiles, or at least reads what is read again
        asked.say(name)
        figure = Figure(name=name, group="start", unit="s", value=None, at_most=most, judged="value")
        yield in_turn(figure, run, None, asked.effort.starts)


def command(*words: str) -> float:
    """Seconds until the command is done."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "gondwana", *words], stdout=subprocess.DEVNULL, check=True)  # noqa: S603 (ourselves)
    return time.perf_counter() - began


def page() -> float:
    """Seconds until a browser that is opened at once gets the page."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["--no-open", "--data", f"sqlite+aiosqlite:///{folder}/tables.sqlite3"]
        began = time.perf_counter()
        with subprocess.Popen(  # noqa: S603 (ourselves)
            [sys.executable, "-m", "gondwana", *words], stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                said = process.stdout.readline().split()
                if not said:
                    raise OSError("the table did not start")
                _wait(said[-1], began + _PATIENCE)
                return time.perf_counter() - began
            finally:
                process.terminate()


def _wait(address: str, until: float) -> None:
    while True:
        try:
            with urlopen(address, timeout=_PATIENCE) as answer:  # noqa: S310 (our own address)
                answer.read()
            return
        except OSError:
            if time.perf_counter() > until:
                raise
            time.sleep(_POLL)
