"""Tables of a round: creation, replacement of no-shows, and outcomes."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select, update

import rondel
from rondel.server.notify import NewNotice, notice_insert
from rondel.server.play import StoredChange
from rondel.server.services import Services
from rondel.server.storage.models import actions, games, seats, tournament_tables
from rondel.server.tables import SUBSTITUTE_BOT
from rondel.server.tournaments.queries import TableOfRound, TournamentRow
from rondel.server.tournaments.standings import Outcome
from rondel.table import clocks
from rondel.table.clocks import clock
from rondel.table.errors import RevisionConflict, conflict
from rondel.table.setup import begin, bot_name, new_table
from rondel.table.table import Seat, free_name
from rondel.table.visitors import Visitor
from rondel.wire.view import Result

NOT_OWN = ("bot", "stand_in", "clock")  # moves not made by the player of a seat
LONGEST_NAME = 40  # of the tournament within the names of its tables


async def make_table(services: Services, tournament: TournamentRow, table: TableOfRound) -> None:
    """Start a game of the round. Its ID is fixed, so that it is created only once."""
    people = {each.number: each for each in tournament.entrants}
    table_seats: list[Seat] = []
    for number, player in enumerate(table.players):
        who = people[player]
        if who.user_id is None:  # deleted since the round was planned
            table_seats.append(Seat(number, "bot", bot=SUBSTITUTE_BOT, name=bot_name(table_seats, number)))
        else:
            name = free_name(table_seats, who.name)
            table_seats.append(Seat(number, "human", user_id=who.user_id, name=name))
    row = new_table(
        Visitor(tournament.host_id, tournament.host_name, False, False),
        f"{tournament.name[:LONGEST_NAME].strip()} {table.round}.{table.number}",
        tournament.edition,
        rondel.Options.from_stored(tournament.options),
        table_seats,
        pace=tournament.pace,
        clock=tournament.clock,
        private=tournament.private,
        tournament_id=tournament.id,
    )
    row = msgspec.structs.replace(row, id=table.game_id, invite=tournament.invite)
    try:
        async with services.games.create(row) as change:
            change.is_unlimited = True
            is_draft = tournament.options.get("setup") == "draft"
            begin(change, deal=None if is_draft else table.starts, start_player=0 if is_draft else None)
            change.statement(
                update(tournament_tables).where(tournament_tables.c.game_id == table.game_id).values(made=True)
            )
            for user_id in [seat.user_id for seat in table_seats if seat.user_id is not None]:
                change.statement(notice_insert(_round_begins(tournament, table, user_id), change.now))
    except RevisionConflict:
        return  # another process was faster


def _round_begins(tournament: TournamentRow, table: TableOfRound, user_id: int) -> NewNotice:
    return NewNotice(
        kind="tournament_round",
        user_id=user_id,
        game_id=table.game_id,
        params={"tournament": tournament.name, "round": table.round},
        key=f"tournament {tournament.id} {table.round}",
    )


async def outcome_of(services: Services, tournament: TournamentRow, table: TableOfRound) -> Outcome:
    """Return the outcome of a game.

    A seat counts for its player if they still hold it and have moved, or nobody else moved there. A deleted game
    counts for nobody.
    """
    size = len(table.players)
    everybody = tuple(range(size))
    async with services.store.read() as connection:
        stored = await connection.scalar(select(games.c.result).where(games.c.id == table.game_id))
        sitting = (
            await connection.execute(select(seats).where(seats.c.game_id == table.game_id).order_by(seats.c.seat))
        ).all()
        moved = (
            await connection.execute(
                select(actions.c.seat, actions.c.played_by).where(actions.c.game_id == table.game_id).distinct()
            )
        ).all()
    if not stored or len(sitting) != size:
        return Outcome(table.players, (0,) * size, everybody, everybody, (False,) * size)
    result = msgspec.json.decode(stored, type=Result)
    by_others = {row.seat for row in moved if row.played_by in NOT_OWN}
    by_themselves = {row.seat for row in moved if row.played_by not in NOT_OWN}
    people = {each.number: each.user_id for each in tournament.entrants}

    def counts(seat: int) -> bool:
        row, person = sitting[seat], people[table.players[seat]]
        holds = row.kind == "human" and row.user_id is not None and row.user_id == person
        return holds and (seat in by_themselves or seat not in by_others)

    return Outcome(
        table.players,
        tuple(result.scores),
        tuple(result.ranking),
        tuple(result.winners),
        tuple(counts(seat) for seat in everybody),
    )


async def replace_no_shows(services: Services, tournament: TournamentRow, since: float) -> None:
    """Replace players by a bot who never moved within the no-show time; they can take the seat back.

    Time before this process started (`since`) is not counted.
    """
    running_games = [each.game_id for each in tournament.tables if each.made and each.game_state == "running"]
    before = clock.now() - tournament.no_show
    if not running_games or since > before:
        return
    late = (
        select(games.c.id, games.c.revision, games.c.turn_player)
        .join(seats, (seats.c.game_id == games.c.id) & (seats.c.seat == games.c.turn_player))
        .where(
            games.c.id.in_(running_games),
            games.c.state == "running",
            games.c.touched < before,
            seats.c.kind == "human",
            seats.c.stand_in.is_(None),
            ~select(actions.c.version)
            .where(
                actions.c.game_id == games.c.id,
                actions.c.seat == games.c.turn_player,
                actions.c.played_by.not_in(NOT_OWN),
            )
            .exists(),
        )
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(late)).all()
    for row in rows:
        await _replace(services, row)


async def _replace(services: Services, row: Any) -> None:
    def edit(change: StoredChange) -> None:
        table = change.table
        if table.revision != row.revision:
            raise conflict("stale", "The player decided at the last moment.")
        if table.clocks is not None:
            banks = clocks.remaining(table.clocks, table.clock_runs_for, table.clock_since, change.server_time)
            change.row(clocks=banks, clock_since=change.server_time)
        change.seat(msgspec.structs.replace(table.seats[row.turn_player], stand_in=SUBSTITUTE_BOT))

    await services.games.retry(row.id, edit)
