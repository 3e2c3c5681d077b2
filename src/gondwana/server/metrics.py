"""Figures for Prometheus: how much is asked, stored, told and thought. No names, no keys, no matches."""

from typing import Any, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector, start_http_server

from gondwana.core.errors import GondwanaError
from gondwana.locale import Message

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

REQUESTS = Counter("gondwana_requests", "Requests, by method and status.", ["method", "status"], registry=REGISTRY)
SOCKETS = Gauge("gondwana_sockets", "Open live sockets.", registry=REGISTRY)
MATCHES = Gauge("gondwana_matches_in_memory", "Matches that are kept in memory.", registry=REGISTRY)
ENTRIES = Counter("gondwana_log_entries", "Entries of logs that were stored.", registry=REGISTRY)
COMMITS = Histogram("gondwana_commit_seconds", "How long a commit of moves took.", buckets=_TIMES, registry=REGISTRY)
RETRIES = Counter("gondwana_commit_retries", "Commits that were tried again: the database was away.", registry=REGISTRY)
TOLD = Counter("gondwana_news", "News that were put in line for those who listen.", registry=REGISTRY)
DECISIONS = Histogram(
    "gondwana_bot_seconds", "How long a bot's decision took, waiting included.", buckets=_TIMES, registry=REGISTRY
)
FAILURES = Counter("gondwana_faults", "What went wrong in the server, by place.", ["place"], registry=REGISTRY)


class NoMetrics(GondwanaError):
    """An address for figures that is none, or taken."""

    def __init__(self, address: str) -> None:
        super().__init__(Message("server-no-metrics", address=address))


class Shown(Protocol):
    """What shows the figures, until it is shut down."""

    def shutdown(self) -> None: ...

    def server_close(self) -> None: ...


def show(address: str | None) -> Shown | None:
    """Show the figures at http://HOST:PORT/metrics, or at a port of this machine alone if no host is named."""
    if address is None:
        return None
    host, _, port = address.rpartition(":")
    try:
        server: Any = start_http_server(int(port), host.strip("[]") or "127.0.0.1", REGISTRY)[0]
    except (ValueError, OverflowError, OSError):
        raise NoMetrics(address) from None
    shown: Shown = server
    return shown


def hide(shown: Shown | None) -> None:
    """Show them no more."""
    if shown is not None:
        shown.shutdown()
        shown.server_close()
