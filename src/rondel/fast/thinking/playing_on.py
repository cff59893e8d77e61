"""Playing on in thought: everybody answers quickly, nothing is recorded or checked."""

from __future__ import annotations

from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import RONDEL
from rondel.fast.rules.flow import play, settle, top_phase
from rondel.fast.thinking.giving import make_gift, quick_gift
from rondel.fast.thinking.memory import DICE, ESTIMATES, bell
from rondel.fast.thinking.quick_answer import quick_answer
from rondel.fast.thinking.quick_space import estimates, quick_space
from rondel.fast.thinking.targets import take_usual_style
from rondel.fast.thinking.weights import W_GIFT

VARIETY = 1.0


def play_turn(t: Ints, s: Ints, offered: Ints, w: Floats, m: Floats) -> None:
    """Quick answers until the next nation chooses its space or the game is over; nobody gives anything."""
    while True:
        count = settle(t, s, offered)
        if count == 0 or top_phase(s) == RONDEL:
            return
        play(t, s, offered[0] if count == 1 else quick_answer(t, s, offered, count, w, m))


def play_on(t: Ints, s: Ints, turns: int, offered: Ints, w: Floats, m: Floats) -> None:
    """Quick choices for everybody until so many further nations have chosen their space, or the game is over.

    The style in `m` applies to the turn under way only. With dice in `m` the players vary their choice of spaces.
    """
    while True:
        count = settle(t, s, offered)
        if count == 0:
            return
        if top_phase(s) == RONDEL:
            if turns <= 0:
                return
            turns -= 1
            take_usual_style(w, m)
            if m[DICE] > 0.0:
                play(t, s, varied_space(t, s, offered, count, w, m))
            else:
                play(t, s, quick_space(t, s, offered, count, w, m))
        elif count > 1:
            play(t, s, quick_answer(t, s, offered, count, w, m))
        else:
            gift = quick_gift(t, s, w, m) if w[W_GIFT] > 0.0 else 0
            if gift:
                make_gift(t, s, gift)
            else:
                play(t, s, offered[0])


def varied_space(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats) -> int:
    """The space that looks best to somebody who misjudges each a little."""
    estimates(t, s, offered, count, w, m)
    best = 0
    most = -1e9
    for i in range(count):
        worth = m[ESTIMATES + i] + VARIETY * bell(m)
        if worth > most:
            best = i
            most = worth
    return offered[best]
