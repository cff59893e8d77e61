"""Many stream readers: wake-ups in batches, presence updates, heartbeats and send timeouts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import rondel
from rondel.server.live import hub as hubs
from rondel.server.live import stream as streams
from rondel.server.live.hub import WAKE_BATCH, Hub
from rondel.server.live.stream import EventSender, EventStream
from rondel.server.metrics import Metrics


def test_a_crowd_is_woken_completely_but_in_batches() -> None:
    async def run() -> None:
        hub = Hub(Metrics())
        listeners = [hub.subscribe("game", None) for _ in range(3 * WAKE_BATCH)]
        hub.publish("game", "state")
        assert sum(listener.changed.is_set() for listener in listeners) == WAKE_BATCH
        for _ in range(4):
            await asyncio.sleep(0)  # other tasks run in between
        assert all(listener.take_kinds() == {"state"} for listener in listeners)

    asyncio.run(run())


def test_presence_updates_of_a_crowd_are_throttled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise their cost would be quadratic."""
    monkeypatch.setattr(hubs, "CROWD_SECONDS", 0.01)

    async def run() -> None:
        hub = Hub(Metrics())
        few = [hub.subscribe("game", None) for _ in range(2)]
        hub.publish_presence("game")
        assert all(listener.take_kinds() == {"presence"} for listener in few)
        many = [*few, *(hub.subscribe("game", None) for _ in range(hubs.SMALL_CROWD))]
        for _ in range(100):
            hub.publish_presence("game")
        assert not any(listener.changed.is_set() for listener in many)
        while not all(listener.changed.is_set() for listener in many):
            await asyncio.sleep(0.01)

    asyncio.run(run())


def test_presence_includes_other_processes() -> None:
    hub = Hub(Metrics())
    ada, bruno = hub.subscribe("game", 1), hub.subscribe("game", 2)
    assert hub.present("game") == {1, 2}
    hub.unsubscribe(ada)
    assert hub.present("game") == {2}
    hub.receive_presence("game", "other process", [7])
    hub.receive_presence("another game", "other process", [7, 8])
    assert hub.present("game") == {2, 7}
    assert (hub.streams_of(7), hub.streams_of(2)) == (2, 1)
    hub.receive_presence("game", "other process", [])
    hub.unsubscribe(bruno)
    assert hub.present("game") == set()


def test_heartbeats_and_send_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("TIMER_SECONDS", 0.01), ("HEARTBEAT_SECONDS", 0.02), ("SEND_TIMEOUT_SECONDS", 0.02)):
        monkeypatch.setattr(streams, name, seconds)

    async def run() -> None:
        listener = Hub(Metrics()).subscribe("game", None)
        sent: list[Any] = []

        async def take_one_event(message: Any) -> None:
            if len(sent) == 2:
                await asyncio.Event().wait()
            sent.append(message.get("status") or message["body"])

        sender = EventSender(listener, take_one_event)
        await sender(b"first")
        await listener.changed.wait()
        assert (sent, listener.take_kinds()) == ([200, b"first"], {"beat"})
        with pytest.raises(asyncio.CancelledError):
            await sender(b"second")
        assert sender.has_timed_out
        sender.close()

    asyncio.run(run())


def test_a_stream_starts_with_its_first_event_and_always_unsubscribes() -> None:
    """Failures before the first event can therefore still get an error response."""

    async def run() -> None:
        hub = Hub(Metrics())
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            await asyncio.Event().wait()

        async def fail(_listener: Any, _send: Any) -> None:
            raise RuntimeError("no database")

        async def end(_listener: Any, _send: Any) -> None:
            pass

        scope: Any = {"type": "http"}
        with pytest.raises(RuntimeError):
            await EventStream(hub, hub.subscribe("game", 1), fail)(scope, receive, send)
        assert not sent
        await EventStream(hub, hub.subscribe("game", 1), end)(scope, receive, send)
        assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
        assert not hub.followed_games()

    asyncio.run(run())


def test_shared_parts_of_a_view_can_be_reused_for_other_seats() -> None:
    game = rondel.new_game("imperial", ["Ada", "Bruno", "Cleo"], {"cash": "hidden"}, seed=4)
    first = game.view(0)
    for seat in (0, 1, 2, None):
        assert game.view(seat, first) == game.view(seat)
