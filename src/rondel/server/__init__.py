"""Game server: accounts, tables, games, persistence and live updates (see docs/hosting.md, docs/api.md)."""

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
    """Run the server until it is stopped; arguments that are None come from the environment.

    Raise `SettingError` before anything starts if a setting is invalid.
    """
    gc.disable()  # startup objects are permanent; `application` re-enables the GC once the server has started
    try:
        with optional_packages():
            from rondel.server.serving import serve

        serve(host=host, port=port, database=database, open_browser=open_browser, workers=workers, **settings)
    finally:
        gc.enable()


def create_app() -> Any:
    """Return the ASGI application, configured by the environment."""
    with optional_packages():
        from rondel.server.app import application
        from rondel.server.config import Settings

    return application(Settings.from_environment())
