"""`gondwana prepare`."""

import time

import typer

from gondwana.cli.output import notices
from gondwana.server.http.prepared import is_prepared
from gondwana.server.http.preparing import prepare_all


def prepare_games() -> None:
    began = time.monotonic()
    if is_prepared():
        notices.print("Everything is prepared.")
        return
    with notices.status("Compiling all games; this takes a minute or more …"):
        if not prepare_all():
            notices.print("gondwana: not everything could be compiled; the games run all the same, more slowly")
            raise typer.Exit(1)
    notices.print(f"Everything is prepared, after {time.monotonic() - began:.0f} s.")
