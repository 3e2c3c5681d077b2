"""From where a listening socket can be reached, so that links for friends are links that they can open.

It imports nothing that is slow.
"""

import socket
from collections.abc import Sequence
from ipaddress import ip_address

LOCAL = "127.0.0.1"
_OWN_NAMES = frozenset({"localhost", LOCAL, "::1"})


def is_local(host: str) -> bool:
    """Whether a socket that is bound to this address hears this machine only."""
    return ip_address(_bare(host)).is_loopback


def host_names(host: str, allowed: Sequence[str] = ()) -> frozenset[str] | None:
    """The names under which a server answers: those that are allowed; else any, but for one that hears this machine only."""
    if allowed:
        return frozenset(name.lower() for name in allowed)
    return _OWN_NAMES | {_bare(host)} if is_local(host) else None


def lan_bases(host: str, port: int) -> list[str]:
    """The addresses for others in the network of a socket that hears them, as far as this machine knows its own."""
    if is_local(host):
        return []
    name = lan_address() if ip_address(_bare(host)).is_unspecified else _bare(host)
    if is_local(name):
        return []
    return [f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"]


def lan_address() -> str:
    """This machine's address in the local network. No packet is sent: connecting a datagram socket only picks the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
            return str(asked.getsockname()[0])
        except OSError:
            return LOCAL


def _bare(host: str) -> str:
    return host.partition("%")[0]
