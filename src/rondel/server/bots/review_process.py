"""Process that analyzes one finished game, at the lowest priority so that it does not slow down bots."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec
import structlog

import rondel
from rondel.analysis import review
from rondel.table.bot_jobs import edition_from_json

PROGRESS_SECONDS = 0.5
SILENT_SECONDS = 900.0  # a process without progress for this long is considered hung
POLL_SECONDS = 0.25
log = structlog.get_logger()


class ReviewJob(msgspec.Struct, frozen=True):
    record: str
    effort: float
    facts: str | None = None  # JSON of the edition, if the game was played on an earlier version of it


class Progress(msgspec.Struct, frozen=True):
    done: int
    of: int


class Reviewed(msgspec.Struct, frozen=True):
    """The review as JSON, or the failure."""

    content: str | None = None
    failure: str | None = None
    is_stopped: bool = False


def reviewed(job: ReviewJob, report: Callable[[int, int], None]) -> Reviewed:
    """Return the review of a record, without player names, which may change."""
    try:
        record = rondel.Record.loads(job.record)
        game = rondel.replay(record, edition=edition_from_json(job.facts)) if job.facts else None
        made = review.review(game or record, effort=job.effort, progress=report)
    except Exception as error:  # noqa: BLE001 - any error becomes a failure of this review
        return Reviewed(failure=f"{type(error).__name__}: {error}"[:200])
    content = {**made.to_dict(), "players": [""] * len(made.players)}
    return Reviewed(content=msgspec.json.encode(content).decode())


def main(connection: Connection, job: ReviewJob) -> None:
    """Run one review and report its progress."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(19)
    reported = 0.0

    def report(done: int, of: int) -> None:
        nonlocal reported
        if time.monotonic() - reported > PROGRESS_SECONDS:
            reported = time.monotonic()
            connection.send(Progress(done, of))

    with suppress(EOFError, OSError):  # the server has ended
        connection.send(reviewed(job, report))


class ReviewProcess:
    """Starts a process per review and can stop it. Used by one thread at a time."""

    def __init__(self) -> None:
        self._stop = threading.Event()

    def review(self, job: ReviewJob, report: Callable[[Progress], None]) -> Reviewed:
        """Run a review, reporting progress to `tell`; fails if the process ended, hung or was stopped."""
        context = multiprocessing.get_context("spawn")
        mine, other = context.Pipe()
        process = context.Process(target=main, args=(other, job), daemon=True, name="rondel-review")
        process.start()
        other.close()
        last_message_at = time.monotonic()
        try:
            while not self._stop.is_set() and time.monotonic() - last_message_at < SILENT_SECONDS:
                if not mine.poll(POLL_SECONDS):
                    continue
                message = mine.recv()
                last_message_at = time.monotonic()
                if isinstance(message, Reviewed):
                    return message
                report(message)
            return Reviewed(failure="silent", is_stopped=self._stop.is_set())
        except (EOFError, OSError):
            return Reviewed(failure="the process ended")
        finally:
            process.kill()
            process.join()
            mine.close()

    def stop(self) -> None:
        self._stop.set()
