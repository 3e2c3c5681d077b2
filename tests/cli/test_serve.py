"""`gondwana` by itself and `gondwana serve`: where they listen, what they say."""

import io
import json
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from gondwana.cli import run, serve


@pytest.fixture
def quiet(monkeypatch):
    """Nothing is served and no browser opened; what would have been is noted."""
    noted = {"opened": [], "served": []}

    class Noted:
        def __init__(self, listener, **how):
            self.how = {"listener": listener.getsockname(), **how}

        def run(self):
            noted["served"].append(self.how)
            self.how["started"]()
            raise KeyboardInterrupt

    monkeypatch.setattr(serve, "Supervisor", Noted)
    monkeypatch.setattr(serve.signal, "signal", lambda *_: None)
    monkeypatch.setattr(serve.webbrowser, "open", noted["opened"].append)
    monkeypatch.setattr(serve, "PORT", free_port())
    return noted


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def test_no_arguments_open_the_table(quiet, capsys):
    assert run([]) == 0
    out, err = capsys.readouterr()
    (address,) = quiet["opened"]
    assert address == f"http://127.0.0.1:{serve.PORT}"
    assert out.count("\n") == 1 and address in out and err == ""
    assert quiet["served"][0]["listener"][0] == "127.0.0.1"


def test_no_browser_if_it_is_not_wanted(quiet, capsys):
    assert run(["--no-open", "--data", "sqlite+aiosqlite:///x"]) == 0
    assert quiet["opened"] == [] and quiet["served"][0]["data"] == "sqlite+aiosqlite:///x"
    assert "http://127.0.0.1:" in capsys.readouterr().out


def test_the_next_port_if_the_usual_one_is_taken(quiet, capsys):
    with socket.socket() as other:
        other.bind(("127.0.0.1", serve.PORT))
        other.listen()
        assert run(["--no-open", "--data", "sqlite+aiosqlite:///x"]) == 0
    assert quiet["served"][0]["listener"][1] > serve.PORT
    assert capsys.readouterr().err == ""


def test_a_port_that_was_asked_for_and_is_taken_is_said(quiet, capsys):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        for arguments in (["--no-open"], ["serve"]):
            assert run([*arguments, "--port", str(port)]) == 2
            assert capsys.readouterr().err == f"gondwana: 127.0.0.1:{port}: Address already in use\n"


def test_a_table_that_stands_already_is_shown(quiet, capsys):
    """A second command opens what the first one serves."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"version": "1", "preparing": []}).encode())

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", serve.PORT), Answers) as other:
        thread = threading.Thread(target=other.handle_request)
        thread.start()
        assert run([]) == 0
        thread.join()
    assert quiet["opened"] == [f"http://127.0.0.1:{serve.PORT}"] and quiet["served"] == []
    assert "already" in capsys.readouterr().out


def test_others_in_the_network_get_an_address_and_a_picture_of_it(quiet, capsys, monkeypatch):
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    assert run(["--lan", "--port", "0"]) == 0
    out = capsys.readouterr().out
    port = quiet["served"][0]["listener"][1]
    assert quiet["served"][0]["listener"][0] == "0.0.0.0"
    assert f"http://192.0.2.7:{port}" in out and out.count("█") > 50
    assert quiet["opened"] == [f"http://192.0.2.7:{port}"]


def test_the_own_address_is_one(monkeypatch):
    parts = serve.lan_address().split(".")
    assert len(parts) == 4 and all(0 <= int(part) < 256 for part in parts)


def test_a_server_for_others(quiet, capsys):
    assert run(["serve", "--host", "0.0.0.0", "--port", "0", "--rate", "5"]) == 0
    assert quiet["opened"] == [] and quiet["served"][0]["rate"] == 5
    assert "http://0.0.0.0:" in capsys.readouterr().out


def test_a_server_that_does_not_start_is_a_failure(quiet, monkeypatch):
    class Fails:
        def __init__(self, *_, **__):
            pass

        def run(self):
            raise serve.Failed

    monkeypatch.setattr(serve, "Supervisor", Fails)
    assert run(["serve", "--port", "0"]) == 1


def test_nothing_but_a_table_counts_as_one(monkeypatch):
    monkeypatch.setattr(serve, "urlopen", lambda *_, **__: io.BytesIO(b"<html>"))
    assert not serve._is_ours(1)
