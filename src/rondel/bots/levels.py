"""The levels players choose from, weakest first."""

from __future__ import annotations

from rondel.bots.registry import register
from rondel.bots.thinker import Level, Thinker


@register
class EasyBot(Thinker):
    """A beginner: no look ahead, and often not the best of what it sees."""

    name = "easy"
    description = "A friendly beginner: sensible moves, often not the best ones."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, noise=4.0, seconds=0.05)


@register
class MediumBot(Thinker):
    """Judges every space by what it does to nations and bonds; seldom errs much."""

    name = "medium"
    description = "Knows what nations and bonds are worth, and errs a little."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, noise=1.0, seconds=0.05)


@register
class HardBot(Thinker):
    """Sees one round of the others."""

    name = "hard"
    description = "Looks at what the other nations will do next."
    level = Level(turns=6, spaces=8, purchases=4, answer_turns=-1, noise=0.8, seconds=0.3)


@register
class ExpertBot(Thinker):
    """Plays each candidate on several times."""

    name = "expert"
    description = "Plays on in thought for whole rounds before it decides."
    level = Level(turns=6, spaces=8, purchases=6, answer_turns=6, manners=5, samples=3, seconds=1.0)
