"""What every route is given."""

from dataclasses import dataclass
from typing import TypeAlias

from litestar.di import NamedDependency

from gondwana.server.http.callers import Caller, Holdings
from gondwana.server.keys import Key
from gondwana.server.service import Tables


@dataclass(frozen=True)
class Visit:
    """The tables and who comes to them."""

    tables: Tables
    holdings: Holdings
    caller: Caller

    def access(self, match: str, seat: int | None) -> Key:
        """With what the caller asks for a seat; raises `NoAccess` if it is nothing."""
        return self.holdings.key(self.caller, match, seat)


TheVisit: TypeAlias = NamedDependency[Visit]
