"""A local mail server, push service and webhook receiver that count deliveries.

They run in a separate process with the lowest priority, because in production they are other machines.

    python -m benchmarks.load.receiver

prints the SMTP port and the HTTP port; `GET /counts` returns the number of deliveries and of duplicates. Every email
address and every path should get one delivery.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from typing import Any
from urllib.request import urlopen

from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session

from benchmarks.server_client import ROOT


class Receiver:
    """The receiver process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.load.receiver"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"},
            stdout=subprocess.PIPE,
        )
        assert self._process.stdout is not None
        ports = self._process.stdout.readline().split()
        if len(ports) != 2:
            raise SystemExit("the receiver did not start")
        self.mail_port, self.http_port = (int(each) for each in ports)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.http_port}"

    def counts(self) -> tuple[int, int]:
        """The number of deliveries and of duplicates among them."""
        with urlopen(f"{self.address}/counts", timeout=60) as answer:
            found = json.load(answer)
        return found["received"], found["duplicates"]

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Counter:
    def __init__(self) -> None:
        self._seen: set[str] = set()
        self.received = 0

    def count(self, place: str) -> None:
        self.received += 1
        self._seen.add(place)

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 (aiosmtpd)
        for recipient in envelope.rcpt_tos:
            self.count(recipient)
        return "250 OK"

    async def take(self, request: web.Request) -> web.Response:
        await request.read()
        self.count(request.path)
        return web.Response(status=201)

    async def report(self, _request: web.Request) -> web.Response:
        return web.json_response({"received": self.received, "duplicates": self.received - len(self._seen)})


async def _serve() -> None:
    counter = Counter()
    loop = asyncio.get_running_loop()

    def protocol() -> SMTP:
        return SMTP(counter, hostname="mail.example.org", loop=loop)

    mail = await loop.create_server(protocol, "127.0.0.1", 0)
    app = web.Application()
    app.add_routes([web.get("/counts", counter.report), web.post("/{place:.*}", counter.take)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    ports: list[Any] = [mail.sockets[0].getsockname()[1], runner.addresses[0][1]]
    print(*ports, flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(_serve())
