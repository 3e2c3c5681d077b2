"""The page that browsers get: files that were built before, known by name, so that no path leads anywhere else."""

import hashlib
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "page"
INDEX = "/index.html"
_PACKED = {"br": ".br", "gzip": ".gz"}
_ASSETS = "/assets/"
_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent: plain, and packed by those ways that were prepared."""

    media: str
    etag: str
    forever: bool
    """Its name changes with its content, so that a browser need never ask again."""
    plain: bytes
    packed: dict[str, bytes]

    def best(self, accepted: str) -> tuple[str | None, bytes]:
        """The smallest form that the browser takes."""
        ways = {way.split(";")[0].strip() for way in accepted.lower().split(",")}
        for way, content in self.packed.items():
            if way in ways:
                return way, content
        return None, self.plain

    @property
    def cache_control(self) -> str:
        return "public, max-age=31536000, immutable" if self.forever else "no-cache"


class Page:
    """The built files. They are read again when the page was built anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] = {}
        self._read_at: float | None = None

    def file(self, path: str) -> PageFile | None:
        """The file of an address. What is no file and looks like none is a place of the page itself: the index shows it."""
        self._refresh()
        found = self._files.get(path)
        if found is None and not path.startswith(_ASSETS) and "." not in path.rsplit("/", 1)[-1]:
            return self._files.get(INDEX)
        return found

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        self._refresh()
        return INDEX in self._files

    def _refresh(self) -> None:
        try:
            changed = (self._folder / INDEX[1:]).stat().st_mtime
        except OSError:
            changed = None
        if changed != self._read_at:
            self._read_at = changed
            self._files = {} if changed is None else self._read()

    def _read(self) -> dict[str, PageFile]:
        paths = [path for path in self._folder.rglob("*") if path.is_file() and path.suffix not in _PACKED.values()]
        return {f"/{path.relative_to(self._folder).as_posix()}": _read_file(path, self._folder) for path in paths}


def _read_file(path: Path, folder: Path) -> PageFile:
    plain = path.read_bytes()
    packed = {way: Path(f"{path}{end}") for way, end in _PACKED.items()}
    return PageFile(
        media=_TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream",
        etag=f'"{hashlib.sha256(plain).hexdigest()[:24]}"',
        forever=f"/{path.relative_to(folder).as_posix()}".startswith(_ASSETS),
        plain=plain,
        packed={way: file.read_bytes() for way, file in packed.items() if file.is_file()},
    )
