"""A candidate played on in a scenario: some turns by the scenario's players, some more by quick ones, then judged.

Quick turns to the end of the game say something that no evaluation sees, and mislead, as everybody chooses worse than
he would: so what they lead to has only a share of a say, the position in which they began the rest.
"""

from __future__ import annotations

from rondel.fast.ints import Floats, Ints, whole
from rondel.fast.layout import ARMIES, BASE, DRAFT, FLEETS, GOVERNMENT, INVEST, NONE, RONDEL, SEATS, SWISS_BANK, TURNS
from rondel.fast.rules.flow import decider_of, play, settle, subject_of, top_phase
from rondel.fast.thinking.chances import odds
from rondel.fast.thinking.foresight import (
    erring_space,
    foreseen_answer,
    foreseen_purchase,
    foreseen_space,
    settle_manner,
)
from rondel.fast.thinking.giving import make_gift, quick_gift
from rondel.fast.thinking.memory import take_dice
from rondel.fast.thinking.playing_on import play_on
from rondel.fast.thinking.quick_answer import quick_answer
from rondel.fast.thinking.scenario import (
    Q_END,
    Q_KIND,
    Q_MORE,
    Q_NETWORK,
    Q_ODDS,
    Q_ODDS_BEFORE,
    Q_SEED,
    Q_STYLED,
    Q_TURNS,
    QUICK,
    TURN_STEP,
)
from rondel.fast.thinking.targets import take_usual_style
from rondel.fast.thinking.weights import W_GIFT


def play_scenario(t: Ints, s: Ints, offered: Ints, deep: Ints, room: Ints, w: Floats, m: Floats, q: Floats) -> None:
    """Everybody plays on as the scenario says, for its turns; the style in `m` is that of the turn under way."""
    turns = whole(q[Q_TURNS])
    while True:
        count = settle(t, s, offered)
        if count == 0:
            return
        phase = top_phase(s)
        if phase == RONDEL:
            if turns <= 0:
                return
            turns -= 1
            take_usual_style(w, m)
            if q[Q_KIND + s[GOVERNMENT + subject_of(s)]] == QUICK:
                play(t, s, erring_space(t, s, offered, count, w, m, q))
            else:
                play(t, s, foreseen_space(t, s, offered, count, deep, room, w, m, q))
        elif count > 1:
            kind = q[Q_KIND + decider_of(s)]
            if kind != QUICK and phase in (INVEST, DRAFT):
                play(t, s, foreseen_purchase(t, s, offered, count, deep, room, w, m, q))
                continue
            if kind != QUICK and phase == SWISS_BANK:
                play(t, s, foreseen_answer(t, s, offered, count, deep, room, w, m, q))
                continue
            if kind != QUICK and phase in (FLEETS, ARMIES) and q[Q_STYLED] != s[TURNS]:
                settle_manner(t, s, deep, room, w, m, q)
            play(t, s, quick_answer(t, s, offered, count, w, m))
        else:
            gift = quick_gift(t, s, w, m) if w[W_GIFT] > 0.0 else 0
            if gift:
                make_gift(t, s, gift)
            else:
                play(t, s, offered[0])


def judge_scenario(t: Ints, s: Ints, offered: Ints, w: Floats, m: Floats, q: Floats) -> None:
    """The odds where the scenario's players have stopped, mixed with those after the quick turns, into q[Q_ODDS]."""
    odds(t, s, w, m, q, q[Q_NETWORK])
    if s[BASE] == NONE or q[Q_MORE] <= 0.0:
        return
    for seat in range(s[SEATS]):
        q[Q_ODDS_BEFORE + seat] = q[Q_ODDS + seat]
    take_dice(m, whole(q[Q_SEED]) + TURN_STEP * s[TURNS])
    play_on(t, s, whole(q[Q_MORE]), offered, w, m)
    odds(t, s, w, m, q, q[Q_NETWORK])
    for seat in range(s[SEATS]):
        q[Q_ODDS + seat] = q[Q_END] * q[Q_ODDS + seat] + (1.0 - q[Q_END]) * q[Q_ODDS_BEFORE + seat]
