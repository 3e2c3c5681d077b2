"""The `gondwana` command. This module stays light: what a command needs is imported when it runs."""

import io
import os
import sys

from gondwana.cli.app import app

WRONG_USE = 2
INTERRUPTED = 130
_LONGEST = 2000
"""Characters of an error; what comes after is cut off."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command; errors of the user's making are one clear line and exit code 2."""
    _mend_streams()
    code = run(arguments)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # whoever read our output has seen enough; nothing must be written at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def run(arguments: list[str] | None = None) -> int:
    """Run the command and answer its exit code."""
    import typer  # noqa: PLC0415

    try:
        code = app(arguments, prog_name="gondwana", standalone_mode=False)
    except typer.Exit as stop:
        code = stop.exit_code
    except (typer.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except typer.TyperException as error:
        return _complain(error.format_message())
    except BrokenPipeError:
        return 0
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        return _explain(error)
    if code == INTERRUPTED:
        print("gondwana: stopped", file=sys.stderr)
    return int(code or 0)


def _explain(error: Exception) -> int:
    """The errors that only a running engine can bring; any other is a fault of the program and shows where it is."""
    from pickle import UnpicklingError  # noqa: PLC0415

    from gondwana.core.code_cache import cache_root  # noqa: PLC0415 (slow to import, seldom needed)
    from gondwana.core.errors import GondwanaError  # noqa: PLC0415

    if isinstance(error, GondwanaError):
        return _complain(str(error))
    if isinstance(error, UnpicklingError):
        return _complain(f"the compiled code in {cache_root()} is damaged; remove that folder and try again")
    raise error


def _complain(text: str) -> int:
    """Print an error as one line. A file that it quotes may hold anything, control characters of terminals included."""
    line = "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in " ".join(text.split()))
    print(f"gondwana: {line if len(line) <= _LONGEST else f'{line[:_LONGEST]} …'}", file=sys.stderr)
    return WRONG_USE


def _mend_streams() -> None:
    """Closed streams swallow what is written to them; characters that a terminal does not have become question marks."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 (lives as long as the process)
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
