"""The bots that come with Rondel, and the order in which players see them: weakest first."""

from __future__ import annotations

from rondel.bots.bot import Bot
from rondel.bots.greedy import GreedyBot
from rondel.bots.random_bot import RandomBot
from rondel.bots.search.searcher import Searcher
from rondel.bots.search.thinker import Level, Thinker


class EasyBot(Thinker):
    """A beginner: judges by itself, but often misjudges by several millions."""

    name = "easy"
    description = "A friendly beginner: sensible moves, often not the best ones."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, noise=7.0, seconds=0.05)


class MediumBot(Thinker):
    """Judges every space by what it does to nations and bonds, and makes a mistake now and then."""

    name = "medium"
    description = "Knows what nations and bonds are worth, and makes a mistake now and then."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, noise=3.4, seconds=0.05)


class HardBot(Thinker):
    """Judges as medium does and makes no mistakes of that kind."""

    name = "hard"
    description = "Knows what nations and bonds are worth, and makes no mistakes of that kind."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, watchful=True, gives=True, seconds=0.3)


class ExpertBot(Thinker):
    """Plays every candidate on for a whole round before it decides."""

    name = "expert"
    description = "Thinks a full round ahead before deciding."
    level = Level(turns=6, spaces=8, purchases=6, answer_turns=6, manners=5, watchful=True, gives=True, seconds=1.0)


class MasterBot(Searcher):
    """Searches: meets every sensible turn with many ways the game may go on."""

    name = "master"
    description = "Searches many ways the game may go on, and never plays the same game twice."


LADDER: tuple[type[Bot], ...] = (RandomBot, EasyBot, GreedyBot, MediumBot, HardBot, ExpertBot, MasterBot)
