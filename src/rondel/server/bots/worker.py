"""The process in which bots think: one job at a time. Knows no database and no network."""

from __future__ import annotations

import signal
from contextlib import suppress
from multiprocessing.connection import Connection

from rondel.server.bots.advising import Question, advise
from rondel.server.bots.thinking import think

READY = "ready"  # the first thing a process says: from here on the time of a job counts


def main(connection: Connection) -> None:
    """Answer jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):  # the server is gone, perhaps killed while this was thinking
        connection.send(READY)
        while True:
            asked = connection.recv()
            connection.send(advise(asked) if isinstance(asked, Question) else think(asked))
