"""The same chunks of deals as tasks on a Ray cluster, or on a local one. Ray is an extra."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any

from gondwana.arena.deals import Deal, Job, play_chunk
from gondwana.arena.entrants import BadArena
from gondwana.arena.workers import in_order
from gondwana.locale import Message

LOCAL = "local"
_QUIET = {"log_to_driver": False, "logging_level": logging.ERROR}


def on_ray(job: Job, numbers: Sequence[int], address: str, workers: int | None) -> Iterator[Deal]:
    """Play deals on the cluster at `address`; `local` starts one here. `workers` is how many tasks run at once."""
    ray = _ray()
    _connect(ray, address, workers)
    under_way: list[Any] = []
    try:
        task = ray.remote(num_cpus=1)(play_chunk)

        def submit(chunk: Sequence[int]) -> Any:
            under_way.append(task.remote(job, chunk))
            return under_way[-1]

        def result(reference: Any) -> list[Deal]:
            found: list[Deal] = ray.get(reference)
            under_way.remove(reference)
            return found

        yield from in_order(submit, result, numbers, workers or int(ray.cluster_resources().get("CPU", 1)))
    finally:
        for reference in under_way:
            ray.cancel(reference, force=True)
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
