"""What everybody has, counted from what everybody has seen: every payment is public (A12).

Rules: R6.6.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rondel.engine.edition import Edition
from rondel.engine.options import Options
from rondel.engine.setup import check_deal, set_up_draft, set_up_standard

# The events in which a player pays or is paid: the sign of each of their amounts.
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


def starting_cash(edition: Edition, options: Options, seats: int, deal: Sequence[str] | None) -> list[int]:
    """What each seat has before the first decision (R4.5, R5.1)."""
    if deal is None:
        return set_up_draft(edition, options, seats).cash
    return set_up_standard(edition, options, check_deal(edition, seats, deal)).cash


def tally(start: Sequence[int], events: Iterable[Mapping[str, Any]]) -> list[int]:
    """What each seat has after all these events, as `as_dict` words them."""
    cash = list(start)
    for event in events:
        for field, sign in _PAYMENTS.get(event["event"], ()):
            cash[event["player"]] += sign * event[field]
    return cash
