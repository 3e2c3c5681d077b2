"""From where the server can be reached: links for friends are made of it."""

import pytest

from gondwana.server.http import reach


@pytest.mark.parametrize(
    ("host", "local", "bases"),
    [
        ("127.0.0.1", True, []),
        ("::1", True, []),
        ("0.0.0.0", False, ["http://192.168.7.9:80"]),
        ("::", False, ["http://192.168.7.9:80"]),
        ("10.0.0.2", False, ["http://10.0.0.2:80"]),
        ("fe80::1%eth0", False, ["http://[fe80::1]:80"]),
    ],
)
def test_who_can_reach_a_server_and_where(monkeypatch, host, local, bases):
    monkeypatch.setattr(reach, "lan_address", lambda: "192.168.7.9")
    assert (reach.is_local(host), reach.lan_bases(host, 80)) == (local, bases)


def test_a_machine_without_a_network_has_no_address_for_others(monkeypatch):
    monkeypatch.setattr(reach, "lan_address", lambda: "127.0.0.1")
    assert reach.lan_bases("0.0.0.0", 80) == []
