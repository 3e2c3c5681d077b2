"""Everything that goes over the wire, described for programs: OpenAPI for all, TypeScript for our own page.

`python -m gondwana.server.http.schema FILE` writes the TypeScript; a test fails when it is not up to date.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from gondwana.core.record import GameRecord
from gondwana.games import NAMES, load
from gondwana.server import messages
from gondwana.server.http import bodies, live
from gondwana.server.http.pictures import QrBody

TOLD = (messages.Hello, *get_args(messages.News), live.DoneNews, live.HeardNews, live.RefusedNews, live.Pong)
"""What the server says on a live socket."""
SAID = (*get_args(live.Order), live.Ping)
"""What a browser says there."""
ASKED = (
    bodies.NewMatch,
    bodies.EnterBody,
    bodies.InviteBody,
    bodies.JoinBody,
    bodies.ActBody,
    bodies.CommandBody,
    bodies.UndoBody,
    bodies.SayBody,
    QrBody,
)
"""What is sent to routes."""
ANSWERED = (
    bodies.Created,
    bodies.Again,
    bodies.Invited,
    bodies.Joined,
    bodies.GameInfo,
    bodies.Parts,
    bodies.LevelInfo,
    bodies.Status,
    messages.Entered,
    messages.Mine,
    messages.Events,
    messages.Done,
    messages.Closed,
    messages.Points,
    messages.Frames,
    messages.Hint,
    messages.ReadyMade,
    messages.Refusal,
    GameRecord,
)
"""What they answer."""

_WAYS = frozenset({"get", "post"})
_REF = "#/components/schemas/"
_FILE = Path("web/src/api/schema.gen.ts")
_HEAD = "/** What goes over the wire, made from the server's own types: `python -m gondwana.server.http.schema` writes it. */\n"
Schema = dict[str, Any]


def components() -> dict[str, Schema]:
    """All types by name: requests, answers, live messages, and each game's views and events."""
    games = [load(name) for name in NAMES]
    events = [one for game in games for one in get_args(game.event_type)]
    views = [game.view_type for game in games]
    _, found = msgspec.json.schema_components([*TOLD, *SAID, *ASKED, *ANSWERED, *views, *events], ref_template=f"{_REF}{{name}}")
    found[messages.PLANS] = {
        "description": "Steps in notation, each with the steps that can follow it.",
        "type": "object",
        "additionalProperties": {"$ref": f"{_REF}{messages.PLANS}"},
    }
    found["News"] = _any_of("What the server says on a live socket.", TOLD)
    found["Order"] = _any_of("What a browser says on a live socket.", SAID)
    for game in games:
        name = game.view_type.__name__.removesuffix("View")
        found[f"{name}Event"] = _any_of("What happens in a game.", get_args(game.event_type))
    return dict(sorted(found.items()))


def _any_of(description: str, types: Iterable[Any]) -> Schema:
    return {
        "description": description,
        "anyOf": [{"$ref": f"{_REF}{one.__name__}"} for one in types],
        "discriminator": {"propertyName": "type"},
    }


class Described(JsonRenderPlugin):
    """The OpenAPI document, with what goes over the live sockets."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return encode_json(with_components(openapi_schema))


def with_components(document: Schema) -> Schema:
    """The document of the routes with all types of ours, and with refusals as they are: the framework describes its own."""
    known = document.get("components", {}).get("schemas", {})
    paths = {
        path: {way: _with_refusals(one) if way in _WAYS else one for way, one in ways.items()}
        for path, ways in document.get("paths", {}).items()
    }
    schemas = {"schemas": {**known, **components()}}
    return {**document, "paths": paths, "components": {**document.get("components", {}), **schemas}}


def _with_refusals(operation: Schema) -> Schema:
    told = {"content": {"application/json": {"schema": {"$ref": f"{_REF}{messages.Refusal.__name__}"}}}}
    went_well = {status: one for status, one in operation["responses"].items() if status[0] not in "45"}
    refused = {"4XX": {"description": "Refused: why, in words.", **told}, "5XX": {"description": "Try again.", **told}}
    return {**operation, "responses": {**went_well, **refused}}


def typescript() -> str:
    """The types in the language of the page."""
    return _HEAD + "".join(_declared(name, schema) for name, schema in components().items())


def _declared(name: str, schema: Schema) -> str:
    head = f"\n{_comment(schema, '')}"
    if "properties" in schema or schema.get("type") == "object":
        return f"{head}export interface {name} {_fields(schema)}\n"
    return f"{head}export type {name} = {_type(schema)}\n"


def _fields(schema: Schema) -> str:
    required = set(schema.get("required", ()))
    if "properties" not in schema:
        return f"{{\n  [key: string]: {_type(schema.get('additionalProperties') or {})}\n}}"
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(one)}\n" for field, one in schema.get("properties", {}).items()
    ]
    return f"{{\n{''.join(lines)}}}"


def _comment(schema: Schema, indent: str) -> str:
    text = " ".join(schema.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def _type(schema: Schema) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REF)
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(_literal(one) for one in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return _PLAIN.get(str(kind), "unknown")


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def main() -> None:
    """Write the file."""
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else _FILE
    file.write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main()
