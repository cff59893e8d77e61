"""A maneuver foreseen, as whoever plans it is shown it."""

from __future__ import annotations

import msgspec

from rondel.server.errors import Refusal, conflict, refusal_of
from rondel.server.http.wire.plan import PlanRequest
from rondel.server.live.states import with_names
from rondel.server.people.visitors import Visitor
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.moves import seat_for
from rondel.server.play.plan import Foreseen, foreseen


def plan_answer(loaded: LoadedGame, visitor: Visitor, data: PlanRequest) -> dict[str, object]:
    """What the steps lead to (wire.PlanForeseen), or a refusal."""
    seat = seat_for(loaded.table, visitor, data.seat)
    if loaded.table.state != "running":
        raise conflict("game_over", "This game is over.")
    if data.version != loaded.version:
        raise Refusal(409, "stale", "The game has moved on since you looked.", params={"version": loaded.version})
    found = foreseen(loaded.game, seat, data.actions)
    return _answer(found, loaded.version, with_names(loaded.table, found.game.view(seat)))


def _answer(found: Foreseen, version: int, view: dict[str, object]) -> dict[str, object]:
    return {
        "version": version,
        "steps": [msgspec.structs.asdict(step) for step in found.steps],
        "closing": found.closing,
        "view": view,
        "refused": None if found.refused is None else refusal_of(found.refused).told(),
    }
