"""Threads for work that takes a while, shared fairly: clients take turns, and what nobody waits for is not begun."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from gondwana.locale import Message
from gondwana.server.errors import TooMany

Got = TypeVar("Got")
_MOST_WAITING = 64


class _Job:
    def __init__(
        self, client: Hashable, work: Callable[[], Any], wanted: Callable[[], bool], answer: "asyncio.Future[Any]"
    ) -> None:
        self.client = client
        self.work = work
        self.wanted = wanted
        self.answer = answer
        self.begun = False


class FairPool:
    """A number of threads, and a queue for each client that has work for them.

    Of the clients who wait, each is served once before one is served again, and those who come `later` only when nobody else
    waits. One client has at most `each` threads, and at most `most` jobs in its queue.
    """

    def __init__(self, name: str, threads: int, *, each: int | None = None, most: int = _MOST_WAITING) -> None:
        self._threads = threads
        self._each = each or threads
        self._most = most
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._queues: tuple[OrderedDict[Hashable, deque[_Job]], ...] = (OrderedDict(), OrderedDict())
        self._busy = 0
        """Threads at work, also for those who have gone."""
        self._running: Counter[Hashable] = Counter()
        """Jobs at work that a client waits for."""

    async def run(
        self, client: Hashable, work: Callable[[], Got], *, later: bool = False, wanted: Callable[[], bool] = lambda: True
    ) -> Got:
        """Return what the work returns. If the caller is cancelled before it was begun, it never is.

        When its turn comes and it is not `wanted` any more, the caller is cancelled.

        :raises TooMany: if the client has too many jobs in its queue.
        """
        queue = self._queues[later]
        waiting = queue.setdefault(client, deque())
        if len(waiting) >= self._most:
            raise TooMany(Message("server-busy"))
        job = _Job(client, work, wanted, asyncio.get_running_loop().create_future())
        waiting.append(job)
        self._begin()
        try:
            got: Got = await job.answer
        except asyncio.CancelledError:
            self._abandon(queue, job)
            raise
        return got

    @property
    def waiting(self) -> int:
        """How many jobs have not been begun."""
        return sum(len(jobs) for queue in self._queues for jobs in queue.values())

    def close(self) -> None:
        """Begin nothing any more; those who wait are cancelled."""
        for queue in self._queues:
            for jobs in queue.values():
                for job in jobs:
                    job.answer.cancel()
            queue.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _abandon(self, queue: OrderedDict[Hashable, deque[_Job]], job: _Job) -> None:
        """Nobody waits for a job any more: it is not begun, or does not count for its client."""
        if job.begun:
            self._leave(job)
        elif job in queue.get(job.client, ()):
            queue[job.client].remove(job)
            if not queue[job.client]:
                del queue[job.client]
        self._begin()

    def _leave(self, job: _Job) -> None:
        job.begun = False
        self._running[job.client] -= 1
        if not self._running[job.client]:
            del self._running[job.client]

    def _begin(self) -> None:
        while self._busy < self._threads and (job := self._next()) is not None:
            if not job.wanted():
                job.answer.cancel()
                continue
            job.begun = True
            self._busy += 1
            self._running[job.client] += 1
            self._pool.submit(job.work).add_done_callback(partial(self._done, job))

    def _done(self, job: _Job, done: "Future[Any]") -> None:
        """Called in a thread."""
        with suppress(RuntimeError):  # there is no event loop any more
            job.answer.get_loop().call_soon_threadsafe(self._ended, job, done)

    def _next(self) -> _Job | None:
        for queue in self._queues:
            for client, jobs in queue.items():
                if self._running[client] < self._each:
                    job = jobs.popleft()
                    if jobs:
                        queue.move_to_end(client)
                    else:
                        del queue[client]
                    return job
        return None

    def _ended(self, job: _Job, done: "Future[Any]") -> None:
        self._busy -= 1
        if job.begun:
            self._leave(job)
        if not job.answer.done():
            if done.cancelled():
                job.answer.cancel()
            elif (problem := done.exception()) is not None:
                job.answer.set_exception(problem)
            else:
                job.answer.set_result(done.result())
        self._begin()
