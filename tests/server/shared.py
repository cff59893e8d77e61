"""Servers that many tests share."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

from tests import leaks
from tests.server.clients import ThreadServer

MOST = 4  # at the same time, of each kind of database: an idle server still looks at its database many times a second
_pools: weakref.WeakSet[Servers] = weakref.WeakSet()


class Servers:
    """Servers on one kind of database: one for each set of settings, started when a test first asks for it."""

    def __init__(self, new_database: Callable[[], str]) -> None:
        self._new_database = new_database
        self._running: dict[frozenset[tuple[str, Any]], ThreadServer] = {}  # those asked for last come last
        _pools.add(self)

    def get(self, **settings: Any) -> ThreadServer:
        key = frozenset(settings.items())
        found = self._running.pop(key, None)
        if found is None:
            for oldest in list(self._running)[: 1 - MOST]:
                self._running.pop(oldest).stop()
            with leaks.shared():
                found = ThreadServer(self._new_database(), **settings)
        self._running[key] = found
        return found

    def stop(self) -> None:
        """End all of them; whoever asks again gets a new one."""
        while self._running:
            self._running.popitem()[1].stop()


def stop_all() -> None:
    """End what a test of something else would only be slowed down by."""
    for pool in _pools:
        pool.stop()
