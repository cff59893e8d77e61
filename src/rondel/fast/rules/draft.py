"""Bond draft for experienced players (R5, R22.A): nation by nation, each player may take one bond.

Rules: R4.9, R5.2-7, R22.A.
"""

from __future__ import annotations

from rondel.fast.board import ID_PASS, NATION_COUNT
from rondel.fast.ints import Ints
from rondel.fast.layout import (
    BASE_FIRST,
    BASE_MOVER,
    BASE_NATION,
    DRAFT,
    DRAFT_ASKED,
    DRAFT_VOIDS,
    ENDED_BY_VOID_DRAFTS,
    GOVERNMENT,
    HOLDINGS,
    INVESTOR,
    INVESTOR_CARD,
    MOST_SEATS,
    NEXT_NATION,
    NOBODY,
    SEATS,
)
from rondel.fast.rules.bonds import purchases, take_bond
from rondel.fast.rules.government import hand_out_swiss_banks
from rondel.fast.rules.scoring import end_game
from rondel.fast.rules.stack import become_base

VOID_DRAFTS = 3


def draft_seat(s: Ints) -> int:
    """Return the seat to choose now."""
    return (s[BASE_FIRST] + s[DRAFT_ASKED]) % s[SEATS]


def draft_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write the affordable bonds of the nation, and pass (R5.3)."""
    if s[DRAFT_ASKED] == s[SEATS]:
        return 0
    count = purchases(t, s, draft_seat(s), s[BASE_NATION], out, 0)
    if count:
        out[count] = t[ID_PASS]
        count += 1
    return count


def draft_play(t: Ints, s: Ints, action: int) -> None:
    """Take a bond or none, and pass the choice to the next player."""
    if action != t[ID_PASS]:
        take_bond(t, s, draft_seat(s), action)
    s[DRAFT_ASKED] += 1


def draft_proceed(t: Ints, s: Ints) -> None:
    """Proceed to the next player, to the next nation with its first chooser (R5.2), or to the first turn."""
    if s[DRAFT_ASKED] < s[SEATS]:
        s[DRAFT_ASKED] += 1
        return
    nation = s[BASE_NATION]
    settle_drafted_government(s, nation)
    if nation + 1 < t[NATION_COUNT]:
        s[BASE_NATION] = nation + 1
        s[BASE_FIRST] = (s[BASE_FIRST] + 1) % s[SEATS]
        s[DRAFT_ASKED] = 0
    elif is_anything_sold(t, s):
        hand_out_swiss_banks(t, s)
        place_investor_card(s)
        become_base(s, NEXT_NATION, NOBODY)
        s[BASE_MOVER] = NOBODY
    else:
        repeat_draft(t, s)


def settle_drafted_government(s: Ints, nation: int) -> None:
    """Give the government to the holder of the highest bond sold (R5.4)."""
    highest = 0
    for seat in range(s[SEATS]):
        held = s[HOLDINGS + nation * MOST_SEATS + seat]
        if held > highest:
            highest = held
            s[GOVERNMENT + nation] = seat


def is_anything_sold(t: Ints, s: Ints) -> bool:
    """Return whether any bond is sold."""
    for i in range(HOLDINGS, HOLDINGS + t[NATION_COUNT] * MOST_SEATS):
        if s[i]:
            return True
    return False


def place_investor_card(s: Ints) -> None:
    """Give the card to the left neighbor of the government of the first governed nation (R4.9)."""
    if s[INVESTOR_CARD]:
        nation = 0
        while s[GOVERNMENT + nation] == NOBODY:
            nation += 1
        s[INVESTOR] = (s[GOVERNMENT + nation] + 1) % s[SEATS]


def repeat_draft(t: Ints, s: Ints) -> None:
    """Void a draft without a sale and repeat it; after three the game is a draw (A6)."""
    voids = s[DRAFT_VOIDS] + 1
    if voids == VOID_DRAFTS:
        end_game(s, ENDED_BY_VOID_DRAFTS)
        return
    # The start player chose first for the first nation; the left neighbor starts the next draft.
    start = (s[BASE_FIRST] - (t[NATION_COUNT] - 1)) % s[SEATS]
    become_base(s, DRAFT, 0)
    s[BASE_FIRST] = (start + 1) % s[SEATS]
    s[DRAFT_VOIDS] = voids
