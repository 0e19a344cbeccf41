"""What every test shares: Hypothesis judges answers, never the time that they take."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "openrummy",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],  # the one check that reads the clock
    derandomize="CI" in os.environ,  # there the same examples every time; at a desk new ones every time
    print_blob=True,
)
settings.load_profile("openrummy")
