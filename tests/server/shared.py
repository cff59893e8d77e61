"""Servers that many tests share."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

from tests import leaks
from tests.server.clients import ThreadServer

MAX_SERVERS = 4  # running at the same time per kind of database, since even idle servers poll their database
_pools: weakref.WeakSet[Servers] = weakref.WeakSet()


class Servers:
    """Servers on one kind of database, one per set of settings, started on first use."""

    def __init__(self, new_database: Callable[[], str]) -> None:
        self._new_database = new_database
        self._running: dict[frozenset[tuple[str, Any]], ThreadServer] = {}  # least recently used first
        _pools.add(self)

    def get(self, **settings: Any) -> ThreadServer:
        key = frozenset(settings.items())
        found = self._running.pop(key, None)
        if found is None:
            for oldest in list(self._running)[: 1 - MAX_SERVERS]:
                self._running.pop(oldest).stop()
            with leaks.shared():
                found = ThreadServer(self._new_database(), **settings)
        self._running[key] = found
        return found

    def stop(self) -> None:
        """Stop all servers; later requests start new ones."""
        while self._running:
            self._running.popitem()[1].stop()


def stop_all() -> None:
    """Stop all shared servers, which would slow down unrelated tests."""
    for pool in _pools:
        pool.stop()
