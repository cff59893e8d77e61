"""The last turns before 25 points, searched exactly: who may still win, whatever everybody tries (R21.1).

For the rest of the turn under way, two whole turns and a Taxation after them, all spaces are tried, the likely
purchases, both answers of a Swiss Bank and several ways to maneuver; the rest is answered quickly. Whoever can end the
game as its only winner does so; whoever cannot chooses among what does not lose it.

Outcomes are sets of seats. `x` is the room of a search: what may be tried at each depth, and the position before it.
"""

from __future__ import annotations

from rondel.fast.board import MOST_SPACES, TAXATION_SPACE
from rondel.fast.ints import Floats, Ints, bit, copy_ints, free_ints, move_ints, new_ints, size
from rondel.fast.layout import (
    ARMIES,
    FLEETS,
    INVEST,
    MOST_OFFERED,
    POSITION_SIZE,
    RONDEL,
    SHIP_COUNT,
    SHIPS,
    SWISS_BANK,
)
from rondel.fast.positions import Position, is_offered
from rondel.fast.rules.flow import decider_of, play, settle, top_phase
from rondel.fast.rules.parts import space_of
from rondel.fast.rules.scoring import winners_of
from rondel.fast.thinking.foresight import take_manner
from rondel.fast.thinking.giving import possible_gift
from rondel.fast.thinking.investing import gains_of_purchases
from rondel.fast.thinking.memory import ESTIMATES, take_dice
from rondel.fast.thinking.mind import Mind
from rondel.fast.thinking.quick_answer import quick_answer

OPEN = 256  # beside the bits of the seats: the game may go on, or be won by several
SPACES_AHEAD = 3  # nations that choose a space after the turn under way; of the last one only a Taxation that wins
LIKELY_PURCHASES = 8  # and none
WAYS_TRIED = 3  # to maneuver
ANY_WAY = -1  # no way to maneuver is settled yet
MOST_WAYS = 5
MOST_TRIED = 1500  # positions for a candidate; what lies beyond stays open

DEEPEST = 64  # choices after each other
MOST_TRIED_AT_ONCE = MOST_SPACES  # nothing else has as many
X_LEFT = 0  # positions that may still be tried
X_ACTIONS = 1  # by depth: what may be chosen
X_WAYS = X_ACTIONS + DEEPEST * MOST_TRIED_AT_ONCE  # by depth: how the rest of the turn is maneuvered then
X_POSITIONS = X_WAYS + DEEPEST * MOST_TRIED_AT_ONCE  # by depth: the position before the choice
X_SIZE = X_POSITIONS + DEEPEST * POSITION_SIZE


def outcome_after(
    t: Ints, s: Ints, action: int, spaces: int, way: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats
) -> int:
    """The seats that may win after the action, with OPEN unless the game will surely be over; `s` is played on."""
    x[X_LEFT] -= 1
    play(t, s, action)
    hedge = 0
    while True:
        count = settle(t, s, offered)
        if count == 0:
            best = winners_of(t, s)
            return hedge | (best if size(best) == 1 else OPEN)
        if x[X_LEFT] <= 0 or depth >= DEEPEST:
            return OPEN
        phase = top_phase(s)
        if phase == RONDEL:
            return hedge | outcome_of_space(t, s, count, spaces, depth, x, offered, w, m)
        if count == 1:
            if phase == SWISS_BANK and possible_gift(t, s, w):
                hedge = OPEN  # money from the bank's owner could still stop the nation (R19.4)
            play(t, s, offered[0])
        elif phase == INVEST:
            likely = note_purchases(t, s, count, way, depth, x, offered, w, m)
            return hedge | best_outcome(t, s, likely, spaces, depth, x, offered, w, m)
        elif phase == SWISS_BANK:
            note_all(count, way, depth, x, offered)
            return hedge | best_outcome(t, s, count, spaces, depth, x, offered, w, m)
        elif way == ANY_WAY and phase in (FLEETS, ARMIES):
            note_ways(t, s, count, depth, x, offered, w, m)
            return hedge | best_outcome(t, s, WAYS_TRIED, spaces, depth, x, offered, w, m)
        else:
            take_dice(m, 0)
            take_manner(way, w, m)
            play(t, s, quick_answer(t, s, offered, count, w, m))


def outcome_of_space(
    t: Ints, s: Ints, count: int, spaces: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats
) -> int:
    """Of all spaces, or, for the last nation, of a Taxation that wins at once."""
    if spaces > 1:
        note_all(count, ANY_WAY, depth, x, offered)
        return best_outcome(t, s, count, spaces - 1, depth, x, offered, w, m)
    own = bit(decider_of(s))
    for i in range(count):
        if space_of(t, offered[i]) == t[TAXATION_SPACE]:
            if outcome_after(t, s, offered[i], 0, ANY_WAY, depth + 1, x, offered, w, m) == own:
                return own
            return OPEN
    return OPEN


def best_outcome(
    t: Ints, s: Ints, count: int, spaces: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats
) -> int:
    """The decider's victory if he can have it, else all that does not lose the game to him, else all there is."""
    own = bit(decider_of(s))
    lost = 0
    left = 0
    place = X_POSITIONS + depth * POSITION_SIZE
    noted = depth * MOST_TRIED_AT_ONCE
    move_ints(x, place, s, 0, SHIPS + s[SHIP_COUNT])
    for i in range(noted, noted + count):
        move_ints(s, 0, x, place, SHIPS + x[place + SHIP_COUNT])
        outcome = outcome_after(t, s, x[X_ACTIONS + i], spaces, x[X_WAYS + i], depth + 1, x, offered, w, m)
        if outcome == own:
            return own
        if outcome & (own | OPEN):
            left |= outcome
        else:
            lost |= outcome
    return left or lost


def note(action: int, way: int, place: int, depth: int, x: Ints) -> None:
    """Note what may be chosen at a depth, and how the rest of the turn is maneuvered then."""
    x[X_ACTIONS + depth * MOST_TRIED_AT_ONCE + place] = action
    x[X_WAYS + depth * MOST_TRIED_AT_ONCE + place] = way


def note_all(count: int, way: int, depth: int, x: Ints, offered: Ints) -> None:
    """All that is offered: spaces, or the answers of a Swiss Bank."""
    for i in range(count):
        note(offered[i], way, i, depth, x)


def note_purchases(
    t: Ints, s: Ints, count: int, way: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats
) -> int:
    """The likeliest purchases, best first, and none, which is offered last; how many there are."""
    if count <= LIKELY_PURCHASES:
        note_all(count, way, depth, x, offered)
        return count
    gains_of_purchases(t, s, decider_of(s), offered, count, w, m)
    for place in range(LIKELY_PURCHASES):
        best = 0
        for i in range(1, count - 1):
            if m[ESTIMATES + i] > m[ESTIMATES + best]:
                best = i
        note(offered[best], way, place, depth, x)
        m[ESTIMATES + best] = -1e18
    note(offered[count - 1], way, LIKELY_PURCHASES, depth, x)
    return LIKELY_PURCHASES + 1


def note_ways(t: Ints, s: Ints, count: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats) -> None:
    """The first steps of the ways to maneuver; ways that begin alike differ by what follows."""
    take_dice(m, 0)
    for way in range(WAYS_TRIED):
        take_manner(way, w, m)
        note(quick_answer(t, s, offered, count, w, m), way, way, depth, x)


class LastTurns:
    """Asked who may still win after a candidate; it thinks with the weights of a mind, and not beside it.

    Nothing it remembers changes an answer. Positions stay as they are.
    """

    __slots__ = ("mind", "offered", "then", "x")

    mind: Mind
    offered: Ints
    then: Ints
    x: Ints

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.offered = new_ints(MOST_OFFERED)
        self.then = new_ints(POSITION_SIZE)
        self.x = new_ints(X_SIZE)

    def __dealloc__(self) -> None:
        free_ints(self.offered)
        free_ints(self.then)
        free_ints(self.x)

    def winners_after(self, position: Position, id: int, way: int = ANY_WAY) -> int:
        """The seats that may win after the action, as bits, with OPEN unless the game will surely be over.

        The way is how the rest of the turn is maneuvered: ANY_WAY tries several, else its place among the styles.
        """
        if not is_offered(position.offered, position.count, id):
            raise ValueError(f"The action {id} is not offered.")
        if not ANY_WAY <= way < MOST_WAYS:
            raise ValueError(f"There is no way {way} to maneuver.")
        self.x[X_LEFT] = MOST_TRIED
        copy_ints(self.then, position.s, SHIPS + position.s[SHIP_COUNT])
        mind: Mind = self.mind
        return outcome_after(position.t, self.then, id, SPACES_AHEAD, way, 0, self.x, self.offered, mind.w, mind.m)
