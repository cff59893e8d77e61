"""Requests to play: actions, gifts, undo, previews, plans; and the charts of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import ActionText, Millions, NationId, Revision, Seat, Version
from rondel.wire.decision import Choice, Leg, Refusal
from rondel.wire.orders import MOST_STEPS
from rondel.wire.view import View

RequestId = Annotated[
    str,
    Meta(pattern=r"^[!-~]{1,64}$", description="unique idempotency key: the same request sent twice is played once"),
]
SeenVersion = Annotated[Version, Meta(description="version you saw; if it is outdated, nothing is played")]


class ActionRequest(Struct):
    """Play an action."""

    version: SeenVersion
    action: ActionText
    seat: Seat | None = None
    request: RequestId | None = None
    revision: Annotated[Revision | None, Meta(description="revision you saw; also detects an undo in between")] = None


class GiftRequest(Struct):
    """Give cash to a treasury (R6.5)."""

    version: SeenVersion
    nation: Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
    amount: Annotated[int, Meta(ge=1, le=100_000)]
    seat: Seat | None = None
    request: RequestId | None = None


class UndoRequest(Struct):
    """Undo your last decision, or all your decisions of this turn."""

    version: SeenVersion
    seat: Seat | None = None
    whole_turn: bool = False


class PreviewsRequest(Struct):
    """Request previews of actions; without `actions`, of all legal ones."""

    version: Version | None = None
    actions: list[ActionText] | None = None
    seat: Seat | None = None


class RoutesRequest(Struct):
    """Request routes of armies and fleets; without `actions`, of all legal moves."""

    actions: list[ActionText] | None = None
    seat: Seat | None = None


class EndRequest(Struct):
    """Agree to end the game now, or withdraw the agreement."""

    agree: bool = True


class StandInRequest(Struct):
    """Hand your seat to a bot, or take it back (null)."""

    bot: Annotated[str, Meta(max_length=80)] | None = None


class ResignRequest(Struct):
    """Resign one of your seats, or all of them if omitted."""

    seat: Seat | None = None


class SandboxRequest(Struct):
    """Create a sandbox from a position; the current one if omitted."""

    at: Version | None = None


class PlanRequest(Struct, kw_only=True):
    """Request a simulation of the steps of a maneuver."""

    version: Version
    actions: Annotated[list[ActionText], Meta(max_length=MOST_STEPS, description="steps in order")]
    seat: Seat | None = None


class PlanAsked(Struct, kw_only=True):
    """A player whose consent a step needs; the plan assumes it."""

    seat: Seat
    nation: NationId | None
    kind: Literal["canal", "challenge"]


class PlanStep(Struct, kw_only=True):
    """One step: the route of the unit and the consents it needs."""

    action: ActionText
    choice: Choice
    route: list[Leg]
    asks: list[PlanAsked]


class PlanForeseen(Struct, kw_only=True):
    """The steps that can be carried out, and the position after them."""

    version: Annotated[Version, Meta(description="version the plan starts from")]
    steps: list[PlanStep]
    closing: Annotated[
        list[ActionText], Meta(description="actions that end the maneuver; empty while another decision is pending")
    ]
    view: Annotated[View, Meta(description="position after the steps, assuming all consents")]
    refused: Annotated[Refusal | None, Meta(description="why the next step is illegal; later steps are omitted")]


class Charts(Struct, kw_only=True):
    """Scores, power points and treasuries at the beginning of each round and now."""

    rounds: list[int]
    versions: list[Version]
    scores: Annotated[list[list[int | None]], Meta(description="scores by round and seat; null while cash is hidden")]
    power: dict[NationId, list[int]]
    treasury: dict[NationId, list[Millions]]
