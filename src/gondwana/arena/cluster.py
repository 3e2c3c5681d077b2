"""The same work as tasks on a Ray cluster, or on a local one. Ray is an extra."""

import logging
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from gondwana.arena.entrants import BadArena
from gondwana.arena.workers import in_order
from gondwana.locale import Message

LOCAL = "local"
_QUIET = {"log_to_driver": False, "logging_level": logging.ERROR}

J = TypeVar("J")
P = TypeVar("P")


def on_ray(
    play_chunk: Callable[[J, Sequence[int]], list[P]], job: J, numbers: Sequence[int], address: str, workers: int | None
) -> Generator[P, None, None]:
    """What a job has to play, on the cluster at `address`; `local` starts one here. `workers` is how many tasks run at once."""
    with connected(address, workers) as ray:
        under_way: list[Any] = []
        try:
            task = ray.remote(num_cpus=1)(play_chunk)

            def submit(chunk: Sequence[int]) -> Any:
                under_way.append(task.remote(job, chunk))
                return under_way[-1]

            def result(reference: Any) -> list[P]:
                found: list[P] = ray.get(reference)
                under_way.remove(reference)
                return found

            yield from in_order(submit, result, numbers, workers or int(ray.cluster_resources().get("CPU", 1)))
        finally:
            for reference in under_way:
                ray.cancel(reference, force=True)


@contextmanager
def connected(address: str, workers: int | None = None) -> Iterator[Any]:
    """Ray, as long as it is needed."""
    ray = _ray()
    _connect(ray, address, workers)
    try:
        yield ray
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise BadArena(Message("arena-ray-missing")) from None
    return ray


def _connect(ray: Any, address: str, workers: int | None) -> None:
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **_QUIET)
        else:
            ray.init(address=address, **_QUIET)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise BadArena(Message("arena-ray-connect", address=address, problem=str(problem))) from None
