"""The HTTP interface: one file per subject; each handler checks who asks and calls the part that does the work."""

from __future__ import annotations

from rondel.server.http.routes import (
    admin,
    catalogue,
    chat,
    history,
    lessons,
    moderation,
    operation,
    people,
    play,
    questions,
    records,
    stream,
    tables,
)

ROUTES = (
    people,
    catalogue,
    tables,
    play,
    questions,
    stream,
    chat,
    history,
    records,
    lessons,
    moderation,
    admin,
    operation,
)
HANDLERS = [handler for routes in ROUTES for handler in routes.handlers]
