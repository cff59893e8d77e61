"""`easy`: somebody to win against."""

from __future__ import annotations

from rondel.bots.registry import register
from rondel.bots.thinker import Level, Thinker


@register
class EasyBot(Thinker):
    """A beginner: judges by itself, but often misjudges by several millions."""

    name = "easy"
    description = "A friendly beginner: sensible moves, often not the best ones."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, noise=7.0, seconds=0.05)
