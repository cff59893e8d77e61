"""A maneuver foreseen: its steps are played on a copy, on which everybody else lets units pass and accepts peace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import rondel
from rondel.table.errors import Refusal, bad, conflict, refusal_of
from rondel.table.loaded import LoadedGame
from rondel.table.moves import seat_for
from rondel.table.serializers import with_names
from rondel.table.visitors import Visitor
from rondel.wire.play import PlanRequest

PLANNED = ("fleets", "armies")
GRANTED = {"canal": "allow", "challenge": "pass"}


class ConsentRequest(msgspec.Struct, frozen=True):
    """Somebody who will be asked on the way; the plan counts on consent."""

    seat: int
    nation: str | None
    kind: str


class Step(msgspec.Struct, frozen=True):
    """One step of a plan: how the unit gets there, and who is asked about it."""

    action: str
    choice: dict[str, Any]
    route: list[Any]
    asks: list[ConsentRequest]


class SimulatedPlan(msgspec.Struct, frozen=True):
    """How far a plan can be carried out; `refused` says why not further."""

    game: rondel.Game
    steps: list[Step]
    closing: list[str]
    refused: rondel.IllegalAction | None


def simulate_plan(game: rondel.Game, seat: int, actions: Sequence[str]) -> SimulatedPlan:
    """The maneuver of this seat after these steps, and what ends it from there. The game itself stays as it is."""
    if game.over or game.decision.player != seat or game.decision.kind not in PLANNED:
        raise bad("no_maneuver", "A maneuver is planned while its fleets or armies move (R12.1).")
    turn = game.state.turns
    then = game.copy()
    steps: list[Step] = []
    refused = None
    for text in actions:
        if not _is_ours(then, seat, turn):
            raise bad("plan_over", "The maneuver is over before all these steps.")
        action = then.edition.actions.parse(text)
        route = list(then.route(text)) if action.kind in ("army", "fleet") and action in then.decision.actions else []
        try:
            then.play(text)
        except rondel.IllegalAction as error:
            refused = error
            break
        steps.append(Step(text, action.parts(), route, _granted(then, seat)))
    return SimulatedPlan(then, steps, _closing(then, seat, turn), refused)


def _is_ours(game: rondel.Game, seat: int, turn: int) -> bool:
    return not game.over and game.state.turns == turn and game.decision.player == seat


def _granted(game: rondel.Game, seat: int) -> list[ConsentRequest]:
    """Plays what everybody else is asked, as the plan hopes for."""
    asked: list[ConsentRequest] = []
    while not game.over and game.decision.player != seat and game.decision.kind in GRANTED:
        decision = game.decision
        asked.append(ConsentRequest(decision.player, decision.nation, decision.kind))
        game.play(GRANTED[decision.kind])
    return asked


def _closing(game: rondel.Game, seat: int, turn: int) -> list[str]:
    """The steps that end the maneuver with everything else staying where it is; none while a question waits."""
    then = game.copy()
    found: list[str] = []
    while _is_ours(then, seat, turn) and then.decision.kind in PLANNED:
        then.play("end")
        found.append("end")
    return found


def plan_response(loaded: LoadedGame, visitor: Visitor, data: PlanRequest) -> dict[str, object]:
    """What the steps lead to (wire.PlanForeseen), or a refusal."""
    seat = seat_for(loaded.table, visitor, data.seat)
    if loaded.table.state != "running":
        raise conflict("game_over", "This game is over.")
    if data.version != loaded.version:
        raise Refusal(409, "stale", "The game has moved on since you looked.", params={"version": loaded.version})
    found = simulate_plan(loaded.game, seat, data.actions)
    return _answer(found, loaded.version, with_names(loaded.table, found.game.view(seat)))


def _answer(found: SimulatedPlan, version: int, view: dict[str, object]) -> dict[str, object]:
    return {
        "version": version,
        "steps": [msgspec.structs.asdict(step) for step in found.steps],
        "closing": found.closing,
        "view": view,
        "refused": None if found.refused is None else refusal_of(found.refused).to_wire(),
    }
