"""Taking back: the last action, or the turn, while no other player has decided since and nothing hidden was shown."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import delete, insert, update

import rondel
from rondel.server.errors import Outrun, Refusal, conflict
from rondel.server.live.states import state_bytes
from rondel.server.people.visitors import Visitor
from rondel.server.play.games import apply_values, position_values
from rondel.server.play.history import entries_before, position
from rondel.server.play.rooms import Room
from rondel.server.play.undoable import undo_for
from rondel.server.services import Services
from rondel.server.storage.models import actions, checkpoints, games, undone


async def undo(services: Services, game_id: str, seat: int, version: int, whole_turn: bool, visitor: Visitor) -> Room:
    """Go back, or refuse; the actions taken back leave the record but not the database."""
    async with services.rooms.lock(game_id):
        room = await services.rooms.current(game_id)
        if version != room.version:
            raise Refusal(
                409,
                "stale",
                "The game has moved on since you looked; here is the position as it is now.",
                params={"version": room.version},
                state=state_bytes(room, visitor, seat, services.hub.present(room.id)),
            )
        possible, reason = undo_for(room, seat, visitor.id)
        if possible is None:
            raise conflict(reason or "nothing_yet", SENTENCES[reason or "nothing_yet"])
        target = possible.turn_to if whole_turn else possible.to
        try:
            await go_back(services, room, target)
        except Outrun:
            services.rooms.drop(game_id)
            raise conflict("busy", "Others are changing this game at the same moment; please try again.") from None
    services.metrics.undos.inc()
    services.hub.tell(game_id, "state")
    services.automation.look_after(room)
    return room


SENTENCES = {
    "not_started": "The game has not started yet.",
    "game_over": "The game is over; it cannot be taken back.",
    "nothing_yet": "There is nothing to take back yet.",
    "other_decided": "Another player has decided since; only your own last decisions can be taken back.",
    "hidden_shown": "What you did may have shown you hidden money, so it cannot be taken back.",
}


async def go_back(services: Services, room: Room, target: int) -> None:
    """Bring a game back to an earlier version; raises Outrun if another process changed it meanwhile."""
    earlier = await position(services.store, room.id, target)
    now = time.time()
    values = position_values(room, earlier, now)
    values["snapshot"] = earlier.to_json()
    gone: list[Any] = [entry for entry in room.log if entry.version > target]
    async with services.store.write() as connection:
        changed = await connection.execute(
            update(games)
            .where(games.c.id == room.id, games.c.revision == room.revision)
            .values(
                version=target,
                revision=room.revision + 1,
                undos=room.undos + 1,
                state_hash=earlier.state_hash(),
                rules_version=rondel.RULES_VERSION,
                touched=now,
                **values,
            )
        )
        if changed.rowcount != 1:
            raise Outrun
        after = (actions.c.game_id == room.id, actions.c.version > target)
        kept = ("game_id", "version", "seat", "action", "request", "at")
        await connection.execute(
            insert(undone).from_select(
                kept, actions.select().with_only_columns(*(actions.c[name] for name in kept)).where(*after)
            )
        )
        await connection.execute(delete(actions).where(*after))
        await connection.execute(
            delete(checkpoints).where(checkpoints.c.game_id == room.id, checkpoints.c.version > target)
        )
        await services.store.announce(connection, {"game": room.id, "revision": room.revision + 1})
    apply_values(room, values)
    room.version, room.revision, room.touched, room.undos = target, room.revision + 1, now, room.undos + 1
    room.rules_version, room.game = rondel.RULES_VERSION, earlier
    del room.log[len(room.log) - len(gone) :]
    if len(room.log) < len(gone):
        room.log = await entries_before(services.store, room.id, target)
    room.checkpoint = min(room.checkpoint, target)
    room.answers.clear()
    services.rooms.hold(room)
