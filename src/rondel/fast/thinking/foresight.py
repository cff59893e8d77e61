"""Imagined players who look ahead themselves: each likely choice is played on quickly and judged by its player.

That is a step of max^n: everybody takes what is best for himself, as far as he can see, and none of them is sure to see
it, since each judgment carries an error of the scenario. `deep` is a position to play on in, `room` its offers.
"""

from __future__ import annotations

from rondel.fast.board import SPACE_COUNT
from rondel.fast.ints import Floats, Ints, copy_ints, whole
from rondel.fast.layout import GOVERNMENT, SHIP_COUNT, SHIPS, TURNS
from rondel.fast.rules.flow import decider_of, subject_of
from rondel.fast.rules.parts import nation_of, space_of
from rondel.fast.thinking.chances import MILLIONS_OF_A_WIN, odds
from rondel.fast.thinking.investing import gains_of_purchases
from rondel.fast.thinking.lookahead import begin_thought
from rondel.fast.thinking.memory import (
    DICE,
    ESTIMATES,
    bell,
    take_dice,
)
from rondel.fast.thinking.playing_on import play_on
from rondel.fast.thinking.quick_space import estimates
from rondel.fast.thinking.scenario import (
    AIMING,
    PURCHASE_STEP,
    Q_ERROR,
    Q_ERRORS,
    Q_KIND,
    Q_MANNERS,
    Q_ODDS,
    Q_PROMISE,
    Q_PURCHASES,
    Q_REACH,
    Q_SEED,
    Q_STYLED,
    Q_THOUGHT_NETWORK,
    Q_WIDTH,
    TURN_STEP,
)
from rondel.fast.thinking.targets import take_style, take_usual_style
from rondel.fast.thinking.value import WIN, utility_of
from rondel.fast.thinking.weights import W_FRONTIER, W_GUARD, W_HOSTILITY

PLAIN_SHARE = 0.25  # what the plain guess keeps of a say, as with `expert`
TAKEN = -1e17
SURE_MANNER = 0.4


def throw_errors(s: Ints, seat: int, step: int, count: int, q: Floats, m: Floats) -> None:
    """The errors of a seat's judgment in this turn, the same for every candidate that gets here."""
    take_dice(m, whole(q[Q_SEED]) + TURN_STEP * s[TURNS] + step)
    for i in range(count):
        q[Q_ERRORS + i] = q[Q_ERROR + seat] * bell(m)


def likeliest(count: int, q: Floats) -> int:
    """The place in the offer of what promises most and is not taken yet; -1 if nothing is left."""
    best = -1
    most = TAKEN
    for i in range(count):
        if q[Q_PROMISE + i] > most:
            best = i
            most = q[Q_PROMISE + i]
    return best


def judgment(t: Ints, s: Ints, seat: int, w: Floats, m: Floats, q: Floats) -> float:
    """What a position is worth to a seat of the scenario, in millions."""
    if q[Q_KIND + seat] == AIMING:
        odds(t, s, w, m, q, q[Q_THOUGHT_NETWORK])
        return MILLIONS_OF_A_WIN * q[Q_ODDS + seat]
    return utility_of(t, s, seat, w, m)


def worth_foreseen(
    t: Ints, s: Ints, action: int, seat: int, deep: Ints, room: Ints, w: Floats, m: Floats, q: Floats
) -> float:
    """An action played on quickly by everybody, as far as the scenario's players look."""
    dice = m[DICE]
    m[DICE] = 0.0
    begin_thought(t, s, action, deep)
    play_on(t, deep, whole(q[Q_REACH]), room, w, m)
    m[DICE] = dice
    return judgment(t, deep, seat, w, m, q)


def erring_space(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats, q: Floats) -> int:
    """The space a quick player takes who errs."""
    seat = s[GOVERNMENT + subject_of(s)]
    throw_errors(s, seat, 0, t[SPACE_COUNT], q, m)
    estimates(t, s, offered, count, w, m)
    best = 0
    most = -1e9
    for i in range(count):
        worth = m[ESTIMATES + i] + q[Q_ERRORS + space_of(t, offered[i])]
        if worth > most:
            best = i
            most = worth
    return offered[best]


def foreseen_space(
    t: Ints, s: Ints, offered: Ints, count: int, deep: Ints, room: Ints, w: Floats, m: Floats, q: Floats
) -> int:
    """The space that looks best when played on; a won game is ended, a lost one is not."""
    seat = s[GOVERNMENT + subject_of(s)]
    throw_errors(s, seat, 0, t[SPACE_COUNT], q, m)
    estimates(t, s, offered, count, w, m)
    for i in range(count):
        q[Q_PROMISE + i] = m[ESTIMATES + i]
    best = likeliest(count, q)
    most = -1e9
    for k in range(whole(q[Q_WIDTH])):
        i = likeliest(count, q)
        if i < 0:
            break
        promise = q[Q_PROMISE + i]
        if promise >= WIN:
            return offered[i]
        if promise <= -WIN and k > 0:
            break
        q[Q_PROMISE + i] = 2 * TAKEN
        take_usual_style(w, m)
        worth = worth_foreseen(t, s, offered[i], seat, deep, room, w, m, q)
        worth += PLAIN_SHARE * promise + q[Q_ERRORS + space_of(t, offered[i])]
        if worth > most:
            best = i
            most = worth
    take_usual_style(w, m)
    return offered[best]


def foreseen_purchase(
    t: Ints, s: Ints, offered: Ints, count: int, deep: Ints, room: Ints, w: Floats, m: Floats, q: Floats
) -> int:
    """The purchase that looks best when played on, among the likely ones and none."""
    seat = decider_of(s)
    throw_errors(s, seat, PURCHASE_STEP, 8, q, m)
    gains_of_purchases(t, s, seat, offered, count, w, m)
    for i in range(count):
        q[Q_PROMISE + i] = m[ESTIMATES + i]
    best = count - 1
    most = -1e9
    left = whole(q[Q_PURCHASES])
    while left > 0:
        left -= 1
        i = likeliest(count, q)
        if left == 0 and q[Q_PROMISE + count - 1] > TAKEN:
            i = count - 1
        if i < 0:
            break
        promise = q[Q_PROMISE + i]
        q[Q_PROMISE + i] = 2 * TAKEN
        worth = worth_foreseen(t, s, offered[i], seat, deep, room, w, m, q)
        worth += PLAIN_SHARE * promise + q[Q_ERRORS + nation_of(t, offered[i]) + 1]
        if worth > most:
            best = i
            most = worth
    return offered[best]


def foreseen_answer(
    t: Ints, s: Ints, offered: Ints, count: int, deep: Ints, room: Ints, w: Floats, m: Floats, q: Floats
) -> int:
    """The answer that looks best when played on: for questions with few answers on which much depends."""
    seat = decider_of(s)
    best = 0
    most = -1e9
    for i in range(count):
        worth = worth_foreseen(t, s, offered[i], seat, deep, room, w, m, q)
        if worth > most:
            best = i
            most = worth
    return offered[best]


def settle_manner(t: Ints, s: Ints, deep: Ints, room: Ints, w: Floats, m: Floats, q: Floats) -> None:
    """How the maneuver under way will be played: the way that looks best when played on."""
    seat = s[GOVERNMENT + subject_of(s)]
    q[Q_STYLED] = float(s[TURNS])
    best = 0
    most = -1e9
    for manner in range(whole(q[Q_MANNERS])):
        take_manner(manner, w, m)
        dice = m[DICE]
        m[DICE] = 0.0
        copy_ints(deep, s, SHIPS + s[SHIP_COUNT])
        play_on(t, deep, whole(q[Q_REACH]), room, w, m)
        m[DICE] = dice
        worth = judgment(t, deep, seat, w, m, q)
        if manner == 0:
            worth += SURE_MANNER
        if worth > most:
            best = manner
            most = worth
    take_manner(best, w, m)


def take_manner(manner: int, w: Floats, m: Floats) -> None:
    """The usual way first, then: peaceful, raiding, defending, staging for the next maneuver."""
    h = w[W_HOSTILITY]
    g = w[W_GUARD]
    f = w[W_FRONTIER]
    if manner == 1:
        take_style(m, 0.0, 0.5 * g, f)
    elif manner == 2:
        take_style(m, 2 * h, 0.5 * g, 0.5 * f)
    elif manner == 3:
        take_style(m, 0.5 * h, 3 * g, f)
    elif manner == 4:
        take_style(m, 0.5 * h, 0.5 * g, 4 * f)
    else:
        take_style(m, h, g, f)
