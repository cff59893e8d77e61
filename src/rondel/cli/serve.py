"""`rondel serve`: starts the game server and opens the browser."""

from typing import Annotated

import typer

from rondel.cli.choices import option_help
from rondel.cli.problems import Refused

Host = Annotated[str | None, typer.Option("--host", help=option_help("host"))]
Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, help=option_help("port"))]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=option_help("no-browser"))]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=option_help("database"))]
Workers = Annotated[int | None, typer.Option("--workers", min=1, help=option_help("server-workers"))]


def serve(
    host: Host = None,
    port: Port = None,
    no_browser: NoBrowser = False,
    database: Database = None,
    workers: Workers = None,
) -> None:
    import rondel.server
    from rondel.server.config import SettingError

    try:
        rondel.server.run(host=host, port=port, database=database, open_browser=not no_browser, workers=workers)
    except SettingError as refusal:
        raise Refused(str(refusal)) from refusal
