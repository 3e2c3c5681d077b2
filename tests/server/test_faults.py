"""Everything that can fail does, while games are played: nothing acknowledged is lost, nothing counts twice, nothing is shown."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from backends import program
from faults_audit import audit
from faults_people import Books, digest, shown
from server.tabletop import new_table, service, url

RIG = Path(__file__).parent.parent.parent / "bench" / "faults.py"
ZERO = ("lost", "doubled", "leaks", "never_sent", "unreplayable", "results_that_differ", "answers_that_differ")


@pytest.mark.slow
def test_a_minute_of_faults(tmp_path):
    """The same rig runs for hours by hand: `python bench/faults.py --seconds 3600`."""
    if program("initdb") is None or program("redis-server") is None:
        pytest.skip("PostgreSQL or Redis is not installed: `make services`")
    file = tmp_path / "report.json"
    command = [sys.executable, str(RIG), "--seconds", "30", "--tables", "4", "--every", "2", "--json", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(file.read_text())
    assert [told[name] for name in ZERO] == [0] * len(ZERO)
    assert told["games finished"] == told["games begun"]
    assert sum(told["games begun"].values()) == told["games_replayed"] > 0
    assert told["acknowledged"] > 50 and sum(told["faults"].values()) >= 2


async def played_books(folder):
    """A whole game, and what its people wrote down of it."""
    books = Books()
    async with service(folder) as tables:
        made = await new_table(tables, players=2)
        books.seats[made.match] = [0, 1]
        for turn in range(1000):
            looks = [msgspec.to_builtins(await tables.look(made.match, made.keys[seat])) for seat in (0, 1)]
            books.seen.setdefault(made.match, []).extend(
                (seat, look["number"], digest(shown(look)), None) for seat, look in enumerate(looks)
            )
            if looks[0]["status"] == "over":
                books.results[made.match] = {seat: look["result"] for seat, look in enumerate(looks)}
                return books, made.match
            seat = looks[0]["pending"][0]
            do, decision = looks[seat]["legal"][0], looks[seat]["decision"]
            answer = msgspec.to_builtins(await tables.act(made.match, made.keys[seat], f"c{turn}", decision, do))
            books.orders[made.match, seat, f"c{turn}"] = do
            books.acknowledged[made.match, seat, f"c{turn}"] = answer
    raise AssertionError("the game does not end")


def lose(books, match):
    books.acknowledged[match, 1, "never-stored"] = next(iter(books.acknowledged.values()))


def invent(books, match):
    """The log has what its seat did not send."""
    order = next(iter(books.orders))
    books.orders[order] += " there"


def leak(books, match):
    """A seat was shown what another may see."""
    pictures = books.seen[match]
    at = next(at for at in range(0, len(pictures), 2) if pictures[at][2] != pictures[at + 1][2])
    pictures[at] = (*pictures[at][:2], pictures[at + 1][2], None)


def differ(books, match):
    books.results[match][1] = {**books.results[match][1], "scores": [0, 0]}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("wrong", "name"), [(None, None), (lose, "lost"), (invent, "never_sent"), (leak, "leaks"), (differ, "results_that_differ")]
)
async def test_the_audit_finds_what_is_wrong(tmp_path, wrong, name):
    """Nothing in a game that went well, and exactly what was done to one that did not."""
    books, match = await played_books(tmp_path)
    if wrong is not None:
        wrong(books, match)
    found = await audit(url(tmp_path), books)
    assert {one: found[one] for one in ZERO if found[one]} == ({} if name is None else {name: 1})
    assert found["games_replayed"] == 1


@pytest.mark.asyncio
async def test_the_audit_finds_choices_that_nobody_sent(tmp_path):
    from sqlalchemy import delete

    from gondwana.server.storage import open_engine
    from gondwana.server.storage.tables import commands

    books, _ = await played_books(tmp_path)
    engine = open_engine(url(tmp_path))
    async with engine.begin() as connection:
        await connection.execute(delete(commands).where(commands.c.id == "c3"))
    await engine.dispose()
    found = await audit(url(tmp_path), books)
    assert (found["doubled"], found["lost"]) == (1, 1)
