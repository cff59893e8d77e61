"""Bots that misbehave, for tests: slow, failing, cheating, hanging."""

from __future__ import annotations

import os
import time
from typing import Any

from rondel.bots import Bot


class Slow(Bot):
    """Thinks for a moment, then takes the last action."""

    name = "slow"

    def choose(self, _view: Any, _decision: Any) -> Any:
        time.sleep(0.3)
        return _decision.actions[-1]


class Failing(Bot):
    name = "failing"

    def choose(self, _view: Any, _decision: Any) -> Any:
        raise RuntimeError("I give up")


class Cheating(Bot):
    name = "cheating"

    def choose(self, _view: Any, _decision: Any) -> Any:
        return "rondel moon_landing"


class Hanging(Bot):
    name = "hanging"

    def choose(self, _view: Any, _decision: Any) -> Any:
        time.sleep(3600)


class Crashing(Bot):
    name = "crashing"

    def choose(self, _view: Any, _decision: Any) -> Any:
        os._exit(3)
