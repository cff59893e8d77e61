"""Turn notifications through every channel: email, push message, and each kind of webhook."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator

import pytest
from sqlalchemy import select
from tests.server.clients import Member, offered
from tests.server.notices.conftest import Club, address_of
from tests.server.outgoing.receivers import Browser, Receiver
from tests.waiting import wait_until

from rondel.server.notify.webhooks import signature
from rondel.server.storage.models import outgoing

MINUTE = 60.0


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    running = Receiver()
    yield running
    running.close()


def _hooks(person: Member, receiver: Receiver) -> str:
    """Create one webhook of each kind; return the signing key."""
    for kind in ("discord", "slack", "ntfy"):
        person.post("/api/me/webhooks", {"kind": kind, "url": f"{receiver.address}/{kind}/topic"}, 201)
    room = {"kind": "matrix", "url": receiver.address, "room": "!abc:example.org", "secret": "token"}
    person.post("/api/me/webhooks", room, 201)
    made = person.post("/api/me/webhooks", {"kind": "json", "url": f"{receiver.address}/json"}, 201)
    return str(made["secret"])


def _minute(at: float) -> int:
    there = time.gmtime(at)
    return there.tm_hour * 60 + there.tm_min


def test_a_turn_is_sent_once_through_every_channel_after_delay_and_quiet_hours(club: Club, receiver: Receiver) -> None:
    """Email, encrypted push message, Discord, Slack, ntfy, Matrix and a signed JSON webhook."""
    ada, bruno = club.member(mail=[]), club.member(mail=[])
    game = club.table(ada, bruno, pace="slow", name="Sonntag")
    first = club.decider(game, ada, bruno)
    second = bruno if first is ada else ada
    key, browser = _hooks(second, receiver), Browser(f"{receiver.address}/push")
    second.post("/api/me/devices", browser.subscription, 201)
    while club.decider(game, first, second) is first:
        state = first.state(game)
        first.play(game, state, offered(state)[0])
    began = club.touched(game)
    quiet = {"quiet_from": _minute(began + 20 * MINUTE), "quiet_until": _minute(began + 120 * MINUTE), "zone": "UTC"}
    channels = {"page": ["your_turn"], "push": ["your_turn"], "mail": ["your_turn"]}
    hooks = {str(each["id"]): ["your_turn"] for each in second.get("/api/me/webhooks")}
    club.choose(second, delay=1800, webhooks=hooks, **channels, **quiet)
    for minutes in (1, 29, 31, 110):
        club.poll(began + minutes * MINUTE)
        club.restart()
    assert (receiver.requests, club.sent(second)) == ([], [])
    for minutes in (121, 122):
        club.poll(began + minutes * MINUTE)
        club.restart()
    mine = select(outgoing.c.state).where(outgoing.c.user_id == second.id)
    wait_until(lambda: {row.state for row in club.rows(mine)} == {"sent"})
    assert len(club.rows(mine)) == 7
    assert Counter(each.path for each in receiver.requests).most_common(1)[0][1] == 1
    assert len(receiver.requests) == 6
    assert club.sent(second) == ["Du bist am Zug · Sonntag"]

    address = f"https://games.example.org/t/{game}"
    title = "Du bist am Zug · Sonntag"
    shown = browser.read(receiver.at("/push")[0].body)
    assert (shown["title"], shown["url"], shown["tag"]) == (title, address, game)
    for path, name in (("/discord/topic", "content"), ("/slack/topic", "text")):
        assert receiver.at(path)[0].json[name].split("\n")[::2] == [title, address]
    ntfy, plain = receiver.at("/ntfy/")[0].json, receiver.at("/json")[0]
    assert (ntfy["topic"], ntfy["title"], ntfy["click"]) == ("topic", title, address)
    (matrix,) = [each.json["body"] for each in receiver.requests if each.method == "PUT"]
    assert matrix.startswith(title)
    signed = signature(key, plain.headers["x-rondel-timestamp"], plain.body)
    assert plain.headers["x-rondel-signature"] == f"sha256={signed}"
    assert (plain.json["kind"], plain.json["data"]["game"], plain.json["url"]) == ("your_turn", game, address)
    assert address_of(second) not in plain.body.decode(), "nobody else learns the address"
