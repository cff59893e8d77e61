"""Somebody is away, or has had enough: votes of the others, coming back, resigning."""

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
    """A game of four people at which the others have waited for the one who is to decide."""

    def __init__(self, server: ThreadServer, **wishes: Any) -> None:
        self.people = [server.person(name) for name in ("Ada", "Bruno", "Clara", "Dora")]
        self.host, *others = self.people
        self.game: str = self.host.table("me", "open", "open", "open", start=False, **wishes)["id"]
        for person in others:
            person.post(f"/api/tables/{self.game}/join")
        self.host.post(f"/api/tables/{self.game}/start")
        while self.decider() == 0:  # not the host, who decides alone about others
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


def test_more_than_half_of_the_others_end_a_game(waiting: Waiting) -> None:
    """Replace by bot, wait, or end: what more than half of the others want is done. Nobody ends a game alone, not
    even the host; whoever changes their mind has one vote."""
    assert waiting.vote(waiting.host, "end")["table"]["state"] == "running"
    waiting.vote(waiting.others[0], "wait")
    shown = waiting.others[1].get(waiting.path)
    assert (shown["votes"], shown["wait"], shown["end"], shown["needed"]) == (0, 1, 1, 2)
    after = waiting.vote(waiting.others[0], "end")
    assert (after["table"]["state"], after["table"]["result"]["by"]) == ("over", "absence")
    assert waiting.others[1].refusal(waiting.path, {"choice": "end"}, 409)["code"] == "not_running"


def test_to_go_on_waiting_begins_the_wait_anew(waiting: Waiting) -> None:
    """The result is in the log, with the next move."""
    for person in waiting.others:
        waiting.vote(person, "wait")
    assert waiting.host.refusal(waiting.path, {"choice": "bot"}, 409)["code"] == "too_early"
    events = waiting.move()["log"][-1]["events"]
    assert events[0] == {"event": "absence_settled", "player": waiting.seat, "choice": "wait", "votes": 2}
    assert waiting.move()["log"][-1]["events"][0]["event"] != "absence_settled"


def test_votes_are_void_when_the_person_comes_back(waiting: Waiting) -> None:
    """Cancelled if the person comes back: by deciding, or by saying so, once for each decision."""
    waiting.vote(waiting.others[0], "bot")
    waiting.away.post(f"/api/games/{waiting.game}/back")
    assert waiting.others[1].refusal(waiting.path, {"choice": "bot"}, 409)["code"] == "too_early"
    assert waiting.away.refusal(f"/api/games/{waiting.game}/back", {}, 409)["code"] == "back_already"
    with clock.shifted(ABSENCE_SECONDS["live"] + 1):
        assert waiting.others[1].get(waiting.path)["votes"] == 0
        assert waiting.others[0].refusal(f"/api/games/{waiting.game}/back", {}, 409)["code"] == "not_absent"


@pytest.mark.both_databases
def test_two_who_vote_at_once_are_both_counted(waiting: Waiting) -> None:
    def vote(person: Person) -> int:
        return person.http.post(waiting.path, json={"choice": "bot"}).status_code

    with ThreadPoolExecutor(2) as both:
        assert set(both.map(vote, waiting.others)) <= {200, 409}
    log = f"/api/games/{waiting.game}/events"

    def settled() -> list[dict[str, Any]]:
        lines = waiting.host.get(log)
        return [event for line in lines for event in line["events"] if event["event"] == "absence_settled"]

    wait_until(settled)  # the bot that stands in has moved
    assert [(event["choice"], event["votes"]) for event in settled()] == [("bot", 2)]


def test_who_is_away_is_said_by_the_clock_where_it_passes(server: ThreadServer) -> None:
    """Away is defined by the clock, where there is one: an empty one that passes for its player."""
    waiting = Waiting(server, clock={"bank": 600, "increment": 0, "at_zero": "pass"})
    assert waiting.host.refusal(waiting.path, {"choice": "bot"}, 409)["code"] == "too_early"
    other = Waiting(server, clock={"bank": 600})
    assert other.host.refusal(other.path, {"choice": "bot"}, 409)["code"] == "has_clock"


def test_who_resigns_watches_and_keeps_the_result(server: ThreadServer) -> None:
    """A bot of the host's choice takes over for good; the person stays as a spectator, and the seat keeps the name."""
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
