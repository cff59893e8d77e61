"""The game server: accounts, tables, games, persistence and live updates (see docs/hosting.md, docs/api.md)."""

from __future__ import annotations

import gc
from typing import Any

from rondel.extras import optional_packages

__all__ = ["create_app", "run"]


def run(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
    workers: int | None = None,
    **settings: Any,
) -> None:
    """Serve until stopped; what is None is left to the environment.

    A wrong setting raises `SettingError` with a sentence before anything starts.
    """
    gc.disable()  # what is made until the server has started stays; `application` enables it then
    try:
        with optional_packages():
            from rondel.server.serving import serve

        serve(host=host, port=port, database=database, open_browser=open_browser, workers=workers, **settings)
    finally:
        gc.enable()


def create_app() -> Any:
    """The ASGI application, configured by the environment."""
    with optional_packages():
        from rondel.server.app import application
        from rondel.server.config import Settings

    return application(Settings.from_environment())
