"""How long to wait before something is tried again."""

from __future__ import annotations

import random
from email.utils import parsedate_to_datetime

from rondel.table.clocks import clock

FIRST_SECONDS, LONGEST_SECONDS = 15.0, 3600.0


def pause_after(attempts: int) -> float:
    """Twice as long each time, up to an hour; by chance somewhat more or less, so that not all come back at once."""
    return min(LONGEST_SECONDS, FIRST_SECONDS * 2.0 ** min(attempts - 1, 12)) * random.uniform(0.75, 1.25)


def asked_pause(retry_after: str | None) -> float:
    """The seconds that a header Retry-After asks for: a number or a date; 0 if it says neither."""
    text = (retry_after or "").strip()
    if text.isascii() and text.isdigit() and len(text) < 8:
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - clock.now())
    except (ValueError, TypeError, OverflowError):
        return 0.0
