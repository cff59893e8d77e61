"""History of a game as a linked list, so that copies of a game share it.

Every payment is public, so the cash of all players can be derived from the history (A12). Rules: R6.6.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rondel.engine.edition import Edition
from rondel.engine.events import Event, as_dict
from rondel.engine.options import Options
from rondel.engine.setup import check_deal, set_up_draft, set_up_standard

# Events in which a player pays or receives money: fields with amounts and their signs.
_PAYMENTS: dict[str, tuple[tuple[str, int], ...]] = {
    "bond_bought": (("face", -1),),
    "bond_raised": (("old", 1), ("new", -1)),
    "rondel_moved": (("price", -1),),
    "interest_paid": (("amount", 1),),
    "interest_topped_up": (("amount", -1),),
    "investor_paid": (("amount", 1),),
    "swiss_bank_income": (("amount", 1),),
    "tax_collected": (("bonus", 1),),
    "gift": (("amount", -1),),
}


class Entry(NamedTuple):
    """One action or gift that was played, with its events."""

    before: Entry | None
    seat: int
    text: str
    events: Sequence[Event]


def entries(last: Entry | None, most: int | None = None) -> list[Entry]:
    """Return the entries up to `last`, oldest first; at most the newest `most`."""
    result: list[Entry] = []
    while last is not None and (most is None or len(result) < most):
        result.append(last)
        last = last.before
    return result[::-1]


def events_after(
    opening: Sequence[Event], last: Entry | None, now: int, version: int, edition: Edition
) -> list[dict[str, object]]:
    """Return the events after a version of the game that is now at version `now`, as dicts with their versions."""
    newest = entries(last, max(0, now - version))
    result = [event_dict(event, 0, edition) for event in opening] if version <= 0 else []
    for number, entry in enumerate(newest, now - len(newest) + 1):
        result += [event_dict(event, number, edition) for event in entry.events]
    return result


def event_dict(event: Event, version: int, edition: Edition) -> dict[str, object]:
    """Return the event as a dict with ids instead of numbers, and the version it belongs to."""
    return {**as_dict(event, edition), "version": version}


def starting_cash(edition: Edition, options: Options, seats: int, deal: Sequence[str] | None) -> list[int]:
    """Return the cash of each seat before the first decision (R4.5, R5.1)."""
    if deal is None:
        return set_up_draft(edition, options, seats).cash
    return set_up_standard(edition, options, check_deal(edition, seats, deal)).cash


def tally(start: Sequence[int], events: Iterable[Mapping[str, Any]]) -> list[int]:
    """Return the cash of each seat after all these events (dicts of `as_dict`)."""
    cash = list(start)
    for event in events:
        for field, sign in _PAYMENTS.get(event["event"], ()):
            cash[event["player"]] += sign * event[field]
    return cash
