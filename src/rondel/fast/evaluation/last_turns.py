"""Exact endgame search: which seats can still win in the last turns before 25 points (R21.1).

The search covers the rest of the current turn, two full turns and a Taxation after them. It branches over all spaces,
promising purchases, both Swiss Bank answers and several maneuver styles; all other decisions are answered quickly. A
player who can win alone does so; otherwise the player chooses among the options that do not lose.

Outcomes are sets of seats. `x` is the search buffer: the options at each depth, and the position before the choice.
"""

from __future__ import annotations

from rondel.fast.board import MOST_SPACES, TAXATION_SPACE
from rondel.fast.evaluation.evaluator import Evaluator
from rondel.fast.evaluation.gifts import possible_gift
from rondel.fast.evaluation.investing import gains_of_purchases
from rondel.fast.evaluation.quick_answer import quick_answer
from rondel.fast.evaluation.rollout_players import set_numbered_style
from rondel.fast.evaluation.workspace import ESTIMATES, seed_rng
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

OPEN = 256  # extra bit: the game may continue, or end with several winners
SPACES_AHEAD = 3  # nations that still choose a space; for the last one only a winning Taxation counts
LIKELY_PURCHASES = 8  # plus passing
STYLES_TRIED = 3
ANY_STYLE = -1  # maneuver style not chosen yet
MOST_STYLES = 5
MOST_POSITIONS = 1500  # positions per candidate; beyond that the outcome is OPEN

DEEPEST = 64  # consecutive choices
MOST_OPTIONS = MOST_SPACES  # the widest kind of choice
X_LEFT = 0  # remaining budget of positions
X_ACTIONS = 1  # by depth: the options
X_STYLES = X_ACTIONS + DEEPEST * MOST_OPTIONS  # by depth: the maneuver style that goes with each option
X_POSITIONS = X_STYLES + DEEPEST * MOST_OPTIONS  # by depth: the position before the choice
X_SIZE = X_POSITIONS + DEEPEST * POSITION_SIZE


def outcome_after(
    t: Ints, s: Ints, action: int, spaces: int, style: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats
) -> int:
    """Return the seats that may win after the action, plus OPEN unless the game certainly ends; modifies `s`."""
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
                hedge = OPEN  # a gift of the bank's owner could still stop the nation (R19.4)
            play(t, s, offered[0])
        elif phase == INVEST:
            likely = add_purchase_options(t, s, count, style, depth, x, offered, w, m)
            return hedge | best_outcome(t, s, likely, spaces, depth, x, offered, w, m)
        elif phase == SWISS_BANK:
            add_all_options(count, style, depth, x, offered)
            return hedge | best_outcome(t, s, count, spaces, depth, x, offered, w, m)
        elif style == ANY_STYLE and phase in (FLEETS, ARMIES):
            add_style_options(t, s, count, depth, x, offered, w, m)
            return hedge | best_outcome(t, s, STYLES_TRIED, spaces, depth, x, offered, w, m)
        else:
            seed_rng(m, 0)
            set_numbered_style(style, w, m)
            play(t, s, quick_answer(t, s, offered, count, w, m))


def outcome_of_space(
    t: Ints, s: Ints, count: int, spaces: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats
) -> int:
    """Return the outcome over all spaces or, for the last nation, of an immediately winning Taxation."""
    if spaces > 1:
        add_all_options(count, ANY_STYLE, depth, x, offered)
        return best_outcome(t, s, count, spaces - 1, depth, x, offered, w, m)
    own = bit(decider_of(s))
    for i in range(count):
        if space_of(t, offered[i]) == t[TAXATION_SPACE]:
            if outcome_after(t, s, offered[i], 0, ANY_STYLE, depth + 1, x, offered, w, m) == own:
                return own
            return OPEN
    return OPEN


def best_outcome(
    t: Ints, s: Ints, count: int, spaces: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats
) -> int:
    """Return the decider's win if possible, else the union of the outcomes that do not lose, else of all."""
    own = bit(decider_of(s))
    lost = 0
    left = 0
    place = X_POSITIONS + depth * POSITION_SIZE
    noted = depth * MOST_OPTIONS
    move_ints(x, place, s, 0, SHIPS + s[SHIP_COUNT])
    for i in range(noted, noted + count):
        move_ints(s, 0, x, place, SHIPS + x[place + SHIP_COUNT])
        outcome = outcome_after(t, s, x[X_ACTIONS + i], spaces, x[X_STYLES + i], depth + 1, x, offered, w, m)
        if outcome == own:
            return own
        if outcome & (own | OPEN):
            left |= outcome
        else:
            lost |= outcome
    return left or lost


def add_option(action: int, style: int, place: int, depth: int, x: Ints) -> None:
    """Store an option and its maneuver style at a depth."""
    x[X_ACTIONS + depth * MOST_OPTIONS + place] = action
    x[X_STYLES + depth * MOST_OPTIONS + place] = style


def add_all_options(count: int, style: int, depth: int, x: Ints, offered: Ints) -> None:
    """Store all offered actions: spaces, or the answers of a Swiss Bank."""
    for i in range(count):
        add_option(offered[i], style, i, depth, x)


def add_purchase_options(
    t: Ints, s: Ints, count: int, style: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats
) -> int:
    """Store the best purchases, best first, then passing (offered last); return their number."""
    if count <= LIKELY_PURCHASES:
        add_all_options(count, style, depth, x, offered)
        return count
    gains_of_purchases(t, s, decider_of(s), offered, count, w, m)
    for place in range(LIKELY_PURCHASES):
        best = 0
        for i in range(1, count - 1):
            if m[ESTIMATES + i] > m[ESTIMATES + best]:
                best = i
        add_option(offered[best], style, place, depth, x)
        m[ESTIMATES + best] = -1e18
    add_option(offered[count - 1], style, LIKELY_PURCHASES, depth, x)
    return LIKELY_PURCHASES + 1


def add_style_options(t: Ints, s: Ints, count: int, depth: int, x: Ints, offered: Ints, w: Floats, m: Floats) -> None:
    """Store the first step of each maneuver style; styles with the same first step may differ later."""
    seed_rng(m, 0)
    for style in range(STYLES_TRIED):
        set_numbered_style(style, w, m)
        add_option(quick_answer(t, s, offered, count, w, m), style, style, depth, x)


class LastTurns:
    """Endgame search with the weights and workspace of an evaluator; not thread-safe with it.

    Results do not depend on earlier calls. Positions are not modified.
    """

    __slots__ = ("ahead", "evaluator", "offered", "x")

    evaluator: Evaluator
    offered: Ints
    ahead: Ints
    x: Ints

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.offered = new_ints(MOST_OFFERED)
        self.ahead = new_ints(POSITION_SIZE)
        self.x = new_ints(X_SIZE)

    def __dealloc__(self) -> None:
        free_ints(self.offered)
        free_ints(self.ahead)
        free_ints(self.x)

    def winners_after(self, position: Position, id: int, style: int = ANY_STYLE) -> int:
        """Return the seats that may win after the action, as bits, plus OPEN unless the game certainly ends.

        `style` is the maneuver style for the rest of the turn: an index, or ANY_STYLE to try several.
        """
        if not is_offered(position.offered, position.count, id):
            raise ValueError(f"The action {id} is not offered.")
        if not ANY_STYLE <= style < MOST_STYLES:
            raise ValueError(f"There is no maneuver style {style}.")
        self.x[X_LEFT] = MOST_POSITIONS
        copy_ints(self.ahead, position.s, SHIPS + position.s[SHIP_COUNT])
        evaluator: Evaluator = self.evaluator
        return outcome_after(
            position.t, self.ahead, id, SPACES_AHEAD, style, 0, self.x, self.offered, evaluator.w, evaluator.m
        )
