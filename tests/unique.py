"""Names and ports that no other test, worker or run on this machine uses."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
import uuid
from pathlib import Path

# Below the range from which the system picks the ports of outgoing connections.
FIRST, LAST = 20_000, 32_000
_held: list[int] = []  # open descriptors: each keeps the lock of one port for as long as this process lives


def name(prefix: str = "M") -> str:
    """Return a new name that fits every field for names: `prefix` and twelve hexadecimal digits."""
    return f"{prefix}{uuid.uuid4().hex[:12]}"


def port() -> int:
    """Reserve a TCP port on 127.0.0.1 that no other process of these tests is given while this one lives."""
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
        _held.append(lock)
        return number
    raise RuntimeError(f"Every port from {FIRST} to {LAST} is in use.")
