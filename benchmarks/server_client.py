"""A small asynchronous HTTP client for the load programs: one keep-alive connection per person, server-sent events."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`rondel serve` in a process of its own, without rate limits."""

    def __init__(self, database: str, workers: int = 1, **settings: object) -> None:
        self.port, self.workers = free_port(), workers
        code = "import json, sys; from rondel.server import run; run(**json.loads(sys.argv[1]))"
        wanted = {"database": database, "port": self.port, "rate_limits": False, "log_level": "warning"}
        wanted |= {"workers": workers, "streams_per_person": 10_000, **settings}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, json.dumps(wanted)],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.DEVNULL,
        )

    async def ready(self) -> None:
        for _ in range(900):
            try:
                if (await Person(self.port).call("GET", "/healthz"))["status"] == "well":
                    return
            except OSError:
                await asyncio.sleep(0.1)
        raise SystemExit("the server did not start")

    def pids(self) -> list[int]:
        """The server process and its workers, without bot processes."""
        return [self.process.pid, *(_children(self.process.pid) if self.workers > 1 else ())]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def cpu_seconds(pids: list[int]) -> float:
    """User and system time of these processes, from their CPU clocks (/proc has only hundredths of a second)."""
    return sum(time.clock_gettime((~pid << 3) | 2) for pid in pids)  # as clock_getcpuclockid(3) names them


def resident(pids: list[int]) -> float:
    """Resident memory of these processes in KB."""
    found = [re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text()) for pid in pids]
    return float(sum(int(each[1]) for each in found if each))


class Person:
    def __init__(self, port: int, token: str | None = None) -> None:
        self.port, self.token = port, token
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._line is None:
            self._line = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        return self._line

    async def reconnect(self) -> None:
        """Reconnect: the server may have closed an idle connection."""
        if self._line is not None:
            self._line[1].close()
            self._line = None
        await self._connected()

    def _request(self, method: str, path: str, body: bytes) -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: {len(body)}\r\n"
        head += "content-type: application/json\r\n"
        if self.token:
            head += f"authorization: Bearer {self.token}\r\n"
        return head.encode() + b"\r\n" + body

    async def answer(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        reader, writer = await self._connected()
        writer.write(self._request(method, path, b"" if body is None else json.dumps(body).encode()))
        status = int((await reader.readline()).split()[1])
        length = 0
        while (line := await reader.readline()) != b"\r\n":
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return status, json.loads(await reader.readexactly(length))

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = await self.answer(method, path, body)
        if status >= 400:
            raise SystemExit(f"{method} {path}: {status} {answer}")
        return answer

    async def enter(self, name: str) -> Person:
        self.token = (await self.call("POST", "/api/guest", {"name": name, "token": True}))["token"]
        return self

    async def revisions(self, game: str) -> AsyncIterator[int]:
        """The revision of every state that the stream sends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        writer.write(self._request("GET", f"/api/games/{game}/stream", b""))
        try:
            async for line in reader:
                if line.startswith(b"id: "):
                    yield int(line[4:])
        finally:
            writer.close()


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
