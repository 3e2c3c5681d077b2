"""`--parts`: games played with parts of one's own. Not `--data`: that is the database of the tables."""

import os
from pathlib import Path

from typer import BadParameter

_FOLDER = "GONDWANA_DATA"
_FILES = ("giganten.toml", "fossilium.toml")


def use_parts(folder: Path | None) -> Path | None:
    """Take the parts of this folder from here on, also in processes that are started; what does not fit is told now."""
    if folder is not None:
        if not any((folder / file).is_file() for file in _FILES):
            raise BadParameter(f"--parts {folder}: there is no {' or '.join(_FILES)} in this folder")
        os.environ[_FOLDER] = str(folder.resolve())
    if os.environ.get(_FOLDER):
        from gondwana.games.fossilium import data as museum  # noqa: F401, PLC0415 (slow to import; refuses parts that do not fit)
        from gondwana.games.giganten import data as army  # noqa: F401, PLC0415
    return folder
