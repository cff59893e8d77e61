"""Looking ahead: after a choice all players play on by quick choices for some turns, then the position is judged.

The position in which somebody thinks stays as it is; `then` is a second one to play on in.
"""

from __future__ import annotations

from rondel.fast.board import (
    LAST_POWER_POINT,
    NATION_COUNT,
)
from rondel.fast.ints import Floats, Ints, bit, copy_ints
from rondel.fast.layout import BASE, NONE, POWER, SHIP_COUNT, SHIPS, TURNS
from rondel.fast.rules.flow import play, settle, subject_of
from rondel.fast.rules.scoring import winners_of
from rondel.fast.thinking.chances import tell_chances
from rondel.fast.thinking.memory import CHANCE_OF, take_dice
from rondel.fast.thinking.playing_on import play_on, play_turn
from rondel.fast.thinking.quick_space import quick_space
from rondel.fast.thinking.targets import take_usual_style
from rondel.fast.thinking.value import is_standoff, utility_of
from rondel.fast.thinking.weights import W_VICTORY

DELAY = 20.0  # for every turn by which a lost game goes on
MOST_POINTS = 10  # of one Taxation


def begin_thought(t: Ints, s: Ints, action: int, then: Ints) -> None:
    """The action carried out in `then`."""
    copy_ints(then, s, SHIPS + s[SHIP_COUNT])
    play(t, then, action)


def prospect(t: Ints, s: Ints, seat: int, since: int, w: Floats, m: Floats) -> float:
    """What a position played on from turn `since` is worth; a game that is lost is better lost later."""
    if s[BASE] != NONE and w[W_VICTORY] > 0.0:
        tell_chances(t, s, w, m)
        return w[W_VICTORY] * m[CHANCE_OF + seat]
    worth = utility_of(t, s, seat, w, m)
    if s[BASE] != NONE or worth > 0.0:
        return worth
    return worth + DELAY * (s[TURNS] - since)


def worth_after_turns(
    t: Ints, s: Ints, action: int, seat: int, turns: int, then: Ints, offered: Ints, w: Floats, m: Floats
) -> float:
    """What the action is worth to the seat after so many turns, in the style and with the dice that `m` holds."""
    begin_thought(t, s, action, then)
    play_on(t, then, turns, offered, w, m)
    return prospect(t, then, seat, s[TURNS], w, m)


def worth_after_turn(
    t: Ints, s: Ints, action: int, seat: int, then: Ints, offered: Ints, w: Floats, m: Floats
) -> float:
    """What the action is worth to the seat at the end of the turn, if nobody gives anything."""
    take_usual_style(w, m)
    begin_thought(t, s, action, then)
    play_turn(t, then, offered, w, m)
    return utility_of(t, then, seat, w, m)


def is_end_near(t: Ints, s: Ints) -> bool:
    """Could one Taxation end the game, and should that be prevented?"""
    top = 0
    for n in range(t[NATION_COUNT]):
        top = max(top, s[POWER + n])
    return not is_standoff(s) and top + MOST_POINTS >= t[LAST_POWER_POINT]


def is_still_open(t: Ints, s: Ints, action: int, seat: int, then: Ints, offered: Ints, w: Floats, m: Floats) -> bool:
    """Can the next nation not end the game at once to somebody else's victory after this (R21.1)?

    A Swiss Bank that would have to give something first is not relied upon.
    """
    take_usual_style(w, m)
    take_dice(m, 0)
    begin_thought(t, s, action, then)
    play_on(t, then, 0, offered, w, m)
    if then[BASE] != NONE and then[POWER + subject_of(then)] + MOST_POINTS >= t[LAST_POWER_POINT]:
        count = settle(t, then, offered)
        play(t, then, quick_space(t, then, offered, count, w, m))
        play_turn(t, then, offered, w, m)
    return then[BASE] != NONE or winners_of(t, then) & bit(seat) != 0
