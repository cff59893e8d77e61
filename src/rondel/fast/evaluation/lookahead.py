"""Lookahead: play an action and some quick turns on a copy (`ahead`), then evaluate the position."""

from __future__ import annotations

from rondel.fast.board import (
    LAST_POWER_POINT,
    NATION_COUNT,
)
from rondel.fast.evaluation.quick_play import finish_turn_quickly, play_turns_quickly
from rondel.fast.evaluation.quick_space import quick_space
from rondel.fast.evaluation.targets import set_default_style
from rondel.fast.evaluation.value import is_standoff, utility_of
from rondel.fast.evaluation.weights import W_VICTORY
from rondel.fast.evaluation.win_probability import write_win_probabilities
from rondel.fast.evaluation.workspace import WIN_PROBABILITY_OF, seed_rng
from rondel.fast.ints import Floats, Ints, bit, copy_ints
from rondel.fast.layout import BASE, NONE, POWER, SHIP_COUNT, SHIPS, TURNS
from rondel.fast.rules.flow import play, settle, subject_of
from rondel.fast.rules.scoring import winners_of

DELAY = 20.0  # value of each turn that delays a loss
MOST_POINTS = 10  # per Taxation


def copy_and_play(t: Ints, s: Ints, action: int, ahead: Ints) -> None:
    """Copy the position to `ahead` and play the action there."""
    copy_ints(ahead, s, SHIPS + s[SHIP_COUNT])
    play(t, ahead, action)


def future_value(t: Ints, s: Ints, seat: int, since: int, w: Floats, m: Floats) -> float:
    """Return the value of a position played ahead since turn `since`; later losses count as better."""
    if s[BASE] != NONE and w[W_VICTORY] > 0.0:
        write_win_probabilities(t, s, w, m)
        return w[W_VICTORY] * m[WIN_PROBABILITY_OF + seat]
    worth = utility_of(t, s, seat, w, m)
    if s[BASE] != NONE or worth > 0.0:
        return worth
    return worth + DELAY * (s[TURNS] - since)


def worth_after_turns(
    t: Ints, s: Ints, action: int, seat: int, turns: int, ahead: Ints, offered: Ints, w: Floats, m: Floats
) -> float:
    """Return the action's value to the seat after `turns` more turns, with the style and RNG state in `m`."""
    copy_and_play(t, s, action, ahead)
    play_turns_quickly(t, ahead, turns, offered, w, m)
    return future_value(t, ahead, seat, s[TURNS], w, m)


def worth_after_turn(
    t: Ints, s: Ints, action: int, seat: int, ahead: Ints, offered: Ints, w: Floats, m: Floats
) -> float:
    """Return the action's value to the seat at the end of the turn, without gifts."""
    set_default_style(w, m)
    copy_and_play(t, s, action, ahead)
    finish_turn_quickly(t, ahead, offered, w, m)
    return utility_of(t, ahead, seat, w, m)


def is_end_near(t: Ints, s: Ints) -> bool:
    """Return whether one Taxation could end the game, outside a standoff."""
    top = 0
    for n in range(t[NATION_COUNT]):
        top = max(top, s[POWER + n])
    return not is_standoff(s) and top + MOST_POINTS >= t[LAST_POWER_POINT]


def avoids_immediate_loss(
    t: Ints, s: Ints, action: int, seat: int, ahead: Ints, offered: Ints, w: Floats, m: Floats
) -> bool:
    """Return whether, after the action, the next nation cannot end the game with the seat losing (R21.1).

    A stop by a Swiss Bank that first needs a gift is not counted on.
    """
    set_default_style(w, m)
    seed_rng(m, 0)
    copy_and_play(t, s, action, ahead)
    play_turns_quickly(t, ahead, 0, offered, w, m)
    if ahead[BASE] != NONE and ahead[POWER + subject_of(ahead)] + MOST_POINTS >= t[LAST_POWER_POINT]:
        count = settle(t, ahead, offered)
        play(t, ahead, quick_space(t, ahead, offered, count, w, m))
        finish_turn_quickly(t, ahead, offered, w, m)
    return ahead[BASE] != NONE or winners_of(t, ahead) & bit(seat) != 0
