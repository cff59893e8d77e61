"""Claims: which worker plays which shard, as small files in the folder of a run, so that any machine may join.

A claim only saves work: whoever loses one without noticing writes the same shard once more. It counts as given up when
its process is gone, or when nobody has renewed it for `LEASE` seconds of the clock of whoever looks; so the clocks of
several machines need not agree.
"""

from __future__ import annotations

import json
import os
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

LEASE: Final = 60.0
MOST_ATTEMPTS: Final = 5
_RENEWALS = 6  # times within a lease


class Claim:
    """One shard, ours as long as we live; `done` counts its games for whoever watches."""

    def __init__(self, file: Path, token: str, attempt: int, lease: float) -> None:
        self.file = file
        self.token = token
        self.attempt = attempt
        self.done = 0
        self._beat = 0
        self._stop = threading.Event()
        self._pause = lease / _RENEWALS
        self._thread = threading.Thread(target=self._renew, name=f"claim {file.name}", daemon=True)
        self._thread.start()

    def release(self) -> None:
        """The shard is finished, or somebody else may play it."""
        self._end()
        if self._is_ours():
            self.file.unlink(missing_ok=True)

    def fail(self, problem: str) -> None:
        """The attempt failed; somebody may try once more."""
        self._end()
        with suppress(OSError):
            if self._is_ours():
                _put(self.file, {"attempt": self.attempt, "problem": problem})

    def _end(self) -> None:
        self._stop.set()
        self._thread.join()

    def _is_ours(self) -> bool:
        return _read(self.file).get("token") == self.token

    def _renew(self) -> None:
        while not self._stop.wait(self._pause):
            self._beat += 1
            # A folder that cannot be reached for a while is no reason to die: the shard will be written in the end.
            with suppress(OSError):
                if self._is_ours():
                    _put(self.file, _content(self.token, self.attempt, self.done, self._beat))


class Claims:
    """The claims of one run, as one worker sees them."""

    def __init__(self, folder: Path, lease: float = LEASE, clock: Callable[[], float] = time.monotonic) -> None:
        self.folder = folder
        self.lease = lease
        self._clock = clock
        self.exhausted: dict[int, str] = {}
        self._seen: dict[int, tuple[str, float]] = {}

    def file(self, shard: int) -> Path:
        """Where a shard is claimed."""
        return self.folder / f"{shard:06}.json"

    def take(self, shard: int) -> Claim | None:
        """Claim a shard that nobody is playing; None if somebody is, or if it has failed too often (`exhausted`)."""
        file = self.file(shard)
        token = secrets.token_hex(8)
        try:
            with file.open("x", encoding="utf-8") as new:
                new.write(json.dumps(_content(token, 1, 0, 0)))
            return Claim(file, token, 1, self.lease)
        except FileExistsError:
            pass
        held = _read(file)
        if not self._is_given_up(shard, held):
            return None
        attempt = _count(held.get("attempt"), 1) + 1
        if attempt > MOST_ATTEMPTS:
            self.exhausted[shard] = self.problem(shard)
            return None
        _put(file, _content(token, attempt, 0, 0))
        # Of several who have seen the same thing, the last one has it.
        return Claim(file, token, attempt, self.lease) if _read(file).get("token") == token else None

    def problem(self, shard: int) -> str:
        """What went wrong in the last attempt at a shard."""
        problem = _read(self.file(shard)).get("problem")
        return problem if isinstance(problem, str) else "its worker died"

    def is_exhausted(self, shard: int) -> bool:
        """Has the shard failed too often, and nobody plays it?"""
        held = _read(self.file(shard))
        last = _count(held.get("attempt"), 1) >= MOST_ATTEMPTS
        return shard in self.exhausted or (last and self._is_given_up(shard, held))

    def forgive(self) -> None:
        """Let shards that failed too often be tried again."""
        self.exhausted.clear()
        for file in self.folder.glob("*.json"):
            held = _read(file)
            if _count(held.get("attempt"), 1) >= MOST_ATTEMPTS and ("token" not in held or _is_dead(held)):
                file.unlink(missing_ok=True)

    def games_under_way(self, shards: Iterable[int]) -> int:
        """How many games of these shards are done, as far as their workers have said."""
        wanted = {self.file(shard).name for shard in shards}
        claimed = (file for file in self.folder.glob("*.json") if file.name in wanted)
        return sum(_count(_read(file).get("done"), 0) for file in claimed)

    def _is_given_up(self, shard: int, held: dict[str, Any]) -> bool:
        if held and ("token" not in held or _is_dead(held)):
            return True
        now = self._clock()
        said = json.dumps(held, sort_keys=True)
        last, since = self._seen.get(shard, ("", now))
        if said != last:
            self._seen[shard] = said, now
            return False
        return now - since > self.lease


def _content(token: str, attempt: int, done: int, beat: int) -> dict[str, Any]:
    pid = os.getpid()
    process = {"host": socket.gethostname(), "pid": pid, "started": _started(pid)}
    return {"token": token, "attempt": attempt, "done": done, "beat": beat, **process}


def _put(file: Path, content: dict[str, Any]) -> None:
    """Written aside and renamed: nobody reads half a claim."""
    aside = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        aside.write_text(json.dumps(content), "utf-8")
        aside.replace(file)
    finally:
        aside.unlink(missing_ok=True)


def _read(file: Path) -> dict[str, Any]:
    """What a claim says; nothing if it is gone, or its worker died while it wrote the first word."""
    try:
        content = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def _is_dead(held: dict[str, Any]) -> bool:
    """Is the process gone for certain? Only processes of this machine can be asked about."""
    pid = _count(held.get("pid"), 0)
    if held.get("host") != socket.gethostname() or pid <= 0 or os.name == "nt":
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    # Another process may have the number by now; one that has only not been buried yet is dead, too.
    return held.get("started") != _started(pid)


def _started(pid: int) -> str:
    """When a process started, in the system's own count; empty where it cannot be known, or for one that is dead."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if fields[0] in "ZX" else fields[19]


def _count(value: object, default: int) -> int:
    return value if type(value) is int else default
