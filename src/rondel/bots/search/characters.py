"""Characters: what a searching bot would rather do, and what chance to win it gives up for that at most.

A leaning is added to a candidate's chance to win, by what the choice does (the code of its reason). So a character
shows where several moves are about as good, and gives way where one is clearly better; decided games know no leanings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rondel.bots.evaluation.weights import Style
from rondel.bots.reasons import reason_for
from rondel.bots.search.halving import Candidate
from rondel.position import Position


class Character(NamedTuple):
    """Leanings in chances to win: by what a choice does, and for the ways to maneuver (the usual one first)."""

    preferences: Mapping[str, float]
    styles: tuple[float, float, float, float, float] = (0.0, 0.0, 0.0, 0.0, 0.0)


# A nation of its own that grows in peace
BUILDER = Character(
    {
        "factory_space": 0.025,
        "build": 0.025,
        "production_space": 0.005,
        "keep_government": 0.005,
        "fight": -0.01,
        "challenge": -0.005,
        "hostile": -0.01,
        "destroy": -0.02,
    },
    styles=(0.0, 0.005, -0.01, 0.005, 0.0),
)
# Bonds of everybody, and the interest on them
BANKER = Character(
    {
        "investor": 0.012,
        "buy": 0.01,
        "raise": -0.005,
        "take_government": -0.005,
        "keep_cash": -0.008,
        "force": 0.015,
        "fight": -0.005,
    },
)
# Armies, and what others have; it leans less than the others do, for it does so at every step of every maneuver
RAIDER = Character(
    {
        "maneuver_space": 0.002,
        "production_space": 0.002,
        "import_space": 0.002,
        "factory_space": -0.006,
        "fight": 0.008,
        "challenge": 0.006,
        "occupy": 0.004,
        "take_flag": 0.004,
        "hostile": 0.008,
        "destroy": 0.004,
        "peace": -0.006,
    },
    styles=(0.0, -0.004, 0.006, -0.002, 0.0),
)
# Whatever is to be had: governments that others have worked for, and a Taxation rather than a plan
OPPORTUNIST = Character(
    {
        "take_government": 0.02,
        "raise": 0.008,
        "buy": -0.003,
        "taxation": 0.018,
        "factory_space": -0.008,
        "build": -0.008,
    },
)

MAX_PREFERENCE = max(
    abs(preference)
    for character in (BUILDER, BANKER, RAIDER, OPPORTUNIST)
    for preference in (*character.preferences.values(), *character.styles)
)


def with_preference(
    character: Character, s: Position, candidate: Candidate, choices: int, styles: tuple[Style, ...]
) -> Candidate:
    """The candidate with what the character adds to its chance, at most `MAX_PREFERENCE` either way."""
    lean = character.preferences.get(reason_for(s, candidate.action, choices).code, 0.0)
    if candidate.style in styles:
        lean += character.styles[styles.index(candidate.style)]
    return candidate._replace(bonus=candidate.bonus + max(-MAX_PREFERENCE, min(MAX_PREFERENCE, lean)))
