"""Tasks as data: which events a step wants to see.

A task names an event and what its fields must say: a value, a list of values, or a table with `not` (none of these)
or `least` (a number of at least this). `count` asks for several such events, `wins` for a won game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Event = Mapping[str, Any]

_OWN_KEYS = ("id", "event", "count", "wins")


@dataclass(frozen=True)
class Task:
    """One thing that shall happen; `id` names its text."""

    id: str
    events: tuple[str, ...]
    fields: Mapping[str, Any]
    count: int
    wins: bool

    def is_done(self, events: Iterable[Event], has_won: bool) -> bool:
        """Have enough fitting events happened (and is the game won, where that is asked)?"""
        if self.wins:
            return has_won
        return sum(self.fits(event) for event in events) >= self.count

    def fits(self, event: Event) -> bool:
        """Is this one of the events the task speaks of?"""
        return event["event"] in self.events and all(
            _says(event.get(field), wanted) for field, wanted in self.fields.items()
        )


def task(data: Mapping[str, Any]) -> Task:
    """A task from its table in a step's file."""
    names = data.get("event", ())
    return Task(
        id=data["id"],
        events=(names,) if isinstance(names, str) else tuple(names),
        fields={key: value for key, value in data.items() if key not in _OWN_KEYS},
        count=data.get("count", 1),
        wins=data.get("wins", False),
    )


def _says(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return value in wanted
    if isinstance(wanted, Mapping):
        return value not in wanted.get("not", ()) and ("least" not in wanted or value >= wanted["least"])
    return bool(value == wanted)
