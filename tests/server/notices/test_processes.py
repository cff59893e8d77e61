"""One process looks at a time, another goes on where it ended, and two at the same moment tell nothing twice."""

from __future__ import annotations

import threading
import time

from tests.server.clients import Member, ThreadServer, offered
from tests.server.mailbox import Mailbox
from tests.server.notices.conftest import Club
from tests.server.postgres import Postgres

from rondel.server.notices.lease import LEASE_SECONDS, Lease


def _game(club: Club, *people: Member) -> tuple[str, Member]:
    """A game in which somebody has moved, and whose turn it is then."""
    game = club.table(*people, pace="slow")
    first = club.decider(game, *people)
    while (now := club.decider(game, *people)) is first:
        state = first.state(game)
        first.play(game, state, offered(state)[0])
    return game, now


def test_what_happened_while_nobody_looked_is_told_after_a_restart(sqlite: str, mailbox: Mailbox) -> None:
    """Durable: what happened while no process looked is noticed afterwards, and what was told is not told again."""
    server = ThreadServer(sqlite, **mailbox.settings)
    club = Club(server, mailbox)
    ada, bruno = club.member(), club.member()
    game, decider = _game(club, ada, bruno)
    touched = club.touched(game)
    server.stop()
    for _ in range(2):
        server = ThreadServer(sqlite, **mailbox.settings)
        again = Club(server, mailbox)
        again.look(touched + 10)
        assert len(again.sent(decider)) == 1
        server.stop()


def test_two_processes_at_the_same_moment_tell_nothing_twice(postgres: Postgres, mailbox: Mailbox) -> None:
    """Never twice: whichever process changes the row has handed it over."""
    database = postgres.database()
    servers = [ThreadServer(database, **mailbox.settings) for _ in range(2)]
    clubs = [Club(server, mailbox) for server in servers]
    ada, bruno = clubs[0].member(), clubs[0].member()
    game, decider = _game(clubs[0], ada, bruno)
    now = clubs[0].touched(game) + 10
    both = [threading.Thread(target=club.look, args=(now,)) for club in clubs]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert clubs[0].kinds(decider).count("your_turn") == 1
    assert len(clubs[0].sent(decider)) == 1
    for server in servers:
        server.stop()


def test_one_process_looks_at_a_time_and_another_takes_over(club: Club) -> None:
    """Once the first does not come again, as when it was killed."""
    first, second, now = Lease(club.services.store), Lease(club.services.store), time.time() + 1000

    def take(lease: Lease, at: float) -> bool:
        return bool(club.server.run(lease.take(at)))

    assert [take(first, now), take(second, now + 1), take(first, now + 6), take(second, now + 16)] == [
        True,
        False,
        True,
        False,
    ]
    assert take(second, now + 6 + LEASE_SECONDS + 1)
    assert not take(first, now + 6 + LEASE_SECONDS + 2)
