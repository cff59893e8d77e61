"""The processes in which bots think and games are analyzed. They load this package: it knows no database."""

from rondel.server.bots.pool import BotPool
from rondel.server.bots.reviewing import Progress, Reviewed, Reviewer, ReviewJob
from rondel.server.bots.worker import Question

__all__ = ["BotPool", "Progress", "Question", "ReviewJob", "Reviewed", "Reviewer"]
