"""Automatic progress of a tournament: start, tables of a round, end of a round, next round.

Each step is one idempotent transaction, because rounds and tables have unique keys. If a process dies, any process
resumes where it stopped.
"""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import Insert, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel.server.services import Services
from rondel.server.storage.models import tournament_players, tournament_rounds, tournament_tables, tournaments
from rondel.server.tournaments.csv_export import MeetingHistory
from rondel.server.tournaments.queries import TableOfRound, TournamentRow, tournament_row
from rondel.server.tournaments.round_tables import make_table, outcome_of
from rondel.server.tournaments.rounds import FEWEST, SMALLEST, Field, PlannedTable, group_names, plan_round, starts_in
from rondel.server.tournaments.standings import Standing, points_per_win, standings
from rondel.table.clocks import clock
from rondel.table.setup import new_id


async def advance(services: Services, tournament_id: str) -> bool:
    """Perform all steps that are due in a tournament; return whether there were any."""
    changed = False
    while await _step(services, tournament_id):
        changed = True
    return changed


async def _step(services: Services, tournament_id: str) -> bool:
    async with services.store.read() as connection:
        tournament = await tournament_row(connection, tournament_id)
    if tournament is None or services.store.time.in_maintenance:
        return False
    if tournament.state == "open":
        return is_due(tournament, clock.now()) and await _begin(services, tournament)
    if tournament.state != "running":
        return False
    if not tournament.played and len(tournament.playing) < SMALLEST:
        return await _reopen_registration(services, tournament)
    if unmade := [table for table in tournament.tables if not table.made]:
        for table in unmade:
            await make_table(services, tournament, table)
        return True
    if ended := [table for table in tournament.tables if table.outcome is None and table.game_state != "running"]:
        for table in ended:
            await _store_outcome(services, tournament, table)
        return True
    if any(table.outcome is None for table in tournament.tables):
        return False
    return await _end_round(services, tournament) or await _next_round(services, tournament)


def is_due(tournament: TournamentRow, now: float) -> bool:
    """Return whether the tournament starts automatically now; it waits for at least four players."""
    entered = len(tournament.playing)
    if tournament.start == "full":
        return entered >= tournament.most
    return tournament.start == "time" and entered >= FEWEST and (tournament.starts or 0) <= now


def standings_of(tournament: TournamentRow) -> list[Standing]:
    """Return the standings after all finished games."""
    numbers = [each.number for each in tournament.entrants]
    return standings(numbers, tournament.outcomes, tournament.scoring, tournament.seed, tournament.final)


async def _begin(services: Services, tournament: TournamentRow) -> bool:
    async with services.store.write() as connection:
        begun = await connection.execute(
            update(tournaments)
            .where(tournaments.c.id == tournament.id, tournaments.c.state == "open")
            .values(state="running", touched=clock.now())
        )
    return begun.rowcount == 1


async def _reopen_registration(services: Services, tournament: TournamentRow) -> bool:
    """Reopen registration if too many players withdrew before the first round."""
    async with services.store.write() as connection:
        present = await tournament_row(connection, tournament.id, locked=True)
        if present is None or present.played or len(present.playing) >= SMALLEST:
            return True
        await connection.execute(
            update(tournaments).where(tournaments.c.id == tournament.id).values(state="open", start="hand")
        )
    return True


async def _store_outcome(services: Services, tournament: TournamentRow, table: TableOfRound) -> None:
    outcome = await outcome_of(services, tournament, table)
    async with services.store.write() as connection:
        await connection.execute(
            update(tournament_tables)
            .where(tournament_tables.c.game_id == table.game_id, tournament_tables.c.outcome.is_(None))
            .values(outcome=msgspec.json.encode(outcome).decode())
        )


async def _end_round(services: Services, tournament: TournamentRow) -> bool:
    """End the current round; after the last round, or with too few players, also the tournament.

    Returns False if there was nothing to end.
    """
    number = tournament.present_round
    is_last = number >= tournament.rounds or len(tournament.playing) < SMALLEST
    if not tournament.played or (tournament.played[-1].ended is not None and not is_last):
        return False
    async with services.store.write() as connection:
        await connection.execute(
            update(tournament_rounds)
            .where(
                tournament_rounds.c.tournament_id == tournament.id,
                tournament_rounds.c.number == number,
                tournament_rounds.c.ended.is_(None),
            )
            .values(ended=clock.now())
        )
        await connection.execute(
            update(tournaments)
            .where(tournaments.c.id == tournament.id, tournaments.c.state == "running")
            .values(touched=clock.now(), **({"state": "over"} if is_last else {}))
        )
    return True


async def _next_round(services: Services, tournament: TournamentRow) -> bool:
    """Plan the next round and store it, unless the tournament changed in the meantime."""
    groups = _groups(tournament)
    planned = await asyncio.to_thread(_planned, tournament, groups)
    number, now = tournament.present_round + 1, clock.now()
    try:
        async with services.store.write() as connection:
            present = await tournament_row(connection, tournament.id, locked=True)
            if present is None or present.state != "running":
                return False
            if (present.playing, present.present_round, present.rounds) != (
                tournament.playing,
                tournament.present_round,
                tournament.rounds,
            ):
                return True
            await connection.execute(
                insert(tournament_rounds).values(tournament_id=tournament.id, number=number, started=now)
            )
            games = [new_id() for _ in planned]
            await connection.execute(*_tables(tournament.id, number, planned, games))
            await _store_groups(connection, tournament, groups)
    except IntegrityError:
        async with services.store.read() as connection:
            present = await tournament_row(connection, tournament.id)
        if present is None or present.present_round < number:
            raise  # the cause is not a concurrent process
    return True


def _planned(tournament: TournamentRow, groups: dict[int, str]) -> list[PlannedTable]:
    playing = {each.number for each in tournament.playing}
    rows = [row for row in standings_of(tournament) if row.player in playing]
    field = Field(
        players=[row.player for row in rows],
        past=MeetingHistory(table.seating for table in tournament.tables),
        wins_ahead={row.player: row.points / points_per_win(tournament.scoring) for row in rows},
        group=groups,
    )
    starts = starts_in(tournament.edition, rondel.Options.from_stored(tournament.options))
    number = tournament.present_round + 1
    return plan_round(
        tournament.system, number, tournament.rounds, tournament.table_size, field, starts, tournament.seed
    )


def _groups(tournament: TournamentRow) -> dict[int, str]:
    """Return the group of each player: assigned in the first round; late entries join the smallest group."""
    if tournament.system != "groups":
        return {}
    playing = tournament.playing
    if tournament.present_round == 0:
        drawn = [row.player for row in standings_of(tournament)]  # without points, the order is random
        return group_names([each for each in drawn if each in {p.number for p in playing}], tournament.table_size)
    groups = {each.number: each.group for each in tournament.entrants if each.group is not None}
    names = sorted(set(groups.values()))
    for each in playing:
        if each.number not in groups:
            members = [groups[other.number] for other in playing if other.number in groups]
            groups[each.number] = min(names, key=lambda name: (members.count(name), name))
    return groups


def _tables(
    tournament_id: str, number: int, planned: list[PlannedTable], games: list[str]
) -> tuple[Insert, list[dict[str, object]]]:
    rows: list[dict[str, object]] = [
        {
            "tournament_id": tournament_id,
            "round": number,
            "number": place,
            "game_id": game_id,
            "group_name": table.group,
            "players": msgspec.json.encode(table.seating.players).decode(),
            "starts": msgspec.json.encode(table.seating.starts).decode(),
        }
        for place, (table, game_id) in enumerate(zip(planned, games, strict=True), start=1)
    ]
    return insert(tournament_tables), rows


async def _store_groups(connection: AsyncConnection, tournament: TournamentRow, groups: dict[int, str]) -> None:
    for each in tournament.entrants:
        if each.group is None and each.number in groups:
            await connection.execute(
                update(tournament_players)
                .where(
                    tournament_players.c.tournament_id == tournament.id,
                    tournament_players.c.number == each.number,
                )
                .values(group_name=groups[each.number])
            )
