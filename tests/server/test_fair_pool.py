"""Threads that are shared fairly."""

import asyncio
import threading

import pytest

from gondwana.server.errors import TooMany
from gondwana.server.fair_pool import FairPool

pytestmark = pytest.mark.asyncio


class Bench:
    """Jobs that note when they begin and end when they are told to."""

    def __init__(self):
        self.begun = []
        self.go_on = threading.Event()

    def job(self, name):
        def work():
            self.begun.append(name)
            assert self.go_on.wait(20)
            return name

        return work

    async def until_begun(self, many):
        async with asyncio.timeout(10):
            while len(self.begun) < many:
                await asyncio.sleep(0.005)


@pytest.fixture
def bench():
    made = Bench()
    yield made
    made.go_on.set()


def asking(pool, bench, client, name, **how):
    return asyncio.ensure_future(pool.run(client, bench.job(name), **how))


async def test_clients_take_turns(bench):
    pool = FairPool("test", 1)
    jobs = [asking(pool, bench, "eve", f"eve {k}") for k in range(10)]
    await bench.until_begun(1)
    jobs += [asking(pool, bench, "ada", "ada"), asking(pool, bench, "bo", "bo 1"), asking(pool, bench, "bo", "bo 2")]
    await asyncio.sleep(0)
    bench.go_on.set()
    assert len(await asyncio.gather(*jobs)) == 13
    assert bench.begun[:6] == ["eve 0", "eve 1", "ada", "bo 1", "eve 2", "bo 2"]


async def test_one_client_does_not_take_every_thread(bench):
    pool = FairPool("test", 2, each=1)
    jobs = [asking(pool, bench, "eve", f"eve {k}") for k in range(5)]
    await bench.until_begun(1)
    jobs.append(asking(pool, bench, "ada", "ada"))
    await bench.until_begun(2)
    assert bench.begun == ["eve 0", "ada"]
    bench.go_on.set()
    await asyncio.gather(*jobs)


async def test_strangers_come_last(bench):
    pool = FairPool("test", 1)
    jobs = [asking(pool, bench, "eve", "first", later=True)]
    await bench.until_begun(1)
    jobs += [asking(pool, bench, f"eve {k}", "later", later=True) for k in range(3)]
    jobs += [asking(pool, bench, "ada", "player") for _ in range(3)]
    await asyncio.sleep(0)
    bench.go_on.set()
    await asyncio.gather(*jobs)
    assert bench.begun == ["first"] + ["player"] * 3 + ["later"] * 3


async def test_what_nobody_waits_for_is_not_begun(bench):
    pool = FairPool("test", 1)
    first = asking(pool, bench, "ada", "first")
    await bench.until_begun(1)
    abandoned = [asking(pool, bench, "eve", f"abandoned {k}") for k in range(5)]
    unwanted = asking(pool, bench, "eve", "unwanted", wanted=lambda: False)
    last = asking(pool, bench, "eve", "last")
    await asyncio.sleep(0)
    for one in abandoned:
        one.cancel()
    await asyncio.sleep(0)
    assert pool.waiting == 2
    bench.go_on.set()
    assert await last == "last" and await first == "first"
    assert bench.begun == ["first", "last"]
    with pytest.raises(asyncio.CancelledError):
        await unwanted


async def test_who_left_a_running_job_does_not_wait_for_it(bench):
    pool = FairPool("test", 2, each=1)
    left = asking(pool, bench, "ada", "left")
    await bench.until_begun(1)
    left.cancel()
    await asyncio.sleep(0)
    new = asking(pool, bench, "ada", "new")
    await bench.until_begun(2)
    bench.go_on.set()
    assert await new == "new"


async def test_a_queue_is_not_endless(bench):
    pool = FairPool("test", 1, most=3)
    jobs = [asking(pool, bench, "eve", k) for k in range(4)]
    await bench.until_begun(1)
    with pytest.raises(TooMany):
        await pool.run("eve", bench.job("too many"))
    jobs.append(asking(pool, bench, "ada", "ada"))
    bench.go_on.set()
    await asyncio.gather(*jobs)


async def test_what_fails_is_told_and_the_next_is_done(bench):
    pool = FairPool("test", 1)
    with pytest.raises(ZeroDivisionError):
        await pool.run("ada", lambda: 1 / 0)
    assert await pool.run("ada", lambda: 7) == 7


async def test_whoever_waits_when_it_closes_is_cancelled(bench):
    pool = FairPool("test", 1)
    first = asking(pool, bench, "ada", "first")
    await bench.until_begun(1)
    waiting = asking(pool, bench, "ada", "waiting")
    await asyncio.sleep(0)
    pool.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    bench.go_on.set()
    assert await first == "first"
