"""Find what a test leaves behind: threads, processes, open files and sockets.

A server that many tests share goes on growing threads, connections and processes while a test runs. It is started
inside `shared()`: what it starts, and whatever that starts later, is no leak.
"""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import threading
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# Processes that live as long as the worker: multiprocessing's tracker and fork server, Playwright's driver and browser.
KEPT_PROCESSES = ("multiprocessing.resource_tracker", "multiprocessing.forkserver", "playwright", "chrom")
# Seconds that something may take to end on a busy machine.
PATIENCE = float(os.environ.get("RONDEL_LEAK_SECONDS", "20"))

_parents: weakref.WeakKeyDictionary[threading.Thread, threading.Thread] = weakref.WeakKeyDictionary()
_shared_threads: weakref.WeakSet[threading.Thread] = weakref.WeakSet()
_shared_processes: set[int] = set()
_start = threading.Thread.start


class Held(NamedTuple):
    """What this process holds at one moment."""

    threads: set[threading.Thread]
    processes: set[int]
    files: set[str]


def remember_parents() -> None:
    """Make every thread remember which thread started it; called once per process."""

    def start(self: threading.Thread) -> None:
        _parents[self] = threading.current_thread()
        _start(self)

    threading.Thread.start = start  # type: ignore[method-assign]


@contextlib.contextmanager
def shared() -> Iterator[None]:
    """Start something that lives longer than the test that first needs it."""
    before = held()
    yield
    after = held()
    _shared_threads.update(after.threads - before.threads)
    _shared_processes.update(after.processes - before.processes)


def held() -> Held:
    """Return what is alive and open now."""
    return Held(set(threading.enumerate()), children(), files())


def children() -> set[int]:
    """Return the processes that this one has started and that have not ended."""
    found: set[int] = set()
    for task in Path("/proc/self/task").glob("*/children"):
        with contextlib.suppress(OSError):  # a thread that has just ended
            found.update(map(int, task.read_text().split()))
    return found


def files() -> set[str]:
    """Return the regular files and sockets that are open, each with its descriptor; not the locks of `unique.port`."""
    found = set()
    for descriptor in os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else ():
        with contextlib.suppress(OSError):  # the one that lists this very folder
            target = os.readlink(f"/proc/self/fd/{descriptor}")
            if target.startswith(("/dev/", "/proc/")) or "/rondel-ports-" in target:
                continue
            if target.startswith(("socket:", "/")):
                found.add(f"{descriptor} {target}")
    return found


def leaked(before: Held) -> list[str]:
    """Return a line for everything new that does not end by itself soon."""
    if files() - before.files:
        # What was forgotten, not closed, says so with a ResourceWarning, which fails the test. Where servers open
        # files, too, a look at the newest objects has to do: one at all of them takes half a second.
        gc.collect(2 if _counts_files(before) else 1)
    deadline = time.monotonic() + PATIENCE
    while found := _leaked(before):
        if time.monotonic() > deadline:
            return found
        time.sleep(0.02)
    return []


def _leaked(before: Held) -> list[str]:
    found = [
        f"thread {thread.name}" for thread in set(threading.enumerate()) - before.threads if _is_ours(thread, before)
    ]
    for process in children() - before.processes - _shared_processes:
        command = _command(process)
        # Bots of a shared server think in processes that it starts when they are needed.
        if not any(kept in command for kept in KEPT_PROCESSES) and not (_shared_threads and "spawn_main" in command):
            found.append(f"process {process} {command}")
    if _counts_files(before):
        found += [f"file {file}{_ends(int(file.split()[0]))}" for file in files() - before.files]
    return found


def _counts_files(before: Held) -> bool:
    """Are new files the test's own? A server in a thread opens and closes as it likes."""
    return before.threads == {threading.main_thread()} and not any(thread.is_alive() for thread in _shared_threads)


def _ends(descriptor: int) -> str:
    """Return the two ends of a socket."""
    try:
        with socket.socket(fileno=os.dup(descriptor)) as copy:
            return f" {copy.getsockname()} to {copy.getpeername()}"
    except OSError:
        return ""


def _is_ours(thread: threading.Thread, before: Held) -> bool:
    """Was it started by this test, not by something that was there before?"""
    each: threading.Thread | None = thread
    while each is not None:
        if each in _shared_threads or (each in before.threads and each is not threading.main_thread()):
            return False
        each = _parents.get(each)
    return thread in _parents


def _command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")[:200]
    except OSError:
        return ""
