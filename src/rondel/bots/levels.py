"""The levels above `easy`, weakest first."""

from __future__ import annotations

from rondel.bots.registry import register
from rondel.bots.thinker import Level, Thinker


@register
class MediumBot(Thinker):
    """Judges every space by what it does to nations and bonds, and errs now and then."""

    name = "medium"
    description = "Knows what nations and bonds are worth, and errs now and then."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, noise=3.4, seconds=0.05)


@register
class HardBot(Thinker):
    """Judges as medium does and makes no slips."""

    name = "hard"
    description = "Knows what nations and bonds are worth, and makes no slips."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, watchful=True, gives=True, seconds=0.3)


@register
class ExpertBot(Thinker):
    """Plays every candidate on for a whole round before it decides."""

    name = "expert"
    description = "Plays on in thought for a whole round before it decides."
    level = Level(turns=6, spaces=8, purchases=6, answer_turns=6, manners=5, gives=True, seconds=1.0)
