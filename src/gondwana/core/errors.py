"""What can go wrong through no fault of the program: every one of these is a sentence for a person."""

from gondwana.locale import Message


class GondwanaError(Exception):
    """The base of all errors that a user can cause. `message` is translatable; `str()` is English."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message.english()


class Refused(GondwanaError):
    """An action that the rules do not allow here; the message names the rule."""


class BadNotation(GondwanaError):
    """A text that is no action of this game."""


class BadOptions(GondwanaError):
    """Options or a number of players that this game does not have."""


class BadRecord(GondwanaError):
    """A game record that cannot be replayed."""


class BadPosition(GondwanaError):
    """A position given from outside that cannot stand on a table."""
