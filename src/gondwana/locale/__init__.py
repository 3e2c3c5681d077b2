"""All texts that people read, in English, German and Polish: Fluent catalogues, one file a language and topic.

Code carries a `Message`: an id and its arguments. It becomes a sentence only where somebody reads it.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "pl")

_LONGEST = 1000
"""What is put into a sentence is cut there: people type and paste all kinds of things."""

_FOLDER = Path(__file__).parent


class Message:
    """A sentence by its id; arguments may be messages themselves."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: "Message | str | int") -> None:
        self.id = id
        self.args = args

    def say(self, language: str = "en") -> str:
        """The sentence in one of `LANGUAGES`."""
        text, problems = _format(language, self.id, {name: _plain(value, language) for name, value in self.args.items()})
        if problems:
            raise KeyError(f"message {self.id!r} in {language!r}: {problems}")
        return text

    def english(self) -> str:
        return self.say("en")

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args.items(), key=lambda item: item[0]))))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (self.id, self.args))


def _rebuild(id: str, args: "dict[str, Message | str | int]") -> Message:
    return Message(id, **args)


def listing(items: "list[Message] | list[str] | tuple[str, ...]", language: str = "en") -> str:
    """Several things in a row, for the end of a sentence."""
    return ", ".join(item.say(language) if isinstance(item, Message) else item for item in items)


def _plain(value: Message | str | int, language: str) -> str | int:
    if isinstance(value, int):
        return value
    text = value.say(language) if isinstance(value, Message) else value
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …"


def _format(language: str, id: str, args: dict[str, str | int]) -> tuple[str, list[Any]]:
    bundle = _bundle(language)
    name, _, attribute = id.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(f"message {id!r} has no text in {language!r}")
    text, problems = bundle.format_pattern(pattern, args)
    return str(text), list(problems)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (slow to import, often not needed)

    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
