"""Starting the server: settings checked first, then one process, or several on PostgreSQL."""

from __future__ import annotations

import os
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import uvicorn

from rondel.server.config import SettingError, Settings


def serve(*, open_browser: bool = False, **flags: Any) -> None:
    """Serve until stopped. Raises `SettingError` with a sentence if it cannot start."""
    settings = Settings.from_environment(**flags)
    _refuse_taken_port(settings)
    address = f"http://{'127.0.0.1' if settings.host in ('0.0.0.0', '::') else settings.host}:{settings.port}/"
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    print(f"Rondel is at {address} (stop with Ctrl+C)", flush=True)
    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "log_level": "warning",
        "access_log": False,
        "timeout_graceful_shutdown": 2,
        "timeout_keep_alive": 30,
        "server_header": False,
        "date_header": False,
        "ws": "none",
    }
    if settings.workers > 1:
        os.environ.update(settings.as_environment())
        uvicorn.run("rondel.server:create_app", factory=True, workers=settings.workers, **options)
    else:
        from rondel.server.app import application

        app = application(settings)
        server = _Server(uvicorn.Config(app, **options))
        server.when_leaving = app.services.hub.close
        try:
            server.run()
        except KeyboardInterrupt:
            return


class _Server(uvicorn.Server):
    """Tells the open streams to end before it waits for connections to close."""

    when_leaving: Any = None

    def handle_exit(self, sig: int, frame: Any) -> None:
        if self.when_leaving is not None:
            self.when_leaving()
        super().handle_exit(sig, frame)


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
