"""Simulated players that look ahead: each promising option is played on quickly and evaluated for its player.

One step of max^n: each player takes the option with the best result for that player, as far as the lookahead sees,
plus an error drawn for the scenario. `scratch` is a scratch position, `scratch_offered` its offered actions.
"""

from __future__ import annotations

from rondel.fast.board import SPACE_COUNT
from rondel.fast.evaluation.investing import gains_of_purchases
from rondel.fast.evaluation.lookahead import copy_and_play
from rondel.fast.evaluation.quick_play import play_turns_quickly
from rondel.fast.evaluation.quick_space import estimates
from rondel.fast.evaluation.scenario import (
    LOOKAHEAD_WIN,
    PURCHASE_STEP,
    Q_ERROR,
    Q_ERRORS,
    Q_ESTIMATES,
    Q_KIND,
    Q_PLAYER_NETWORK,
    Q_PURCHASES,
    Q_REACH,
    Q_SEED,
    Q_STYLE_TURN,
    Q_STYLES,
    Q_WIDTH,
    Q_WIN,
    TURN_STEP,
)
from rondel.fast.evaluation.targets import set_default_style, set_style
from rondel.fast.evaluation.value import WIN, utility_of
from rondel.fast.evaluation.weights import W_FRONTIER, W_GUARD, W_HOSTILITY
from rondel.fast.evaluation.win_probability import WIN_IN_MILLIONS, blend_win_probabilities
from rondel.fast.evaluation.workspace import (
    ESTIMATES,
    RNG_STATE,
    next_normal,
    seed_rng,
)
from rondel.fast.ints import Floats, Ints, copy_ints, to_int
from rondel.fast.layout import GOVERNMENT, SHIP_COUNT, SHIPS, TURNS
from rondel.fast.rules.flow import decider_of, subject_of
from rondel.fast.rules.parts import nation_of, space_of

ESTIMATE_WEIGHT = 0.25  # weight of the quick estimate, as for `expert`
TAKEN = -1e17
DEFAULT_STYLE_BONUS = 0.4


def draw_errors(s: Ints, seat: int, step: int, count: int, q: Floats, m: Floats) -> None:
    """Draw the seat's evaluation errors for this turn; the same seed and turn give the same errors."""
    seed_rng(m, to_int(q[Q_SEED]) + TURN_STEP * s[TURNS] + step)
    for i in range(count):
        q[Q_ERRORS + i] = q[Q_ERROR + seat] * next_normal(m)


def most_promising(count: int, q: Floats) -> int:
    """Return the index of the best remaining option, -1 if none is left."""
    best = -1
    most = TAKEN
    for i in range(count):
        if q[Q_ESTIMATES + i] > most:
            best = i
            most = q[Q_ESTIMATES + i]
    return best


def rollout_value(t: Ints, s: Ints, seat: int, w: Floats, m: Floats, q: Floats) -> float:
    """Return the value of a position to a simulated player, in millions."""
    if q[Q_KIND + seat] == LOOKAHEAD_WIN:
        blend_win_probabilities(t, s, w, m, q, q[Q_PLAYER_NETWORK])
        return WIN_IN_MILLIONS * q[Q_WIN + seat]
    return utility_of(t, s, seat, w, m)


def lookahead_value(
    t: Ints, s: Ints, action: int, seat: int, scratch: Ints, scratch_offered: Ints, w: Floats, m: Floats, q: Floats
) -> float:
    """Play the action and some quick turns on a copy, and return the value of the result."""
    rng_state = m[RNG_STATE]
    m[RNG_STATE] = 0.0
    copy_and_play(t, s, action, scratch)
    play_turns_quickly(t, scratch, to_int(q[Q_REACH]), scratch_offered, w, m)
    m[RNG_STATE] = rng_state
    return rollout_value(t, scratch, seat, w, m, q)


def noisy_quick_space(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats, q: Floats) -> int:
    """Return the space with the best estimate plus error."""
    seat = s[GOVERNMENT + subject_of(s)]
    draw_errors(s, seat, 0, t[SPACE_COUNT], q, m)
    estimates(t, s, offered, count, w, m)
    best = 0
    most = -1e9
    for i in range(count):
        worth = m[ESTIMATES + i] + q[Q_ERRORS + space_of(t, offered[i])]
        if worth > most:
            best = i
            most = worth
    return offered[best]


def lookahead_space(
    t: Ints, s: Ints, offered: Ints, count: int, scratch: Ints, scratch_offered: Ints, w: Floats, m: Floats, q: Floats
) -> int:
    """Return the space with the best lookahead value; take a certain win, avoid a certain loss."""
    seat = s[GOVERNMENT + subject_of(s)]
    draw_errors(s, seat, 0, t[SPACE_COUNT], q, m)
    estimates(t, s, offered, count, w, m)
    for i in range(count):
        q[Q_ESTIMATES + i] = m[ESTIMATES + i]
    best = most_promising(count, q)
    most = -1e9
    for k in range(to_int(q[Q_WIDTH])):
        i = most_promising(count, q)
        if i < 0:
            break
        promise = q[Q_ESTIMATES + i]
        if promise >= WIN:
            return offered[i]
        if promise <= -WIN and k > 0:
            break
        q[Q_ESTIMATES + i] = 2 * TAKEN
        set_default_style(w, m)
        worth = lookahead_value(t, s, offered[i], seat, scratch, scratch_offered, w, m, q)
        worth += ESTIMATE_WEIGHT * promise + q[Q_ERRORS + space_of(t, offered[i])]
        if worth > most:
            best = i
            most = worth
    set_default_style(w, m)
    return offered[best]


def lookahead_purchase(
    t: Ints, s: Ints, offered: Ints, count: int, scratch: Ints, scratch_offered: Ints, w: Floats, m: Floats, q: Floats
) -> int:
    """Return the purchase with the best lookahead value among the promising ones and passing."""
    seat = decider_of(s)
    draw_errors(s, seat, PURCHASE_STEP, 8, q, m)
    gains_of_purchases(t, s, seat, offered, count, w, m)
    for i in range(count):
        q[Q_ESTIMATES + i] = m[ESTIMATES + i]
    best = count - 1
    most = -1e9
    left = to_int(q[Q_PURCHASES])
    while left > 0:
        left -= 1
        i = most_promising(count, q)
        if left == 0 and q[Q_ESTIMATES + count - 1] > TAKEN:
            i = count - 1
        if i < 0:
            break
        promise = q[Q_ESTIMATES + i]
        q[Q_ESTIMATES + i] = 2 * TAKEN
        worth = lookahead_value(t, s, offered[i], seat, scratch, scratch_offered, w, m, q)
        worth += ESTIMATE_WEIGHT * promise + q[Q_ERRORS + nation_of(t, offered[i]) + 1]
        if worth > most:
            best = i
            most = worth
    return offered[best]


def lookahead_answer(
    t: Ints, s: Ints, offered: Ints, count: int, scratch: Ints, scratch_offered: Ints, w: Floats, m: Floats, q: Floats
) -> int:
    """Return the answer with the best lookahead value; for decisions with few options and large effects."""
    seat = decider_of(s)
    best = 0
    most = -1e9
    for i in range(count):
        worth = lookahead_value(t, s, offered[i], seat, scratch, scratch_offered, w, m, q)
        if worth > most:
            best = i
            most = worth
    return offered[best]


def choose_style(t: Ints, s: Ints, scratch: Ints, scratch_offered: Ints, w: Floats, m: Floats, q: Floats) -> None:
    """Set the style with the best lookahead value for the rest of this maneuver."""
    seat = s[GOVERNMENT + subject_of(s)]
    q[Q_STYLE_TURN] = float(s[TURNS])
    best = 0
    most = -1e9
    for number in range(to_int(q[Q_STYLES])):
        set_numbered_style(number, w, m)
        rng_state = m[RNG_STATE]
        m[RNG_STATE] = 0.0
        copy_ints(scratch, s, SHIPS + s[SHIP_COUNT])
        play_turns_quickly(t, scratch, to_int(q[Q_REACH]), scratch_offered, w, m)
        m[RNG_STATE] = rng_state
        worth = rollout_value(t, scratch, seat, w, m, q)
        if number == 0:
            worth += DEFAULT_STYLE_BONUS
        if worth > most:
            best = number
            most = worth
    set_numbered_style(best, w, m)


def set_numbered_style(number: int, w: Floats, m: Floats) -> None:
    """Set a style by number: default, peaceful, raiding, defending, staging for the next maneuver."""
    h = w[W_HOSTILITY]
    g = w[W_GUARD]
    f = w[W_FRONTIER]
    if number == 1:
        set_style(m, 0.0, 0.5 * g, f)
    elif number == 2:
        set_style(m, 2 * h, 0.5 * g, 0.5 * f)
    elif number == 3:
        set_style(m, 0.5 * h, 3 * g, f)
    elif number == 4:
        set_style(m, 0.5 * h, 0.5 * g, 4 * f)
    else:
        set_style(m, h, g, f)
