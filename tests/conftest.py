"""Random play is reproducible in the default run; RONDEL_SOAK asks for the long one (see test_random_play.py)."""

import os

from hypothesis import HealthCheck, Phase, settings

# A game is one seed: there is nothing in it to shrink.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)

settings.register_profile(
    "default",
    phases=PHASES,
    max_examples=40,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "soak",
    phases=PHASES,
    max_examples=int(os.environ.get("RONDEL_SOAK", "0") or 0) or 2000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("soak" if os.environ.get("RONDEL_SOAK") else "default")
