"""Gifts to treasuries (R6.5): at every decision, final, never more than cash that is not bound.

Rules: R6.5, R6.8.
"""

from __future__ import annotations

from rondel.engine.events import Gift
from rondel.engine.money import move_to_treasury
from rondel.engine.state import State


def bound_cash(s: State, seat: int) -> int:
    """Cash that a declared rondel move still needs (contract, section 6)."""
    return s.stack[-1].bound_cash(s, seat) if s.stack else 0


def may_give_to(s: State, seat: int, nation: int) -> bool:
    """Does the table's rule let this player give to this nation (A11)?"""
    return s.options.gifts == "any" or (s.options.gifts == "own" and s.government[nation] == seat)


def gift_limit(s: State, seat: int, nation: int) -> int:
    """The most the player may give now."""
    if not s.stack or not may_give_to(s, seat, nation):
        return 0
    return max(0, s.cash[seat] - bound_cash(s, seat))


def give(s: State, seat: int, nation: int, amount: int) -> None:
    """Move the money; whether it may be given is asked before."""
    move_to_treasury(s, seat, nation, amount)
    if s.news is not None:
        s.news.append(Gift(seat, nation, amount))
