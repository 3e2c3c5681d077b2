"""What runs in public: behind nginx with TLS, with figures, health checks, logs without secrets, and backups."""

import json
import re
import shutil
import sqlite3
import ssl
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import httpx
import pytest
import yaml
from backends import free_port, new_database, program
from cluster import Running
from server.http.wire import Browser, person, site
from server.tabletop import new_table, play_out, service, stored, stored_log
from typer.main import get_command
from websockets.asyncio.client import connect

from gondwana.cli.app import app

DEPLOY = Path(__file__).parents[3] / "deploy"
UV = DEPLOY.parent / ".tools" / "bin" / "uv"
PATIENCE = 60
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


def test_the_compose_file_gives_options_that_there_are():
    """Docker is not asked for this: the file is read, and the command knows every option in it."""
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert {"server1", "server2", "worker", "postgres", "redis", "proxy"} == told["services"].keys()
    known = get_command(app).commands
    ours = [one["command"] for one in told["services"].values() if one.get("image") == "gondwana"]
    for program_name, command, *words in ours:
        options = {name for parameter in known[command].params for name in parameter.opts}
        assert program_name == "gondwana" and {word for word in words if word.startswith("--")} <= options
    assert len(ours) == 3
    for one in told["services"].values():
        assert set(one["networks"]) <= told["networks"].keys()
        for volume in one.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in told["volumes"] or source == "./tls" or (DEPLOY / source).exists()
    password = "${POSTGRES_PASSWORD"
    assert password in told["services"]["server1"]["environment"]["GONDWANA_DATABASE"]
    assert "ports" not in told["services"]["postgres"] and "ports" not in told["services"]["server1"]


def test_the_image_is_made_from_the_lock_and_without_secrets(tmp_path):
    """Docker is not asked for this either: what the file runs is run here, and what it must not copy is left out."""
    text = (DEPLOY / "Dockerfile").read_text()
    (export,) = re.findall(r"^RUN uv (export .*) -o \S+$", text, re.MULTILINE)
    command = [UV, *export.split(), "-o", tmp_path / "needed.txt"]
    done = subprocess.run(command, cwd=DEPLOY.parent, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    needed = (tmp_path / "needed.txt").read_text()
    assert "asyncpg==" in needed and "redis==" in needed and needed.count("--hash=sha256:") > 100
    assert "--require-hashes" in text and "--no-deps /wheels/*.whl" in text
    ignored = (DEPLOY.parent / ".dockerignore").read_text().split()
    assert {"**/.env", "**/*.pem", "**/*.key", "**/tls", ".git"} <= set(ignored)


@contextmanager
def nginx(folder, hosts):
    """Debian's nginx with the configuration that is shipped, on ports and in folders of its own; gives its https address."""
    plain, secure = free_port(), free_port()
    folder.mkdir()
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    made += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(made, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text().replace("/etc/nginx/tls", str(folder))
    for name, host in zip(("server1:4664", "server2:4664"), hosts, strict=True):
        text = text.replace(name, host)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace("listen 443", f"listen 127.0.0.1:{secure}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    text = text.replace("http {", f"http {{ {paths}", 1)
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder / 'pid'}; error_log {folder / 'error.log'}; daemon off;\n{text}")
    where = shutil.which("nginx") or "/usr/sbin/nginx"
    with subprocess.Popen([where, "-p", str(folder), "-c", str(file)], stderr=subprocess.DEVNULL) as process:
        try:
            yield f"localhost:{secure}", f"127.0.0.1:{plain}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_game_through_tls_and_a_balancer(on_postgres, tmp_path):
    """Two servers behind nginx: cookies are secure, sockets are upgraded, limits are for callers and not for the proxy."""
    if not (shutil.which("nginx") or Path("/usr/sbin/nginx").exists()):
        pytest.skip("nginx is not installed: `make services`")
    servers = [Running(["serve", "--data", on_postgres], INTERPRETED) for _ in range(2)]
    try:
        with nginx(tmp_path / "nginx", [one.ready().host for one in servers]) as (host, plain):
            trust = ssl._create_unverified_context()
            async with httpx.AsyncClient(base_url=f"https://{host}", verify=False, timeout=PATIENCE) as http:
                await _up(http)
                moved = await http.get(f"http://{plain}/m/x", follow_redirects=False)
                assert moved.status_code == 308 and moved.headers["location"].startswith("https://")
                assert (await http.get("/readyz")).status_code == 403
                body = {"game": "draftosaurus", "players": 2, "seats": [person("Ada"), person("Bo")], "options": {}}
                answer = await http.post("/api/matches", json=body, headers={"Origin": f"https://{host}"})
                assert answer.status_code == 201 and "secure" in answer.headers["set-cookie"].lower()
                assert "max-age" in answer.headers["strict-transport-security"]
                match, cookie = answer.json()["match"], answer.headers["set-cookie"].split(";")[0]
                address, headers = f"wss://{host}/api/matches/{match}/live", {"Cookie": cookie}
                origin = f"https://{host}"
                async with (
                    connect(f"{address}?seat=0", ssl=trust, origin=origin, additional_headers=headers) as one,
                    connect(f"{address}?seat=1", ssl=trust, origin=origin, additional_headers=headers) as two,
                ):
                    look = json.loads(await one.recv())["look"]
                    json.loads(await two.recv())
                    act = {"type": "act", "command": "a", "decision": look["decision"], "do": look["legal"][0]}
                    await one.send(json.dumps(act))
                    while (news := json.loads(await two.recv()))["type"] != "update":
                        pass
                    assert news["number"] == look["number"] + 1
    finally:
        for one in servers:
            one.stop()


async def _up(http):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if (await http.get("/healthz")).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise AssertionError("nginx does not answer")


@pytest.mark.asyncio
async def test_health_is_told_and_readiness_needs_the_database(tmp_path, monkeypatch):
    async with site(tmp_path) as host, Browser(host) as ada:
        assert (await ada.http.get("/healthz")).json() == {"healthy": True}
        assert (await ada.http.get("/readyz")).json() == {"ready": True}

        async def away(_):
            return False

        monkeypatch.setattr("gondwana.server.storage.store.Store.takes_writes", away)
        monkeypatch.setattr("gondwana.server.service._ASKED_AGAIN", -1.0)
        answer = await ada.http.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"ready": False})
        assert (await ada.http.get("/healthz")).status_code == 200


@pytest.mark.slow
def test_figures_and_logs_tell_no_secrets(tmp_path):
    """A server is asked, fails badly, and ends: its log is JSON, says what went wrong, and has no key and no cookie."""
    file, port = tmp_path / "tables.sqlite3", free_port()
    log = tmp_path / "log"
    arguments = ["serve", "--data", f"sqlite+aiosqlite:///{file}", "--log", "json", "--metrics", str(port)]
    with log.open("w") as errors:
        server = Running(arguments, INTERPRETED, errors=errors).ready()
        try:
            with httpx.Client(base_url=f"http://{server.host}/api", timeout=PATIENCE) as http:
                body = {"game": "draftosaurus", "players": 2, "seats": [person("Ada"), person("Bo")], "held_by": "keys"}
                made = http.post("/matches", json=body).json()
                secrets = [*made["keys"], made["watch"], http.cookies["gondwana"]]
                keyed = {"Authorization": f"Bearer {made['keys'][0]}"}
                assert http.get(f"/matches/{made['match']}", headers=keyed).status_code == 200
                assert http.post(f"/matches/{made['match']}/enter", json={"key": made["keys"][1]}).status_code < 500
                with sqlite3.connect(file) as database:
                    database.execute("DROP TABLE log")
                assert http.get(f"/matches/{made['match']}", headers=keyed).status_code == 500
                assert http.post(f"/matches/{made['match']}/enter", json={"key": made["keys"][0]}).status_code == 500
            figures = urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).read().decode()
            assert "gondwana_" not in httpx.get(f"http://{server.host}/metrics").text
        finally:
            server.stop()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["message"] for line in lines if line["level"] == "info"] == ["a server begins", "a server ends"]
    assert any("no such table" in line.get("traceback", "") for line in lines)
    assert re.search(r'gondwana_requests_total\{method="POST",status="201"\} 1.0', figures)
    assert re.search(r'gondwana_faults_total\{place="request"\} 2.0', figures)
    for secret in secrets:
        assert secret not in log.read_text() and secret not in figures


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_backup_of_a_file_in_use_is_whole(tmp_path):
    if shutil.which("sqlite3") is None:
        pytest.skip("the command sqlite3 is not installed")
    copied = tmp_path / "restored"
    copied.mkdir()
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        await play_out(tables, made)
        command = ["sqlite3", str(tmp_path / "tables.sqlite3"), f".backup '{copied / 'tables.sqlite3'}'"]
        subprocess.run(command, check=True, timeout=PATIENCE)
        await _goes_on(tmp_path, copied, made)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_dump_of_a_database_in_use_is_whole(on_postgres, postgres, tmp_path):
    copied = tmp_path / "restored"
    copied.mkdir()
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        await play_out(tables, made)
        dump, address = tmp_path / "gondwana.dump", _new(postgres)
        subprocess.run([program("pg_dump"), "--format=custom", f"--file={dump}", on_postgres], check=True, timeout=PATIENCE)
        restore = [program("pg_restore"), "--clean", "--if-exists", f"--dbname={address}", str(dump)]
        subprocess.run(restore, check=True, timeout=PATIENCE)
        (copied / "database").write_text(address)
        await _goes_on(tmp_path, copied, made)


def _new(postgres):
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as pool:  # there is an event loop in this thread
        return pool.submit(new_database, postgres).result()


async def _goes_on(folder, copied, made):
    """What was restored is the same game, and another can be played on it."""
    assert await stored_log(copied) == await stored_log(folder) != []
    async with service(copied) as tables:
        assert (await tables.look(made.match, made.keys[0])).status == "over"
        await play_out(tables, await new_table(tables))
    assert await stored(copied, "SELECT status FROM matches") == [("over",), ("over",)]
