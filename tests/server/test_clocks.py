"""Game clocks: a bank and an increment per decision; at zero a bot substitutes or the seat passes.

Also the clock of the server's code, which everything that depends on the time of day must use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests import leaks
from tests.server.clients import Person, ThreadServer, offered
from tests.server.times import let_time_pass
from tests.waiting import wait_until

import rondel.server
from rondel.table import clocks
from rondel.table.clocks import clock
from rondel.wire.tables import Clock

SERVER = Path(rondel.server.__file__).parent
DAY = timedelta(days=1)
READING = re.compile(r"\btime\.time\b|\b(datetime|date)\.(now|today|utcnow)\b|^from time import .*\btime\b")


def test_all_server_code_reads_one_clock() -> None:
    """Tests can shift only `rondel.table.clocks`; migrations are exempt."""
    found = [
        f"{path.relative_to(SERVER)}:{number}"
        for path in sorted(SERVER.rglob("*.py"))
        if path.name != "clock.py" and "migrations" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if READING.search(line)
    ]
    assert found == []


def test_the_clock_can_be_shifted_for_a_block() -> None:
    before, today = clock.now(), clock.today()
    with clock.shifted(2 * DAY.total_seconds()):
        assert clock.today() >= today + 2 * DAY
        with clock.shifted(-DAY.total_seconds()):
            assert today + DAY <= clock.today() < today + 4 * DAY
    assert before <= clock.now() < before + DAY.total_seconds()


def test_time_runs_only_for_the_seat_to_move() -> None:
    assert clocks.remaining([60, 60], 0, since=100, now=130) == [30, 60]
    assert clocks.remaining([60, 60], 0, since=100, now=500) == [0, 60]
    assert clocks.remaining([60, 60], None, since=100, now=500) == [60, 60]


def test_a_decision_adds_the_increment_but_never_more_than_the_bank() -> None:
    clock = Clock(bank=60, increment=10, at_zero="bot")
    assert clocks.with_increment(clock, [30, 60], 0) == [40, 60]
    assert clocks.with_increment(clock, [59, 60], 0) == [60, 60]
    assert clocks.with_increment(clock, [59, 60], None) == [59, 60]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A separate server, since advancing the time affects all tables."""
    with leaks.shared():
        server = ThreadServer(f"sqlite:///{tmp_path_factory.mktemp('clocks') / 'rondel.sqlite3'}")
    yield server
    server.stop()


def _until(person: Person, game: str, version: int) -> dict[str, Any]:
    wait_until(lambda: person.state(game)["view"]["version"] >= version)
    return person.state(game)


def test_the_clock_of_the_player_to_move_runs_and_is_shown(club: ThreadServer) -> None:
    ada = club.person()
    game = ada.table("me", "hot_seat", clock={"bank": 6000, "increment": 1000})["id"]
    state = ada.state(game)
    seat = state["clock_runs_for"]
    assert seat == state["view"]["decision"]["player"]
    let_time_pass(club, 3000)
    state = ada.state(game)
    assert 2000 < state["clocks"][seat] <= 3000
    assert state["clocks"][1 - seat] == 6000
    after = ada.play(game, state, "rondel taxation")
    assert state["clocks"][seat] < after["clocks"][seat] <= state["clocks"][seat] + 1000


def test_a_bot_substitutes_after_the_clock_expires_until_the_seat_is_taken_back(club: ThreadServer) -> None:
    ada = club.person()
    game = ada.table("me", "hot_seat", clock={"bank": 60, "at_zero": "bot"})["id"]
    seat = ada.state(game)["view"]["decision"]["player"]
    let_time_pass(club, 61)
    state = _until(ada, game, 1)
    assert state["table"]["seats"][seat]["stand_in"] == "greedy"
    assert state["log"][1]["by"] == "stand_in"
    back = ada.post(f"/api/games/{game}/seats/{seat}/bot", {"bot": None})
    assert back["clocks"][seat] > 0
    assert back["clock_runs_for"] is None or back["clocks"][seat] <= 60


def test_an_expired_clock_can_pass_for_the_seat(club: ThreadServer) -> None:
    """If passing is impossible, as on the rondel, a bot makes this one decision; the seat stays the person's."""
    ada = club.person()
    game = ada.table("me", "hot_seat", clock={"bank": 60, "increment": 60, "at_zero": "pass"})["id"]
    seat = ada.state(game)["view"]["decision"]["player"]
    let_time_pass(club, 61)
    state = _until(ada, game, 1)
    assert state["table"]["seats"][seat]["stand_in"] is None
    assert (state["log"][1]["by"], state["log"][1]["events"][0]["event"]) == ("clock", "clock_ran_out")
    # At an import the clock plays "end".
    while not (state["view"]["decision"]["kind"] == "import" and len(offered(state)) > 1):
        actions = offered(state)
        wanted = ("rondel import", "end", "pass", "rondel taxation")
        state = ada.play(game, state, next((each for each in wanted if each in actions), actions[0]))
    version = state["view"]["version"]
    let_time_pass(club, 200)
    state = _until(ada, game, version + 1)
    assert (state["log"][-1]["action"], state["log"][-1]["by"]) == ("end", "clock")


def test_gifts_and_undo_restore_no_time(club: ThreadServer) -> None:
    ada, bruno = club.person("Ada"), club.person("Bruno")
    game = ada.table("me", "open", start=False, clock={"bank": 600, "increment": 30})["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    seat = ada.state(game)["clock_runs_for"]
    decider, other = (ada, bruno) if seat == 0 else (bruno, ada)
    let_time_pass(club, 100)
    gift = {"version": 0, "nation": "italy", "amount": 1}
    state = other.post(f"/api/games/{game}/gifts", gift)
    assert state["clocks"][seat] <= 500
    state = decider.play(game, decider.state(game), "rondel import")
    left = state["clocks"][seat]
    assert left <= 530
    state = decider.post(f"/api/games/{game}/undo", {"version": 2})
    assert state["clocks"][seat] <= left
    state = decider.play(game, state, "rondel import")  # no second increment
    assert state["clocks"][seat] <= left
