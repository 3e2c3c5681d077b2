"""`python -m gondwana.server.http.child`: the process that serves, under the one that owns the listening socket.

It is told by its standard input: the first line are its orders, the second the word to begin if they say that it waits for
that, a later one that nothing more is being prepared; the end of the input ends the process. It tells by its standard output
when it is `ready` and when it is `serving`.
"""

import asyncio
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from gondwana.core.errors import GondwanaError
from gondwana.server.http.lifeline import next_line
from gondwana.server.http.orders import Orders
from gondwana.server.http.run import Server, serving
from gondwana.server.http.supervisor import CANNOT, UNPREPARED
from gondwana.server.opening import run_loop


def main() -> None:
    """Serve as the first line says."""
    orders = msgspec.json.decode(next_line(), type=Orders)
    try:
        run_loop(lambda: _main(orders))
    except GondwanaError as error:
        print(f"gondwana: {error}", file=sys.stderr)
        sys.exit(CANNOT)


async def _main(orders: Orders) -> None:
    async with serving(orders) as server:
        if orders.waits:
            await asyncio.to_thread(_warm_up)
            _say("ready")
            if not await asyncio.to_thread(next_line):
                return
        _in_thread(partial(_stop_at_the_end, server, asyncio.get_running_loop()))
        if not orders.waits and not orders.quick:
            _in_thread(_warm_up)
        await server.run(socket.socket(fileno=orders.listener), lambda: _say("serving"))


def _stop_at_the_end(server: Server, loop: asyncio.AbstractEventLoop) -> None:
    with suppress(RuntimeError):  # it has stopped by itself
        while line := next_line():
            if line.decode().strip() == UNPREPARED:
                loop.call_soon_threadsafe(server.prepare_no_more)
        loop.call_soon_threadsafe(server.stop)


def _warm_up() -> None:
    from gondwana.server.http.warming import warm_up  # noqa: PLC0415 (not when the rules run interpreted)

    warm_up()


def _in_thread(work: Callable[[], object]) -> None:
    threading.Thread(target=work, daemon=True).start()


def _say(word: str) -> None:
    print(word, flush=True)


if __name__ == "__main__":
    main()
