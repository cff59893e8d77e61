"""What is answered when the database does not answer."""

from __future__ import annotations

import structlog

from rondel.server.errors import Refusal, reason_of

log = structlog.get_logger()


def no_database(error: BaseException) -> Refusal:
    """The database is gone, restarts or is too busy. Nobody can know whether the change was made: `request` tells."""
    log.warning("no_database", error=type(error).__name__, why=reason_of(error))
    return Refusal(503, "no_database", "The database does not answer at the moment; please try again.", retry_after=5)
