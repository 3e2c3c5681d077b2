"""Work that is of use only as long as somebody waits for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import ClientException

Got = TypeVar("Got")


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, Got]) -> Got:
    """Return what the work returns; cancel it when whoever sent the request has gone.

    :raises ClientException: if they have gone.
    """
    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    doing.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody is left to hear it
    try:
        await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise ClientException
    finally:
        for one in (doing, gone):
            one.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
