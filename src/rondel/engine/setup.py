"""Setup (R3, R4, R5): factories, bonds by flag cards or by draft, the investor card.

Rules: R4.1-9, R5.1.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from rondel.engine.edition import Edition
from rondel.engine.errors import PositionError
from rondel.engine.government import hand_out_swiss_banks
from rondel.engine.money import move_to_treasury, pay_player
from rondel.engine.options import Options
from rondel.engine.state import NOBODY, State


def player_names(edition: Edition, players: int | Sequence[str]) -> list[str]:
    """Return the names in seat order, generated if only a number is given; refuse unsupported numbers of players."""
    possible = sorted(edition.facts.standard_cash)
    if isinstance(players, int) and not isinstance(players, bool):
        names = [f"Player {i + 1}" for i in range(max(0, min(players, 100)))]
        count = players
    elif isinstance(players, (list, tuple)) and all(isinstance(name, str) for name in players):
        names = [name.strip() for name in players]
        count = len(names)
        # Records store one name per line.
        if any(not name or "\n" in name or "\r" in name for name in names):
            raise PositionError("Every player needs a name of one line.")
    else:
        raise PositionError("players must be a number or a list of names.")
    if count not in possible:
        raise PositionError(f"{edition.title} is for {possible[0]} to {possible[-1]} players, not {count}.")
    return names


def deal_cards(edition: Edition, seats: int, seed: int) -> list[int]:
    """Return the flag card of each seat, or the first card of each set with two or three players (R4.2-4)."""
    sets = edition.facts.sets.get(seats)
    cards = [group[0] for group in sets] if sets else list(range(edition.nation_count))
    return sorted(cards, key=lambda card: _random(seed, edition.nations[card].id))[:seats]


def draw_start_player(seats: int, seed: int) -> int:
    """Return the seat that chooses first in the draft (R5.2)."""
    return _random(seed, "start player") % seats


def _random(seed: int, what: str) -> int:
    """Return a pseudo-random number that is the same on every machine and in every version of Python."""
    return int.from_bytes(hashlib.sha256(f"{seed} {what}".encode()).digest()[:8], "big")


def check_deal(edition: Edition, seats: int, deal: Sequence[str]) -> list[int]:
    """Return the numbers of the nations in a deal; raise `PositionError` if it is impossible."""
    sets = edition.facts.sets.get(seats)
    allowed = [group[0] for group in sets] if sets else list(range(edition.nation_count))
    names = ", ".join(edition.nations[n].id for n in allowed)
    named = isinstance(deal, (list, tuple)) and all(isinstance(name, str) for name in deal)
    cards = [edition.nation_index.get(name, NOBODY) for name in deal] if named else []
    if len(cards) != seats or len(set(cards)) != seats or any(card not in allowed for card in cards):
        raise PositionError(f"The deal must give each of the {seats} players a different card of: {names}.")
    return cards


def set_up_standard(edition: Edition, options: Options, cards: Sequence[int]) -> State:
    """Sell players the bonds of their cards; a nation without a card goes to the holder of its only bond (R4.5-7)."""
    seats = len(cards)
    s = State(edition, options, seats)
    sets = {group[0]: group for group in edition.facts.sets.get(seats, ())}
    for seat, card in enumerate(cards):
        pay_player(s, seat, edition.facts.standard_cash[seats])
        for nation in sets.get(card, (card,)):
            s.government[nation] = seat
            for bond_nation, bond in edition.facts.cards[nation]:
                s.holdings[bond_nation * seats + seat] |= 1 << bond
                move_to_treasury(s, seat, bond_nation, edition.faces[bond])
    for nation in range(edition.nation_count):
        if s.government[nation] == NOBODY:
            holdings = s.holdings[nation * seats : (nation + 1) * seats]
            if any(holdings):
                s.government[nation] = holdings.index(max(holdings))
    hand_out_swiss_banks(s)
    place_investor_card(s)
    return s


def set_up_draft(edition: Edition, options: Options, seats: int) -> State:
    """Pay out the starting cash; bonds are sold in the draft (R5.1)."""
    s = State(edition, options, seats)
    for seat in range(seats):
        pay_player(s, seat, edition.facts.draft_cash[seats])
    return s


def place_investor_card(s: State) -> None:
    """Give the investor card to the left neighbor of the government of the first governed nation (R4.9)."""
    if s.options.investor_card:
        first = next(seat for seat in s.government if seat != NOBODY)
        s.investor = (first + 1) % s.seats
