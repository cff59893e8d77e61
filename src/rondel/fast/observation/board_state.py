"""The board in an observation: seats with money and bonds, nations, units, flags and factories."""

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
from rondel.fast.observation.encoding import (
    encode_bits,
    encode_levels,
    encode_millions,
    encode_number,
    encode_one_hot,
    encode_regions,
    seat_offset,
)
from rondel.fast.rules.taxation import tax_of

SEAT_NUMBERS = 7
NATION_NUMBERS = 10


def may_see_cash_of(s: Ints, me: int, seat: int) -> bool:
    """Return whether `me` sees this seat's cash: hidden cash is visible to its owner, and to all at the end (A12)."""
    return not s[HIDDEN_CASH] or seat == me or not s[BASE]


def encode_seat_states(t: Ints, s: Ints, me: int, out: Bytes, at: int) -> int:
    """Encode visible cash, the value of bonds, cards, and the bonds of each nation."""
    players = s[SEATS]
    nations = t[NATION_COUNT]
    width = SEAT_NUMBERS + nations * (1 + t[BOND_COUNT])
    for seat in range(players):
        here = at + seat_offset(seat, me, players) * width
        if may_see_cash_of(s, me, seat):
            out[here] = 1
            encode_millions(out, here + 1, s[CASH + seat])
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
                encode_bits(out, own + 1, bonds)
            own += 1 + t[BOND_COUNT]
        encode_millions(out, here + 3, worth)
    return at + players * width


def encode_nation_states(t: Ints, s: Ints, me: int, out: Bytes, at: int) -> int:
    """Encode treasury, power, tax, debts, position on the rondel and government of each nation.

    `encode_board` adds the remaining supply, which it counts.
    """
    players = s[SEATS]
    width = NATION_NUMBERS + t[SPACE_COUNT] + players + t[BOND_COUNT]
    for nation in range(t[NATION_COUNT]):
        encode_millions(out, at, s[TREASURY + nation])
        out[at + 2] = s[POWER + nation]
        out[at + 3] = t[FACTOR + s[POWER + nation]]
        if s[BONUS_FOR_INCREASES]:
            out[at + 4] = s[MARKER + nation]
        encode_number(out, at + 5, tax_of(t, s, nation))
        sold = 0
        interest = 0
        for seat in range(players):
            bonds = s[HOLDINGS + nation * MOST_SEATS + seat]
            sold |= bonds
            interest += t[INTEREST + bonds]
        encode_number(out, at + 9, interest)
        encode_one_hot(out, at + NATION_NUMBERS, s[PLACE + nation])
        encode_one_hot(out, at + NATION_NUMBERS + t[SPACE_COUNT], seat_offset(s[GOVERNMENT + nation], me, players))
        encode_bits(out, at + NATION_NUMBERS + t[SPACE_COUNT] + players, t[ALL_BONDS] & ~sold)
        at += width
    return at


def encode_board(t: Ints, s: Ints, out: Bytes, at: int) -> int:
    """Encode armies on land, fleets in harbors and at sea, flags and factories, by nation and region.

    Also writes the remaining supply of each nation into the nation block, which directly precedes.
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
        armies = encode_levels(s, UPRIGHT + levels, land, out, at)
        at += width_of_land
        armies += encode_levels(s, LYING + levels, land, out, at)
        at += width_of_land
        fleets = encode_levels(s, AFLOAT + levels, waters, out, at)
        at += width_of_waters
        encode_regions(out, at, s[FLAGS_OF + nation], flaggable)
        at += size(flaggable)
        out[own + 6] = max(0, t[ARMY_SUPPLY + nation] - armies)
        out[own + 7] = max(0, t[FLEET_SUPPLY + nation] - fleets)
        out[own + 8] = max(0, t[FLAG_SUPPLY + nation] - size(s[FLAGS_OF + nation]))
        own += width_of_nation
    encode_regions(out, at, s[FACTORIES], t[HOMES])
    return at + size(t[HOMES])
