"""Clocks: a bank and an increment per decision; at zero a bot stands in or the seat passes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.clients import NET, Person, ThreadServer, offered, wait_until

from rondel.server.http.wire.tables import Clock
from rondel.server.play import clocks


def test_time_runs_only_for_the_seat_that_decides() -> None:
    assert clocks.left([60, 60], 0, since=100, now=130) == [30, 60]
    assert clocks.left([60, 60], 0, since=100, now=500) == [0, 60]
    assert clocks.left([60, 60], None, since=100, now=500) == [60, 60]


def test_a_decision_adds_the_increment_but_never_more_than_the_bank() -> None:
    clock = Clock(bank=60, increment=10, at_zero="bot")
    assert clocks.with_increment(clock, [30, 60], 0) == [40, 60]
    assert clocks.with_increment(clock, [59, 60], 0) == [60, 60]
    assert clocks.with_increment(clock, [59, 60], None) == [59, 60]


@pytest.fixture
def club(sqlite: str) -> Iterator[ThreadServer]:
    server = ThreadServer(sqlite)
    yield server
    server.stop()


def _let_time_pass(club: ThreadServer, game: str, seconds: float) -> None:
    """As if the decider had thought that long: the row says since when the clock runs."""
    with sqlite3.connect(club.settings.database.removeprefix("sqlite:///"), timeout=NET) as connection:
        connection.execute(
            "UPDATE games SET clock_since = clock_since - ?, due = due - ?, revision = revision + 1 WHERE id = ?",
            (seconds, seconds, game),
        )


def _until(person: Person, game: str, version: int) -> dict[str, Any]:
    wait_until(lambda: person.state(game)["view"]["version"] >= version)
    return person.state(game)


def test_the_clock_of_the_decider_runs_and_is_shown(club: ThreadServer) -> None:
    ada = club.person()
    game = ada.table("me", "hot_seat", clock={"bank": 600, "increment": 30})["id"]
    state = ada.state(game)
    seat = state["clock_runs_for"]
    assert seat == state["view"]["decision"]["player"]
    _let_time_pass(club, game, 100)
    wait_until(lambda: ada.state(game)["clocks"][seat] < 550)
    state = ada.state(game)
    assert 400 < state["clocks"][seat] < 500.5
    assert state["clocks"][1 - seat] == 600
    after = ada.play(game, state, "rondel taxation")
    assert state["clocks"][seat] - 60 < after["clocks"][seat] - 30 <= state["clocks"][seat]


def test_a_clock_at_zero_hands_the_seat_to_a_bot_until_it_is_taken_back(club: ThreadServer) -> None:
    ada = club.person()
    game = ada.table("me", "hot_seat", clock={"bank": 60, "at_zero": "bot"})["id"]
    seat = ada.state(game)["view"]["decision"]["player"]
    _let_time_pass(club, game, 61)
    state = _until(ada, game, 1)
    assert state["table"]["seats"][seat]["stand_in"] == "greedy"
    assert state["log"][1]["by"] == "stand_in"
    back = ada.post(f"/api/games/{game}/seats/{seat}/bot", {"bot": None})
    assert back["clocks"][seat] > 0
    assert back["clock_runs_for"] is None or back["clocks"][seat] <= 60


def test_a_clock_at_zero_can_pass_for_the_seat(club: ThreadServer) -> None:
    """Where there is nothing to pass, as on the rondel, a bot decides this once; the seat stays a person's."""
    ada = club.person()
    game = ada.table("me", "hot_seat", clock={"bank": 60, "increment": 60, "at_zero": "pass"})["id"]
    seat = ada.state(game)["view"]["decision"]["player"]
    _let_time_pass(club, game, 61)
    state = _until(ada, game, 1)
    assert state["table"]["seats"][seat]["stand_in"] is None
    assert (state["log"][1]["by"], state["log"][1]["events"][0]["event"]) == ("clock", "clock_ran_out")
    # At an import the seat could end: that is what the clock plays.
    while not (state["view"]["decision"]["kind"] == "import" and len(offered(state)) > 1):
        actions = offered(state)
        wanted = ("rondel import", "end", "pass", "rondel taxation")
        state = ada.play(game, state, next((each for each in wanted if each in actions), actions[0]))
    version = state["view"]["version"]
    _let_time_pass(club, game, 200)
    state = _until(ada, game, version + 1)
    assert (state["log"][-1]["action"], state["log"][-1]["by"]) == ("end", "clock")


def test_gifts_and_undo_give_no_time_back(club: ThreadServer) -> None:
    ada, bruno = club.person("Ada"), club.person("Bruno")
    game = ada.table("me", "open", start=False, clock={"bank": 600, "increment": 30})["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    seat = ada.state(game)["clock_runs_for"]
    decider, other = (ada, bruno) if seat == 0 else (bruno, ada)
    _let_time_pass(club, game, 100)
    gift = {"version": 0, "nation": "italy", "amount": 1}
    wait_until(lambda: ada.state(game)["clocks"][seat] < 550)
    state = other.post(f"/api/games/{game}/gifts", gift)
    assert state["clocks"][seat] <= 500
    state = decider.play(game, decider.state(game), "rondel import")
    left = state["clocks"][seat]
    assert left <= 530
    state = decider.post(f"/api/games/{game}/undo", {"version": 2})
    assert state["clocks"][seat] <= left
    state = decider.play(game, state, "rondel import")  # decided before: the increment was given then
    assert state["clocks"][seat] <= left
