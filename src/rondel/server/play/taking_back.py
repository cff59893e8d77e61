"""Taking back: the game goes back to an earlier position, and what was played since leaves its log."""

from __future__ import annotations

from rondel.server.errors import RevisionConflict
from rondel.server.orders.using import rest_orders
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import Change, busy
from rondel.server.play.history import position
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.moves import turn_number
from rondel.server.play.undo import version_before
from rondel.server.services import Services
from rondel.server.storage.store import Store


async def undo(
    services: Services, game_id: str, visitor: Visitor, version: int, *, seat: int | None, whole_turn: bool
) -> LoadedGame:
    """Go back, or refuse; the actions taken back leave the record but not the database."""
    try:
        async with services.games.change(game_id, read=services.games.current) as change:
            loaded = change.before
            to = version_before(loaded, visitor, version, seat=seat, whole_turn=whole_turn)
            await go_back(services.store, change, to)
            if change.game is not None:
                rest_orders(change, loaded.table.seats_of(visitor.id), turn_number(change.game))
    except RevisionConflict:
        raise busy() from None
    services.metrics.undos.inc()
    return change.after


async def go_back(store: Store, change: Change, version: int) -> None:
    """Bring the game back to an earlier version."""
    earlier = await position(store, change.table.id, version)
    change.take_back(version)
    change.position(earlier)
