"""Starting the server: settings checked first, then one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import uvicorn

from rondel import bots
from rondel.server.config import SettingError, Settings
from rondel.server.http import MAX_HEAD_BYTES, GuardedProtocol, guarded
from rondel.server.limits import limits_of
from rondel.server.logs import set_up_logs
from rondel.server.storage import Store


def serve(*, open_browser: bool = False, **flags: Any) -> None:
    """Serve until stopped. Raises `SettingError` with a sentence if it cannot start."""
    settings = Settings.from_environment(**flags)
    limits_of(settings.limits)
    _refuse_taken_port(settings)
    _refuse_unknown_bots(settings)
    asyncio.run(_prepare_database(settings))
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    print(f"Rondel is at {address} (stop with Ctrl+C)", flush=True)
    options = {**uvicorn_options(settings), "host": settings.host, "port": settings.port, "log_level": "warning"}
    options["log_config"] = None  # the server's own logs carry uvicorn's warnings, too
    if settings.workers > 1:
        os.environ.update(settings.as_environment())
        set_up_logs(settings)
        options["http"] = GuardedProtocol
        # Where the workers write their numbers, so that whichever is asked tells those of all.
        with tempfile.TemporaryDirectory(prefix="rondel-metrics-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            uvicorn.run("rondel.server:create_app", factory=True, workers=settings.workers, **options)
    else:
        from rondel.server.app import application

        uvicorn.run(application(settings), **options)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How connections are served, whoever starts the server."""
    return {
        "http": guarded(settings),
        "h11_max_incomplete_event_size": MAX_HEAD_BYTES,
        "proxy_headers": True,
        "forwarded_allow_ips": list(settings.proxies),
        "access_log": False,
        "timeout_graceful_shutdown": 10,  # streams end at once; moves under way are finished, also on a busy machine
        "timeout_keep_alive": 30,
        # A worker that has not answered for so long hangs. Uvicorn's 5 seconds are too few on a busy machine: there
        # workers would be killed while they start, again and again.
        "timeout_worker_healthcheck": 60,
        "backlog": 512,
        "server_header": False,
        "date_header": False,
        "ws": "none",
    }


def _refuse_unknown_bots(settings: Settings) -> None:
    for name in settings.offered_extra_bots:
        try:
            bots.make(name)
        except bots.UnknownBot as error:
            raise SettingError(f"The setting extra_bots names a bot that is not there. {error}") from None


async def _prepare_database(settings: Settings) -> None:
    """Before anything listens: the database answers and has the newest schema."""
    store = Store(settings)
    try:
        await store.migrate()
    finally:
        await store.close()


def _refuse_taken_port(settings: Settings) -> None:
    if settings.port == 0:
        return
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise SettingError(
                f"Cannot listen at {settings.host} port {settings.port}: {error.strerror}. "
                "Choose another with --port, or stop the other program."
            ) from None


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
