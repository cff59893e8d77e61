"""Analysis of finished games: who may see it, when it is made, how it is kept and shown."""

from rondel.server.analysis import stored
from rondel.server.analysis.analyst import Analyst, refuse_oracle
from rondel.server.analysis.stored import language_of, shown_explanation, shown_review

__all__ = [
    "Analyst",
    "language_of",
    "refuse_oracle",
    "shown_explanation",
    "shown_review",
    "stored",
]
