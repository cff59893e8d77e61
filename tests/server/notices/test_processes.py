"""Notifications with several processes: no losses and no duplicates."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, cast

import pytest
from sqlalchemy import select, update
from tests.server.clients import Member, ThreadServer, offered
from tests.server.mailbox import Mailbox
from tests.server.notices.conftest import Club
from tests.server.postgres import Postgres
from tests.waiting import wait_until

from rondel.server.notify import delivery, scheduler, turns
from rondel.server.storage.models import notices
from rondel.server.storage.store import Store


class Counted:
    """A store that records calls."""

    def __init__(self, store: Store) -> None:
        self._store, self.asked = store, list[str]()

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        return getattr(self._store, name)


def _game(club: Club, *people: Member) -> tuple[str, Member]:
    """Start a game, make a move, and return the player whose turn it is then."""
    game = club.table(*people, pace="slow")
    first = club.decider(game, *people)
    while (now := club.decider(game, *people)) is first:
        state = first.state(game)
        first.play(game, state, offered(state)[0])
    return game, now


def test_events_during_downtime_are_notified_after_a_restart(database: str, post_office: Mailbox) -> None:
    """Events during downtime are notified once a process runs again, and never twice."""
    with ThreadServer(database, **post_office.settings) as server:
        club = Club(server, post_office)
        ada, bruno = club.member(), club.member()
        game, decider = _game(club, ada, bruno)
        touched = club.touched(game)
    with ThreadServer(database, **post_office.settings) as server:
        again = Club(server, post_office)
        for _ in range(2):
            again.poll(touched + 10)
            assert len(again.sent(decider)) == 1
            again.restart()


def test_concurrent_processes_send_no_notification_twice(postgres: Postgres, post_office: Mailbox) -> None:
    """Only the process that updates the row sends it."""
    database = postgres.database()
    with (
        ThreadServer(database, **post_office.settings) as one,
        ThreadServer(database, **post_office.settings) as other,
        ThreadPoolExecutor(2) as both,
    ):
        clubs = [Club(server, post_office) for server in (one, other)]
        ada, bruno = clubs[0].member(), clubs[0].member()
        game, decider = _game(clubs[0], ada, bruno)
        now = clubs[0].touched(game) + 10
        list(both.map(lambda club: club.poll(now), clubs))
        assert clubs[0].kinds(decider).count("your_turn") == 1
        assert len(clubs[0].sent(decider)) == 1


@pytest.mark.both_databases
def test_notifications_leased_by_a_killed_process_are_sent_by_another(database: str, post_office: Mailbox) -> None:
    """A lease expires after some minutes, and no other process sends it before."""
    with ThreadServer(database, **post_office.settings) as server:
        club = Club(server, post_office)
        ada, bruno = club.member(), club.member()
        game, decider = _game(club, ada, bruno)
        now = club.touched(game) + 10
        server.run(delivery.plan_new(club.services, now))
        claim = update(notices).where(notices.c.user_id == decider.id, notices.c.due <= now)
        club.write(claim.values(due=now + delivery.CLAIM_SECONDS))
        club.poll(now + delivery.CLAIM_SECONDS - 1)
        assert club.sent(decider) == []
        club.poll(now + delivery.CLAIM_SECONDS + 1)
        assert len(club.sent(decider)) == 1


def test_an_idle_server_hardly_queries_its_database(club: Club) -> None:
    """One query determines the next due time, and there are no others before it."""
    ada = club.member(delay=1800)
    game = club.table(ada, club.member(), pace="slow")
    now = club.touched(game) + 10
    club.poll(now)
    store = Counted(club.services.store)
    club.scheduler.prepare(replace(club.services, store=cast(Store, store)))
    following = club.server.run(club.scheduler.run_due(now + 1))
    assert store.asked == ["read"]
    assert following > now + 1000


def test_local_events_are_notified_without_waiting_for_the_next_poll(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turns and chat messages wake the scheduler; its own polling is disabled here."""
    monkeypatch.setattr(scheduler, "POLL_SECONDS", 10_000.0)
    monkeypatch.setattr(turns, "GRACE_SECONDS", 0.0)
    with ThreadServer(database) as server:
        ada, bruno = Member(server.address), Member(server.address)
        planned = select(notices.c.kind).where(notices.c.user_id == bruno.id, notices.c.planned)

        async def kinds() -> list[str]:
            async with server.app.services.store.read() as connection:
                return list((await connection.execute(planned)).scalars().all())

        game = ada.table("me", "open", pace="slow", start=False)["id"]
        bruno.post(f"/api/tables/{game}/join", {})
        ada.post(f"/api/tables/{game}/start", {})
        wait_until(lambda: len(server.run(kinds())) == 1)
        ada.post(f"/api/games/{game}/chat", {"text": f"@{bruno.name} hello"}, 201)
        wait_until(lambda: "mentioned" in server.run(kinds()))
