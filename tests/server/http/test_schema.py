"""What goes over the wire is described: by OpenAPI for all, by TypeScript for the page, and by what really goes over it."""

import json
from pathlib import Path

import msgspec
import pytest
from jsonschema import Draft202012Validator
from server.http.wire import Browser, bot, person, site

from gondwana.games import load
from gondwana.server.http import schema

ROOT = Path(__file__).parents[3]
ENDS = "rematch enter watch join invite events act undo resign back chat closed points frames record advice setups"


def test_the_types_of_the_page_are_those_of_the_server():
    """If this fails: `python -m gondwana.server.http.schema`."""
    assert (ROOT / "web" / "src" / "api" / "schema.gen.ts").read_text("utf-8") == schema.typescript()


def test_every_reference_leads_somewhere():
    known = schema.components()
    text = json.dumps(known)
    named = {part.split('"')[0] for part in text.split(schema._REF)[1:]}
    assert named <= known.keys() and {"Look", "Update", "DraftosaurusView", "PlaceEvent", "News", "Order"} <= known.keys()


def test_types_as_typescript_writes_them():
    for given, written in (
        ({"type": "integer"}, "number"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "object", "additionalProperties": {"$ref": f"{schema._REF}Seat"}}, "Record<string, Seat>"),
        ({"enum": ["a", 1, True]}, "'a' | 1 | true"),
        ({}, "unknown"),
    ):
        assert schema._type(given) == written


@pytest.mark.asyncio
async def test_the_document_is_served_and_knows_every_route(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada:
        document = (await ada.http.get("/api/schema/openapi.json")).json()
        assert document["openapi"].startswith("3.1")
        assert (await ada.http.get("/api/schema")).json() == document
        match = "/api/matches/{match}"
        wanted = {"/api/games", "/api/parts", "/api/levels", "/api/status", "/api/listed", "/api/qr", "/api/matches", match}
        wanted |= {f"{match}/{end}" for end in ENDS.split()}
        assert wanted == set(document["paths"])
        refs = {part.split('"')[0] for part in json.dumps(document).split(schema._REF)[1:]}
        assert refs <= document["components"]["schemas"].keys()


@pytest.mark.asyncio
async def test_what_is_told_has_the_form_that_is_described(tmp_path):
    """Everything that is heard on a socket is checked against the document; so is what the first seat sees."""
    game = load("draftosaurus")
    described = {"components": {"schemas": schema.components()}, "$ref": f"{schema._REF}News"}
    validator = Draft202012Validator(described)
    async with site(tmp_path) as host, Browser(host) as ada:
        match = (await ada.create(person(), bot("hatchling"), clock={"start": 60, "increment": 5, "most": 60}))["match"]
        async with ada.live(match) as (line, hello):
            look = hello["look"]
            while look["pending"] != [0]:
                look = await line.hear("update")
            await line.send(type="act", command="x", decision=look["decision"], do=look["legal"][0])
            done = await line.hear("done")
            await line.send(type="act", command="y", decision=look["decision"], do=look["legal"][0])
            await line.hear("refused")
            await line.send(type="say", command="z", preset="hello")
            await line.hear("heard")
        heard = [json.loads(text) for text in line.heard]
    msgspec.convert(look["view"], game.view_type)
    msgspec.convert(done["events"], list[game.event_type])
    assert {message["type"] for message in heard} >= {"hello", "update", "done", "refused", "heard"}
    assert [error.message for message in heard for error in validator.iter_errors(message)] == []
