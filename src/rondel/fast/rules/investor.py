"""Investor (R18): interest on landing, then the card holder and the Swiss Banks invest, then governments change.

Without the investor card (R22.B) the players invest after every turn, in the nation that has moved.

Rules: R18.1-5, R18.9, R18.12-14, R22.B, R22.B2-4, R22.B6, R22.B8.
"""

from __future__ import annotations

from rondel.fast.board import ID_PASS, INTEREST, INVESTOR_PAYMENT, NATION_COUNT
from rondel.fast.ints import Ints, bit
from rondel.fast.layout import (
    ANY,
    BASE_FIRST,
    BASE_MOVER,
    BASE_NATION,
    CASH,
    CHANCES,
    FREE_CHOICE,
    GOVERNMENT,
    HOLDINGS,
    INVEST,
    INVESTOR,
    MOST_SEATS,
    NEXT_NATION,
    NOBODY,
    SEATS,
    SWISS_BANK_INCOME,
    SWISS_BANKS,
    TREASURY,
)
from rondel.fast.rules.bonds import investments, take_bond
from rondel.fast.rules.government import (
    bankers_from,
    check_governments,
    hand_out_swiss_banks,
    interest_owed_to_others,
    interest_owed_to_own,
)
from rondel.fast.rules.stack import become_base, head_of, rest_of

BY_BANK = 256


def chance_of(seat: int, nation: int, by_bank: bool) -> int:
    """Return a player's right to invest once, in one nation or in ANY, given by a Swiss Bank or not."""
    chance = seat + 1 | nation + 1 << 4
    return chance | BY_BANK if by_bank else chance


def chance_seat(chance: int) -> int:
    """Return the seat with this right."""
    return (chance & 15) - 1


def chance_nation(chance: int) -> int:
    """Return the nation to invest in, or ANY."""
    return (chance >> 4 & 15) - 1


def invest_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write every affordable new bond and increase, and pass (R18.5-8)."""
    chance = s[CHANCES]
    if chance == 0:
        return 0
    seat = chance_seat(chance)
    nation = chance_nation(chance)
    count = 0
    if nation != ANY:
        count = investments(t, s, seat, nation, out, 0)
    else:
        for each in range(t[NATION_COUNT]):
            count = investments(t, s, seat, each, out, count)
    if count:
        out[count] = t[ID_PASS]
        count += 1
    return count


def invest_play(t: Ints, s: Ints, action: int) -> None:
    """Take the bond, or waive the right."""
    chance = s[CHANCES]
    if action != t[ID_PASS]:
        take_bond(t, s, chance_seat(chance), action)
    elif chance & BY_BANK:
        pay_unused_bank(s, chance_seat(chance))
    drop_chance(s)


def invest_proceed(t: Ints, s: Ints) -> None:
    """Pass for a player who can afford nothing; after the last investor check the governments."""
    chance = s[CHANCES]
    if chance:
        if chance & BY_BANK:
            pay_unused_bank(s, chance_seat(chance))
        drop_chance(s)
        return
    nation = s[BASE_NATION]
    mover = s[BASE_MOVER]
    check_governments(t, s, s[BASE_FIRST])
    hand_out_swiss_banks(t, s)
    after = nation
    if nation == NOBODY:
        pass_investor_card(s)
        after = mover
    elif nation != mover and s[GOVERNMENT + nation] != NOBODY:
        after = nation - 1  # R22.B6: this nation moves now
    become_base(s, NEXT_NATION, after)
    s[BASE_MOVER] = mover


def drop_chance(s: Ints) -> None:
    """Remove the first right to invest from the queue."""
    i = CHANCES
    while s[i]:
        s[i] = s[i + 1]
        i += 1


def begin_investor_steps(t: Ints, s: Ints, nation: int) -> None:
    """Pay the card holder, who invests (step 2), then the Swiss Banks clockwise (step 3) (R18.4, R18.9)."""
    holder = s[INVESTOR]
    s[CASH + holder] += t[INVESTOR_PAYMENT]
    become_base(s, INVEST, NOBODY)
    s[BASE_FIRST] = holder
    s[BASE_MOVER] = nation
    s[CHANCES] = chance_of(holder, ANY, False)
    i = CHANCES + 1
    bankers = bankers_from(s, holder)
    while bankers:
        if head_of(bankers) != holder:
            s[i] = chance_of(head_of(bankers), ANY, True)
            i += 1
        bankers = rest_of(bankers)


def pass_investor_card(s: Ints) -> None:
    """Pass the card to the left neighbor at the end (R18.12)."""
    s[INVESTOR] = s[INVESTOR] + 1 if s[INVESTOR] + 1 < s[SEATS] else 0


def pay_unused_bank(s: Ints, seat: int) -> None:
    """Pay the optional income for a Swiss Bank's unused investment (A58)."""
    s[CASH + seat] += s[SWISS_BANK_INCOME]


def may_pay_interest(t: Ints, s: Ints, nation: int, cash: int) -> bool:
    """Return whether the treasury and this cash of the government cover the interest of the others (R18.3)."""
    return interest_owed_to_others(t, s, nation) - s[TREASURY + nation] <= cash


def pay_interest(t: Ints, s: Ints, nation: int) -> None:
    """Pay interest (step 1, only on landing): others in full, the government waives first (R18.1-2)."""
    government = s[GOVERNMENT + nation]
    others = interest_owed_to_others(t, s, nation)
    own = max(0, min(interest_owed_to_own(t, s, nation), s[TREASURY + nation] - others))
    base = HOLDINGS + nation * MOST_SEATS
    for seat in range(s[SEATS]):
        amount = own if seat == government else t[INTEREST + s[base + seat]]
        from_treasury = min(amount, s[TREASURY + nation])
        s[TREASURY + nation] -= from_treasury
        s[CASH + government] -= amount - from_treasury
        s[CASH + seat] += amount


def begin_investment_round(t: Ints, s: Ints, nation: int, opener: int, mover: int) -> None:
    """Begin a round of investments in `nation`, starting with `opener`.

    `opener` differs from `mover` for an ungoverned next nation (R22.B2, B6). A Swiss Bank owner invests anywhere at its
    place in the round, or once more after it (A65).
    """
    become_base(s, INVEST, nation)
    s[BASE_FIRST] = opener
    s[BASE_MOVER] = mover
    seats = s[SEATS]
    for i in range(seats):
        seat = (opener + i) % seats
        if s[FREE_CHOICE] and s[SWISS_BANKS] & bit(seat):
            s[CHANCES + i] = chance_of(seat, ANY, True)
        else:
            s[CHANCES + i] = chance_of(seat, nation, False)
    if s[FREE_CHOICE]:
        return
    bankers = bankers_from(s, opener)
    k = CHANCES + seats
    while bankers:
        s[k] = chance_of(head_of(bankers), ANY, True)
        k += 1
        bankers = rest_of(bankers)
