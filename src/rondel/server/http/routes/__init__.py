"""Routes, one module per subject; handlers check permissions and delegate to the other packages."""

from __future__ import annotations

from rondel.server.http.routes import (
    account,
    admin,
    analysis,
    archive,
    chat,
    feeds,
    friends,
    history,
    learning,
    lobby,
    notices,
    orders,
    outgoing,
    people,
    play,
    questions,
    service,
    tables,
    tournaments,
)

ROUTES = (
    people,
    account,
    outgoing,
    tables,
    lobby,
    friends,
    tournaments,
    feeds,
    play,
    orders,
    questions,
    analysis,
    chat,
    history,
    archive,
    learning,
    notices,
    admin,
    service,
)
HANDLERS = [handler for routes in ROUTES for handler in routes.handlers]
