"""The decision in an observation: the progress of the game, the options, and all fields of the stack of phases.

Positions with the same pieces on the board differ here if units have moved, changed or been refused a canal.
"""

from __future__ import annotations

from rondel.fast.board import CANAL_COUNT, HOMES, NATION_COUNT, NEUTRAL, REGION_COUNT, SEAS, SHIPYARDS, SPACE_COUNT
from rondel.fast.ints import Bytes, Ints, size
from rondel.fast.layout import (
    ABLE,
    ARMIES,
    BANKERS,
    BASE,
    BASE_FIRST,
    BASE_MOVER,
    BASE_NATION,
    BASE_SPACE,
    BONUS_FOR_INCREASES,
    BOUGHT,
    CANAL,
    CANAL_ASKED,
    CHALLENGE,
    CHANCES,
    DRAFT,
    DRAFT_ASKED,
    DRAFT_VOIDS,
    ENDING,
    FLAG_QUEUE,
    FLAGS,
    FLEETS,
    FORCE_WITHOUT_CARD,
    FREE_CHOICE,
    GIFT_TO_FORCE,
    GIFTS,
    HIDDEN_CASH,
    INVEST,
    INVESTOR_CARD,
    LATE_FLEET_BATTLES,
    MAX_ROUNDS,
    NATION,
    PASSED_INVESTOR,
    QUESTION,
    QUESTION_ASKED,
    QUESTION_CHANGED,
    QUESTION_FROM,
    QUESTION_MOVER,
    QUESTION_NATION,
    QUESTION_OTHERS,
    QUESTION_PLACE,
    QUESTION_STANCE,
    QUESTION_UNIT,
    ROUND,
    SEATS,
    STATUS_CHANGE,
    STEP,
    STEP_NATION,
    SWISS_BANK,
    SWISS_BANK_INCOME,
    WAITING,
    WAITING_LYING,
)
from rondel.fast.observation.encoding import (
    MOST_BYTE,
    encode_levels,
    encode_number,
    encode_one_hot,
    encode_queue,
    encode_regions,
    seat_offset,
)
from rondel.fast.rules.flow import decider_of, subject_of
from rondel.fast.rules.investor import BY_BANK, chance_nation, chance_seat
from rondel.fast.rules.stack import head_of, rest_of

PHASE_COUNT = 17
OPTION_NUMBERS = 12


def encode_progress(t: Ints, s: Ints, me: int, out: Bytes, at: int) -> int:
    """Encode end, rounds, current nation, phases on the stack, decider, and nation of the decision."""
    if not s[BASE]:
        out[at] = 1
        encode_one_hot(out, at + 1, s[ENDING] - 1)
    encode_number(out, at + 4, s[ROUND])
    out[at + 5] = MOST_BYTE
    if s[MAX_ROUNDS]:
        encode_number(out, at + 5, max(0, s[MAX_ROUNDS] - s[ROUND]))
    at += 6
    encode_one_hot(out, at, s[NATION])
    at += t[NATION_COUNT]
    encode_one_hot(out, at, s[BASE] - 1)
    encode_one_hot(out, at, s[STEP] - 1)
    encode_one_hot(out, at, s[QUESTION] - 1)
    at += PHASE_COUNT
    if s[BASE]:
        encode_one_hot(out, at, seat_offset(decider_of(s), me, s[SEATS]))
        encode_one_hot(out, at + s[SEATS], subject_of(s))
    return at + s[SEATS] + t[NATION_COUNT]


def encode_options(s: Ints, out: Bytes, at: int) -> int:
    """Encode the options of the game."""
    out[at] = s[INVESTOR_CARD]
    out[at + 1] = s[FREE_CHOICE]
    out[at + 2] = s[FORCE_WITHOUT_CARD]
    out[at + 3] = s[BONUS_FOR_INCREASES]
    encode_one_hot(out, at + 4, s[GIFTS])
    out[at + 7] = s[GIFT_TO_FORCE]
    out[at + 8] = s[HIDDEN_CASH]
    out[at + 9] = s[LATE_FLEET_BATTLES]
    out[at + 10] = s[STATUS_CHANGE]
    out[at + 11] = s[SWISS_BANK_INCOME]
    return at + OPTION_NUMBERS


def encode_base(t: Ints, s: Ints, me: int, out: Bytes, at: int) -> int:
    """Encode the phase of the turn: pending rights to invest, bankers to ask, the draft."""
    players = s[SEATS]
    nations = t[NATION_COUNT]
    base = s[BASE]
    if base:
        encode_one_hot(out, at, s[BASE_NATION])
    at += nations
    if base == INVEST:
        encode_one_hot(out, at, s[BASE_MOVER])
    at += nations
    if base == SWISS_BANK:
        encode_one_hot(out, at, s[BASE_SPACE])
        queue = s[BANKERS]
        n = 0
        while queue:
            n += 1
            out[at + t[SPACE_COUNT] + seat_offset(head_of(queue), me, players)] = n
            queue = rest_of(queue)
    at += t[SPACE_COUNT] + players
    if base in (INVEST, DRAFT):
        encode_one_hot(out, at, seat_offset(s[BASE_FIRST], me, players))
    at += players
    out[at] = s[PASSED_INVESTOR]
    out[at + 1] = s[DRAFT_ASKED]
    out[at + 2] = s[DRAFT_VOIDS]
    at += 3
    width = players + nations + 1
    if base == INVEST:
        k = 0
        while s[CHANCES + k] and k < 2 * players:
            here = at + k * width
            chance = s[CHANCES + k]
            out[here + seat_offset(chance_seat(chance), me, players)] = 1
            encode_one_hot(out, here + players, chance_nation(chance))
            if chance & BY_BANK:
                out[here + width - 1] = 1
            k += 1
    return at + 2 * players * width


def encode_step(t: Ints, s: Ints, out: Bytes, at: int) -> int:
    """Encode the step of the action: factories still to produce, imports, flags, units that have not moved."""
    nations = t[NATION_COUNT]
    land = t[HOMES] | t[NEUTRAL]
    waters = t[SEAS] | t[SHIPYARDS]
    step = s[STEP]
    if step and step != FLAGS:
        encode_one_hot(out, at, s[STEP_NATION])
    at += nations
    encode_regions(out, at, s[ABLE], t[HOMES])
    at += size(t[HOMES])
    encode_number(out, at, s[BOUGHT])
    at += 1
    encode_queue(out, at, s[FLAG_QUEUE])
    at += nations
    if step == FLEETS:
        encode_levels(s, WAITING, waters, out, at)
    at += size(waters)
    if step == ARMIES:
        encode_levels(s, WAITING, land, out, at)
        encode_levels(s, WAITING_LYING, land, out, at + size(land))
    return at + 2 * size(land)


def encode_question(t: Ints, s: Ints, out: Bytes, at: int) -> int:
    """Encode a question about one unit: nation, unit, place, who is asked now and next."""
    nations = t[NATION_COUNT]
    regions = t[REGION_COUNT]
    question = s[QUESTION]
    if question:
        encode_one_hot(out, at, s[QUESTION_NATION])
        encode_one_hot(out, at + nations, s[QUESTION_PLACE])
        here = at + nations + regions
        out[here + s[QUESTION_UNIT]] = 1
        encode_one_hot(out, here + 2, s[QUESTION_STANCE])
        out[here + 4] = s[QUESTION_CHANGED]
        here += 5
        if question == CHALLENGE:
            encode_one_hot(out, here, s[QUESTION_ASKED])
        encode_queue(out, here + nations, s[QUESTION_OTHERS])
        if question == CANAL:
            encode_one_hot(out, here + 2 * nations, s[QUESTION_MOVER])
            encode_one_hot(out, here + 3 * nations, s[QUESTION_FROM])
            encode_one_hot(out, here + 3 * nations + regions, s[CANAL_ASKED])
    return at + 4 * nations + 2 * regions + 5 + t[CANAL_COUNT]
