"""The process in which bots think: one job at a time. Knows no database and no network."""

from __future__ import annotations

import signal
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

import rondel
from rondel.analysis.explanation import explain
from rondel.analysis.hint import hint
from rondel.table.bot_jobs import BotResult, edition_from_json, run_bot

READY = "ready"  # the first thing a process says: from here on the time of a job counts


def main(connection: Connection) -> None:
    """Answer jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):  # the server is gone, perhaps killed while this was thinking
        connection.send(READY)
        while True:
            asked = connection.recv()
            connection.send(advise(asked) if isinstance(asked, AdviceRequest) else run_bot(asked))


class AdviceRequest(msgspec.Struct, frozen=True):
    """What somebody wants to know of a position: a hint for a seat, from what it sees, or everything (None)."""

    snapshot: str
    seat: int | None
    effort: float
    facts: str | None = None  # of an earlier version's board, if the game is played on one
    tally: list[int] | None = None  # what each seat has, counted where cash is hidden


def advise(question: AdviceRequest) -> BotResult:
    """A hint for a seat, or the position explained with everything open."""
    game = rondel.Game.from_json(question.snapshot, edition_from_json(question.facts) if question.facts else None)
    try:
        if question.seat is None:
            return BotResult(content=explain(game, question.effort).to_dict())
        view = game.seat_view(question.seat, question.tally)
        return BotResult(content=hint(view, question.seat, question.effort).to_dict())
    except Exception as error:  # noqa: BLE001 - no answer is an answer, too
        return BotResult(failure="error", detail=f"{type(error).__name__}: {error}"[:200])
