"""Quick play on positions played ahead: every player answers quickly, and nothing is recorded or checked."""

from __future__ import annotations

from rondel.fast.evaluation.gifts import make_gift, quick_gift
from rondel.fast.evaluation.quick_answer import quick_answer
from rondel.fast.evaluation.quick_space import estimates, quick_space
from rondel.fast.evaluation.targets import set_default_style
from rondel.fast.evaluation.weights import W_GIFT
from rondel.fast.evaluation.workspace import ESTIMATES, RNG_STATE, next_normal
from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import RONDEL
from rondel.fast.rules.flow import play, settle, top_phase

NOISE = 1.0


def finish_turn_quickly(t: Ints, s: Ints, offered: Ints, w: Floats, m: Floats) -> None:
    """Play quick answers until the next nation chooses a space or the game is over; no gifts."""
    while True:
        count = settle(t, s, offered)
        if count == 0 or top_phase(s) == RONDEL:
            return
        play(t, s, offered[0] if count == 1 else quick_answer(t, s, offered, count, w, m))


def play_turns_quickly(t: Ints, s: Ints, turns: int, offered: Ints, w: Floats, m: Floats) -> None:
    """Play quick choices until `turns` more nations have chosen their space, or the game is over.

    The style in `m` applies to the current turn only. If the RNG in `m` is seeded, choices of spaces are noisy.
    """
    while True:
        count = settle(t, s, offered)
        if count == 0:
            return
        if top_phase(s) == RONDEL:
            if turns <= 0:
                return
            turns -= 1
            set_default_style(w, m)
            if m[RNG_STATE] > 0.0:
                play(t, s, noisy_space(t, s, offered, count, w, m))
            else:
                play(t, s, quick_space(t, s, offered, count, w, m))
        elif count > 1:
            play(t, s, quick_answer(t, s, offered, count, w, m))
        else:
            play_only_action(t, s, offered, w, m)


def play_only_action(t: Ints, s: Ints, offered: Ints, w: Floats, m: Floats) -> None:
    """Play the only action offered, or make the quick gift that opens a choice."""
    gift = quick_gift(t, s, w, m) if w[W_GIFT] > 0.0 else 0
    if gift:
        make_gift(t, s, gift)
    else:
        play(t, s, offered[0])


def noisy_space(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats) -> int:
    """Return the space with the best estimate plus a random error."""
    estimates(t, s, offered, count, w, m)
    best = 0
    most = -1e9
    for i in range(count):
        worth = m[ESTIMATES + i] + NOISE * next_normal(m)
        if worth > most:
            best = i
            most = worth
    return offered[best]
