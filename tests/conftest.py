"""Hypothesis explores on a developer's machine and repeats itself in CI; a busy machine is no failure."""

import os

from hypothesis import HealthCheck, settings

_PATIENT = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}

settings.register_profile("explore", **_PATIENT)
settings.register_profile("repeat", derandomize=True, **_PATIENT)
settings.load_profile("repeat" if os.environ.get("CI") else "explore")
