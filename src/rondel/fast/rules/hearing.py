"""Answers a step of the maneuver waits for: of a canal's owner, of a nation asked for peace (R13.4-5, R17.6)."""

from __future__ import annotations

from rondel.fast.board import ID_ALLOW, ID_PASS
from rondel.fast.ints import Ints
from rondel.fast.layout import (
    CANAL_ASKED,
    FLEETS,
    QUESTION_ASKED,
    QUESTION_CHANGED,
    QUESTION_NATION,
    QUESTION_PLACE,
    QUESTION_STANCE,
    QUESTION_UNIT,
    STEP,
)
from rondel.fast.rules.armies import armies_hear_canal, lose_changed
from rondel.fast.rules.battle import decline_challenge, fight
from rondel.fast.rules.fleets import fleets_hear_canal
from rondel.fast.rules.parts import stance_of, unit_of
from rondel.fast.rules.stack import clear_question


def canal_play(t: Ints, s: Ints, action: int) -> None:
    """The step beneath hears whether its unit may pass (R17.6)."""
    canal = s[CANAL_ASKED]
    clear_question(s)
    if s[STEP] == FLEETS:
        fleets_hear_canal(t, s, canal, action == t[ID_ALLOW])
    else:
        armies_hear_canal(t, s, canal, action == t[ID_ALLOW])


def challenge_play(t: Ints, s: Ints, action: int) -> None:
    """The nation asked lets the unit be, or gives a unit of its own for it (R13.4-5)."""
    if action == t[ID_PASS]:
        decline_challenge(s)
        return
    nation = s[QUESTION_NATION]
    place = s[QUESTION_PLACE]
    stance = s[QUESTION_STANCE]
    unit = s[QUESTION_UNIT]
    asked = s[QUESTION_ASKED]
    changed = s[QUESTION_CHANGED]
    clear_question(s)
    fight(s, place, nation, unit, stance, asked, unit_of(t, action), stance_of(t, action))
    if changed:
        lose_changed(s, place, stance)
