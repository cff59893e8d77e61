"""Absent players: votes, returning, resigning."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.clients import Person, ThreadServer, offered
from tests.waiting import wait_until

from rondel.server.tables.absence import ABSENCE_SECONDS
from rondel.table.clocks import clock


class Waiting:
    """A game of four people whose deciding player counts as absent."""

    def __init__(self, server: ThreadServer, **settings: Any) -> None:
        self.people = [server.person(name) for name in ("Ada", "Bruno", "Clara", "Dora")]
        self.host, *others = self.people
        self.game: str = self.host.table("me", "open", "open", "open", start=False, **settings)["id"]
        for person in others:
            person.post(f"/api/tables/{self.game}/join")
        self.host.post(f"/api/tables/{self.game}/start")
        while self.decider() == 0:  # not the host, whose vote decides alone
            self.move()
        self.seat = self.decider()
        self.away = self.people[self.seat]
        self.others = [person for person in self.people if person not in (self.away, self.host)]
        self.path = f"/api/games/{self.game}/seats/{self.seat}/absent"

    def decider(self) -> int:
        return self.host.get(f"/api/tables/{self.game}")["turn"]["player"]  # type: ignore[no-any-return]

    def move(self) -> dict[str, Any]:
        mover = self.people[self.decider()]
        state = mover.state(self.game)
        return mover.play(self.game, state, offered(state)[-1])

    def vote(self, person: Person, choice: str) -> dict[str, Any]:
        return person.post(self.path, {"choice": choice})  # type: ignore[no-any-return]


@pytest.fixture
def waiting(server: ThreadServer) -> Iterator[Waiting]:
    found = Waiting(server)
    with clock.shifted(ABSENCE_SECONDS["live"] + 1):
        yield found


def test_a_majority_of_the_others_can_end_a_game(waiting: Waiting) -> None:
    """Nobody ends a game alone, not even the host; changing one's mind replaces the vote."""
    assert waiting.vote(waiting.host, "end")["table"]["state"] == "running"
    waiting.vote(waiting.others[0], "wait")
    shown = waiting.others[1].get(waiting.path)
    assert (shown["votes"], shown["wait"], shown["end"], shown["needed"]) == (0, 1, 1, 2)
    after = waiting.vote(waiting.others[0], "end")
    assert (after["table"]["state"], after["table"]["result"]["by"]) == ("over", "absence")
    assert waiting.others[1].refusal(waiting.path, {"choice": "end"}, 409)["code"] == "not_running"


def test_a_vote_to_wait_restarts_the_wait(waiting: Waiting) -> None:
    """The outcome is logged with the next move."""
    for person in waiting.others:
        waiting.vote(person, "wait")
    assert waiting.host.refusal(waiting.path, {"choice": "bot"}, 409)["code"] == "too_early"
    events = waiting.move()["log"][-1]["events"]
    assert events[0] == {"event": "absence_settled", "player": waiting.seat, "choice": "wait", "votes": 2}
    assert waiting.move()["log"][-1]["events"][0]["event"] != "absence_settled"


def test_votes_are_void_when_the_player_returns(waiting: Waiting) -> None:
    """By deciding, or by reporting back once per decision."""
    waiting.vote(waiting.others[0], "bot")
    waiting.away.post(f"/api/games/{waiting.game}/back")
    assert waiting.others[1].refusal(waiting.path, {"choice": "bot"}, 409)["code"] == "too_early"
    assert waiting.away.refusal(f"/api/games/{waiting.game}/back", {}, 409)["code"] == "back_already"
    with clock.shifted(ABSENCE_SECONDS["live"] + 1):
        assert waiting.others[1].get(waiting.path)["votes"] == 0
        assert waiting.others[0].refusal(f"/api/games/{waiting.game}/back", {}, 409)["code"] == "not_absent"


@pytest.mark.both_databases
def test_concurrent_votes_are_both_counted(waiting: Waiting) -> None:
    def vote(person: Person) -> int:
        return person.http.post(waiting.path, json={"choice": "bot"}).status_code

    with ThreadPoolExecutor(2) as both:
        assert set(both.map(vote, waiting.others)) <= {200, 409}
    log = f"/api/games/{waiting.game}/events"

    def settled() -> list[dict[str, Any]]:
        lines = waiting.host.get(log)
        return [event for line in lines for event in line["events"] if event["event"] == "absence_settled"]

    wait_until(settled)  # the substitute has moved
    assert [(event["choice"], event["votes"]) for event in settled()] == [("bot", 2)]


def test_absence_depends_on_the_clock_if_it_passes(server: ThreadServer) -> None:
    """With a clock that passes at zero, a player is absent once it has run out."""
    waiting = Waiting(server, clock={"bank": 600, "increment": 0, "at_zero": "pass"})
    assert waiting.host.refusal(waiting.path, {"choice": "bot"}, 409)["code"] == "too_early"
    other = Waiting(server, clock={"bank": 600})
    assert other.host.refusal(other.path, {"choice": "bot"}, 409)["code"] == "has_clock"


def test_a_resigned_player_keeps_the_result_and_may_watch(server: ThreadServer) -> None:
    """The configured bot takes over permanently; the seat keeps the name."""
    waiting = Waiting(server, customs={"stand_in": "random"})
    ada, seat = waiting.away, waiting.seat
    ada.post(f"/api/games/{waiting.game}/resign")
    table = ada.state(waiting.game)["table"]
    sits = table["seats"][seat]
    assert (sits["kind"], sits["stand_in"], sits["resigned"], table["your_seats"]) == ("human", "random", True, [])
    assert ada.state(waiting.game)["seat"] is None
    back = ada.refusal(f"/api/games/{waiting.game}/seats/{seat}/bot", {"bot": None}, 403)
    assert back["code"] == "not_your_seat"
    assert ada.refusal(f"/api/games/{waiting.game}/resign", {}, 403)["code"] == "not_at_table"
    log = f"/api/games/{waiting.game}/events"
    said = {"event": "resigned", "player": seat}
    wait_until(lambda: any(said in line["events"] for line in waiting.host.get(log)))
    for person in (waiting.host, *waiting.others):
        person.post(f"/api/games/{waiting.game}/end", {"agree": True})
    assert waiting.host.get(f"/api/tables/{waiting.game}")["state"] == "over"
    exported = ada.get("/api/me/export")["games"]
    assert [(each["id"], each["seat"]) for each in exported] == [(waiting.game, seat)]
