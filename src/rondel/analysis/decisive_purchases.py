"""Purchases of bonds, among those that players can afford now, that would change the winner.

A purchase costs cash, adds interest, fills the nation's treasury and may change its government (R18.6-10), which then
pays the way to Taxation and receives the bonus.

Rules: R18.6-10, R21.2.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rondel.analysis.ledger import Ledger, governs
from rondel.analysis.taxing import ledger_after, obstacle_to
from rondel.position import Position, Variation


class Purchase(NamedTuple):
    """A bond that a player could buy, or exchange for a smaller one, and the winners after that."""

    seat: int
    nation: str
    face: int
    old: int | None  # the bond returned for it (R18.8)
    price: int
    governs: bool  # whether the buyer takes over the government
    winners: tuple[int, ...]  # empty: the new government could not pay the way to Taxation

    def to_dict(self) -> dict[str, Any]:
        """Return the purchase as JSON-serializable data."""
        return {**self._asdict(), "winners": list(self.winners)}


def decisive_purchases(s: Position, ledger: Ledger, taxing: int | None = None) -> tuple[Purchase, ...]:
    """Return the purchases after which others would win if the game ended now, or by the Taxation of nation `taxing`.

    There are none with hidden cash, because the winners are unknown. The cheapest come first.
    """
    before = _winners(s, ledger, taxing)
    if before is None or None in ledger.cash:
        return ()
    found = []
    for seat, nation, bond, old in _offers(s, ledger):
        then, after = _bought(s, ledger, seat, nation, bond, old)
        winners = _winners(then, after, taxing)
        if winners == before:
            continue
        faces = s.edition.faces
        price = faces[bond] - (faces[old] if old >= 0 else 0)
        takes = then.government[nation] == seat != s.government[nation]
        given = faces[old] if old >= 0 else None
        found.append(Purchase(seat, s.edition.nations[nation].id, faces[bond], given, price, takes, winners or ()))
    return tuple(sorted(found, key=lambda each: (each.price, each.seat)))


def _winners(s: Position, ledger: Ledger, taxing: int | None) -> tuple[int, ...] | None:
    """Return the winners now or after that Taxation; None if cash is hidden or the nation cannot get there."""
    if taxing is None:
        return ledger.winners()
    if governs(s, taxing) is None or obstacle_to(s, ledger, taxing):
        return None
    return ledger_after(s, ledger, taxing).winners()


def _offers(s: Position, ledger: Ledger) -> Iterator[tuple[int, int, int, int]]:
    """Yield seat, nation, bond and returned bond (-1 if none) of every affordable purchase (R18.6-8)."""
    faces = s.edition.faces
    for seat, cash in enumerate(ledger.cash):
        for nation in range(s.edition.nation_count):
            own, left = s.holdings[nation * s.seats + seat], s.bonds_left(nation)
            for bond, face in enumerate(faces):
                if not left >> bond & 1:
                    continue
                for old in (-1, *(b for b in range(bond) if own >> b & 1)):
                    if cash is not None and face - (faces[old] if old >= 0 else 0) <= cash:
                        yield seat, nation, bond, old


def _bought(s: Position, ledger: Ledger, seat: int, nation: int, bond: int, old: int) -> tuple[Variation, Ledger]:
    """Return position and ledger after a purchase and the check of governments (R18.10)."""
    faces, credit = s.edition.faces, s.edition.credit
    price = faces[bond] - (faces[old] if old >= 0 else 0)
    then = s.clone()
    at = nation * s.seats + seat
    then.holdings[at] |= 1 << bond
    if old >= 0:
        then.holdings[at] &= ~(1 << old)
    then.treasury[nation] += price
    government = governs(s, nation)
    lent = credit[then.holdings[at]]
    if government is None or lent > credit[then.holdings[nation * s.seats + government]]:
        then.government[nation] = seat
    return then, ledger.with_cash(seat, -price)._replace(bonds=tuple(then.holdings))
