"""Simulation of a planned maneuver on a copy of the game, assuming that everybody else consents."""

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
CONSENT = {"canal": "allow", "challenge": "pass"}


class ConsentRequest(msgspec.Struct, frozen=True):
    """A player whose consent a step needs; the simulation assumes it."""

    seat: int
    nation: str | None
    kind: str


class Step(msgspec.Struct, frozen=True):
    """One step of a plan: the route of the unit and the consents it needs."""

    action: str
    choice: dict[str, Any]
    route: list[Any]
    asks: list[ConsentRequest]


class SimulatedPlan(msgspec.Struct, frozen=True):
    """The steps of a plan that can be carried out; `refused` is the reason the next one cannot."""

    game: rondel.Game
    steps: list[Step]
    closing: list[str]
    refused: rondel.IllegalAction | None


def simulate_plan(game: rondel.Game, seat: int, actions: Sequence[str]) -> SimulatedPlan:
    """Simulate these steps of a seat's maneuver on a copy of the game."""
    if game.over or game.decision.player != seat or game.decision.kind not in PLANNED:
        raise bad("no_maneuver", "A maneuver is planned while its fleets or armies move (R12.1).")
    turn = game.state.turns
    copy = game.copy()
    steps: list[Step] = []
    refused = None
    for text in actions:
        if not _is_ours(copy, seat, turn):
            raise bad("plan_over", "The maneuver is over before all these steps.")
        action = copy.edition.actions.parse(text)
        route = list(copy.route(text)) if action.kind in ("army", "fleet") and action in copy.decision.actions else []
        try:
            copy.play(text)
        except rondel.IllegalAction as error:
            refused = error
            break
        steps.append(Step(text, action.parts(), route, _play_consents(copy, seat)))
    return SimulatedPlan(copy, steps, _closing(copy, seat, turn), refused)


def _is_ours(game: rondel.Game, seat: int, turn: int) -> bool:
    return not game.over and game.state.turns == turn and game.decision.player == seat


def _play_consents(game: rondel.Game, seat: int) -> list[ConsentRequest]:
    """Play the consents of other players and return them."""
    consents: list[ConsentRequest] = []
    while not game.over and game.decision.player != seat and game.decision.kind in CONSENT:
        decision = game.decision
        consents.append(ConsentRequest(decision.player, decision.nation, decision.kind))
        game.play(CONSENT[decision.kind])
    return consents


def _closing(game: rondel.Game, seat: int, turn: int) -> list[str]:
    """Return the actions that end the maneuver without further moves; none while another decision is pending."""
    copy = game.copy()
    found: list[str] = []
    while _is_ours(copy, seat, turn) and copy.decision.kind in PLANNED:
        copy.play("end")
        found.append("end")
    return found


def plan_response(loaded: LoadedGame, visitor: Visitor, data: PlanRequest) -> dict[str, object]:
    """Return the simulation (wire.PlanForeseen), or raise a refusal."""
    seat = seat_for(loaded.table, visitor, data.seat)
    if loaded.table.state != "running":
        raise conflict("game_over", "This game is over.")
    if data.version != loaded.version:
        raise Refusal(409, "stale", "The game has moved on since you looked.", params={"version": loaded.version})
    found = simulate_plan(loaded.game, seat, data.actions)
    return _response(found, loaded.version, with_names(loaded.table, found.game.view(seat)))


def _response(found: SimulatedPlan, version: int, view: dict[str, object]) -> dict[str, object]:
    return {
        "version": version,
        "steps": [msgspec.structs.asdict(step) for step in found.steps],
        "closing": found.closing,
        "view": view,
        "refused": None if found.refused is None else refusal_of(found.refused).to_wire(),
    }
