"""Every payment goes through here; nobody else writes cash or treasuries (R6.3, R23.6). The bank is endless (R1.8).

Rules: R1.8, R6.3-4, R6.7, R23.6.
"""

from __future__ import annotations

from rondel.engine.state import State


def pay_player(s: State, seat: int, amount: int) -> None:
    """The bank pays a player: investor card, Imperial's success bonus, income of a Swiss Bank."""
    s.cash[seat] += amount


def pay_treasury(s: State, nation: int, amount: int) -> None:
    """The bank pays taxes into a treasury."""
    s.treasury[nation] += amount


def collect_from_player(s: State, seat: int, amount: int) -> None:
    """A player pays the bank: steps on the rondel."""
    s.cash[seat] -= amount


def collect_from_treasury(s: State, nation: int, amount: int) -> None:
    """A treasury pays the bank: factories, imports, soldiers' pay."""
    s.treasury[nation] -= amount


def move_to_treasury(s: State, seat: int, nation: int, amount: int) -> None:
    """A player pays a treasury: bonds and gifts."""
    s.cash[seat] -= amount
    s.treasury[nation] += amount


def move_to_player(s: State, nation: int, seat: int, amount: int) -> None:
    """A treasury pays a player: interest and the success bonus of 2030."""
    s.treasury[nation] -= amount
    s.cash[seat] += amount


def move_between_players(s: State, payer: int, receiver: int, amount: int) -> None:
    """A government makes up interest its treasury lacks (R18.2); there is no other such payment (R6.7)."""
    s.cash[payer] -= amount
    s.cash[receiver] += amount
