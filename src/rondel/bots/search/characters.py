"""Characters: preferences of a search bot, measured in the win probability that it gives up for them.

A preference is added to a candidate's win probability, depending on what the choice does (the code of its reason). It
decides between nearly equal moves but does not outweigh a clearly better one; decided games ignore preferences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rondel.bots.evaluation.weights import Style
from rondel.bots.reasons import reason_for
from rondel.bots.search.halving import Candidate
from rondel.position import Position


class Character(NamedTuple):
    """Preferences in win probability, by the code of a choice's reason and by maneuver style (default first)."""

    preferences: Mapping[str, float]
    styles: tuple[float, float, float, float, float] = (0.0, 0.0, 0.0, 0.0, 0.0)


# Grows its own nations in peace
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
# Buys bonds of all nations for the interest
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
# Fights and conquers; its preferences are small because they apply at every step of every maneuver
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
# Takes over governments that others have built up, and taxes early
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
    """Return the candidate with the character's preference added, at most `MAX_PREFERENCE` either way."""
    preference = character.preferences.get(reason_for(s, candidate.action, choices).code, 0.0)
    if candidate.style in styles:
        preference += character.styles[styles.index(candidate.style)]
    return candidate._replace(bonus=candidate.bonus + max(-MAX_PREFERENCE, min(MAX_PREFERENCE, preference)))
