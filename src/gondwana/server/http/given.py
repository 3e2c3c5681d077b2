"""What every route is given."""

from dataclasses import dataclass
from typing import TypeAlias

from litestar.di import NamedDependency

from gondwana.server.http.callers import Caller
from gondwana.server.service import Tables


@dataclass(frozen=True)
class Visit:
    """The tables and who comes to them."""

    tables: Tables
    caller: Caller


PACKED = "packed"
"""Marks routes whose answers were packed beforehand."""

PAUSE = "gondwana.pause"
"""In the scope of a socket: called for each frame, returns the seconds that it has to wait."""

TheVisit: TypeAlias = NamedDependency[Visit]
