"""Quiet hours and the hour of the daily mail, on the clock on the person's wall. Nothing here reads a clock."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

DAY_MINUTES = 1440


def after_quiet(at: float, quiet_from: int | None, quiet_until: int | None, zone: ZoneInfo) -> float:
    """This time, or the end of the quiet hours it falls into; they are in minutes of the day and may pass midnight."""
    if quiet_from is None or quiet_until is None or quiet_from == quiet_until:
        return at
    there = datetime.fromtimestamp(at, zone)
    minute = there.hour * 60 + there.minute
    length = (quiet_until - quiet_from) % DAY_MINUTES
    if (minute - quiet_from) % DAY_MINUTES >= length:
        return at
    return next_time(at, quiet_until, zone)


def next_time(at: float, minute: int, zone: ZoneInfo) -> float:
    """When the wall clock next shows this minute of the day. An hour that a day lacks, in spring, is passed over."""
    there = datetime.fromtimestamp(at, zone)
    for days in (0, 1, 2):
        day = there.date() + timedelta(days=days)
        wanted = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
        if wanted > at:
            return wanted
    return at + 86_400.0
