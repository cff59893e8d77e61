"""Test bots: slow, failing, cheating, hanging, crashing, and one that requires the cash tally."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

from rondel.bots import Bot


class Waiting(Bot):
    """Waits until the test releases it, then takes the last action."""

    name = "waiting"

    def choose(self, _view: Any, _decision: Any) -> Any:
        while held_by(os.getppid()).exists():
            time.sleep(0.01)
        return _decision.actions[-1]


def held_by(process: int) -> Path:
    """Return the file whose existence blocks the waiting bots of a process."""
    return Path(tempfile.gettempdir()) / f"rondel-held-by-{process}"


class Slow(Bot):
    """Waits for a moment, then takes the last action."""

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


class Counting(Bot):
    """Fails unless it knows everybody's cash; varies its choices so that cash moves."""

    name = "counting"

    def choose(self, view: Any, decision: Any) -> Any:
        counted = view.tally()
        assert len(counted) == len(view["players"]), "a seat is missing"
        assert counted[view.seat] == view["players"][view.seat]["cash"]
        return decision.actions[view.version % len(decision.actions)]
