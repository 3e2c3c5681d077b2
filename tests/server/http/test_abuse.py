"""What no honest browser sends: everything is refused in words, nothing is lost, no traceback is written."""

import asyncio
import json
import logging

import pytest
from server.http.wire import Browser, bot, guest, person, raw, site
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gondwana.locale import LANGUAGES
from gondwana.server.http.reach import host_names
from gondwana.server.http.shield import Limits

pytestmark = pytest.mark.asyncio
JSON = {"Content-Type": "application/json"}
ENOUGH = Limits(rate=1000, burst=10_000, matches_a_minute=10_000)
BODIES = [
    b"",
    b"{",
    b"nonsense",
    b"[]",
    b"null",
    b"7",
    b'{"game": 3}',
    b'{"game": "draftosaurus"}',
    b'{"game": "draftosaurus", "players": "2", "seats": []}',
    b'{"game": "draftosaurus", "players": 2, "seats": [], "more": 1}',
    b'{"game": "draftosaurus", "players": 2, "seats": [{"kind": "ghost"}]}',
    b'{"game": "draftosaurus", "players": 2.5, "seats": []}',
    b'{"game": "\xff\xfe", "players": 2, "seats": []}',
    b'{"game": "\\ud800", "players": 2, "seats": []}',
    b'{"game": "draftosaurus", "players": 99999999999999999999999999, "seats": []}',
    b'{"game": "draftosaurus", "players": 2, "seats": [], "options": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    b'{"game": "draftosaurus", "players": 2, "seats": [], "options": {"board": {"a": NaN}}}',
]
TABLES = [
    {"game": "chess"},
    {"players": 1},
    {"players": -1},
    {"players": 10**9},
    {"options": {"board": "moon"}},
    {"options": {"nothing": 1}},
    {"seats": [person(), bot("god")]},
    {"seats": [person(), bot("master:99999")]},
    {"seats": [person(), bot("master@/etc/passwd:1")]},
    {"seats": [person("x" * 200), bot()]},
    {"seats": [person("\u0000"), bot()]},
    {"seats": [person()] * 3},
    {"clock": {"start": -1, "increment": 0, "most": 0}},
    {"clock": {"start": 10**15, "increment": 0, "most": 0}},
    {"absence": -5},
]
NOT_THERE = ["x", "x" * 64, "x" * 5000, "..", "%00", "a%2fb", "ä", "'; DROP TABLE log; --", "💥" * 20]
HUGE = 2**63
NUMBERS = [
    "seat=x",
    "seat=99999999999999999999",
    f"seat={HUGE}",
    f"since={HUGE}",
    f"since=-{HUGE}",
    "seat=-7",
    "seat=1&seat=2",
    "since=x",
    "since=1e9",
]
FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]
FRAMES = [
    "",
    "{",
    "null",
    "[]",
    "7",
    "{}",
    '{"type": "none"}',
    '{"type": "act"}',
    '{"type": "act", "command": 1, "decision": 1, "do": "x"}',
    '{"type": "act", "command": "c", "decision": "1", "do": "x"}',
    '{"type": "act", "command": "c", "decision": 1, "do": "x", "more": 1}',
    '{"type": "undo"}',
    '{"type": "say", "command": "c", "text": 3}',
    "[" * 8000,
    b"\x00\xff",
    b'{"type": "ping"}',
]
LINES = [
    "GET / HTTP/9.9",
    "NONSENSE",
    "GET /\x00 HTTP/1.1",
    "GET /" + "x" * 100_000 + " HTTP/1.1",
    "GET http://evil.example/ HTTP/1.1",
    "GET /api/matches/\x80\xff HTTP/1.1",
]


@pytest.fixture(autouse=True)
def no_traceback(caplog):
    """Whatever is sent, the log stays without an error."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []


async def refused(answer, status, code):
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert set(told) == {"code", "say"} and told["code"] == code and told["say"]
    assert "Traceback" not in answer.text


async def test_bodies_that_are_no_request(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        for body in BODIES:
            answer = await ada.http.post("/api/matches", content=body, headers=JSON)
            assert answer.status_code == 400 and set(answer.json()) == {"code", "say"}, (body, answer.text)


async def test_tables_that_cannot_be(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        for change in TABLES:
            body = {"game": "draftosaurus", "players": 2, "seats": [person(), bot()], "options": {}} | change
            answer = await ada.http.post("/api/matches", json=body)
            assert answer.status_code == 400 and set(answer.json()) == {"code", "say"}, (change, answer.text)
        assert await ada.get("") == []


async def test_too_much_at_once(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        big = json.dumps({"game": "x" * 70_000}).encode()
        await refused(await ada.http.post("/api/matches", content=big, headers=JSON), 413, "too-large")

        async def bits():
            for _ in range(100):
                yield b"x" * 1000

        await refused(await ada.http.post("/api/matches", content=bits(), headers=JSON), 413, "too-large")


async def test_only_json_is_read(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            answer = await ada.http.post("/api/matches", content=b"{}", headers={"Content-Type": kind})
            await refused(answer, 415, "media-type")


async def test_addresses_and_methods_that_are_not_there(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        await refused(await ada.http.get("/api/none"), 404, "not-found")
        await refused(await ada.http.request("DELETE", "/api/matches"), 405, "method")
        await refused(await ada.http.request("PUT", "/api/games"), 405, "method")
        await refused(await ada.http.post("/"), 405, "method")


async def test_matches_that_are_not_there(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        await ada.create()
        for match in NOT_THERE:
            for path in ("", "/events", "/chat", "/points", "/frames", "/record", "/closed", "/advice", "/setups"):
                answer = await ada.http.get(f"/api/matches/{match}{path}")
                assert answer.status_code == 404 and set(answer.json()) == {"code", "say"}, (match, path, answer.text)
            answer = await ada.http.post(f"/api/matches/{match}/act", json={"command": "c", "decision": 1, "do": "x"})
            assert answer.status_code == 404, (match, answer.text)


async def test_numbers_that_are_none(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        for query in NUMBERS:
            for path in ("events", "chat"):
                answer = await ada.http.get(f"/api/matches/{match}/{path}?{query}")
                assert answer.status_code in {200, 400, 404}, (path, query, answer.text)
                assert answer.status_code == 200 or set(answer.json()) == {"code", "say"}
        for path, body in (
            ("invite", {"seat": HUGE}),
            ("join", {"seat": HUGE}),
            ("act", {"command": "c", "decision": HUGE, "do": "x"}),
            ("undo", {"command": "c", "steps": HUGE}),
        ):
            await refused(await ada.http.post(f"/api/matches/{match}/{path}", json=body), 400, "request")


async def test_somebody_elses_seat(tmp_path):
    """By cookie, by key, by guess: nobody plays for another, and nobody learns whether the match exists."""
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada, Browser(host) as bo, Browser(host) as eve:
        made = await ada.create(person("Ada"), guest())
        match = made["match"]
        await bo.post(f"/{match}/enter", {"key": made["keys"][1]}, status=200)
        await bo.post(f"/{match}/join", {"seat": 1, "name": "Bo"}, status=200)
        look = await ada.get(f"/{match}", seat=0)
        body = {"seat": 0, "command": "c", "decision": look["decision"], "do": look["legal"][0]}
        for who in (bo, eve):
            await refused(await who.http.post(f"/api/matches/{match}/act", json=body), 404, "no-access")
        wrong = {"Authorization": "Bearer wrong"}
        await refused(await eve.http.get(f"/api/matches/{match}", headers=wrong), 404, "no-access")
        await refused(await eve.http.get("/api/matches/none", headers=wrong), 404, "no-access")
        eve.http.cookies.set("gondwana", "x" * 4000)
        await refused(await eve.http.get(f"/api/matches/{match}"), 404, "no-access")
        assert (await ada.get(f"/{match}", seat=0))["number"] == look["number"]
        watching = {"Authorization": f"Bearer {made['watch']}"}
        answer = await eve.http.post(f"/api/matches/{match}/act", json={**body, "seat": None}, headers=watching)
        await refused(answer, 409, "refused")


async def test_late_and_repeated_commands(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        look = await ada.get(f"/{match}", seat=0)
        body = {"seat": 0, "command": "c", "decision": look["decision"] - 1, "do": look["legal"][0]}
        await refused(await ada.http.post(f"/api/matches/{match}/act", json=body), 409, "stale")
        body["decision"] = look["decision"]
        answers = await asyncio.gather(*(ada.http.post(f"/api/matches/{match}/act", json=body) for _ in range(8)))
        assert len({answer.content for answer in answers}) == 1 and answers[0].status_code == 200
        assert (await ada.get(f"/{match}", seat=0))["number"] == look["number"] + 1
        again = await ada.http.post(f"/api/matches/{match}/chat", json={"seat": 0, "command": "c", "preset": "oops"})
        await refused(again, 400, "command-used")
        for name in ("", "x" * 65, "a b", "ä", "../x"):
            await refused(await ada.http.post(f"/api/matches/{match}/act", json={**body, "command": name}), 400, "request")
        for do in ("", "x" * 10_000, "trex", "\u0000", "trex moon", "💥"):
            answer = await ada.http.post(f"/api/matches/{match}/act", json={**body, "seat": 1, "command": "d", "do": do})
            await refused(answer, 400, "notation")


async def test_refusals_speak_the_language_that_was_asked_for(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        by_name = {language: (await ada.http.get(f"/api/matches/none?lang={language}")).json()["say"] for language in LANGUAGES}
        assert len(set(by_name.values())) == len(LANGUAGES)
        liked = await ada.http.get("/api/matches/none", headers={"Accept-Language": "fr-FR,pl-PL;q=0.8,en;q=0.5"})
        assert liked.json()["say"] == by_name["pl"]
        odd = await ada.http.get("/api/matches/none?lang=xx", headers={"Accept-Language": ",;q=,\x7f"})
        assert odd.json()["say"] == by_name["en"]


async def test_another_site_does_nothing_here(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        for headers in FOREIGN:
            for path in ("", f"/{match}/resign"):
                await refused(await ada.http.post(f"/api/matches{path}", json={}, headers=headers), 403, "origin")
            with pytest.raises(InvalidStatus):
                async with ada.dial(match, origin=None, headers=headers, seat=0):
                    pass
        own = {"Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
        answer = await ada.http.post(f"/api/matches/{match}/resign", json={"seat": 0, "command": "c"}, headers=own)
        assert answer.status_code == 200


async def test_a_server_answers_under_its_own_names_only(tmp_path):
    """Another site could have its own name lead here, and its page would then be of the same origin."""
    async with site(tmp_path, limits=ENOUGH, hosts=host_names("127.0.0.1")) as host, Browser(host) as ada:
        for name in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::2]:1"):
            await refused(await ada.http.get("/api/games", headers={"Host": name}), 421, "host")
            with pytest.raises(InvalidStatus):
                await raw_socket(host, name)
        for name in (host, "localhost:5173", "LOCALHOST", "[::1]:4664"):
            assert (await ada.http.get("/api/games", headers={"Host": name})).status_code == 200
        assert (await ada.http.get("/healthz", headers={"Host": "watcher.example"})).status_code == 200
    assert host_names("0.0.0.0") is None
    assert host_names("0.0.0.0", ["Play.Example.org"]) == {"play.example.org"}


async def raw_socket(host, name):
    async with connect(f"ws://{host}/api/matches/x/live", additional_headers={"Host": name}):
        pass


async def test_a_flood_is_held_back(tmp_path):
    """Who asks too often waits; others do not notice."""
    limits = Limits(rate=0.1, burst=10)
    async with site(tmp_path, limits=limits) as host, Browser(host) as eve, Browser(host) as ada:
        await ada.create()  # from now on her device is one of ours
        eve.http.cookies.set("gondwana", "e" * 43)
        answers = [await eve.http.get("/api/games") for _ in range(30)]
        assert answers[0].status_code == 200
        await refused(answers[-1], 429, "flood")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert (await ada.http.get("/api/games")).status_code == 200


async def test_nobody_makes_matches_without_end(tmp_path):
    async with site(tmp_path, limits=Limits(matches_a_minute=3)) as host, Browser(host) as eve:
        for _ in range(3):
            await eve.create()
        eve.http.cookies.clear()
        body = {"game": "draftosaurus", "players": 2, "seats": [person(), bot()], "options": {}}
        await refused(await eve.http.post("/api/matches", json=body), 429, "flood")


async def test_frames_that_are_none(tmp_path):
    """Refused, and the socket stays."""
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        async with ada.live(match, seat=0) as (line, _):
            for frame in FRAMES:
                await line.socket.send(frame)
                told = await line.hear("refused")
                assert told["command"] is None and told["code"] == "request" and told["say"], frame
            await line.send(type="ping")
            await line.hear("pong")


async def test_many_bad_frames_end_the_socket(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        async with ada.live(match, seat=0) as (line, _):
            for _ in range(21):
                await line.socket.send("{")
            assert await line.closed() == 1008


async def test_a_flood_of_frames_ends_the_socket(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        async with ada.live(match, seat=0) as (line, _), ada.live(match, seat=1) as (other, _):
            for _ in range(100):
                await line.send(type="ping")
            assert await line.closed() == 1008
            await other.send(type="ping")
            await other.hear("pong")


async def test_frames_that_are_too_large_end_the_socket(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        for frame in ("x" * 9000, b"x" * 9000):
            async with ada.live(match, seat=0) as (line, _):
                await line.socket.send(frame)
                assert await line.closed() == 1009


async def test_commands_that_are_wrong_are_refused_by_id(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        async with ada.live(match, seat=0, lang="de") as (line, hello):
            decision = hello["look"]["decision"]
            for name, frame, code in (
                ("a", {"type": "act", "decision": decision - 1, "do": "x"}, "stale"),
                ("b", {"type": "act", "decision": decision, "do": "x"}, "notation"),
                ("c", {"type": "act", "decision": 10**30, "do": "x"}, None),
                ("d", {"type": "undo"}, "refused"),
                ("e", {"type": "back"}, "refused"),
                ("f", {"type": "say"}, "request"),
                ("g", {"type": "say", "text": "x" * 600}, "request"),
                ("h", {"type": "say", "preset": "none"}, "request"),
                ("i i", {"type": "resign"}, "request"),
            ):
                await line.send(**frame, command=name)
                told = await line.hear("refused")
                assert code is None or (told["command"], told["code"]) == (name, code)


async def test_bytes_that_are_no_request(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        for line in LINES:
            answer = await raw(host, f"{line}\r\nHost: {host}\r\nConnection: close\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1") and b"Traceback" not in answer, line
        assert (await ada.http.get("/api/games")).status_code == 200


async def test_whoever_hangs_up_in_the_middle_is_no_fault(tmp_path, caplog):
    """Nothing is logged as an error, and the server goes on."""
    half = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        for _ in range(3):
            name, port = host.split(":")
            _, sender = await asyncio.open_connection(name, int(port))
            sender.write(half)
            await sender.drain()
            await asyncio.sleep(0.1)
            sender.close()
            await sender.wait_closed()
        assert (await ada.http.get("/api/games")).status_code == 200
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []


async def test_a_fault_is_a_sentence_too(tmp_path, monkeypatch, caplog):
    """What nobody foresaw is logged here and not told there."""
    from gondwana.server.service import Tables

    async def fails(*_, **__):
        raise RuntimeError("the secret reason")

    monkeypatch.setattr(Tables, "look", fails)
    monkeypatch.setattr(Tables, "act", fails)
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        answer = await ada.http.get(f"/api/matches/{match}")
        await refused(answer, 500, "fault")
        assert "secret" not in answer.text
        async with ada.live(match, seat=0) as (line, _):
            await line.send(type="act", command="c", decision=1, do="x")
            assert (await line.hear("refused"))["code"] == "fault"
    assert sum("the secret reason" in str(record.exc_info) for record in caplog.records) == 2
    caplog.clear()


async def test_no_secret_is_written_to_the_log(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada, Browser(host) as bo:
        made = await ada.create(person(), guest())
        await bo.post(f"/{made['match']}/enter", {"key": made["keys"][1]}, status=200)
        async with bo.live(made["match"]) as (line, _):
            await line.send(type="ping")
            await line.hear("pong")
        secrets = [made["keys"][1], made["watch"], ada.http.cookies["gondwana"], bo.http.cookies["gondwana"]]
    written = [record for record in caplog.records if not record.name.startswith(("httpcore", "websockets.client"))]
    assert [secret for secret in secrets for record in written if secret in record.getMessage()] == []
    caplog.clear()


async def test_qr_codes(tmp_path):
    async with site(tmp_path, limits=ENOUGH) as host, Browser(host) as ada:
        answer = await ada.http.post("/api/qr", json={"text": "http://x/m/abc#k=def"})
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg") and "style" not in answer.text
        for text in ("", "x" * 501):
            await refused(await ada.http.post("/api/qr", json={"text": text}), 400, "request")
        odd = await ada.http.post("/api/qr", json={"text": "💥\u0000"})
        assert odd.status_code == 200
