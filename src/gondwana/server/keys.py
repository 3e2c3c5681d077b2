"""Secret keys: who has one sits on the seat. The database knows only their digests."""

import hashlib
import hmac
import secrets
from collections.abc import Callable

Tokens = Callable[[int], str]
"""Makes a random text from so many random bytes."""

KEY_BYTES = 24


class Key:
    """A key as its holder has it. It shows itself only when asked by `text`, never in a log or a traceback."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    @property
    def text(self) -> str:
        return self._text

    @property
    def digest(self) -> str:
        """What is stored. The keys are long and random, so a plain SHA-256 cannot be guessed back."""
        return hashlib.sha256(self._text.encode("utf-8", "surrogatepass")).hexdigest()

    def opens(self, digest: str | None) -> bool:
        """Whether this is the key of a stored digest; takes as long if there is none to compare with."""
        same = hmac.compare_digest(self.digest, digest or "0" * 64)
        return same and digest is not None

    def __repr__(self) -> str:
        return "Key(…)"

    __str__ = __repr__

    def __reduce__(self) -> str:
        raise TypeError("a key is not written down")


def new_key(tokens: Tokens = secrets.token_urlsafe) -> Key:
    """A key that nobody has had before."""
    return Key(tokens(KEY_BYTES))
