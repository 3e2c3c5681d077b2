"""A file that can go on where it was stopped: a line that says what is played, then a line for each part that is done."""

from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from gondwana.arena.entrants import BadArena
from gondwana.arena.files import naming
from gondwana.locale import Message

T = TypeVar("T", bound=msgspec.Struct)


class Lines(ABC, Generic[T]):
    """An open file of lines. `parts` are those that were there; a last line that was cut off is dropped."""

    kind: ClassVar[str]
    """With what the names of its messages begin."""

    def __init__(self, path: Path, wanted: msgspec.Struct) -> None:
        self.path = path
        self.parts: list[T] = []
        with naming(path):
            self._file = path.open("r+b" if path.exists() else "w+b")
            try:
                whole = self._read(wanted)
                self._file.seek(whole)
                self._file.truncate()
                if whole == 0:
                    self._write(wanted)
            except BaseException:
                self._file.close()
                raise

    @abstractmethod
    def decode(self, line: bytes, number: int) -> T | None:
        """The part of a line, counted from 0, if it is one that can stand there; may raise what msgspec raises."""

    def _read(self, wanted: msgspec.Struct) -> int:
        """Read what is there; answers how many bytes of it are whole lines."""
        lines = self._file.read().split(b"\n")
        torn = lines.pop()
        if not lines:
            if torn and not msgspec.json.encode(wanted).startswith(torn):
                raise self._refusal("foreign")
            return 0
        self._check(lines[0], wanted)
        for number, line in enumerate(lines[1:]):
            try:
                part = self.decode(line, number)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                part = None
            if part is None:
                raise self._refusal("line", line=number + 2)
            self.parts.append(part)
        return sum(len(line) + 1 for line in lines)

    def _check(self, line: bytes, wanted: msgspec.Struct) -> None:
        """The first line must say the same as the one that is wanted."""
        try:
            found = msgspec.json.decode(line, type=type(wanted))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise self._refusal("foreign") from None
        for name, value in msgspec.structs.asdict(wanted).items():
            there = getattr(found, name)
            if there != value:
                raise self._refusal("other", name=name, there=_text(there), wanted=_text(value))

    def _refusal(self, why: str, **details: str | int) -> BadArena:
        return BadArena(Message(f"{self.kind}-saved-{why}", file=str(self.path), **details))

    def add(self, part: T) -> None:
        """Append a part; it is in the hands of the system when this returns."""
        self._write(part)

    def _write(self, line: msgspec.Struct) -> None:
        with naming(self.path):
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with naming(self.path):
            self._file.close()


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
