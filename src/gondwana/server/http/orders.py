"""What the serving process is told when it is started."""

import msgspec

from gondwana.server.logs import LogForm


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """How to serve."""

    listener: int
    """The number of the open file that is the listening socket."""
    host: str = "127.0.0.1"
    port: int = 0
    """Where it listens."""
    hosts: tuple[str, ...] = ()
    """The names under which it answers; none is any, but for one that hears this machine only."""
    data: str | None = None
    """The address of the database."""
    rate: float = 30.0
    """Requests a second that one caller may make; 0 is any number."""
    redis: str | None = None
    """The address of the Redis by which servers tell each other what they wrote."""
    bots: bool = True
    """Whether bots think here; otherwise workers do."""
    metrics: str | None = None
    """Where figures are shown to Prometheus."""
    log: LogForm = "text"
