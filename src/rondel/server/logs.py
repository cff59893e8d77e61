"""Structured logs: one event per line, without secrets (no cookies, tokens, passwords or query strings).

What other libraries log, such as the warnings of uvicorn, comes in the same shape.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

from rondel.server.config import Settings


def set_up_logs(settings: Settings) -> None:
    as_json = settings.log_format == "json" or (settings.log_format == "auto" and not sys.stderr.isatty())
    renderer: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    level = getattr(logging, settings.log_level.upper())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,  # the id of the request
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
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
