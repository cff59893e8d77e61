"""Profiles: form, favorite nations, score by number of players, best games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, exists, or_, select, true, update

from rondel.server.archive.ratings import is_provisional
from rondel.server.storage import Store
from rondel.server.storage.models import games, rating_steps, ratings, results, users
from rondel.table.errors import unknown
from rondel.table.visitors import Visitor, account_key
from rondel.wire.archive import Form, NationRecord, PersonRating, PlayersRecord, Profile, RatingStep, Shown

MOST_GAMES = 2000  # latest games of a person that are evaluated
FORM, BEST, STEPS = 10, 5, 60


async def load(store: Store, name: str, viewer: Visitor | None) -> Profile:
    """Return a person's profile as far as the viewer may see it."""
    person = await owner_of_profile(store, name, viewer)
    visible = visible_games(person.id, person.shown, viewer)
    rows: Sequence[Row[Any]] = []
    async with store.read() as connection:
        rated = (
            await connection.execute(
                select(ratings)
                .where(ratings.c.user_id == person.id)
                .order_by(ratings.c.games.desc(), ratings.c.edition, ratings.c.players)
            )
        ).all()
        if visible is not None:
            steps = (rating_steps.c.game_id == results.c.game_id) & (rating_steps.c.player == results.c.player)
            query = (
                select(results, games.c.id.label("there"), rating_steps.c.mu, rating_steps.c.sigma)
                .outerjoin(games, games.c.id == results.c.game_id)
                .outerjoin(rating_steps, steps)
                .where(results.c.user_id == person.id, visible)
                .order_by(results.c.ended.desc(), results.c.game_id)
                .limit(MOST_GAMES)
            )
            rows = (await connection.execute(query)).all()
    whole = [row for row in rows if row.ended_by == "rules"]
    best = sorted(whole, key=lambda row: (-row.share * row.players, -row.score, row.ended))
    return Profile(
        name=person.name,
        you=viewer is not None and viewer.id == person.id,
        shown=person.shown,
        ratings=[
            PersonRating(
                edition=row.edition,
                players=row.players,
                rating=row.mu,
                uncertainty=row.sigma,
                provisional=is_provisional(row.sigma),
                games=row.games,
            )
            for row in rated
        ],
        games=len(rows),
        won=sum(row.won for row in whole),
        steps=[
            RatingStep(edition=row.edition, players=row.players, ended=row.ended, rating=row.mu, uncertainty=row.sigma)
            for row in reversed([row for row in rows if row.mu is not None][:STEPS])
        ],
        form=_forms(whole[:FORM]),
        best=_forms(best[:BEST]),
        nations=_by_nation(whole),
        by_players=_by_players(whole),
    )


def _forms(rows: Iterable[Row[Any]]) -> list[Form]:
    return [
        Form(
            game=row.game_id,
            is_there=row.there is not None,
            edition=row.edition,
            players=row.players,
            rank=row.rank,
            score=row.score,
            won=row.won,
            ended=row.ended,
        )
        for row in rows
    ]


def _by_nation(rows: Iterable[Row[Any]]) -> list[NationRecord]:
    """Return results by the first nation of each game, most played first."""
    found: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for row in rows:
        if row.nations:
            found[row.edition, row.nations.split()[0]].append(row.won)
    records = [
        NationRecord(edition=edition, nation=nation, games=len(won), won=sum(won))
        for (edition, nation), won in found.items()
    ]
    return sorted(records, key=lambda record: (-record.games, -record.won, record.edition, record.nation))


def _by_players(rows: Iterable[Row[Any]]) -> list[PlayersRecord]:
    found: defaultdict[tuple[str, int], list[Row[Any]]] = defaultdict(list)
    for row in rows:
        found[row.edition, row.players].append(row)
    return [
        PlayersRecord(
            edition=edition,
            players=players,
            games=len(of),
            won=sum(row.won for row in of),
            score=sum(row.score for row in of) / len(of),
            rank=sum(row.rank for row in of) / len(of),
        )
        for (edition, players), of in sorted(found.items())
    ]


class Person(NamedTuple):
    """The owner of an account, and the visibility of the profile."""

    id: int
    name: str
    shown: Shown


async def owner_of_profile(store: Store, name: str, viewer: Visitor | None) -> Person:
    """Return the owner of an account; raise "not found" if the profile is hidden from the viewer."""
    async with store.read() as connection:
        query = select(users.c.id, users.c.name, users.c.shown).where(users.c.account == account_key(name))
        person = (await connection.execute(query)).first()
    if person is None or (person.shown == "nothing" and not sees_all(person.id, viewer)):
        raise unknown("person")
    return Person(person.id, person.name, person.shown)


def sees_all(user_id: int, viewer: Visitor | None) -> bool:
    return viewer is not None and (viewer.id == user_id or viewer.admin)


def visible_games(user_id: int, shown: str, viewer: Visitor | None) -> ColumnElement[bool] | None:
    """Return the condition for a person's results visible to the viewer; None if there are none.

    Private games are visible only to their players.
    """
    if sees_all(user_id, viewer):
        return true()
    if shown != "games":
        return None
    public = results.c.private.is_(False)
    if viewer is None:
        return public
    mine = results.alias("mine")
    return or_(public, exists().where(mine.c.game_id == results.c.game_id, mine.c.user_id == viewer.id))


async def set_visibility(store: Store, visitor: Visitor, shown: str) -> None:
    """Set the visibility of a person's profile."""
    async with store.write() as connection:
        await connection.execute(update(users).where(users.c.id == visitor.id).values(shown=shown))
