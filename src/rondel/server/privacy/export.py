"""Export of all data stored about a person."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, Select, case, or_, select

from rondel.server.lobby import alerts, friends
from rondel.server.notify import exported_channels, exported_notices
from rondel.server.services import Services
from rondel.server.storage.models import (
    blocks,
    chat,
    feed_keys,
    games,
    invitations,
    left_names,
    lessons,
    one_time_links,
    order_lines,
    orders,
    passkeys,
    rating_steps,
    reports,
    results,
    seats,
    sessions,
    shelves,
    tokens,
    tournament_players,
    tournaments,
    users,
)
from rondel.table.errors import unknown
from rondel.wire.friends import ExportedLobby
from rondel.wire.orders import ExportedOrder
from rondel.wire.people import (
    Export,
    ExportedGame,
    ExportedInvitation,
    ExportedLine,
    ExportedLink,
    ExportedReport,
    ExportedResult,
    ExportedSession,
    ExportedTournament,
    LeftName,
    Passkey,
    Token,
)


async def export_person(services: Services, user_id: int) -> Export:
    """Return all data stored about a person, or raise a refusal if there is no such person."""
    person = (await _rows(services, select(users).where(users.c.id == user_id)))[:1]
    if not person:
        raise unknown("person")
    me = person[0]
    logged_in = await _rows(services, select(sessions).where(sessions.c.user_id == user_id))
    made = await _rows(services, select(tokens).where(tokens.c.user_id == user_id).order_by(tokens.c.id))
    played = (
        select(games.c.id, games.c.name, games.c.edition, games.c.state, games.c.created, games.c.touched)
        .add_columns(seats.c.seat, seats.c.name.label("as_name"))
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user_id)
        .order_by(games.c.created, seats.c.seat)
    )
    said = select(chat).where(chat.c.user_id == user_id).order_by(chat.c.id)
    blocked = select(users.c.name).join(blocks, blocks.c.blocked_id == users.c.id).where(blocks.c.user_id == user_id)
    other = case((invitations.c.by_id == user_id, invitations.c.user_id), else_=invitations.c.by_id)
    invited = (
        select(invitations, users.c.name)
        .join(users, users.c.id == other)
        .where(or_(invitations.c.by_id == user_id, invitations.c.user_id == user_id))
    )
    learned = select(lessons.c.edition, lessons.c.done).where(lessons.c.user_id == user_id)
    asked = select(one_time_links).where(one_time_links.c.user_id == user_id).order_by(one_time_links.c.created)
    signing = select(passkeys).where(passkeys.c.user_id == user_id).order_by(passkeys.c.id)
    left = select(left_names).where(left_names.c.user_id == user_id).order_by(left_names.c.until)
    steps = (rating_steps.c.game_id == results.c.game_id) & (rating_steps.c.player == results.c.player)
    finished = select(results, rating_steps.c.mu).outerjoin(rating_steps, steps).where(results.c.user_id == user_id)
    return Export(
        id=me.id,
        name=me.name,
        guest=me.account is None,
        admin=bool(me.admin),
        created=me.created,
        seen=me.seen,
        settings=msgspec.json.decode(me.settings),
        language=me.language,
        email=me.email,
        asked_links=[
            ExportedLink(kind=row.kind, email=row.email, created=row.created, expires=row.expires)
            for row in await _rows(services, asked)
        ],
        passkeys=[
            Passkey(id=row.id, label=row.label, created=row.created, used=row.used)
            for row in await _rows(services, signing)
        ],
        left_names=[LeftName(name=row.name, until=row.until) for row in await _rows(services, left)],
        address=me.address,
        address_at=me.address_at,
        muted_until=me.muted_until,
        banned_until=me.banned_until,
        sessions=[
            ExportedSession(agent=row.agent or "", created=row.created, expires=row.expires) for row in logged_in
        ],
        tokens=[Token(id=row.id, label=row.label, created=row.created, expires=row.expires) for row in made],
        games=[
            ExportedGame(
                id=row.id,
                name=row.name,
                edition=row.edition,
                state=row.state,
                seat=row.seat,
                as_name=row.as_name or "",
                created=row.created,
                touched=row.touched,
            )
            for row in await _rows(services, played)
        ],
        chat=[
            ExportedLine(game=row.game_id, at=row.at, text=row.text, private=bool(row.private))
            for row in await _rows(services, said)
        ],
        invitations=[
            ExportedInvitation(
                game=row.game_id, at=row.at, by_you=row.by_id == user_id, name=row.name, declined=bool(row.declined)
            )
            for row in await _rows(services, invited.order_by(invitations.c.id))
        ],
        blocks=[row.name for row in await _rows(services, blocked.order_by(users.c.name))],
        reports=[
            ExportedReport(
                at=row.at, about=row.about, name=row.name, game=row.game_id, reason=row.reason, words=row.words
            )
            for row in await _rows(services, select(reports).where(reports.c.by_id == user_id).order_by(reports.c.id))
        ],
        orders=[*await _standing(services, user_id), *await _order_lines(services, user_id)],
        shown=me.shown,
        results=[
            ExportedResult(
                game=row.game_id,
                seat=row.seat,
                edition=row.edition,
                players=row.players,
                rank=row.rank,
                score=row.score,
                ended=row.ended,
                ended_by=row.ended_by,
                rating=row.mu,
            )
            for row in await _rows(services, finished.order_by(results.c.ended, results.c.game_id))
        ],
        lessons={row.edition: msgspec.json.decode(row.done) for row in await _rows(services, learned)},
        notices=await exported_notices(services, user_id),
        lobby=await exported_lobby(services, user_id),
        tournaments=await exported_tournaments(services, user_id),
        feeds_since=await feeds_since(services, user_id),
        outgoing=await exported_channels(services, user_id),
    )


async def _standing(services: Services, user_id: int) -> list[ExportedOrder]:
    query = select(orders).where(orders.c.user_id == user_id).order_by(orders.c.id)
    return [
        ExportedOrder(
            game=row.game_id,
            seat=row.seat,
            at=row.created,
            state="standing",
            order=msgspec.json.decode(row.params),
        )
        for row in await _rows(services, query)
    ]


async def _order_lines(services: Services, user_id: int) -> list[ExportedOrder]:
    query = select(order_lines).where(order_lines.c.user_id == user_id).order_by(order_lines.c.id)
    return [
        ExportedOrder(game=row.game_id, seat=row.seat, at=row.at, state=row.code, order=msgspec.json.decode(row.params))
        for row in await _rows(services, query)
    ]


async def _rows(services: Services, query: Select[Any]) -> list[Row[Any]]:
    async with services.store.read() as connection:
        return list((await connection.execute(query)).all())


async def exported_lobby(services: Services, user_id: int) -> ExportedLobby:
    people = await friends.list_friends(services, user_id)
    async with services.store.read() as connection:
        away = (await connection.execute(select(shelves).where(shelves.c.user_id == user_id))).all()
    return ExportedLobby(
        friends=[each.name for each in people.friends],
        asking=[each.name for each in people.asking],
        asked=[each.name for each in people.asked],
        shows_presence=people.shows_presence,
        archived=[row.game_id for row in away if row.place == "archived"],
        hidden=[row.game_id for row in away if row.place == "hidden"],
        wishes=[each.filter for each in await alerts.list_alerts(services, user_id)],
    )


async def exported_tournaments(services: Services, user_id: int) -> list[ExportedTournament]:
    """Return the tournaments of a person as a player or organizer."""
    mine = (tournament_players.c.tournament_id == tournaments.c.id) & (tournament_players.c.user_id == user_id)
    query = (
        select(tournaments, tournament_players.c.number, tournament_players.c.joined, tournament_players.c.left)
        .outerjoin(tournament_players, mine)
        .where((tournaments.c.host_id == user_id) | tournament_players.c.number.is_not(None))
        .order_by(tournaments.c.created)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        ExportedTournament(
            id=row.id,
            name=row.name,
            organizer=row.host_id == user_id,
            number=row.number,
            joined=row.joined,
            withdrawn=row.left,
        )
        for row in rows
    ]


async def feeds_since(services: Services, user_id: int) -> float | None:
    """Return when the secret URL for feeds was created, or None."""
    async with services.store.read() as connection:
        since: float | None = await connection.scalar(select(feed_keys.c.created).where(feed_keys.c.user_id == user_id))
    return since
