"""One process looks at a time, another goes on where it ended, and two at the same moment tell nothing twice."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.clients import Member, ThreadServer, offered
from tests.server.mailbox import Mailbox
from tests.server.notices.conftest import Club
from tests.server.postgres import Postgres

from rondel.server.config import Settings
from rondel.server.notify.scheduler import LEASE_SECONDS, Lease
from rondel.server.storage.store import Store
from rondel.table.clocks import clock


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
def test_one_process_looks_at_a_time_and_another_takes_over(database: str) -> None:
    """Once the first does not come again, as when it was killed."""

    async def taken() -> list[bool]:
        store, now = Store(Settings(database=database)), clock.now()
        await store.migrate()
        first, second = Lease(store), Lease(store)
        over = 6 + LEASE_SECONDS + 1  # the lease that the first renewed at second 6
        tries = ((first, 0.0), (second, 1.0), (first, 6.0), (second, 16.0), (second, over), (first, over + 1))
        found = [await lease.take(now + seconds) for lease, seconds in tries]
        await store.close()
        return found

    assert asyncio.run(taken()) == [True, False, True, False, True, False]
