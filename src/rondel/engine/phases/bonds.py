"""Bonds (R18.6-8): purchases and increases, their prices and effects.

Rules: R6.2, R18.6-8, R18.15.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.events import BondBought, BondRaised
from rondel.engine.money import move_to_treasury
from rondel.engine.position import Position
from rondel.engine.state import State

ANY_NATION = -1


def may_invest(s: Position, seat: int, nation: int) -> bool:
    """Return whether the player can afford anything in this nation, or in any."""
    nations = range(s.edition.nation_count) if nation == ANY_NATION else (nation,)
    return any(investments(s, seat, n) for n in nations)


def bond_price(s: Position, action: Action) -> int:
    """Return the price of a bond, less the bond returned for it (R18.6-8)."""
    faces = s.edition.faces
    return faces[action.bond] - (faces[action.old] if action.old >= 0 else 0)


def investments(s: Position, seat: int, nation: int) -> list[Action]:
    """Return the purchases and increases that a player can pay in one nation (R18.7-8)."""
    left = s.bonds_left(nation)
    own = s.holdings[nation * s.seats + seat]
    # More cash than the highest face value makes no difference.
    cash = min(s.cash[seat], s.edition.faces[-1])
    key = (nation, left, own, cash)
    known = s.edition.investment_cache.get(key)
    if known is None:
        if len(s.edition.investment_cache) > 50_000:
            s.edition.investment_cache.clear()
        known = s.edition.investment_cache[key] = _list_investments(s, nation, left, own, cash)
    return known[:]


def _list_investments(s: Position, nation: int, left: int, own: int, cash: int) -> list[Action]:
    table = s.edition.actions
    faces = s.edition.faces
    bonds = range(len(faces))
    result = [table.buy[nation][b] for b in bonds if left >> b & 1 and faces[b] <= cash]
    for old in bonds:
        if own >> old & 1:
            for new in range(old + 1, len(faces)):
                if left >> new & 1 and faces[new] - faces[old] <= cash:
                    result.append(table.raise_[nation, old, new])
    return result


def take_bond(s: State, seat: int, action: Action) -> None:
    """Pay for a bond into its nation's treasury; a returned bond is available at once (R18.6-8).

    Bonds are never sold back, so credit sums never fall (R6.2).
    """
    nation = action.nation
    faces = s.edition.faces
    holding = nation * s.seats + seat
    move_to_treasury(s, seat, nation, bond_price(s, action))
    s.holdings[holding] |= 1 << action.bond
    if action.old >= 0:
        s.holdings[holding] &= ~(1 << action.old)
        s.emit(BondRaised(seat, nation, faces[action.old], faces[action.bond]))
    else:
        s.emit(BondBought(seat, nation, faces[action.bond]))


def bond_refusal(s: Position, seat: int, action: Action, offered: int, rules: tuple[str, str]) -> Refusal:
    """Return why a player may not take this bond; `offered` is the only nation they may invest in, or ANY_NATION.

    `rules` are the rules behind the refusals "other nation" and "price".
    """
    edition = s.edition
    nation = edition.nations[action.nation]
    face = edition.faces[action.bond]
    params: dict[str, object] = {"nation": nation.id, "face": face}
    if offered not in (ANY_NATION, action.nation):
        params["offered"] = edition.nations[offered].id
        sentence = f"Only bonds of {edition.nations[offered].name} can be taken now."
        return Refusal("bond_other_nation", rules[0], sentence, params)
    if action.old >= action.bond:
        params["old"] = edition.faces[action.old]
        return Refusal("raise_down", "R18.8", "A bond is exchanged only for a higher one.", params)
    if action.old >= 0 and not s.holdings[action.nation * s.seats + seat] >> action.old & 1:
        params["old"] = edition.faces[action.old]
        sentence = f"You do not hold the {edition.faces[action.old]} bond of {nation.name}."
        return Refusal("bond_not_yours", "R18.8", sentence, params)
    if not s.bonds_left(action.nation) >> action.bond & 1:
        held = [p for p in range(s.seats) if s.holdings[action.nation * s.seats + p] >> action.bond & 1]
        params["player"] = held[0]
        return Refusal("bond_taken", "R1.3", f"The {face} bond of {nation.name} is not available.", params)
    price, cash = bond_price(s, action), s.cash[seat]
    params.update(price=price, cash=cash)
    sentence = f"That costs {price} million of your own cash, and you have {cash}."
    return Refusal("bond_price", rules[1], sentence, params)
