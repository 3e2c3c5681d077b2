"""Hypothesis explores on a developer's machine and repeats itself in CI; a busy machine is no failure."""

import os
import signal
from contextlib import suppress

from hypothesis import HealthCheck, settings

_PATIENT = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("explore", **_PATIENT)
settings.register_profile("repeat", derandomize=True, **_PATIENT)
settings.load_profile("repeat" if os.environ.get("CI") else "explore")

# A run in the background is deaf to Ctrl-C, and so is all that it starts: tests of Ctrl-C would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    with suppress(ValueError):  # not the main thread
        signal.signal(signal.SIGINT, signal.default_int_handler)
