"""The client of a request, for limits and fair shares: the network address that it comes from."""

from contextvars import ContextVar
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

_PREFIX = 64
"""Bits of an IPv6 address that one customer has; the rest they choose at will."""


@dataclass
class RequestContext:
    """What is known of the request that is being answered."""

    network: str = ""
    device: str | None = None
    """The digest of its device, if that was found to hold a seat or to have made a match; a cookie is easily invented."""


_context: ContextVar[RequestContext | None] = ContextVar("request", default=None)


def network_of(address: str) -> str:
    """Return what an address counts as: an IPv4 address as itself, an IPv6 address as its /64."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return str(found) if isinstance(found, IPv4Address) else str(IPv6Network((found, _PREFIX), strict=False))


def enter_request(network: str) -> RequestContext:
    """Begin to answer a request: what is done for it from here on finds its context."""
    context = RequestContext(network)
    _context.set(context)
    return context


def current_client() -> str:
    """Return the client of the request that is being answered; empty if none is."""
    context = _context.get()
    return "" if context is None else context.network


def mark_known(device: str | None) -> None:
    """Note the device of the request that is being answered, by its digest, as one of ours."""
    context = _context.get()
    if context is not None:
        context.device = device or context.device
