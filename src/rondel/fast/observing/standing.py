"""What lies on the table: seats with money and bonds, nations, units, flags and factories."""

from __future__ import annotations

from rondel.fast.board import (
    ALL_BONDS,
    ARMY_SUPPLY,
    BOND_COUNT,
    CREDIT,
    FACTOR,
    FLAG_SUPPLY,
    FLAGGABLE,
    FLEET_SUPPLY,
    HOMES,
    INTEREST,
    NATION_COUNT,
    NEUTRAL,
    SEAS,
    SHIPYARDS,
    SPACE_COUNT,
)
from rondel.fast.ints import Bytes, Ints, bit, size
from rondel.fast.layout import (
    AFLOAT,
    BASE,
    BONUS_FOR_INCREASES,
    CASH,
    FACTORIES,
    FLAGS_OF,
    GOVERNMENT,
    HIDDEN_CASH,
    HOLDINGS,
    INVESTOR,
    LEVELS,
    LYING,
    MARKER,
    MOST_SEATS,
    PLACE,
    POWER,
    SEATS,
    SWISS_BANKS,
    TREASURY,
    UPRIGHT,
)
from rondel.fast.observing.marking import (
    mark_bits,
    mark_choice,
    mark_levels,
    mark_number,
    mark_regions,
    mark_sum,
    seats_on,
)
from rondel.fast.rules.taxation import tax_of

SEAT_NUMBERS = 7
NATION_NUMBERS = 10


def may_see_cash_of(s: Ints, me: int, seat: int) -> bool:
    """Hidden cash is seen by its owner, and by everybody once the game is over (A12)."""
    return not s[HIDDEN_CASH] or seat == me or not s[BASE]


def mark_seats(t: Ints, s: Ints, me: int, out: Bytes, at: int) -> int:
    """Cash as far as I may see it, what the bonds are worth, cards, and the bonds of each nation."""
    players = s[SEATS]
    nations = t[NATION_COUNT]
    width = SEAT_NUMBERS + nations * (1 + t[BOND_COUNT])
    for seat in range(players):
        here = at + seats_on(seat, me, players) * width
        if may_see_cash_of(s, me, seat):
            out[here] = 1
            mark_sum(out, here + 1, s[CASH + seat])
        if s[SWISS_BANKS] & bit(seat):
            out[here + 5] = 1
        if s[INVESTOR] == seat:
            out[here + 6] = 1
        worth = 0
        own = here + SEAT_NUMBERS
        for nation in range(nations):
            bonds = s[HOLDINGS + nation * MOST_SEATS + seat]
            if bonds:
                worth += t[INTEREST + bonds] * t[FACTOR + s[POWER + nation]]
                out[own] = t[CREDIT + bonds]
                mark_bits(out, own + 1, bonds)
            own += 1 + t[BOND_COUNT]
        mark_sum(out, here + 3, worth)
    return at + players * width


def mark_nations(t: Ints, s: Ints, me: int, out: Bytes, at: int) -> int:
    """Treasury, power, tax, debts, and where on the rondel and under whose government each nation is.

    What is left of its pieces is written by `mark_board`, which counts them.
    """
    players = s[SEATS]
    width = NATION_NUMBERS + t[SPACE_COUNT] + players + t[BOND_COUNT]
    for nation in range(t[NATION_COUNT]):
        mark_sum(out, at, s[TREASURY + nation])
        out[at + 2] = s[POWER + nation]
        out[at + 3] = t[FACTOR + s[POWER + nation]]
        if s[BONUS_FOR_INCREASES]:
            out[at + 4] = s[MARKER + nation]
        mark_number(out, at + 5, tax_of(t, s, nation))
        sold = 0
        interest = 0
        for seat in range(players):
            bonds = s[HOLDINGS + nation * MOST_SEATS + seat]
            sold |= bonds
            interest += t[INTEREST + bonds]
        mark_number(out, at + 9, interest)
        mark_choice(out, at + NATION_NUMBERS, s[PLACE + nation])
        mark_choice(out, at + NATION_NUMBERS + t[SPACE_COUNT], seats_on(s[GOVERNMENT + nation], me, players))
        mark_bits(out, at + NATION_NUMBERS + t[SPACE_COUNT] + players, t[ALL_BONDS] & ~sold)
        at += width
    return at


def mark_board(t: Ints, s: Ints, out: Bytes, at: int) -> int:
    """Armies on land, fleets in harbors and at sea, flags, factories: nation by nation, region by region.

    The nations lie just before; how many pieces each has left is written there.
    """
    land = t[HOMES] | t[NEUTRAL]
    waters = t[SEAS] | t[SHIPYARDS]
    flaggable = t[FLAGGABLE]
    width_of_nation = NATION_NUMBERS + t[SPACE_COUNT] + s[SEATS] + t[BOND_COUNT]
    own = at - t[NATION_COUNT] * width_of_nation
    width_of_land = size(land)
    width_of_waters = size(waters)
    for nation in range(t[NATION_COUNT]):
        levels = nation * LEVELS
        armies = mark_levels(s, UPRIGHT + levels, land, out, at)
        at += width_of_land
        armies += mark_levels(s, LYING + levels, land, out, at)
        at += width_of_land
        fleets = mark_levels(s, AFLOAT + levels, waters, out, at)
        at += width_of_waters
        mark_regions(out, at, s[FLAGS_OF + nation], flaggable)
        at += size(flaggable)
        out[own + 6] = max(0, t[ARMY_SUPPLY + nation] - armies)
        out[own + 7] = max(0, t[FLEET_SUPPLY + nation] - fleets)
        out[own + 8] = max(0, t[FLAG_SUPPLY + nation] - size(s[FLAGS_OF + nation]))
        own += width_of_nation
    mark_regions(out, at, s[FACTORIES], t[HOMES])
    return at + size(t[HOMES])
