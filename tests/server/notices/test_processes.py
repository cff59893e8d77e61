"""One process looks at a time, another goes on where it ended, and two at the same moment tell nothing twice."""

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
    """A store that keeps what it is asked for."""

    def __init__(self, store: Store) -> None:
        self._store, self.asked = store, list[str]()

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        return getattr(self._store, name)


def _game(club: Club, *people: Member) -> tuple[str, Member]:
    """A game in which somebody has moved, and whose turn it is then."""
    game = club.table(*people, pace="slow")
    first = club.decider(game, *people)
    while (now := club.decider(game, *people)) is first:
        state = first.state(game)
        first.play(game, state, offered(state)[0])
    return game, now


def test_what_happened_while_nobody_looked_is_told_after_a_restart(database: str, post_office: Mailbox) -> None:
    """Durable: what happened while no process looked is noticed afterwards, and what was told is not told again."""
    with ThreadServer(database, **post_office.settings) as server:
        club = Club(server, post_office)
        ada, bruno = club.member(), club.member()
        game, decider = _game(club, ada, bruno)
        touched = club.touched(game)
    with ThreadServer(database, **post_office.settings) as server:
        again = Club(server, post_office)
        for _ in range(2):
            again.look(touched + 10)
            assert len(again.sent(decider)) == 1
            again.restart_look()


def test_two_processes_at_the_same_moment_tell_nothing_twice(postgres: Postgres, post_office: Mailbox) -> None:
    """Never twice: whichever process changes the row has handed it over."""
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
        list(both.map(lambda club: club.look(now), clubs))
        assert clubs[0].kinds(decider).count("your_turn") == 1
        assert len(clubs[0].sent(decider)) == 1


@pytest.mark.both_databases
def test_what_a_process_that_was_killed_had_claimed_is_told_by_another(database: str, post_office: Mailbox) -> None:
    """A claim is good for some minutes only, and until then nobody else tells it."""
    with ThreadServer(database, **post_office.settings) as server:
        club = Club(server, post_office)
        ada, bruno = club.member(), club.member()
        game, decider = _game(club, ada, bruno)
        now = club.touched(game) + 10
        server.run(delivery.plan_new(club.services, now))
        claim = update(notices).where(notices.c.user_id == decider.id, notices.c.due <= now)
        club.write(claim.values(due=now + delivery.CLAIM_SECONDS))
        club.look(now + delivery.CLAIM_SECONDS - 1)
        assert club.sent(decider) == []
        club.look(now + delivery.CLAIM_SECONDS + 1)
        assert len(club.sent(decider)) == 1


def test_a_server_at_which_nothing_happens_asks_its_database_almost_nothing(club: Club) -> None:
    """One query tells when something is due next, and until then nobody asks again."""
    ada = club.member(delay=1800)
    game = club.table(ada, club.member(), pace="slow")
    now = club.touched(game) + 10
    club.look(now)
    store = Counted(club.services.store)
    club.scheduler.prepare(replace(club.services, store=cast(Store, store)))
    following = club.server.run(club.scheduler.run_due(now + 1))
    assert store.asked == ["read"]
    assert following > now + 1000


def test_what_this_process_writes_is_told_without_waiting_for_the_next_look(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scheduler wakes for a turn and for a line of chat; here it would not look by itself."""
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
