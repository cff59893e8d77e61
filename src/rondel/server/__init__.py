"""The game server: accounts, tables, games, persistence and live updates (see docs/hosting.md, docs/api.md)."""

from __future__ import annotations

from typing import Any

__all__ = ["create_app", "run"]


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    workers: int = 1,
    **settings: Any,
) -> None:
    """Serve until stopped; a wrong setting raises `SettingError` with a sentence before anything starts."""
    from rondel.server.serving import serve

    serve(host=host, port=port, database=database, open_browser=open_browser, workers=workers, **settings)


def create_app() -> Any:
    """The ASGI application, configured by the environment."""
    from rondel.server.app import application
    from rondel.server.config import Settings

    return application(Settings.from_environment())
