"""Bot process: runs one job at a time, without access to the database or network."""

from __future__ import annotations

import signal
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

import rondel
from rondel.analysis.explanation import explain
from rondel.analysis.hint import hint
from rondel.table.bot_jobs import BotResult, edition_from_json, run_bot

READY = "ready"  # sent when the process has started; time limits apply from then on


def main(connection: Connection) -> None:
    """Process jobs until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):  # the server has ended
        connection.send(READY)
        while True:
            job = connection.recv()
            connection.send(advise(job) if isinstance(job, AdviceRequest) else run_bot(job))


class AdviceRequest(msgspec.Struct, frozen=True):
    """Request for a hint from the view of `seat`, or for an explanation of the open position (None)."""

    snapshot: str
    seat: int | None
    effort: float
    facts: str | None = None  # JSON of the edition, if the game is played on an earlier version of it
    tally: list[int] | None = None  # cash of each seat, reconstructed from the log if it is hidden


def advise(request: AdviceRequest) -> BotResult:
    """Return a hint or an explanation."""
    game = rondel.Game.from_json(request.snapshot, edition_from_json(request.facts) if request.facts else None)
    try:
        if request.seat is None:
            return BotResult(content=explain(game, request.effort).to_dict())
        view = game.seat_view(request.seat, request.tally)
        return BotResult(content=hint(view, request.seat, request.effort).to_dict())
    except Exception as error:  # noqa: BLE001 - any error becomes a failure of this request
        return BotResult(failure="error", detail=f"{type(error).__name__}: {error}"[:200])
