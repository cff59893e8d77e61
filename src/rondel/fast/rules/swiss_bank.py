"""Swiss Bank (R19): whoever governs nothing may stop a nation on Investor that is about to pass over it.

Rules: R19.2-6, R22.B5.
"""

from __future__ import annotations

from rondel.fast.board import ID_FORCE, ID_PASS, INVESTOR_SPACE
from rondel.fast.ints import Ints
from rondel.fast.layout import (
    BANKERS,
    BASE_NATION,
    BASE_SPACE,
    CASH,
    FORCE_WITHOUT_CARD,
    GIFT_TO_FORCE,
    GIFTS,
    GIFTS_TO_ANY,
    GOVERNMENT,
    INVESTOR,
    INVESTOR_CARD,
    SEATS,
    SWISS_BANK,
    TREASURY,
)
from rondel.fast.rules.government import bankers_from, interest_owed_to_others, interest_owed_to_own
from rondel.fast.rules.landing import land
from rondel.fast.rules.queues import head_of, rest_of
from rondel.fast.rules.stack import become_base


def swiss_bank_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Force only if the treasury alone covers all interest (R19.4); a gift may close the gap first (A22)."""
    gap = treasury_gap(t, s, s[BASE_NATION])
    if gap <= 0:
        out[0] = t[ID_FORCE]
        out[1] = t[ID_PASS]
        return 2
    if s[GIFT_TO_FORCE] and s[GIFTS] == GIFTS_TO_ANY and gap <= s[CASH + head_of(s[BANKERS])]:
        out[0] = t[ID_PASS]
        return 1
    return 0


def swiss_bank_play(t: Ints, s: Ints, action: int) -> None:
    """The first who forces decides; the nation then pays only the way to Investor (R19.6-8)."""
    if action == t[ID_FORCE]:
        land(t, s, s[BASE_NATION], t[INVESTOR_SPACE])
    else:
        swiss_bank_proceed(t, s)


def swiss_bank_proceed(t: Ints, s: Ints) -> None:
    """The next banker, or the nation moves on as declared."""
    s[BANKERS] = rest_of(s[BANKERS])
    if s[BANKERS] == 0:
        land(t, s, s[BASE_NATION], s[BASE_SPACE])


def open_swiss_bank_window(t: Ints, s: Ints, nation: int, space: int) -> bool:
    """Ask the bankers about this declared move; False if there is nobody to ask."""
    bankers = 0
    if s[INVESTOR_CARD]:
        bankers = bankers_from(s, s[INVESTOR])
    elif s[FORCE_WITHOUT_CARD]:
        bankers = bankers_from(s, (s[GOVERNMENT + nation] + 1) % s[SEATS])  # R22.B5
    if bankers == 0:
        return False
    become_base(s, SWISS_BANK, nation)
    s[BASE_SPACE] = space
    s[BANKERS] = bankers
    return True


def treasury_gap(t: Ints, s: Ints, nation: int) -> int:
    """How much the treasury lacks to pay the nation's whole interest (R19.4)."""
    return interest_owed_to_own(t, s, nation) + interest_owed_to_others(t, s, nation) - s[TREASURY + nation]
