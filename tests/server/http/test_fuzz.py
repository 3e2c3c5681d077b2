"""Requests and frames that a machine thinks up: from what the document allows, from what it forbids, and from nothing at all."""

import asyncio
import json
import logging
import threading
from contextlib import contextmanager

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from server.http.wire import Browser, bot, person, site
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gondwana.server.http.shield import NO_LIMITS

EXAMPLES = 8
"""Of each route, and of each way to be wrong: thousands by hand."""
CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance]
PATIENCE = 300
"""Seconds: what has not been prepared is compiled when a bot is asked for the first time."""
SLOW = frozenset({"/api/matches/{match}/advice", "/api/matches/{match}/setups"})
"""Answered by bots that think: asked for less often."""
QUIET = {"deadline": None, "database": None, "suppress_health_check": list(HealthCheck)}


@contextmanager
def served(folder):
    """A server in a thread of its own: where it is, a match that runs on it, and its keys."""
    where, ends = {}, asyncio.Event()
    began = threading.Event()

    async def serve():
        where["loop"] = asyncio.get_running_loop()
        async with site(folder, limits=NO_LIMITS) as host, Browser(host) as ada:
            where["host"] = host
            where["made"] = await ada.create(person("Ada"), person("Bo"), bot("random"), players=3, held_by="keys")
            began.set()
            await ends.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert began.wait(60)
        yield where["host"], where["made"]
    finally:
        where["loop"].call_soon_threadsafe(ends.set)
        thread.join(60)


@pytest.mark.slow
def test_whatever_is_asked_is_answered_as_described(tmp_path, caplog):
    """schemathesis makes requests from the OpenAPI document, right and wrong ones; many for a match that runs, by a key."""
    caplog.set_level(logging.ERROR)
    with served(tmp_path) as (host, made), requests.Session() as session:
        document = session.get(f"http://{host}/api/schema/openapi.json").json()
        schema = schemathesis.openapi.from_dict(document)
        operations = [one.ok() for one in schema.get_all_operations()]
        assert len(operations) == sum(len(ways) for ways in document["paths"].values())
        for operation in operations:
            for mode in schemathesis.GenerationMode:
                _ask(operation, mode, f"http://{host}", made, session)
    assert [record.getMessage() for record in caplog.records] == []


def _ask(operation, mode, address, made, session):
    keys = [*filter(None, made["keys"]), made["watch"]]

    @settings(max_examples=3 if operation.path in SLOW else EXAMPLES, **QUIET)
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans(), key=st.sampled_from(keys))
    def ask(case, real, key):
        headers = {"Authorization": f"Bearer {key}"} if real else {}
        if real and "{match}" in operation.path:
            case.path_parameters = {**(case.path_parameters or {}), "match": made["match"]}
        note(f"{operation.label} {case.body!r} {case.query!r}")
        answer = case.call(base_url=address, session=session, headers=headers, timeout=PATIENCE)
        case.validate_response(answer, checks=CHECKS)

    try:
        ask()
    except schemathesis.errors.InvalidSchema:
        raise
    except Exception as problem:
        if "Unsatisfiable" not in type(problem).__name__:  # there is nothing that could be wrong about it
            raise


WORDS = st.sampled_from(
    ["act", "undo", "resign", "back", "say", "ping", "command", "decision", "do", "text", "preset", "steps", "type"]
)
THINGS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=8), inner, max_size=6),
    max_leaves=8,
)
ORDERS = st.fixed_dictionaries(
    {"type": WORDS},
    optional={
        "command": st.text(max_size=70) | st.just("c1") | THINGS,
        "decision": st.integers(-5, 60) | st.integers() | THINGS,
        "do": st.sampled_from(["triceratops forest", "", "draw 0 trex"])
        | st.text(max_size=400)
        | st.lists(st.text(), max_size=40)
        | THINGS,
        "steps": st.integers(-3, 70) | THINGS,
        "text": st.text(max_size=600) | THINGS,
        "preset": st.sampled_from(["hello", "nothing"]) | THINGS,
    },
)
FRAMES = st.text(max_size=300) | st.binary(max_size=300) | (ORDERS | THINGS).map(json.dumps)


@pytest.mark.slow
def test_whatever_is_said_on_a_socket_is_answered_in_words(tmp_path, caplog):
    """Frames of every kind, in any order: answered, refused in words or the line closed for a reason, and the game goes on."""
    caplog.set_level(logging.ERROR)
    with served(tmp_path) as (host, made):

        @settings(max_examples=60, **QUIET)
        @given(frames=st.lists(FRAMES, max_size=12), seat=st.integers(0, 1) | st.just(-1))
        def talk(frames, seat):
            key = made["keys"][seat] if seat >= 0 else made["watch"]
            address = f"ws://{host}/api/matches/{made['match']}/live?lang=de"
            with connect(address, additional_headers={"Authorization": f"Bearer {key}"}, compression=None) as socket:
                try:
                    for frame in frames:
                        socket.send(frame)
                    socket.send('{"type": "ping"}')
                    while (news := json.loads(socket.recv(60)))["type"] != "pong":
                        note(str(news)[:200])
                        assert news["type"] != "refused" or (news["code"] != "fault" and news["say"])
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None and closed.rcvd.code in {1007, 1008, 1009}

        talk()
        look = requests.get(
            f"http://{host}/api/matches/{made['match']}", headers={"Authorization": f"Bearer {made['watch']}"}, timeout=60
        ).json()
        assert look["status"] == "running"
    assert [record.getMessage() for record in caplog.records] == []
