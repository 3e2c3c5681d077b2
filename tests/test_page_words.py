"""The words of the page: what it asks for exists, and what exists is asked for."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import gondwana.locale
from gondwana.games import NAMES
from gondwana.locale import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src"
LOCALES = Path(gondwana.locale.__file__).parent
#: The catalogues that are for the page alone, and all that it loads.
_GIGANTEN = ("", "-guide", "-new", "-rules", "-setup")
_FOSSILIUM = ("", "-guide", "-new", "-rules")
OWN = (
    "web",
    "web-rules",
    "web-guide",
    *(f"web-giganten{part}" for part in _GIGANTEN),
    *(f"web-fossilium{part}" for part in _FOSSILIUM),
)
LOADED = (*OWN, "bots", "draftosaurus", "giganten", "fossilium", "fossilium-names", "server")

sources = [path for path in PAGE.rglob("*") if path.suffix in {".svelte", ".ts"} and ".test." not in path.name]
code = {path: path.read_text(encoding="utf-8") for path in sources}


def ids(language, names):
    """Every text that can be asked for: messages, and attributes as `message.attribute`."""
    found = set()
    for name in names:
        for entry in FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found |= {entry.id.name} if entry.value else set()
                found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


def literals():
    """Ids that stand in the code as they are; where words are loaded, names of catalogues look like ids."""
    return {
        found
        for path, text in code.items()
        if path.name != "words.svelte.ts"
        for found in [*re.findall(r"'(web-[\w.-]+)'", text), *re.findall(r"\bt\(\s*'([\w.-]+)'", text)]
    }


def patterns():
    """Ids that the code puts together, each as a pattern with a group for every part that it fills in."""
    templates = {
        found
        for text in code.values()
        for found in re.findall(r"`((?:web|draftosaurus|giganten|fossilium|level)-[^`\s]*\$\{[^`]*)`", text)
    }
    return {template: re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"([\\w-]+)", re.escape(template))) for template in templates}


def words():
    """Everything that the page, the game's options or the list of games call by a name, to be filled in."""
    files = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"), *PAGE.rglob("*.json")]
    package = ROOT / "src" / "gondwana"
    files += [package / "games" / game / "options.py" for game in NAMES] + [package / "server" / "http" / "bodies.py"]
    named = {word for path in files for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))}
    named |= {"true", "false"}
    return named | {word.replace("_", "-") for word in named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_page_exists(language):
    known = ids(language, LOADED)
    assert len(literals()) > 100
    assert sorted(literals() - known) == []
    assert [template for template, pattern in patterns().items() if not any(map(pattern.fullmatch, known))] == []


def test_no_text_of_the_page_is_left_over():
    """A text is used if the code names it, or puts its id together of words that it knows."""
    fillings = words()
    named = literals()

    def used(name):
        matches = (pattern.fullmatch(name) for pattern in patterns().values())
        return name in named or any(match and set(match.groups()) <= fillings for match in matches)

    assert sorted(name for name in ids("en", OWN) if not used(name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_the_log_fit_whoever_they_are_about(language):
    """A name may be "You": it stands before or after a colon, never as the subject of a verb ("You gets")."""
    text = (LOCALES / language / "web-fossilium.ftl").read_text(encoding="utf-8")
    log = text[text.index("web-fo-log-") :]
    assert log.count("{ $name }") > 20
    assert re.findall(r"\{ \$(?:name|other) \}(?![:.]).*", re.sub(r": \{ \$(?:name|other) \}\.", "", log)) == []
    assert re.findall(r"\w \{ \$(?:name|other) \}", log) == []
