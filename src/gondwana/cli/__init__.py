"""The `gondwana` command. This module stays light: what a command needs is imported when it runs."""

import sys

from gondwana.cli.app import app

WRONG_USE = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    """Run the command; errors of the user's making are one clear line and exit code 2."""
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """Run the command and answer its exit code."""
    import typer  # noqa: PLC0415

    try:
        code = app(arguments, prog_name="gondwana", standalone_mode=False)
    except typer.Exit as stop:
        code = stop.exit_code
    except (typer.Abort, KeyboardInterrupt):
        print("gondwana: stopped", file=sys.stderr)
        return INTERRUPTED
    except typer.TyperException as error:
        return _complain(error.format_message())
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        from gondwana.core.errors import GondwanaError  # noqa: PLC0415 (slow to import, seldom needed)

        if not isinstance(error, GondwanaError):
            raise
        return _complain(str(error))
    return int(code or 0)


def _complain(text: str) -> int:
    print(f"gondwana: {' '.join(text.split())}", file=sys.stderr)
    return WRONG_USE
