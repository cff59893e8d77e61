"""Mentions in the chat of a table: absent people are notified, unless they block the author."""

from __future__ import annotations

import pytest
from tests.server.clients import Member
from tests.server.notices.conftest import Club

from rondel.server.notify.notices import mentioned
from rondel.table.clocks import clock

PEOPLE = {1: "Ada", 2: "Ada Lovelace", 3: "Jürgen", 4: "anna-maria"}


def test_mentions_match_names_with_spaces_and_any_case(subtests: pytest.Subtests) -> None:
    """The longest matching name wins."""
    for text, meant in (
        ("@Ada your turn", {1}),
        ("@Ada Lovelace, your turn", {2}),
        ("@ada lovelace!", {2}),
        ("hello @JÜRGEN.", {3}),
        ("@Anna-Maria and @Ada", {4, 1}),
        ("@Adam is nobody here", set()),
        ("write to me@Ada", set()),
        ("Ada, without the sign", set()),
        ("@", set()),
        ("@@@Ada", {1}),
    ):
        with subtests.test(text=text):
            assert mentioned(text, PEOPLE) == meant


def test_a_mention_notifies_unless_the_author_is_blocked(club: Club) -> None:
    ada, bruno, carla = club.member(), club.member(), club.member()
    game = club.table(ada, bruno, carla, pace="slow")
    ada_seat = next(seat["seat"] for seat in carla.state(game)["table"]["seats"] if seat["name"] == ada.name)
    carla.post(f"/api/games/{game}/blocks", {"seat": ada_seat}, 201)
    _send_message(ada, game, f"@{bruno.name.upper()} @{carla.name} @{ada.name} hello")
    club.poll(clock.now() + 1)
    club.restart()
    club.poll(clock.now() + 2)
    assert club.kinds(bruno).count("mentioned") == 1
    assert "mentioned" not in club.kinds(carla) + club.kinds(ada)
    notified = next(each for each in bruno.get("/api/me/notices")["notices"] if each["kind"] == "mentioned")
    assert notified["params"]["by"] == ada.name


def test_private_messages_notify_only_their_recipients(club: Club) -> None:
    ada, bruno, carla = club.member(), club.member(), club.member()
    game = club.table(ada, bruno, carla, pace="slow", customs={"private_talk": True})
    seats = {seat["name"]: seat["seat"] for seat in ada.state(game)["table"]["seats"]}
    body = {"text": f"@{bruno.name} @{carla.name} secret", "to": [seats[bruno.name]]}
    ada.post(f"/api/games/{game}/chat", body, 201)
    club.poll(clock.now() + 1)
    assert club.kinds(bruno).count("mentioned") == 1
    assert "mentioned" not in club.kinds(carla)


def _send_message(person: Member, game: str, text: str) -> None:
    person.post(f"/api/games/{game}/chat", {"text": text}, 201)
