"""Texts: three languages, the same messages, nothing missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import gondwana.locale
from gondwana.locale import LANGUAGES, Message

FOLDER = Path(gondwana.locale.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node: VariableReference):
        self.found.add(node.id.name)


def catalogue(language, file):
    """Message ids, attributes included, with the variables that each uses."""
    messages = {}
    resource = FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert type(entry).__name__ != "Junk", f"{language}/{file}: {entry.content}"
        if isinstance(entry, FluentMessage):
            for name, pattern in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]:
                variables = Variables()
                variables.visit(pattern)
                messages[name] = variables.found
    return messages


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["de", "pl"])
def test_catalogues_match(language, file):
    """Each language has every message with the same variables."""
    assert catalogue(language, file) == catalogue("en", file)


def test_every_message_in_the_code_exists():
    """An id that the code names stands in a catalogue."""
    known = {name for file in FILES for name in catalogue("en", file)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    named = set(re.findall(r'Message\(\s*"([a-z0-9.-]+)"', source))
    assert len(named) > 40
    assert named <= known


def test_languages_differ():
    zone = Message("draftosaurus-zone-forest")
    assert len({zone.say(language) for language in LANGUAGES}) == 3


def test_messages_nest():
    inner = Message("draftosaurus-species-trex")
    assert Message("draftosaurus-refused-hand", species=inner).say("pl") == "na tej ręce tego nie ma: Tyranozaur"


def test_missing_things_fail_loudly():
    """A wrong id, a wrong language or a missing argument is a programmer's mistake."""
    with pytest.raises(KeyError):
        Message("draftosaurus-refused-hand").english()
    with pytest.raises(KeyError):
        Message("draftosaurus-title").say("xx")
    with pytest.raises(LookupError):
        Message("no-such-message").english()


def test_messages_are_values():
    one, same, other = (Message("options-form", text=text) for text in ("a", "a", "b"))
    assert one == same != other
    assert hash(one) == hash(same)
    assert "options-form" in repr(one)
