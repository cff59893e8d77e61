"""Analysis of finished games: job queue, background worker, serializers."""

from rondel.server.analysis import job_queue
from rondel.server.analysis.job_queue import language_of, serialize_explanation, serialize_review
from rondel.server.analysis.worker import AnalysisWorker, refuse_unfinished

__all__ = [
    "AnalysisWorker",
    "job_queue",
    "language_of",
    "refuse_unfinished",
    "serialize_explanation",
    "serialize_review",
]
