"""Names and ports that are unique among tests, workers and test runs on this machine."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
import uuid
from pathlib import Path

# Below the ephemeral port range.
FIRST, LAST = 20_000, 32_000
_locks: list[int] = []  # open descriptors; each holds the lock of one port until this process ends


def name(prefix: str = "M") -> str:
    """Return a unique name that fits every name field: `prefix` and twelve hexadecimal digits."""
    return f"{prefix}{uuid.uuid4().hex[:12]}"


def port() -> int:
    """Reserve a TCP port on 127.0.0.1 that no other test process gets while this one runs."""
    folder = Path(tempfile.gettempdir()) / f"rondel-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    size = LAST - FIRST
    start = os.getpid() * 97 % size
    for step in range(size):
        number = FIRST + (start + step) % size
        lock = os.open(folder / str(number), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", number))
        except OSError:
            os.close(lock)
            continue
        _locks.append(lock)
        return number
    raise RuntimeError(f"Every port from {FIRST} to {LAST} is in use.")
