"""Public leaderboards of people and bots."""

from __future__ import annotations

from typing import cast

from sqlalchemy import and_, func, or_, select

from rondel.server.archive.ratings import SURE, is_provisional
from rondel.server.storage import Store
from rondel.server.storage.models import ratings, users
from rondel.table.visitors import Visitor
from rondel.wire.archive import Ladder, LadderChoice, Leaderboard, Standing

LISTED = 100


async def leaderboard(store: Store, ladder: Ladder, edition: str, players: int, viewer: Visitor | None) -> Leaderboard:
    """Return a leaderboard: established ratings by their lower bound (mu - 3 sigma), then provisional ones.

    People with a hidden profile and deleted users are omitted.
    """
    is_me = users.c.id == (viewer.id if viewer else -1)
    shown = and_(users.c.account.is_not(None), or_(users.c.shown != "nothing", is_me))
    is_listed = ratings.c.bot.is_not(None) if ladder == "bots" else shown
    source = ratings.outerjoin(users, users.c.id == ratings.c.user_id)
    here = (ratings.c.ladder == ladder, ratings.c.edition == edition, ratings.c.players == players)
    query = (
        select(ratings, users.c.name)
        .select_from(source)
        .where(*here, is_listed)
        .order_by(ratings.c.sigma > SURE, (ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.player)
        .limit(LISTED)
    )
    available = (
        select(ratings.c.ladder, ratings.c.edition, ratings.c.players, func.count().label("number"))
        .select_from(source)
        .where(or_(ratings.c.bot.is_not(None), shown))
        .group_by(ratings.c.ladder, ratings.c.edition, ratings.c.players)
        .order_by(ratings.c.edition, ratings.c.players)
    )
    async with store.read() as connection:
        rows = (await connection.execute(query)).all()
        ladders = (await connection.execute(available)).all()
    standings = [
        Standing(
            place=None if is_provisional(row.sigma) else place,
            name=row.bot or row.name,
            you=viewer is not None and row.user_id == viewer.id,
            rating=row.mu,
            uncertainty=row.sigma,
            provisional=is_provisional(row.sigma),
            games=row.games,
            won=row.won,
        )
        for place, row in enumerate(rows, 1)
    ]
    choices = [
        LadderChoice(ladder=cast(Ladder, row.ladder), edition=row.edition, players=row.players, count=row.number)
        for row in ladders
    ]
    return Leaderboard(ladder=ladder, edition=edition, players=players, standings=standings, ladders=choices)
