"""Swiss Bank (R19): its owner may force a nation that would pass over Investor to stop there.

Rules: R7.3, R19.2-8, R22.B5.
"""

from __future__ import annotations

from rondel.fast.board import (
    ID_FORCE,
    ID_PASS,
    INVESTOR_SPACE,
    SPACE_ACTION,
    SPACE_FACTORY,
    SPACE_IMPORT,
    SPACE_MANEUVER,
    SPACE_PRODUCTION,
    SPACE_TAXATION,
)
from rondel.fast.ints import Ints
from rondel.fast.layout import (
    AFTER_ACTION,
    BANKERS,
    BASE_NATION,
    BASE_SPACE,
    CASH,
    FACTORY,
    FORCE_WITHOUT_CARD,
    GIFT_TO_FORCE,
    GIFTS,
    GIFTS_TO_ANY,
    GOVERNMENT,
    IMPORT,
    INVESTOR,
    INVESTOR_CARD,
    OFF_RONDEL,
    PASSED_INVESTOR,
    PLACE,
    POWER,
    SEATS,
    SWISS_BANK,
    TREASURY,
)
from rondel.fast.rules.fleets import begin_maneuver
from rondel.fast.rules.government import bankers_from, interest_owed_to_others, interest_owed_to_own
from rondel.fast.rules.investor import pay_interest
from rondel.fast.rules.money import price_of_steps, steps_between
from rondel.fast.rules.production import begin_production
from rondel.fast.rules.stack import become_base, become_step, head_of, rest_of
from rondel.fast.rules.taxation import collect_taxes


def swiss_bank_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write force, only if the treasury covers all interest (R19.4), and pass; a gift may close the gap (A22)."""
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
    """Force or pass; the first owner to force decides, and the nation pays only the way to Investor (R19.6-8)."""
    if action == t[ID_FORCE]:
        land(t, s, s[BASE_NATION], t[INVESTOR_SPACE])
    else:
        swiss_bank_proceed(t, s)


def swiss_bank_proceed(t: Ints, s: Ints) -> None:
    """Ask the next banker, or move the nation as declared."""
    s[BANKERS] = rest_of(s[BANKERS])
    if s[BANKERS] == 0:
        land(t, s, s[BASE_NATION], s[BASE_SPACE])


def open_swiss_bank_window(t: Ints, s: Ints, nation: int, space: int) -> bool:
    """Ask the bankers about this declared move; return False if there is none."""
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
    """Return the amount missing from the treasury to pay the nation's whole interest (R19.4)."""
    return interest_owed_to_own(t, s, nation) + interest_owed_to_others(t, s, nation) - s[TREASURY + nation]


def land(t: Ints, s: Ints, nation: int, space: int) -> None:
    """Move the marker to the space and begin its action; the surcharge is for the steps actually moved (R19.7)."""
    origin = s[PLACE + nation]
    investor = space == t[INVESTOR_SPACE]
    if origin != OFF_RONDEL:
        steps = steps_between(t, origin, space)
        investor = investor or steps_between(t, origin, t[INVESTOR_SPACE]) < steps
        s[CASH + s[GOVERNMENT + nation]] -= price_of_steps(t, steps, s[POWER + nation])
    s[PLACE + nation] = space
    become_base(s, AFTER_ACTION, nation)
    s[PASSED_INVESTOR] = 1 if investor else 0
    action = t[SPACE_ACTION + space]
    if action == SPACE_MANEUVER:
        begin_maneuver(s, nation)
    elif action == SPACE_PRODUCTION:
        begin_production(t, s, nation)
    elif action == SPACE_IMPORT:
        become_step(s, IMPORT, nation)
    elif action == SPACE_FACTORY:
        become_step(s, FACTORY, nation)
    elif action == SPACE_TAXATION:
        collect_taxes(t, s, nation)
    else:
        pay_interest(t, s, nation)
