"""Notices whose time has come are handed over to what sends them, in the transaction that marks them as handed over:
never twice, and never lost."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.config import Settings
from rondel.server.notices.drawing import drawn
from rondel.server.notices.links import Meant, secret_of
from rondel.server.notices.mailing import mail_of
from rondel.server.notices.planning import after_quiet_of
from rondel.server.notices.preferences import choices_of, tables_of
from rondel.server.notices.reach import Reach, reach_of
from rondel.server.notices.turns import OF_A_TURN, turn_began
from rondel.server.notices.wording import Told, short_text, table_address, title_of
from rondel.server.outgoing.queue import Delivery, enqueue
from rondel.server.services import Services
from rondel.server.storage.models import games, notices, seats
from rondel.wire.notices import NoticeChoices

MOST = 50  # in one look: mails have pictures
WITH_PICTURE = ("your_turn", "clock_low", "game_ended")


async def hand_over(services: Services, now: float) -> int:
    """Hand over what is due; how many there were."""
    due = (
        select(notices, games.c.name.label("table_name"), games.c.snapshot)
        .outerjoin(games, games.c.id == notices.c.game_id)
        .where(notices.c.due <= now, notices.c.planned.is_(True))
        .order_by(notices.c.due)
        .limit(MOST)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(due)).all()
        if not rows:
            return 0
        people = {row.user_id for row in rows}
        choices = await choices_of(connection, people)
        tables = await tables_of(connection, people)
        reaches = await reach_of(services, connection, people)
        secret = await secret_of(connection)
        passed = {row.id for row in rows if not await is_still_so(connection, row)}
    going: list[Row[Any]] = []
    for row in rows:
        mine, table = choices[row.user_id], tables.get((row.user_id, row.game_id))
        if row.id in passed:
            await _forget(services, row)
        elif (table is not None and table.muted) or row.user_id in services.hub.present(row.game_id or ""):
            await _settle(services, row, seen=now)
        elif (later := after_quiet_of(mine, now)) > now:
            await _put_off(services, row, later)
        else:
            going.append(row)
    reached = {row.id: reaches.get(row.user_id, Reach()) for row in going}
    mailed = [row for row in going if _is_mailed(row, choices[row.user_id], reached[row.id])]
    wanted = {row.id: told_of(row) for row in mailed if row.kind in WITH_PICTURE and row.snapshot}
    images = dict(zip(wanted, await drawn(services.settings.static_folder, list(wanted.values())), strict=True))
    for row in going:
        deliveries = _deliveries(services.settings, row, choices[row.user_id], reached[row.id])
        if row in mailed:
            deliveries.append(_mail(services.settings, row, reached[row.id], secret, images.get(row.id)))
        await _settle(services, row, *deliveries)
    return len(rows)


async def is_still_so(connection: AsyncConnection, row: Row[Any]) -> bool:
    """Is it still this person's turn, and the same one? Whatever else happened has happened."""
    if row.kind not in OF_A_TURN:
        return True
    game = (
        await connection.execute(
            select(games.c.version, games.c.turn_player, games.c.state).where(games.c.id == row.game_id)
        )
    ).first()
    if game is None or game.state != "running":
        return False
    query = select(seats.c.seat, seats.c.stand_in).where(
        seats.c.game_id == row.game_id, seats.c.user_id == row.user_id, seats.c.kind == "human"
    )
    mine = {seat.seat: seat.stand_in for seat in (await connection.execute(query)).all()}
    if game.turn_player not in mine or mine[game.turn_player] is not None:
        return False
    since = await turn_began(connection, row.game_id, game.version, list(mine))
    return bool(row.key.endswith(f":{since}"))


def _is_mailed(row: Row[Any], choices: NoticeChoices, reach: Reach) -> bool:
    return reach.mail(choices, row.kind) is not None and (choices.digest is None or row.digest is None)


def _mail(settings: Settings, row: Row[Any], reach: Reach, secret: bytes, image: str | None) -> Delivery:
    meant = Meant(row.user_id, row.kind)
    return Delivery(
        channel="mail",
        user_id=row.user_id,
        target=reach.address or "",
        content=mail_of(settings, [told_of(row)], reach.language, secret, meant, image),
        key=f"{row.key}:{row.user_id}:mail",
    )


def _deliveries(settings: Settings, row: Row[Any], choices: NoticeChoices, reach: Reach) -> list[Delivery]:
    told = told_of(row)
    address = table_address(settings, row.game_id)
    title, text = title_of(told, reach.language), short_text(told, reach.language)
    found = [
        Delivery(
            channel="push",
            user_id=row.user_id,
            target=str(device),
            content={"title": title, "body": text, "url": address, "tag": row.game_id or row.kind},
            key=f"{row.key}:{row.user_id}:push:{device}",
        )
        for device in reach.push(choices, row.kind)
    ]
    data = {"kind": row.kind, "game": row.game_id, "table": row.table_name, **told.params}
    found += [
        Delivery(
            channel="webhook",
            user_id=row.user_id,
            target=str(hook),
            content={"kind": row.kind, "title": title, "text": text, "url": address, "data": data},
            key=f"{row.key}:{row.user_id}:webhook:{hook}",
        )
        for hook in reach.hooks(choices, row.kind)
    ]
    return found


def told_of(row: Row[Any]) -> Told:
    return Told(
        kind=row.kind,
        game_id=row.game_id,
        table=row.table_name or "",
        params=msgspec.json.decode(row.params),
        snapshot=row.snapshot,
    )


async def _settle(services: Services, row: Row[Any], *deliveries: Delivery, seen: float | None = None) -> None:
    values: dict[str, object] = {"due": None} if seen is None else {"due": None, "digest": None, "seen": seen}
    async with services.store.write() as connection:
        # Whoever changes the row has handed it over; another process, or the person in the page, may be faster.
        mine = update(notices).where(notices.c.id == row.id, notices.c.due == row.due).values(values)
        if (await connection.execute(mine)).rowcount == 1:
            await enqueue(connection, *deliveries)


async def _put_off(services: Services, row: Row[Any], due: float) -> None:
    async with services.store.write() as connection:
        await connection.execute(
            update(notices).where(notices.c.id == row.id, notices.c.due == row.due).values(due=due)
        )


async def _forget(services: Services, row: Row[Any]) -> None:
    async with services.store.write() as connection:
        await connection.execute(delete(notices).where(notices.c.id == row.id, notices.c.due == row.due))
