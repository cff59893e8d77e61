"""Structured logs: one event per line, without secrets (no cookies, tokens, passwords or query strings).

Records of other libraries, such as uvicorn's warnings, get the same format.
"""

from __future__ import annotations

import logging
import sys
import time
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

from rondel.server.config import Settings

MAX_PER_MINUTE = 10


class RepeatLimit(logging.Filter):
    """Log at most `MAX_PER_MINUTE` records of one kind per minute, so that bad clients cannot fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, object], tuple[int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(time.monotonic() // 60)
        kind = (record.name, record.msg if len(str(record.msg)) < 100 else record.lineno)
        then, number = self._seen.get(kind, (minute, 0))
        number = number + 1 if then == minute else 1
        if len(self._seen) > 1_000:
            self._seen.clear()
        self._seen[kind] = (minute, number)
        if number == MAX_PER_MINUTE:
            record.msg, record.args = (
                f"{record.getMessage()} (further messages like this will not be logged this minute)",
                (),
            )
        return number <= MAX_PER_MINUTE


class FaultTolerantStream:
    """Output stream that ignores write errors, so that a full disk does not make requests fail."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._file.flush()


def set_up_logs(settings: Settings) -> None:
    for name in ("asyncio", "uvicorn.error"):
        logger = logging.getLogger(name)
        if not any(isinstance(each, RepeatLimit) for each in logger.filters):
            logger.addFilter(RepeatLimit())
    as_json = settings.log_format == "json" or (settings.log_format == "auto" and not sys.stderr.isatty())
    renderer: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    level = getattr(logging, settings.log_level.upper())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,  # adds the request id
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(file=cast(TextIO, FaultTolerantStream(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared[:3], structlog.stdlib.add_logger_name],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                renderer,
            ],
        )
    )
    own = logging.getLogger("uvicorn.error")
    own.handlers, own.propagate = [], True
    own.setLevel(logging.NOTSET)
    for name in ("uvicorn", "asyncio", "concurrent.futures"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(max(level, logging.WARNING))
