"""A record named on the command line, and the position in it that is wanted."""

from pathlib import Path

import rondel
from rondel.cli.problems import Refused, reading
from rondel.locales import Say


def read_record(file: str | Path, say: Say) -> rondel.Record:
    with reading(str(file), say):
        content = Path(file).expanduser().read_text("utf-8")
    return rondel.Record.loads(content)


def position_at(record: rondel.Record, at: int | None, say: Say) -> rondel.Game:
    """The game after so many actions; at its end if nothing is said."""
    if at is not None and at > len(record.moves):
        raise Refused(say("refused-at", at=at, last=len(record.moves)))
    return rondel.replay(record, until=at)
