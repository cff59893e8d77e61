"""Leak detection: threads, processes, open files and sockets left behind by a test.

A server shared by several tests adds threads, connections and processes while a test runs. Everything started inside
`shared()`, directly or indirectly, is exempt.
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
PERMANENT_PROCESSES = ("multiprocessing.resource_tracker", "multiprocessing.forkserver", "playwright", "chrom")
# Seconds until something counts as leaked, even on a busy machine.
TIMEOUT = float(os.environ.get("RONDEL_LEAK_SECONDS", "20"))

_parents: weakref.WeakKeyDictionary[threading.Thread, threading.Thread] = weakref.WeakKeyDictionary()
_shared_threads: weakref.WeakSet[threading.Thread] = weakref.WeakSet()
_shared_processes: set[int] = set()
_start = threading.Thread.start


class Resources(NamedTuple):
    """Resources of this process at one moment."""

    threads: set[threading.Thread]
    processes: set[int]
    files: set[str]


def remember_parents() -> None:
    """Record which thread starts each thread; called once per process."""

    def start(self: threading.Thread) -> None:
        _parents[self] = threading.current_thread()
        _start(self)

    threading.Thread.start = start  # type: ignore[method-assign]


@contextlib.contextmanager
def shared() -> Iterator[None]:
    """Exempt everything started here, because it outlives the current test."""
    before = snapshot()
    yield
    after = snapshot()
    _shared_threads.update(after.threads - before.threads)
    _shared_processes.update(after.processes - before.processes)


def snapshot() -> Resources:
    """Return the current resources."""
    return Resources(set(threading.enumerate()), children(), files())


def children() -> set[int]:
    """Return the running child processes."""
    found: set[int] = set()
    for task in Path("/proc/self/task").glob("*/children"):
        with contextlib.suppress(OSError):  # the thread has just ended
            found.update(map(int, task.read_text().split()))
    return found


def files() -> set[str]:
    """Return open regular files and sockets with their descriptors, without the locks of `unique.port`."""
    found = set()
    for descriptor in os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else ():
        with contextlib.suppress(OSError):  # the descriptor of this listing
            target = os.readlink(f"/proc/self/fd/{descriptor}")
            if target.startswith(("/dev/", "/proc/")) or "/rondel-ports-" in target:
                continue
            if target.startswith(("socket:", "/")):
                found.add(f"{descriptor} {target}")
    return found


def leaked(before: Resources) -> list[str]:
    """Return a line for each new resource that is not released in time."""
    if files() - before.files:
        # Unclosed files raise a ResourceWarning when collected, which fails the test. With servers a young-generation
        # collection has to suffice: a full one takes half a second.
        gc.collect(2 if _counts_files(before) else 1)
    deadline = time.monotonic() + TIMEOUT
    while found := _leaked(before):
        if time.monotonic() > deadline:
            return found
        time.sleep(0.02)
    return []


def _leaked(before: Resources) -> list[str]:
    found = [
        f"thread {thread.name}" for thread in set(threading.enumerate()) - before.threads if _is_ours(thread, before)
    ]
    for process in children() - before.processes - _shared_processes:
        command = _command(process)
        # Bots of a shared server run in processes started on demand.
        if not any(name in command for name in PERMANENT_PROCESSES) and not (
            _shared_threads and "spawn_main" in command
        ):
            found.append(f"process {process} {command}")
    if _counts_files(before):
        found += [f"file {file}{_ends(int(file.split()[0]))}" for file in files() - before.files]
    return found


def _counts_files(before: Resources) -> bool:
    """Return whether new files belong to the test; a server in a thread opens and closes files at any time."""
    return before.threads == {threading.main_thread()} and not any(thread.is_alive() for thread in _shared_threads)


def _ends(descriptor: int) -> str:
    """Return the addresses of a socket."""
    try:
        with socket.socket(fileno=os.dup(descriptor)) as copy:
            return f" {copy.getsockname()} to {copy.getpeername()}"
    except OSError:
        return ""


def _is_ours(thread: threading.Thread, before: Resources) -> bool:
    """Return whether this test started the thread, directly or indirectly."""
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
