"""Payments and gifts (R6), the only code that changes cash or treasuries (R6.3, R23.6). The bank is unlimited (R1.8).

Rules: R1.8, R6.3-5, R6.7-8, R23.6.
"""

from __future__ import annotations

from rondel.engine.errors import Refusal
from rondel.engine.events import Gift
from rondel.engine.position import Position
from rondel.engine.state import State


def pay_player(s: State, seat: int, amount: int) -> None:
    """Pay a player from the bank: investor card, Imperial's success bonus, income of a Swiss Bank."""
    s.cash[seat] += amount


def pay_treasury(s: State, nation: int, amount: int) -> None:
    """Pay taxes from the bank into a treasury."""
    s.treasury[nation] += amount


def collect_from_player(s: State, seat: int, amount: int) -> None:
    """Collect a payment for rondel steps from a player."""
    s.cash[seat] -= amount


def collect_from_treasury(s: State, nation: int, amount: int) -> None:
    """Collect a payment for factories, imports or soldiers' pay from a treasury."""
    s.treasury[nation] -= amount


def move_to_treasury(s: State, seat: int, nation: int, amount: int) -> None:
    """Move money from a player to a treasury: bonds and gifts."""
    s.cash[seat] -= amount
    s.treasury[nation] += amount


def move_to_player(s: State, nation: int, seat: int, amount: int) -> None:
    """Move money from a treasury to a player: interest and the success bonus of 2030."""
    s.treasury[nation] -= amount
    s.cash[seat] += amount


def move_between_players(s: State, payer: int, receiver: int, amount: int) -> None:
    """Move money from a government to a lender when the treasury is short of interest (R18.2), the only case (R6.7)."""
    s.cash[payer] -= amount
    s.cash[receiver] += amount


def bound_cash(s: Position, seat: int) -> int:
    """Return the cash that is reserved for a declared rondel move (contract, section 6)."""
    return s.stack[-1].bound_cash(s, seat) if s.stack else 0


def may_give_to(s: Position, seat: int, nation: int) -> bool:
    """Return whether the gift option lets this player give to this nation (A11)."""
    return s.options.gifts == "any" or (s.options.gifts == "own" and s.government[nation] == seat)


def gift_limit(s: Position, seat: int, nation: int) -> int:
    """Return the largest gift that the player may make now."""
    if not s.stack or not may_give_to(s, seat, nation):
        return 0
    return max(0, s.cash[seat] - bound_cash(s, seat))


def gift_refusal(s: Position, seat: int, nation: int, amount: int) -> Refusal | None:
    """Return why a gift is refused during the game, None if it is possible (R6.5)."""
    name = s.edition.nations[nation].name
    params: dict[str, object] = {"nation": s.edition.nations[nation].id, "amount": amount}
    if s.options.gifts == "off":
        return Refusal("gifts_off", "R6.5", "Gifts are switched off at this table.", params)
    if not may_give_to(s, seat, nation):
        sentence = f"At this table you may give only to nations you govern; you do not govern {name}."
        return Refusal("gift_not_own", "R6.5", sentence, params)
    bound = bound_cash(s, seat)
    cash = s.cash[seat]
    if amount > cash:
        return Refusal("gift_cash", "R6.5", f"You have {cash} million, not {amount}.", {**params, "cash": cash})
    if amount > cash - bound:
        sentence = f"{bound} million of your cash are reserved until the rondel move you have declared is paid."
        return Refusal("gift_bound", "R6.5", sentence, {**params, "bound": bound})
    return None


def gift_could_cover(s: Position, seat: int, lacking: int) -> bool:
    """Return whether a gift of the government could cover what is missing from the treasury (R6.5)."""
    return s.options.gifts != "off" and lacking <= s.cash[seat]


def treasury_refusal(s: Position, nation: int, price: int, code: str, rule: str) -> Refusal:
    """Return the refusal for a treasury that cannot pay; the remedy is a gift of the government, if it can make one."""
    lacking = price - s.treasury[nation]
    id, name = s.edition.nations[nation].id, s.edition.nations[nation].name
    sentence = f"That costs {price} million; the treasury of {name} holds {s.treasury[nation]}."
    possible = gift_could_cover(s, s.government[nation], lacking)
    params: dict[str, object] = {
        "nation": id,
        "price": price,
        "treasury": s.treasury[nation],
        "lacking": lacking,
    }
    return Refusal(code, rule, sentence, params, (f"give {id} {lacking}",) if possible else ())


def give(s: State, seat: int, nation: int, amount: int) -> None:
    """Carry out a gift that has been checked."""
    move_to_treasury(s, seat, nation, amount)
    s.emit(Gift(seat, nation, amount))
