"""Processes that play the games of a study, handed out as the arena hands out its deals."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from gondwana.arena.study.games import Job, Played, play_chunk
from gondwana.arena.workers import interrupts_kept_from_children, prepare, in_order


def processes(job: Job, indexes: Sequence[int], workers: int) -> Iterator[Played]:
    """Games in their order from `workers` processes. Whoever stops asking, by Ctrl-C or otherwise, stops them."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=prepare)
    in_turn: Any = in_order  # it does not look at what it hands on

    def submit(chunk: Sequence[int]) -> Callable[[], list[Played]]:
        with interrupts_kept_from_children():
            return pool.submit(play_chunk, job, chunk).result

    try:
        yield from in_turn(submit, lambda future: future(), indexes, workers)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
            child.join()
