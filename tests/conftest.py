"""Hypothesis explores on a developer's machine and repeats itself in CI; a busy machine is no failure."""

import os
import signal
from contextlib import suppress
from datetime import UTC, datetime

from hypothesis import HealthCheck, settings

_PATIENT = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("explore", **_PATIENT)
settings.register_profile("repeat", derandomize=True, **_PATIENT)
settings.load_profile("repeat" if os.environ.get("CI") else "explore")

# Set before workers are started: all of them draw the same samples, also around midnight.
os.environ.setdefault("GONDWANA_DAY", datetime.now(UTC).date().isoformat())


def pytest_report_header():
    return f"laws on the sample of {os.environ['GONDWANA_DAY']} (GONDWANA_DAY=all takes all)"


# A run in the background is deaf to Ctrl-C, and so is all that it starts: tests of Ctrl-C would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    with suppress(ValueError):  # not the main thread
        signal.signal(signal.SIGINT, signal.default_int_handler)
