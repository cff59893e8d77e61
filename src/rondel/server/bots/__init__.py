"""Processes for bots and analysis. They import this package, so it does not depend on the database."""

from rondel.server.bots.bot_process import AdviceRequest
from rondel.server.bots.pool import BotPool
from rondel.server.bots.review_process import Progress, Reviewed, ReviewJob, ReviewProcess

__all__ = ["AdviceRequest", "BotPool", "Progress", "ReviewJob", "ReviewProcess", "Reviewed"]
