"""A program that only thinks: it claims matches in which a bot is waited for, and plays for them. Any number of them may run."""

import asyncio
import logging
import signal
from collections.abc import Callable

from gondwana.server import metrics
from gondwana.server.logs import LogForm, set_up_logs
from gondwana.server.opening import opened_tables, run_loop

_LOG = logging.getLogger(__name__)


def work(
    data: str | None, redis: str | None, started: Callable[[], None], *, log: LogForm = "text", figures: str | None = None
) -> None:
    """Think for the bots of a database until interrupted."""
    set_up_logs(log)
    run_loop(lambda: _work(data, redis, started, figures))


async def _work(data: str | None, redis: str | None, started: Callable[[], None], figures: str | None) -> None:
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, ended.set)
    async with opened_tables(data, redis, shares=True) as tables:
        shown = metrics.show(figures)
        await tables.start()
        _LOG.info("a worker thinks")
        started()
        await ended.wait()
        _LOG.info("a worker ends")
        metrics.hide(shown)
