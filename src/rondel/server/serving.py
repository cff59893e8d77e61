"""Server startup: checks the settings, then runs one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import uvicorn

from rondel import bots
from rondel.server.config import SettingError, Settings
from rondel.server.http import MAX_HEAD_BYTES, NOT_BUILT, GuardedProtocol, guarded
from rondel.server.limits import limits_of
from rondel.server.logs import set_up_logs
from rondel.server.storage import Store


def serve(*, open_browser: bool = False, **flags: Any) -> None:
    """Run the server until it is stopped; raise `SettingError` if it cannot start."""
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
    if not (settings.static_folder / "index.html").exists():
        print(NOT_BUILT, end="", file=sys.stderr, flush=True)
    options = {**uvicorn_options(settings), "host": settings.host, "port": settings.port, "log_level": "warning"}
    options["log_config"] = None  # our log setup includes uvicorn's warnings
    if settings.workers > 1:
        os.environ.update(settings.as_environment())
        set_up_logs(settings)
        options["http"] = GuardedProtocol
        # The workers share their metrics in this folder, so that each can report those of all.
        with tempfile.TemporaryDirectory(prefix="rondel-metrics-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            uvicorn.run("rondel.server:create_app", factory=True, workers=settings.workers, **options)
    else:
        from rondel.server.app import application

        uvicorn.run(application(settings), **options)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return the uvicorn options that all ways of starting the server use."""
    return {
        "http": guarded(settings),
        "h11_max_incomplete_event_size": MAX_HEAD_BYTES,
        "proxy_headers": True,
        "forwarded_allow_ips": list(settings.proxies),
        "access_log": False,
        "timeout_graceful_shutdown": 10,  # streams end at once; moves in progress finish even on a busy machine
        "timeout_keep_alive": 30,
        # After this time a worker counts as hung. With uvicorn's default of 5 seconds, workers on a busy machine would
        # be killed repeatedly while they start.
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
            raise SettingError(f"The setting extra_bots names an unknown bot. {error}") from None


async def _prepare_database(settings: Settings) -> None:
    """Migrate the database before the server listens, so that an unusable one is reported at startup."""
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
                "Choose another port with --port, or stop the other program."
            ) from None


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
