"""The processes in which bots think and games are analyzed. They load this package: it knows no database."""

from rondel.server.bots.pool import BotPool
from rondel.server.bots.review_process import Progress, Reviewed, ReviewJob, ReviewProcess
from rondel.server.bots.worker import AdviceRequest

__all__ = ["AdviceRequest", "BotPool", "Progress", "ReviewJob", "ReviewProcess", "Reviewed"]
