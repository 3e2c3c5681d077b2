"""Processes that play deals, or the games of a study: results come in their order, however many work on them."""

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from gondwana.arena.entrants import BadArena
from gondwana.locale import Message

_AHEAD = 2
"""Chunks for each worker that are handed out before the oldest is back."""
_CHUNK_SECONDS = 0.5
_LARGEST_CHUNK = 1024
_WORTH_PROCESSES = 3.0
"""Seconds of work that are left; less is done here before other processes have started."""

J = TypeVar("J")
P = TypeVar("P")
T = TypeVar("T")


def here_then_processes(
    play: Callable[[int], P],
    play_chunk: Callable[[J, Sequence[int]], list[P]],
    job: J,
    numbers: Sequence[int],
    workers: int,
    *,
    at_once: bool,
) -> Generator[P, None, None]:
    """The first are played here: that compiles what others then only load, and often it is all there is to do.

    The others in processes, if there are to be some and enough is left to do for them, or `at_once`.
    """
    begun = time.perf_counter()
    for done, number in enumerate(numbers, 1):
        yield play(number)
        left = (time.perf_counter() - begun) / done * (len(numbers) - done)
        if workers > 1 and done < len(numbers) and (at_once or left > _WORTH_PROCESSES):
            yield from processes(play_chunk, job, numbers[done:], workers)
            return


def processes(play_chunk: Callable[[J, Sequence[int]], list[P]], job: J, numbers: Sequence[int], workers: int) -> Iterator[P]:
    """In `workers` processes, each with chunks to play. Whoever stops asking, by Ctrl-C or otherwise, stops them."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=prepare)

    def submit(chunk: Sequence[int]) -> Callable[[], list[P]]:
        with interrupts_kept_from_children():
            return pool.submit(play_chunk, job, chunk).result

    try:
        yield from in_order(submit, lambda future: future(), numbers, workers)
    except BrokenProcessPool:
        raise BadArena(Message("arena-worker-died")) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
            child.join()


def in_order(
    submit: Callable[[Sequence[int]], T], result: Callable[[T], list[P]], numbers: Sequence[int], workers: int
) -> Iterator[P]:
    """What was played, in its order, from chunks that are played at the same time, each chunk about half a second of work."""
    under_way: deque[tuple[T, int]] = deque()
    begun = time.perf_counter()
    first = done = 0
    size = 1
    while first < len(numbers) or under_way:
        while first < len(numbers) and len(under_way) < workers * _AHEAD:
            chunk = numbers[first : first + size]
            under_way.append((submit(chunk), len(chunk)))
            first += len(chunk)
        future, count = under_way.popleft()
        yield from result(future)
        done += count
        a_deal = (time.perf_counter() - begun) * workers / done
        fair = -(-(len(numbers) - first) // workers)
        size = max(1, min(int(_CHUNK_SECONDS / a_deal), size * 2, fair, _LARGEST_CHUNK))


def prepare() -> None:
    """Workers leave Ctrl-C to the process that started them; each core has one worker, so nobody starts threads."""
    import numba  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    numba.set_num_threads(1)


@contextmanager
def interrupts_kept_from_children() -> Iterator[None]:
    """A process begun in here never sees a Ctrl-C, not even while it starts; this one sees it a little later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
