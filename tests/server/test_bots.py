"""Bots run outside the event loop; a failing bot is replaced by a simpler one, with an event in the log."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from multiprocessing.process import BaseProcess
from typing import Any

import pytest
from tests.server.clients import NET, Person, ThreadServer
from tests.server.slow_bots import held_by
from tests.waiting import wait_until

import rondel
from rondel.server.bots.pool import BotPool
from rondel.server.config import Settings
from rondel.server.metrics import Metrics
from rondel.table.bot_jobs import BotJob


@pytest.mark.parametrize(("bot", "why"), [("Failing", "error"), ("Cheating", "illegal"), ("Crashing", "crash")])
def test_a_failing_bot_is_replaced_and_the_game_continues(server: ThreadServer, bot: str, why: str) -> None:
    _expect_replacement(server.person(), bot, why)


def test_a_hanging_bot_is_replaced_and_the_game_continues(sqlite: str) -> None:
    impatient = ThreadServer(sqlite, extra_bots="tests.server.slow_bots:Hanging", bot_seconds=2)
    try:
        _expect_replacement(impatient.person(), "Hanging", "timeout")
    finally:
        impatient.stop()


def _expect_replacement(ada: Person, bot: str, why: str) -> None:
    name = f"tests.server.slow_bots:{bot}"
    game = ada.table(name, "me", "hot_seat")["id"]
    ada_turn = ada.wait_for_turn(game)
    while ada_turn["table"]["seats"][0]["bot"] == name:  # the bot has not decided yet
        ada.play(game, ada_turn, "rondel taxation" if "rondel taxation" in _offer(ada_turn) else _offer(ada_turn)[-1])
        ada_turn = ada.wait_for_turn(game)
    notes = [event for entry in ada.get(f"/api/games/{game}/events") for event in entry["events"]]
    note = next(event for event in notes if event["event"] == "bot_replaced")
    assert (note["bot"], note["why"]) == (name, why)
    assert ada_turn["table"]["seats"][0]["bot"] == note["by"] != name


def _offer(state: dict[str, Any]) -> list[str]:
    return state["view"]["decision"]["actions"]  # type: ignore[no-any-return]


def test_a_slow_bot_does_not_block_requests(server: ThreadServer) -> None:
    """Other requests get responses while a bot is still computing its move."""
    ada = server.person()
    waiting = "tests.server.slow_bots:Waiting"
    held = held_by(os.getpid())
    held.touch()
    try:
        game = ada.table(waiting, waiting, "me")["id"]
        before = ada.state(game)
        assert before["view"]["decision"]["player"] in (0, 1)
        assert [ada.state(game)["revision"] for _ in range(5)] == 5 * [before["revision"]]
    finally:
        held.unlink()
    wait_until(lambda: ada.state(game)["view"]["version"] > before["view"]["version"])
    ada.post(f"/api/tables/{game}/leave")


def test_an_unknown_bot_is_refused(ada: Person) -> None:
    """Only registered bots may be used: clients must not be able to import modules."""
    body = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]}
    assert ada.refusal("/api/tables", body)["code"] == "bot"


def test_a_bot_substitutes_for_a_player_until_they_take_the_seat_back(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    first = ada.state(game)
    seat = first["view"]["decision"]["player"]
    state = ada.post(f"/api/games/{game}/seats/{seat}/bot", {"bot": "random"})
    assert state["table"]["seats"][seat]["stand_in"] == "random"
    wait_until(lambda: ada.state(game)["view"]["version"] > 0)
    entry = ada.get(f"/api/games/{game}/events")[1]
    assert (entry["seat"], entry["by"]) == (seat, "stand_in")
    error = ada.refusal(f"/api/games/{game}/actions", {"version": 1, "action": "pass", "seat": seat}, 409)
    assert error["code"] == "handed_over"
    state = ada.post(f"/api/games/{game}/seats/{seat}/bot", {"bot": None})
    assert state["table"]["seats"][seat]["stand_in"] is None
    stranger = Person(str(ada.http.base_url), "Eve")
    assert stranger.refusal(f"/api/games/{game}/seats/{seat}/bot", {"bot": "random"}, 403)["code"] == "not_your_seat"


def test_bots_alone_play_a_game_to_its_end(ada: Person) -> None:
    game = ada.table("random", "random", options={"max_rounds": 2})["id"]
    wait_until(lambda: ada.state(game)["table"]["state"] == "over")
    state = ada.state(game)
    assert state["view"]["result"]["scores"] == state["table"]["result"]["scores"]


def test_bots_know_the_cash_tally_when_cash_is_hidden(ada: Person) -> None:
    """A12: every payment is public, so bots get the tally from the log."""
    name = "tests.server.slow_bots:Counting"
    game = ada.table(name, name, name, options={"max_rounds": 2, "cash": "hidden"})["id"]
    wait_until(lambda: ada.state(game)["table"]["state"] == "over")
    assert [seat["bot"] for seat in ada.state(game)["table"]["seats"]] == [name] * 3


@pytest.mark.parametrize("has_begun", [False, True])
def test_stopping_a_pool_leaks_no_process_or_pipe(has_begun: bool) -> None:
    """Its thread may be starting a process or waiting for one; `no_leaks` checks for leftovers."""
    before = set(multiprocessing.active_children())  # of the shared server

    def processes() -> set[BaseProcess]:
        return set(multiprocessing.active_children()) - before

    async def ask_and_stop() -> None:
        pool = BotPool(Settings(bot_processes=1), Metrics())
        job = BotJob("tests.server.slow_bots:Hanging", 0, 0, rondel.new_game("imperial", 2).to_json())
        asked = asyncio.create_task(pool._run(job, "person 1"))
        await asyncio.sleep(0)
        while has_begun and not processes():
            await asyncio.sleep(0)
        pool.stop()
        assert processes() == set()
        await asyncio.wait([asked], timeout=NET)
        assert asked.cancelled() or asked.result().failure in ("timeout", "crash")

    asyncio.run(ask_and_stop())
