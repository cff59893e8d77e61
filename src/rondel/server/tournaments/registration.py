"""Creating, starting and cancelling tournaments; entering (also late) and withdrawing."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel.server.services import Services
from rondel.server.storage.models import tournament_players, tournaments, users
from rondel.server.tables import ABSENCE_SECONDS
from rondel.server.tournaments.queries import TournamentRow, refuse_hidden, tournament_row
from rondel.server.tournaments.rounds import FEWEST, LARGEST, MOST, SMALLEST, SYSTEMS
from rondel.server.tournaments.standings import SCORINGS
from rondel.table.clocks import checked_clock, clock
from rondel.table.errors import bad, conflict, forbidden, unknown
from rondel.table.setup import checked_options, checked_pace, new_id
from rondel.table.visitors import LONGEST_TABLE_NAME, Visitor, clean_name
from rondel.wire.tournaments import NewTournament

STARTS = ("full", "time", "hand")
MOST_ROUNDS = 20
MOST_HOSTED = 5  # open or running tournaments per organizer
SHORTEST_NO_SHOW, LONGEST_NO_SHOW = 60.0, 30 * 86_400.0
LATEST_START = 366 * 86_400.0


async def create(services: Services, host: Visitor, wanted: NewTournament) -> str:
    """Create a tournament and return its ID."""
    if host.guest:
        raise forbidden("account_needed", "Only people with an account set up tournaments.")
    values = _checked(services, wanted)
    async with services.store.write() as connection:
        # Lock the row of the host, so that concurrent requests cannot exceed the limit.
        await connection.execute(select(users.c.id).where(users.c.id == host.id).with_for_update())
        mine = (tournaments.c.host_id == host.id, tournaments.c.state.in_(("open", "running")))
        if (await connection.scalar(select(func.count()).where(*mine)) or 0) >= MOST_HOSTED:
            raise conflict(
                "too_many_tournaments", f"You have {MOST_HOSTED} tournaments under way already.", most=MOST_HOSTED
            )
        await connection.execute(insert(tournaments).values(host_id=host.id, **values))
        if wanted.join:
            await _add(connection, str(values["id"]), host.id, 1, 1)
    return str(values["id"])


def _checked(services: Services, wanted: NewTournament) -> dict[str, object]:
    """Validate a new tournament and return its columns."""
    if wanted.edition not in rondel.editions():
        raise bad("edition", f"There is no edition {wanted.edition[:40]!r}.", editions=list(rondel.editions()))
    options = checked_options(wanted.edition, wanted.options)
    pace = checked_pace(wanted.pace)
    name = clean_name(wanted.name, LONGEST_TABLE_NAME)
    services.word_filter.refuse(name)
    now = clock.now()
    no_show = ABSENCE_SECONDS[pace] if wanted.no_show is None else wanted.no_show
    if wanted.system not in SYSTEMS or wanted.scoring not in SCORINGS or wanted.start not in STARTS:
        raise bad("tournament", "Unknown system, scoring or start of a tournament.")
    if not SMALLEST <= wanted.table_size <= LARGEST:
        raise bad("tournament", f"Tables have {SMALLEST} to {LARGEST} players.")
    if not FEWEST <= wanted.most <= MOST:
        raise bad("tournament", f"A tournament has {FEWEST} to {MOST} players.")
    if not (2 if wanted.system == "groups" else 1) <= wanted.rounds <= MOST_ROUNDS:
        raise bad("tournament", f"A tournament has 1 to {MOST_ROUNDS} rounds, with a final at least 2.")
    if not SHORTEST_NO_SHOW <= no_show <= LONGEST_NO_SHOW:
        raise bad("tournament", "Absent players are waited for from one minute to 30 days.")
    if wanted.start == "time" and not (wanted.starts is not None and now < wanted.starts < now + LATEST_START):
        raise bad("tournament_time", "The start lies within the coming year.")
    return {
        "id": new_id(),
        "name": name,
        "edition": wanted.edition,
        "options": msgspec.json.encode(options.to_dict()).decode(),
        "pace": pace,
        "clock": msgspec.json.encode(checked_clock(wanted.clock)).decode() if wanted.clock else None,
        "system": wanted.system,
        "scoring": wanted.scoring,
        "table_size": wanted.table_size,
        "rounds": wanted.rounds,
        "most": wanted.most,
        "private": wanted.private,
        "invite": secrets.token_urlsafe(9),
        "start": wanted.start,
        "starts": wanted.starts if wanted.start == "time" else None,
        "no_show": no_show,
        "state": "open",
        "seed": secrets.randbits(62),
        "created": now,
        "touched": now,
    }


async def enter(services: Services, tournament_id: str, visitor: Visitor, invite: str | None) -> None:
    """Enter a tournament, or reenter after withdrawing; once it has begun, starting with the next round."""
    if visitor.guest:
        raise forbidden("account_needed", "Only people with an account take part in tournaments.")
    async with services.store.write() as connection:
        found = await tournament_row(connection, tournament_id, locked=True)
        tournament = refuse_hidden(found, visitor, invite)
        _refuse_ended(tournament)
        if tournament.entry == "closed":
            raise conflict("too_late", "The last round people can enter has begun.")
        mine = tournament.entrant_of(visitor)
        if mine is not None and mine.plays_on:
            raise conflict("entered", "You take part in this tournament already.")
        if tournament.entry == "full":
            raise conflict("tournament_full", "All places of this tournament are taken.")
        first = tournament.present_round + 1
        if mine is not None:
            await connection.execute(
                update(tournament_players)
                .where(tournament_players.c.tournament_id == tournament_id, tournament_players.c.number == mine.number)
                .values(left=None)
            )
        else:
            number = max((each.number for each in tournament.entrants), default=0) + 1
            await _add(connection, tournament_id, visitor.id, number, first)
        await _touch(connection, tournament_id)
    services.tournaments.schedule(tournament_id)


async def withdraw(services: Services, tournament_id: str, visitor: Visitor) -> None:
    """Withdraw from the coming rounds. Before the start the place becomes free; later the points remain."""
    async with services.store.write() as connection:
        found = await tournament_row(connection, tournament_id, locked=True)
        tournament = refuse_hidden(found, visitor, None)
        _refuse_ended(tournament)
        mine = tournament.entrant_of(visitor)
        if mine is None or not mine.plays_on:
            raise forbidden("not_entered", "You do not take part in this tournament.")
        await _leave(connection, tournament, mine.number)
    services.tournaments.schedule(tournament_id)


async def remove_player(services: Services, tournament_id: str, visitor: Visitor, number: int) -> None:
    """Remove a player from the coming rounds, as the organizer."""
    async with services.store.write() as connection:
        tournament = await _own(connection, tournament_id, visitor)
        if not any(each.number == number and each.plays_on for each in tournament.entrants):
            raise unknown("player")
        await _leave(connection, tournament, number)
    services.tournaments.schedule(tournament_id)


async def begin(services: Services, tournament_id: str, visitor: Visitor) -> None:
    """Start a tournament manually, as the organizer."""
    async with services.store.write() as connection:
        tournament = await _own(connection, tournament_id, visitor)
        if tournament.state != "open":
            raise conflict("started", "This tournament has started already.")
        if len(tournament.playing) < FEWEST:
            raise conflict("too_few", f"A tournament needs {FEWEST} players.", fewest=FEWEST)
        await connection.execute(
            update(tournaments).where(tournaments.c.id == tournament_id).values(state="running", touched=clock.now())
        )
    services.tournaments.schedule(tournament_id)


async def call_off(services: Services, tournament_id: str, visitor: Visitor) -> None:
    """End a tournament as the organizer: cancelled before the start; later, the current round becomes the last."""
    async with services.store.write() as connection:
        tournament = await _own(connection, tournament_id, visitor)
        last = {"rounds": tournament.present_round} if tournament.played else {"state": "cancelled"}
        await connection.execute(
            update(tournaments).where(tournaments.c.id == tournament_id).values(touched=clock.now(), **last)
        )
    services.tournaments.schedule(tournament_id)


async def _own(connection: AsyncConnection, tournament_id: str, visitor: Visitor) -> TournamentRow:
    """Return an unfinished tournament of this organizer, or raise a refusal."""
    tournament = refuse_hidden(await tournament_row(connection, tournament_id, locked=True), visitor, None)
    if visitor.id != tournament.host_id and not visitor.admin:
        raise forbidden("not_organizer", "Only the organizer of the tournament may do that.")
    _refuse_ended(tournament)
    return tournament


def _refuse_ended(tournament: TournamentRow) -> None:
    if tournament.state not in ("open", "running"):
        raise conflict("tournament_over", "This tournament is over.")


async def _leave(connection: AsyncConnection, tournament: TournamentRow, number: int) -> None:
    mine = (tournament_players.c.tournament_id == tournament.id, tournament_players.c.number == number)
    if tournament.played:
        await connection.execute(update(tournament_players).where(*mine).values(left=clock.now()))
    else:
        await connection.execute(delete(tournament_players).where(*mine))
    await _touch(connection, tournament.id)


async def _add(connection: AsyncConnection, tournament_id: str, user_id: int, number: int, first_round: int) -> None:
    await connection.execute(
        insert(tournament_players).values(
            tournament_id=tournament_id,
            user_id=user_id,
            number=number,
            joined=clock.now(),
            first_round=first_round,
        )
    )


async def _touch(connection: AsyncConnection, tournament_id: str) -> None:
    await connection.execute(update(tournaments).where(tournaments.c.id == tournament_id).values(touched=clock.now()))
