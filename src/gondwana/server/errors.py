"""What the server refuses beside what the rules refuse."""

from gondwana.core.errors import GondwanaError
from gondwana.locale import Message


class NoAccess(GondwanaError):
    """No such match, or not with this key. Which of the two is not told."""

    def __init__(self) -> None:
        super().__init__(Message("server-no-access"))


class Stale(GondwanaError):
    """A command for a decision that is not the present one."""

    def __init__(self) -> None:
        super().__init__(Message("server-stale"))


class Running(GondwanaError):
    """Something that is told only when the game is over."""

    def __init__(self) -> None:
        super().__init__(Message("server-running"))


class NoHint(GondwanaError):
    """Advice where it would be unfair, or where there is nothing to decide."""


class TooMany(GondwanaError):
    """More than one caller may have at a time."""


class CommandUsed(GondwanaError):
    """A command's id that belongs to an earlier command of another kind."""

    def __init__(self) -> None:
        super().__init__(Message("server-command-used"))


class BadRequest(GondwanaError):
    """A table, a name or a text that cannot be."""
