"""`python -m gondwana.server.http.child`: the process that serves, under the one that owns the listening socket.

The first line of its standard input has its orders; the end of the input ends the process. It says on its standard output when it
is `serving`.
"""

import asyncio
import socket
import sys
import threading
from contextlib import suppress

import msgspec

from gondwana.core.errors import GondwanaError
from gondwana.server.http.lifeline import next_line, wait_for_the_end
from gondwana.server.http.orders import Orders
from gondwana.server.http.run import Server, serving
from gondwana.server.http.supervisor import CANNOT
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
        threading.Thread(target=_stop_at_the_end, args=(server, asyncio.get_running_loop()), daemon=True).start()
        await server.run(socket.socket(fileno=orders.listener), lambda: print("serving", flush=True))


def _stop_at_the_end(server: Server, loop: asyncio.AbstractEventLoop) -> None:
    with suppress(RuntimeError):  # it has stopped by itself
        wait_for_the_end()
        loop.call_soon_threadsafe(server.stop)


if __name__ == "__main__":
    main()
