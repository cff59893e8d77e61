"""Polling for a condition."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

# Timeout in seconds, long enough for any busy machine.
LIMIT = 300.0
Value = TypeVar("Value")


def wait_until(condition: Callable[[], Value | None], what: str = "", seconds: float = LIMIT) -> Value:
    """Return the first true value of the condition; fail with `what` if there is none in time."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < deadline, what or f"this did not happen in {seconds} s"
        time.sleep(0.02)
