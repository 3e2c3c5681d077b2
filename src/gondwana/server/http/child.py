"""`python -m gondwana.server.http.child`: the process that serves, under the one that owns the listening socket.

It is told by its standard input: a line begins the serving, the end of it ends the process. It tells by its standard output
when it is `ready` and when it is `serving`.
"""

import asyncio
import socket
import sys
import threading
from collections.abc import Callable

import msgspec

from gondwana.server.http.orders import Orders
from gondwana.server.http.run import run_loop, serving


def main() -> None:
    """Serve as the first argument says."""
    orders = msgspec.json.decode(sys.argv[1], type=Orders)
    run_loop(lambda: _main(orders))


async def _main(orders: Orders) -> None:
    if orders.waits:
        await asyncio.to_thread(_warm_up)
        _say("ready")
        if not await asyncio.to_thread(sys.stdin.buffer.readline):
            return
    async with serving(orders) as server:
        loop = asyncio.get_running_loop()
        _in_thread(lambda: (sys.stdin.buffer.read(), loop.call_soon_threadsafe(server.stop)))
        if not orders.waits and not orders.preparing:
            _in_thread(_warm_up)
        await server.run(socket.socket(fileno=orders.listener), lambda: _say("serving"))


def _warm_up() -> None:
    from gondwana.server.http.warming import warm_up  # noqa: PLC0415 (not when the rules run interpreted)

    warm_up()


def _in_thread(work: Callable[[], object]) -> None:
    threading.Thread(target=work, daemon=True).start()


def _say(word: str) -> None:
    print(word, flush=True)


if __name__ == "__main__":
    main()
