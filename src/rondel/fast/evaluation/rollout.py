"""Rollouts: a candidate is played on in a sampled scenario, optionally continued by quick turns, then evaluated.

Quick turns up to the end see what no evaluation can, but mislead because everyone plays worse. So their result is
blended with the evaluation of the position where they began.
"""

from __future__ import annotations

from rondel.fast.evaluation.quick_answer import quick_answer
from rondel.fast.evaluation.quick_play import play_only_action, play_turns_quickly
from rondel.fast.evaluation.rollout_players import (
    choose_style,
    lookahead_answer,
    lookahead_purchase,
    lookahead_space,
    noisy_quick_space,
)
from rondel.fast.evaluation.scenario import (
    Q_END_WEIGHT,
    Q_KIND,
    Q_NETWORK,
    Q_QUICK_TURNS,
    Q_SEED,
    Q_STYLE_TURN,
    Q_TURNS,
    Q_WIN,
    Q_WIN_BEFORE,
    QUICK,
    TURN_STEP,
)
from rondel.fast.evaluation.targets import set_default_style
from rondel.fast.evaluation.win_probability import blend_win_probabilities
from rondel.fast.evaluation.workspace import seed_rng
from rondel.fast.ints import Floats, Ints, to_int
from rondel.fast.layout import ARMIES, BASE, DRAFT, FLEETS, GOVERNMENT, INVEST, NONE, RONDEL, SEATS, SWISS_BANK, TURNS
from rondel.fast.rules.flow import decider_of, play, settle, subject_of, top_phase


def play_rollout(
    t: Ints, s: Ints, offered: Ints, scratch: Ints, scratch_offered: Ints, w: Floats, m: Floats, q: Floats
) -> None:
    """Play the turns of the scenario with its players; the style in `m` applies to the current turn."""
    turns = to_int(q[Q_TURNS])
    while True:
        count = settle(t, s, offered)
        if count == 0:
            return
        phase = top_phase(s)
        if phase == RONDEL:
            if turns <= 0:
                return
            turns -= 1
            set_default_style(w, m)
            if q[Q_KIND + s[GOVERNMENT + subject_of(s)]] == QUICK:
                play(t, s, noisy_quick_space(t, s, offered, count, w, m, q))
            else:
                play(t, s, lookahead_space(t, s, offered, count, scratch, scratch_offered, w, m, q))
        elif count > 1:
            kind = q[Q_KIND + decider_of(s)]
            if kind != QUICK and phase in (INVEST, DRAFT):
                play(t, s, lookahead_purchase(t, s, offered, count, scratch, scratch_offered, w, m, q))
                continue
            if kind != QUICK and phase == SWISS_BANK:
                play(t, s, lookahead_answer(t, s, offered, count, scratch, scratch_offered, w, m, q))
                continue
            if kind != QUICK and phase in (FLEETS, ARMIES) and q[Q_STYLE_TURN] != s[TURNS]:
                choose_style(t, s, scratch, scratch_offered, w, m, q)
            play(t, s, quick_answer(t, s, offered, count, w, m))
        else:
            play_only_action(t, s, offered, w, m)


def score_rollout(t: Ints, s: Ints, offered: Ints, w: Floats, m: Floats, q: Floats) -> None:
    """Write each seat's win probability to q[Q_WIN], blending in the quick turns if the scenario has any."""
    blend_win_probabilities(t, s, w, m, q, q[Q_NETWORK])
    if s[BASE] == NONE or q[Q_QUICK_TURNS] <= 0.0:
        return
    for seat in range(s[SEATS]):
        q[Q_WIN_BEFORE + seat] = q[Q_WIN + seat]
    seed_rng(m, to_int(q[Q_SEED]) + TURN_STEP * s[TURNS])
    play_turns_quickly(t, s, to_int(q[Q_QUICK_TURNS]), offered, w, m)
    blend_win_probabilities(t, s, w, m, q, q[Q_NETWORK])
    for seat in range(s[SEATS]):
        q[Q_WIN + seat] = q[Q_END_WEIGHT] * q[Q_WIN + seat] + (1.0 - q[Q_END_WEIGHT]) * q[Q_WIN_BEFORE + seat]
