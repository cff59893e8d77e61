"""Search of a person's finished games."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple, cast

from sqlalchemy import ColumnElement, Row, exists, func, or_, select

from rondel.server.storage import Store
from rondel.server.storage.models import games, rating_steps, results, users
from rondel.table.visitors import DELETED_USER, Visitor
from rondel.wire.archive import ArchivedGame, ArchivedSeat, ArchivePage

PAGE = 25
OUTCOMES = ("won", "lost", "unfinished")


class GameFilter(NamedTuple):
    """Search filter for finished games."""

    edition: str | None = None
    players: int | None = None
    opponent: str | None = None
    result: str | None = None
    since: float | None = None
    until: float | None = None
    text: str | None = None


def chosen(user_id: int, visible: ColumnElement[bool], wanted: GameFilter) -> list[ColumnElement[bool]]:
    """Return the conditions for a person's matching results."""
    where = [results.c.user_id == user_id, visible]
    if wanted.edition:
        where.append(results.c.edition == wanted.edition)
    if wanted.players:
        where.append(results.c.players == wanted.players)
    if wanted.result == "won":
        where += [results.c.ended_by == "rules", results.c.won > 0]
    elif wanted.result == "lost":
        where += [results.c.ended_by == "rules", results.c.won == 0]
    elif wanted.result == "unfinished":
        where.append(results.c.ended_by != "rules")
    if wanted.since is not None:
        where.append(results.c.ended >= wanted.since)
    if wanted.until is not None:
        where.append(results.c.ended < wanted.until)
    if wanted.opponent:
        where.append(_against(wanted.opponent))
    if wanted.text:
        table = games.alias("searched")
        called = exists().where(table.c.id == results.c.game_id, table.c.name.icontains(wanted.text, autoescape=True))
        where.append(or_(called, _against(wanted.text), results.c.game_id == wanted.text))
    return where


def _against(name: str) -> ColumnElement[bool]:
    """Return the condition that a person or bot whose name contains the text played at another seat."""
    other, person = results.alias("other"), users.alias("person")
    named = exists().where(person.c.id == other.c.user_id, person.c.name.icontains(name, autoescape=True))
    return exists().where(
        other.c.game_id == results.c.game_id,
        other.c.seat != results.c.seat,
        or_(named, other.c.bot.icontains(name, autoescape=True)),
    )


async def page_of(store: Store, where: list[ColumnElement[bool]], viewer: Visitor | None, page: int) -> ArchivePage:
    """Return a page of matching games, newest first."""
    rated = rating_steps.c.mu.label("mu")
    steps = (rating_steps.c.game_id == results.c.game_id) & (rating_steps.c.player == results.c.player)
    query = (
        select(results, games.c.name.label("table_name"), rated)
        .outerjoin(games, games.c.id == results.c.game_id)
        .outerjoin(rating_steps, steps)
        .where(*where)
        .order_by(results.c.ended.desc(), results.c.game_id, results.c.seat)
        .limit(PAGE)
        .offset((page - 1) * PAGE)
    )
    async with store.read() as connection:
        total = await connection.scalar(select(func.count()).select_from(results).where(*where)) or 0
        found = (await connection.execute(query)).all()
        ids = {row.game_id for row in found}
        everybody = (
            select(results, users.c.name.label("name"))
            .outerjoin(users, users.c.id == results.c.user_id)
            .where(results.c.game_id.in_(ids))
            .order_by(results.c.seat)
        )
        seats: defaultdict[str, list[Row[Any]]] = defaultdict(list)
        for row in (await connection.execute(everybody)).all():
            seats[row.game_id].append(row)
    shown = [_game(row, seats[row.game_id], viewer) for row in found]
    return ArchivePage(total=total, page=page, pages=max(1, -(-total // PAGE)), games=shown)


def _game(row: Row[Any], seats: list[Row[Any]], viewer: Visitor | None) -> ArchivedGame:
    return ArchivedGame(
        id=row.game_id,
        name=row.table_name,
        edition=row.edition,
        private=bool(row.private),
        ended=row.ended,
        ended_by=cast(Any, row.ended_by),
        rounds=row.rounds,
        seat=row.seat,
        rating=row.mu,
        seats=[
            ArchivedSeat(
                seat=each.seat,
                name=each.bot or each.name or DELETED_USER,
                bot=each.bot is not None,
                you=viewer is not None and each.user_id == viewer.id,
                rank=each.rank,
                score=each.score,
                won=each.won,
                nations=each.nations.split(),
            )
            for each in seats
        ],
    )
