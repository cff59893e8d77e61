"""Publish-subscribe hub of this process, and presence in all processes.

A listener has no queue: it only stores which kinds of changes are pending, and then sends the newest state. A slow
reader therefore costs nothing and never delays a move.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from rondel.server.config import Settings
from rondel.server.metrics import Metrics
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.table.errors import Refusal, too_many

LOBBY = "lobby"  # channel of the lobby; no table has this id
PRESENCE_SECONDS = 50.0  # lifetime of another process's presence announcement

WAKE_BATCH = 24  # listeners woken at once; other tasks run between two batches
SMALL_CROWD = 24  # up to this many listeners, presence changes are published immediately
CROWD_SECONDS = 2.0  # interval of presence updates for larger crowds, whose cost is quadratic
ADDRESS_SHARE = 10  # people who may watch from one address, such as a household or a school
RETRY_AFTER_SECONDS = 15.0

T = TypeVar("T")


def _too_many(sentence: str) -> Refusal:
    return too_many("too_many_streams", sentence, retry_after=RETRY_AFTER_SECONDS)


def _decrement(counter: Counter[T], key: T) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]


@dataclass(eq=False)
class Listener:
    game_id: str
    user_id: int | None
    address: str = ""
    is_visible: bool = True  # False for a page in the background, which does not count as presence
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    kinds: set[str] = field(default_factory=set)
    is_disconnected: bool = False

    def wake(self, kind: str) -> None:
        self.kinds.add(kind)
        self.changed.set()

    def take_kinds(self) -> set[str]:
        """Return and clear the pending kinds of changes."""
        self.changed.clear()
        kinds, self.kinds = self.kinds, set()
        return kinds


class Hub:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._of_person: defaultdict[int, set[Listener]] = defaultdict(set)
        self._of_address: Counter[str] = Counter()
        self._here: dict[str, frozenset[int]] = {}  # cache, invalidated when a person comes or goes
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}  # by game and process
        self._forgets = 0.0
        self._presence_due: set[str] = set()
        self.closing = False
        # Called when a person opens a table; set by `rondel.server.composition.register`.
        self.on_arrival: Callable[[str, int], None] = lambda _game, _user: None

    def subscribe(self, game_id: str, user_id: int | None, address: str = "", *, is_visible: bool = True) -> Listener:
        listener = Listener(game_id, user_id, address, is_visible)
        if is_visible and user_id is not None and game_id != LOBBY:
            self.on_arrival(game_id, user_id)
        self._listeners[game_id].add(listener)
        self._here.pop(game_id, None)
        self._of_address[address] += 1
        if user_id is not None:
            self._of_person[user_id].add(listener)
        self._metrics.streams.inc()
        return listener

    def unsubscribe(self, listener: Listener) -> None:
        listeners = self._listeners.get(listener.game_id)
        if listeners is not None and listener in listeners:
            listeners.discard(listener)
            self._here.pop(listener.game_id, None)
            _decrement(self._of_address, listener.address)
            if listener.user_id is not None:
                self._of_person[listener.user_id].discard(listener)
                if not self._of_person[listener.user_id]:
                    del self._of_person[listener.user_id]
            self._metrics.streams.dec()
            if not listeners:
                del self._listeners[listener.game_id]

    def refuse_more_streams(self, user_id: int | None, address: str, settings: Settings) -> None:
        """Raise a refusal if a stream would exceed the limit per person, per address or in total."""
        if user_id is not None and self.streams_of(user_id) >= settings.streams_per_person:
            raise _too_many("You have too many pages of this site open.")
        if self._of_address[address] >= settings.streams_per_person * ADDRESS_SHARE:
            raise _too_many("Too many pages of this site are open at your address.")
        if self._of_address.total() >= settings.max_streams:
            raise _too_many("Too many people are watching; please try again later.")

    def streams_of(self, user_id: int) -> int:
        """Return the number of a person's streams in this process, plus their tables in other processes."""
        now = time.monotonic()
        elsewhere = sum(
            1
            for by_process in self._elsewhere.values()
            for until, people in by_process.values()
            if until > now and user_id in people
        )
        return len(self._of_person.get(user_id, ())) + elsewhere

    def is_online(self, user_id: int) -> bool:
        """Return whether this person has a page open in any process."""
        return self.streams_of(user_id) > 0

    def has_listeners(self, game_id: str) -> bool:
        return game_id in self._listeners

    def publish(self, game_id: str, kind: str) -> None:
        listeners = self._listeners.get(game_id, ())
        if len(listeners) <= WAKE_BATCH:
            for listener in listeners:
                listener.wake(kind)
        else:
            self._wake_in_groups(list(listeners), kind)

    def publish_to_person(self, user_id: int, kind: str, where: str | None = None) -> None:
        """Wake all streams of a person in this process, or those of one channel."""
        for listener in self._of_person.get(user_id, ()):
            if where in (None, listener.game_id):
                listener.wake(kind)

    def _wake_in_groups(self, listeners: list[Listener], kind: str) -> None:
        for listener in listeners[-WAKE_BATCH:]:
            listener.wake(kind)
        del listeners[-WAKE_BATCH:]
        if listeners:
            asyncio.get_running_loop().call_soon(self._wake_in_groups, listeners, kind)

    def publish_presence(self, game_id: str) -> None:
        """Publish a presence change: immediately to a small crowd, else at most every `CROWD_SECONDS`."""
        if len(self._listeners.get(game_id, ())) <= SMALL_CROWD:
            self.publish(game_id, "presence")
        elif game_id not in self._presence_due:
            self._presence_due.add(game_id)
            asyncio.get_running_loop().call_later(CROWD_SECONDS, self._publish_crowd_presence, game_id)

    def _publish_crowd_presence(self, game_id: str) -> None:
        self._presence_due.discard(game_id)
        self.publish(game_id, "presence")

    def publish_to_all(self, kind: str) -> None:
        for game_id in list(self._listeners):
            self.publish(game_id, kind)

    def recheck_sessions(self, user_id: int | None) -> None:
        """Make the streams of a person (None: of everybody) recheck the session, after a logout or ban."""
        for group in self._listeners.values():
            for listener in group:
                if listener.user_id is not None and user_id in (None, listener.user_id):
                    listener.wake("person")

    def close(self) -> None:
        """End all streams; safe to call from a signal handler."""
        self.closing = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.wake("closing")

    def present_here(self, game_id: str) -> frozenset[int]:
        """Return the people with a visible page that is connected to this process."""
        found = self._here.get(game_id)
        if found is None:
            listeners = self._listeners.get(game_id)
            if not listeners:
                return frozenset()
            found = frozenset(each.user_id for each in listeners if each.user_id is not None and each.is_visible)
            self._here[game_id] = found
        return found

    def present(self, game_id: str) -> frozenset[int]:
        """Return the people with a visible page in any process."""
        found = self.present_here(game_id)
        if by_process := self._elsewhere.get(game_id):
            now = time.monotonic()
            for until, people in by_process.values():
                if until > now:
                    found |= people
        return found

    def all_present(self) -> frozenset[tuple[str, int]]:
        """Return all pairs of a table and a present person, in any process."""
        now = time.monotonic()
        here = {(game_id, person) for game_id in self._listeners for person in self.present_here(game_id)}
        there = {
            (game_id, person)
            for game_id, by_process in self._elsewhere.items()
            for until, people in by_process.values()
            if until > now
            for person in people
        }
        return frozenset(here | there)

    def count(self) -> int:
        """Return the number of open streams in this process."""
        return sum(map(len, self._listeners.values()))

    def followed_games(self) -> list[str]:
        return list(self._listeners)

    def receive_presence(self, game_id: str, process: str, people: list[int]) -> None:
        now = time.monotonic()
        before = self.present(game_id)
        by_process = self._elsewhere.setdefault(game_id, {})
        if people:
            by_process[process] = (now + PRESENCE_SECONDS, frozenset(people))
        else:
            by_process.pop(process, None)
        self._forget_old(now)
        if self.present(game_id) != before:
            self.publish_presence(game_id)

    def _forget_old(self, now: float) -> None:
        """Remove expired announcements from time to time."""
        if now < self._forgets:
            return
        self._forgets = now + PRESENCE_SECONDS / 5
        for game_id, by_process in list(self._elsewhere.items()):
            for process in [process for process, (until, _) in by_process.items() if until <= now]:
                del by_process[process]
            if not by_process:
                del self._elsewhere[game_id]


MAX_ANNOUNCED_PEOPLE = 500  # per table; the payload of NOTIFY is limited to 8000 bytes


async def announce_presence(services: Services, game_id: str) -> None:
    people = sorted(services.hub.present_here(game_id))[:MAX_ANNOUNCED_PEOPLE]
    await services.store.announce_now(Message(presence=game_id, people=people))


async def announce_all(services: Services) -> None:
    """Repeat the presence announcements of this process, before they expire in the others."""
    for game_id in services.hub.followed_games():
        await announce_presence(services, game_id)
