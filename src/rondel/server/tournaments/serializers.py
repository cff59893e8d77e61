"""Serializers of tournaments for one viewer."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import UNSET
from sqlalchemy import and_, case, func, or_, select

import rondel
from rondel.server.services import Services
from rondel.server.storage.models import tournament_players, tournament_rounds, tournaments
from rondel.server.tournaments.progress import standings_of
from rondel.server.tournaments.queries import (
    TableOfRound,
    TournamentRow,
    head,
    head_query,
    refuse_hidden,
    tournament_row,
)
from rondel.server.tournaments.rounds import FEWEST, groups_of, table_sizes
from rondel.server.tournaments.standings import TIE_BREAKS, player_scores
from rondel.table.visitors import Visitor
from rondel.wire.tournaments import (
    Tournament,
    TournamentLine,
    TournamentRound,
    TournamentSeat,
    TournamentStanding,
    TournamentTable,
)
from rondel.wire.view import Options

LISTED = 100


async def list_tournaments(services: Services, visitor: Visitor | None) -> list[TournamentLine]:
    """Return public and own tournaments: open ones first, then running ones, then the latest finished ones."""
    mine = select(tournament_players.c.tournament_id).where(
        tournament_players.c.user_id == (visitor.id if visitor else -1)
    )
    condition = and_(tournaments.c.private.is_(False), tournaments.c.state != "cancelled")
    if visitor is not None:
        condition = or_(condition, tournaments.c.host_id == visitor.id, tournaments.c.id.in_(mine))
    players = (
        select(func.count())
        .where(tournament_players.c.tournament_id == tournaments.c.id, tournament_players.c.left.is_(None))
        .scalar_subquery()
    )
    rounds = select(func.count()).where(tournament_rounds.c.tournament_id == tournaments.c.id).scalar_subquery()
    order = case((tournaments.c.state == "open", 0), (tournaments.c.state == "running", 1), else_=2)
    query = head_query().add_columns(players.label("players"), rounds.label("round"), tournaments.c.id.in_(mine))
    async with services.store.read() as connection:
        found = await connection.execute(
            query.where(condition).order_by(order, tournaments.c.created.desc()).limit(LISTED)
        )
        rows = found.all()
    return [_line(head(row), row.players, row.round, bool(row[-1])) for row in rows]


def _line(row: TournamentRow, players: int, number: int, you: bool) -> TournamentLine:
    return TournamentLine(
        id=row.id,
        name=row.name,
        edition=row.edition,
        state=cast(Any, row.state),
        system=row.system,
        host=row.host_name,
        players=players,
        most=row.most,
        round=number,
        rounds=row.rounds,
        table_size=row.table_size,
        starts=row.starts,
        you=you,
        private=row.private,
        created=row.created,
    )


async def load_visible(
    services: Services, tournament_id: str, visitor: Visitor | None, invite: str | None
) -> TournamentRow:
    """Load a tournament, or raise a refusal if the visitor may not see it."""
    async with services.store.read() as connection:
        found = await tournament_row(connection, tournament_id)
    return refuse_hidden(found, visitor, invite)


def serialize_tournament(tournament: TournamentRow, visitor: Visitor | None) -> Tournament:
    mine = tournament.entrant_of(visitor)
    number = mine.number if mine else None
    is_host = visitor is not None and visitor.id == tournament.host_id
    present = [each for each in tournament.tables if each.round == tournament.present_round]
    return Tournament(
        id=tournament.id,
        name=tournament.name,
        edition=tournament.edition,
        options=msgspec.convert(rondel.Options.from_stored(tournament.options), Options, from_attributes=True),
        pace=cast(Any, tournament.pace),
        clock=tournament.clock,
        system=tournament.system,
        scoring=tournament.scoring,
        table_size=tournament.table_size,
        rounds=tournament.rounds,
        most=tournament.most,
        private=tournament.private,
        start=cast(Any, tournament.start),
        starts=tournament.starts,
        no_show=tournament.no_show,
        state=cast(Any, tournament.state),
        host=tournament.host_name,
        is_host=is_host,
        you=number if mine and mine.plays_on else None,
        your_game=next((each.game_id for each in present if each.made and number in each.players), None),
        created=tournament.created,
        standings=_standings(tournament, number),
        tie_breaks=list(TIE_BREAKS),
        entry=tournament.entry,
        plan=_plan(tournament),
        played=[
            TournamentRound(
                number=each.number,
                started=each.started,
                ended=each.ended,
                tables=[_table(tournament, table) for table in tournament.tables if table.round == each.number],
            )
            for each in tournament.played
        ],
        invite=tournament.invite if is_host or mine else UNSET,
    )


def _plan(tournament: TournamentRow) -> list[int]:
    """Return the table sizes of the first round if it began with the current entrants."""
    players = [each.number for each in tournament.playing]
    if tournament.state != "open" or len(players) < FEWEST:
        return []
    groups = groups_of(players, tournament.table_size) if tournament.system == "groups" else [players]
    return [size for group in groups for size in table_sizes(len(group), tournament.table_size)]


def _standings(tournament: TournamentRow, you: int | None) -> list[TournamentStanding]:
    people = {each.number: each for each in tournament.entrants}
    return [
        TournamentStanding(
            player=row.player,
            name=people[row.player].name,
            you=row.player == you,
            place=row.place,
            points=row.points,
            games=row.games,
            wins=row.wins,
            share=row.share,
            opponents=row.opponents,
            direct=row.direct,
            final=row.final,
            group=people[row.player].group,
            first_round=people[row.player].first_round,
            withdrawn=not people[row.player].plays_on,
        )
        for row in standings_of(tournament)
    ]


def _table(tournament: TournamentRow, table: TableOfRound) -> TournamentTable:
    names = {each.number: each.name for each in tournament.entrants}
    gained = player_scores(table.outcome, tournament.scoring) if table.outcome else None
    seats = []
    for seat, player in enumerate(table.players):
        mine = gained[seat] if gained else None
        seats.append(
            TournamentSeat(
                player=player,
                name=names[player],
                start=table.starts[seat],
                score=table.outcome.scores[seat] if table.outcome else None,
                place=mine.place if mine else None,
                points=mine.points if mine else None,
                counts=table.outcome.counts[seat] if table.outcome else True,
            )
        )
    return TournamentTable(
        number=table.number,
        game=table.game_id,
        group=table.group,
        over=table.outcome is not None,
        there=table.game_state is not None,
        seats=seats,
    )
