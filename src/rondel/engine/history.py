"""What has been played so far: entries that hang on each other, so that copies of a game share their past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rondel.engine.edition import Edition
from rondel.engine.events import Event, as_dict


class Entry(NamedTuple):
    """One action or gift of the past, with what it brought about."""

    before: Entry | None
    seat: int
    text: str
    events: Sequence[Event]


def entries(last: Entry | None, most: int | None = None) -> list[Entry]:
    """The entries up to the last one, oldest first; at most so many of the newest ones."""
    result: list[Entry] = []
    while last is not None and (most is None or len(result) < most):
        result.append(last)
        last = last.before
    return result[::-1]


def events_after(
    opening: Sequence[Event], last: Entry | None, now: int, version: int, edition: Edition
) -> list[dict[str, object]]:
    """What happened after a version of the game that is now at `now`, with ids and the version of each event."""
    newest = entries(last, max(0, now - version))
    result = [worded(event, 0, edition) for event in opening] if version <= 0 else []
    for number, entry in enumerate(newest, now - len(newest) + 1):
        result += [worded(event, number, edition) for event in entry.events]
    return result


def worded(event: Event, version: int, edition: Edition) -> dict[str, object]:
    """The event with ids instead of numbers, and the version of the game it belongs to."""
    return {**as_dict(event, edition), "version": version}
