"""Tournaments loaded from the database, without a cache."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.storage.models import (
    games,
    tournament_players,
    tournament_rounds,
    tournament_tables,
    tournaments,
    users,
)
from rondel.server.tournaments.csv_export import Seating
from rondel.server.tournaments.rounds import FINAL, System
from rondel.server.tournaments.standings import Outcome, Scoring
from rondel.table.errors import unknown
from rondel.table.visitors import DELETED_USER, Visitor
from rondel.wire.tables import Clock


class Entrant(msgspec.Struct, frozen=True):
    number: int
    user_id: int | None
    name: str
    first_round: int
    left: float | None
    group: str | None

    @property
    def plays_on(self) -> bool:
        return self.left is None and self.user_id is not None


class RoundRow(msgspec.Struct, frozen=True):
    number: int
    started: float
    ended: float | None


class TableOfRound(msgspec.Struct, frozen=True):
    round: int
    number: int
    game_id: str
    made: bool
    group: str | None
    players: tuple[int, ...]
    starts: tuple[str, ...]
    outcome: Outcome | None
    game_state: str | None  # None if the game does not exist yet or was deleted

    @property
    def seating(self) -> Seating:
        return Seating(self.players, self.starts)


class TournamentRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    host_id: int
    host_name: str
    edition: str
    options: dict[str, object]
    pace: str
    clock: Clock | None
    system: System
    scoring: Scoring
    table_size: int
    rounds: int
    most: int
    private: bool
    invite: str
    start: str
    starts: float | None
    no_show: float
    state: str
    seed: int
    created: float
    touched: float
    entrants: tuple[Entrant, ...] = ()
    played: tuple[RoundRow, ...] = ()
    tables: tuple[TableOfRound, ...] = ()

    @property
    def present_round(self) -> int:
        return len(self.played)

    @property
    def playing(self) -> list[Entrant]:
        """Players of the next round if it began now."""
        return [each for each in self.entrants if each.plays_on and each.first_round <= self.present_round + 1]

    def entrant_of(self, visitor: Visitor | None) -> Entrant | None:
        if visitor is None:
            return None
        return next((each for each in self.entrants if each.user_id == visitor.id), None)

    @property
    def entry(self) -> Literal["open", "late", "full", "closed"]:
        """Whether people can enter now; `late` means starting with the next round. Nobody can enter a final."""
        last = self.rounds - 1 if self.system == "groups" else self.rounds
        if self.state not in ("open", "running") or self.present_round >= last:
            return "closed"
        if sum(each.plays_on for each in self.entrants) >= self.most:
            return "full"
        return "late" if self.played else "open"

    @property
    def outcomes(self) -> list[Outcome]:
        """Outcomes of the finished games, without the final."""
        return [each.outcome for each in self.tables if each.outcome is not None and each.group != FINAL]

    @property
    def final(self) -> Outcome | None:
        return next((each.outcome for each in self.tables if each.group == FINAL), None)


_QUERY: Any = select(*tournaments.c, users.c.name.label("host_name")).join(users, users.c.id == tournaments.c.host_id)


def head_query() -> Any:
    """Return the query for `head`."""
    return _QUERY


def head(row: Row[Any]) -> TournamentRow:
    """Build a tournament without players and rounds from its row."""
    values = {name: getattr(row, name) for name in TournamentRow.__struct_fields__ if hasattr(row, name)}
    values["options"] = msgspec.json.decode(row.options)
    values["clock"] = msgspec.json.decode(row.clock, type=Clock) if row.clock else None
    values["private"] = bool(row.private)
    return TournamentRow(**values)


async def tournament_row(
    connection: AsyncConnection, tournament_id: str, *, locked: bool = False
) -> TournamentRow | None:
    """Load a tournament with players, rounds and tables; `locked` locks it until the end of the transaction."""
    if locked:
        key = select(tournaments.c.id).where(tournaments.c.id == tournament_id).with_for_update()
        await connection.execute(key)
    row = (await connection.execute(_QUERY.where(tournaments.c.id == tournament_id))).first()
    if row is None:
        return None
    people = select(tournament_players, users.c.name).outerjoin(users, users.c.id == tournament_players.c.user_id)
    entrants = await connection.execute(
        people.where(tournament_players.c.tournament_id == tournament_id).order_by(tournament_players.c.number)
    )
    played = await connection.execute(
        select(tournament_rounds)
        .where(tournament_rounds.c.tournament_id == tournament_id)
        .order_by(tournament_rounds.c.number)
    )
    tables = await connection.execute(
        select(tournament_tables, games.c.state.label("game_state"))
        .outerjoin(games, games.c.id == tournament_tables.c.game_id)
        .where(tournament_tables.c.tournament_id == tournament_id)
        .order_by(tournament_tables.c.round, tournament_tables.c.number)
    )
    return msgspec.structs.replace(
        head(row),
        entrants=tuple(
            Entrant(each.number, each.user_id, each.name or DELETED_USER, each.first_round, each.left, each.group_name)
            for each in entrants.all()
        ),
        played=tuple(RoundRow(each.number, each.started, each.ended) for each in played.all()),
        tables=tuple(_table(each) for each in tables.all()),
    )


def _table(row: Row[Any]) -> TableOfRound:
    return TableOfRound(
        round=row.round,
        number=row.number,
        game_id=row.game_id,
        made=bool(row.made),
        group=row.group_name,
        players=msgspec.json.decode(row.players, type=tuple[int, ...]),
        starts=msgspec.json.decode(row.starts, type=tuple[str, ...]),
        outcome=msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None,
        game_state=row.game_state,
    )


def refuse_hidden(tournament: TournamentRow | None, visitor: Visitor | None, invite: str | None) -> TournamentRow:
    """Return the tournament, or raise "not found" if the visitor may not see it."""
    if tournament is None:
        raise unknown("tournament")
    if not tournament.private or (invite is not None and invite == tournament.invite):
        return tournament
    if visitor is not None and (
        visitor.admin or visitor.id == tournament.host_id or tournament.entrant_of(visitor) is not None
    ):
        return tournament
    raise unknown("tournament")
