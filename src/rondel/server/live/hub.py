"""Who listens to which game in this process, and who is present at a table in any process.

A listener has no queue: it remembers only that something changed and then sends the newest state. A slow reader
therefore costs nothing and never holds up a move.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TypeVar

from rondel.server.config import Settings
from rondel.server.errors import Refusal, too_many
from rondel.server.metrics import Metrics

PRESENCE_SECONDS = 50.0  # what another process said about presence is believed this long without a reminder

SHARED_ADDRESS = 10  # people who may watch from behind one address, as a household or a school has
COME_BACK_SECONDS = 15.0

T = TypeVar("T")


def _too_many(sentence: str) -> Refusal:
    return too_many("too_many_streams", sentence, retry_after=COME_BACK_SECONDS)


def _less(counter: Counter[T], key: T) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]


@dataclass(eq=False)
class Listener:
    game_id: str
    user_id: int | None
    address: str = ""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    kinds: set[str] = field(default_factory=set)

    def wake(self, kind: str) -> None:
        self.kinds.add(kind)
        self.changed.set()

    def taken(self) -> set[str]:
        """What changed since the last time this was asked."""
        self.changed.clear()
        kinds, self.kinds = self.kinds, set()
        return kinds


class Hub:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._of_person: Counter[int] = Counter()
        self._of_address: Counter[str] = Counter()
        self._elsewhere: dict[tuple[str, str], tuple[float, frozenset[int]]] = {}
        self.closing = False

    def enter(self, game_id: str, user_id: int | None, address: str = "") -> Listener:
        listener = Listener(game_id, user_id, address)
        self._listeners[game_id].add(listener)
        self._of_address[address] += 1
        if user_id is not None:
            self._of_person[user_id] += 1
        self._metrics.streams.inc()
        return listener

    def leave(self, listener: Listener) -> None:
        listeners = self._listeners.get(listener.game_id)
        if listeners is not None and listener in listeners:
            listeners.discard(listener)
            _less(self._of_address, listener.address)
            if listener.user_id is not None:
                _less(self._of_person, listener.user_id)
            self._metrics.streams.dec()
            if not listeners:
                del self._listeners[listener.game_id]

    def refuse_more_streams(self, user_id: int | None, address: str, settings: Settings) -> None:
        """One person, all people at one address and everybody together may have so many open."""
        if user_id is not None and self.streams_of(user_id) >= settings.streams_per_person:
            raise _too_many("You have too many pages of this site open.")
        if self._of_address[address] >= settings.streams_per_person * SHARED_ADDRESS:
            raise _too_many("Too many pages of this site are open at your address.")
        if self._of_address.total() >= settings.max_streams:
            raise _too_many("Too many people are watching; please try again later.")

    def streams_of(self, user_id: int) -> int:
        """How many one person has open here, and at how many tables the other processes see them."""
        now = time.monotonic()
        elsewhere = sum(1 for until, people in self._elsewhere.values() if until > now and user_id in people)
        return self._of_person[user_id] + elsewhere

    def is_listened_to(self, game_id: str) -> bool:
        return game_id in self._listeners

    def tell(self, game_id: str, kind: str) -> None:
        for listener in self._listeners.get(game_id, ()):
            listener.wake(kind)

    def tell_all(self, kind: str) -> None:
        for game_id in list(self._listeners):
            self.tell(game_id, kind)

    def look_again(self, user_id: int | None) -> None:
        """Whoever this is may have logged out or been banned: their streams find out (None: everybody's)."""
        for group in self._listeners.values():
            for listener in group:
                if listener.user_id is not None and user_id in (None, listener.user_id):
                    listener.wake("person")

    def close(self) -> None:
        self.closing = True
        self.tell_all("closing")

    def here(self, game_id: str) -> frozenset[int]:
        """Whose pages are connected to this process."""
        return frozenset(each.user_id for each in self._listeners.get(game_id, ()) if each.user_id is not None)

    def present(self, game_id: str) -> frozenset[int]:
        """Whose pages are connected to any process."""
        found = self.here(game_id)
        now = time.monotonic()
        for (game, _), (until, people) in self._elsewhere.items():
            if game == game_id and until > now:
                found |= people
        return found

    def count(self) -> int:
        """How many streams are open in this process."""
        return sum(map(len, self._listeners.values()))

    def games_listened_to(self) -> list[str]:
        return list(self._listeners)

    def heard_presence(self, game_id: str, process: str, people: list[int]) -> None:
        now = time.monotonic()
        for key in [key for key, (until, _) in self._elsewhere.items() if until <= now]:
            del self._elsewhere[key]
        before = self.present(game_id)
        if people:
            self._elsewhere[game_id, process] = (now + PRESENCE_SECONDS, frozenset(people))
        else:
            self._elsewhere.pop((game_id, process), None)
        if self.present(game_id) != before:
            self.tell(game_id, "presence")
