"""Many readers at one game: all are told, in groups between which others are served, and silence is noticed."""

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


def test_a_crowd_is_woken_in_groups_and_nobody_is_left_out() -> None:
    async def run() -> None:
        hub = Hub(Metrics())
        listeners = [hub.subscribe("game", None) for _ in range(3 * WAKE_BATCH)]
        hub.publish("game", "state")
        assert sum(listener.changed.is_set() for listener in listeners) == WAKE_BATCH
        for _ in range(4):
            await asyncio.sleep(0)  # what others do meanwhile
        assert all(listener.take_kinds() == {"state"} for listener in listeners)

    asyncio.run(run())


def test_a_crowd_is_told_once_in_a_while_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each who comes or goes would else cost as much as all who are there."""
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


def test_who_is_present_follows_those_who_come_and_go_here_and_elsewhere() -> None:
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


def test_silence_is_broken_and_a_reader_who_takes_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("TIMER_SECONDS", 0.01), ("HEARTBEAT_SECONDS", 0.02), ("SEND_TIMEOUT_SECONDS", 0.02)):
        monkeypatch.setattr(streams, name, seconds)

    async def run() -> None:
        listener = Hub(Metrics()).subscribe("game", None)
        sent: list[Any] = []

        async def take_one_event(message: Any) -> None:
            if len(sent) == 2:
                await asyncio.Event().wait()
            sent.append(message.get("status") or message["body"])

        outlet = EventSender(listener, take_one_event)
        await outlet(b"first")
        await listener.changed.wait()
        assert (sent, listener.take_kinds()) == ([200, b"first"], {"beat"})
        with pytest.raises(asyncio.CancelledError):
            await outlet(b"second")
        assert outlet.has_timed_out
        outlet.close()

    asyncio.run(run())


def test_a_stream_begins_with_its_first_event_and_always_leaves_the_hub() -> None:
    """What fails before it can still be answered with an error."""

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


def test_what_all_see_may_be_handed_on_from_view_to_view() -> None:
    game = rondel.new_game("imperial", ["Ada", "Bruno", "Cleo"], {"cash": "hidden"}, seed=4)
    first = game.view(0)
    for seat in (0, 1, 2, None):
        assert game.view(seat, first) == game.view(seat)
