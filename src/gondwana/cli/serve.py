"""`gondwana` and `gondwana serve`: the table in the browser."""

import json
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import typer

from gondwana.server.http.reach import LOCAL, lan_address
from gondwana.server.http.supervisor import Failed, Refused, Supervisor

if TYPE_CHECKING:
    from gondwana.server.logs import LogForm

EVERYWHERE = "0.0.0.0"  # noqa: S104 (only when it is asked for)
PORT = 4664
RATE = 30.0
_OTHER_PORTS = 20
_BACKLOG = 2048


def play_here(port: int | None, data: str | None, *, lan: bool, opens: bool) -> None:
    """Serve on this machine and show the table in the browser."""
    if port is None and data is None and not lan and _is_ours(PORT):
        _show(f"http://{LOCAL}:{PORT}", "A table stands here already", opens=opens)
        return
    listener = _listen_somewhere(EVERYWHERE if lan else LOCAL, port)
    taken = listener.getsockname()[1]

    def started() -> None:
        address = f"http://{lan_address() if lan else LOCAL}:{taken}"  # links are made of what the browser shows
        _show(address, "The table is set (Ctrl-C clears it)", opens=opens)
        if lan:
            _invite(address)

    _serve(listener, started, data=data, rate=RATE)


def serve_tables(host: str, port: int, **orders: Any) -> None:
    """Serve for others, as the orders of a serving process say."""
    listener = _listen(host, port)
    name, taken = listener.getsockname()[:2]
    shown = f"[{name}]" if ":" in name else name
    _serve(listener, lambda: typer.echo(f"Gondwana serves at http://{shown}:{taken} (Ctrl-C ends it)"), **orders)


def checked_log(form: str) -> "LogForm":
    """The form of the log, if there is such a one."""
    forms: dict[str, LogForm] = {"text": "text", "json": "json"}
    if form not in forms:
        raise typer.BadParameter("there are text and json", param_hint="--log")
    return forms[form]


def work_for_tables(data: str | None, redis: str | None, metrics: str | None, log: "LogForm") -> None:
    """Think for bots whose tables are served elsewhere."""
    from gondwana.core.compiled import INTERPRETED  # noqa: PLC0415 (slow to import, all of these)
    from gondwana.server.compiling import compile_games  # noqa: PLC0415
    from gondwana.server.worker import work  # noqa: PLC0415

    if not INTERPRETED:
        typer.echo("What is not compiled yet is compiled first: half a minute, once")
        if compile_games(commands=False) is None:
            typer.echo("gondwana: not everything could be compiled", err=True)
            raise typer.Exit(1)

    work(data, redis, lambda: typer.echo("Gondwana thinks (Ctrl-C ends it)"), log=log, figures=metrics)


def _serve(listener: socket.socket, started: Callable[[], None], **orders: Any) -> None:
    signal.signal(signal.SIGTERM, _interrupt)
    with suppress(KeyboardInterrupt), listener:
        if os.name == "posix":
            try:
                Supervisor(listener, started=started, **orders).run()
            except Refused:
                raise typer.Exit(2) from None
            except Failed:
                raise typer.Exit(1) from None
        else:
            from gondwana.server.http.orders import Orders  # noqa: PLC0415 (slow to import)
            from gondwana.server.http.run import serve_alone  # noqa: PLC0415

            host, port = listener.getsockname()[:2]
            serve_alone(listener, Orders(listener=-1, host=host, port=port, **orders), started)


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any that is free."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if os.name == "posix":  # elsewhere it would let two programs share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(_BACKLOG)
    except OSError as error:
        listener.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from None
    return listener


def _listen_somewhere(host: str, port: int | None) -> socket.socket:
    """The usual port, or one near it if somebody has that."""
    if port is not None:
        return _listen(host, port)
    for candidate in range(PORT, PORT + _OTHER_PORTS):
        with suppress(OSError):
            return _listen(host, candidate)
    return _listen(host, 0)


def _is_ours(port: int) -> bool:
    """Whether a table of ours stands there already."""
    try:
        with urlopen(f"http://{LOCAL}:{port}/api/status", timeout=1) as answer:
            return "preparing" in json.load(answer)
    except (OSError, ValueError):
        return False


def _show(address: str, what: str, *, opens: bool) -> None:
    typer.echo(f"{what}: {address}")
    if opens:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


def _invite(address: str) -> None:
    """The address for the phones in the room."""
    import segno  # noqa: PLC0415 (seldom needed)

    typer.echo(f"Others in this network: {address}")
    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
