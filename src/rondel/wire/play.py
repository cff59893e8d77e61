"""What is sent to play: actions, gifts, undo, questions, plans; and the charts of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import ActionText, Millions, NationId, Revision, Seat, Version
from rondel.wire.decision import Choice, Leg, Refusal
from rondel.wire.orders import MOST_STEPS
from rondel.wire.view import View

RequestId = Annotated[
    str, Meta(pattern=r"^[!-~]{1,64}$", description="any unique text: sending the same request twice is one move")
]
SeenVersion = Annotated[Version, Meta(description="the version you decided on; if it is old, nothing is played")]


class ActionRequest(Struct):
    """Play an action."""

    version: SeenVersion
    action: ActionText
    seat: Seat | None = None
    request: RequestId | None = None
    revision: Annotated[Revision | None, Meta(description="to be sure that no undo came in between either")] = None


class GiftRequest(Struct):
    """Give from your cash to a treasury (R6.5)."""

    version: SeenVersion
    nation: Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
    amount: Annotated[int, Meta(ge=1, le=100_000)]
    seat: Seat | None = None
    request: RequestId | None = None


class UndoRequest(Struct):
    """Take back your last decision, or all decisions of this turn."""

    version: SeenVersion
    seat: Seat | None = None
    whole_turn: bool = False


class PreviewsRequest(Struct):
    """Ask what actions would change; `actions` null or left out: all that are offered."""

    version: Version | None = None
    actions: list[ActionText] | None = None
    seat: Seat | None = None


class RoutesRequest(Struct):
    """Ask how armies and fleets get there; `actions` null or left out: all that are offered."""

    actions: list[ActionText] | None = None
    seat: Seat | None = None


class EndRequest(Struct):
    """Agree to end the game now, or withdraw that."""

    agree: bool = True


class StandInRequest(Struct):
    """Hand your seat to a bot; null takes it back."""

    bot: Annotated[str, Meta(max_length=80)] | None = None


class ResignRequest(Struct):
    """Give up one of your seats; left out: all of them."""

    seat: Seat | None = None


class SandboxRequest(Struct):
    """A sandbox from a position; left out: the newest."""

    at: Version | None = None


class PlanRequest(Struct, kw_only=True):
    """Ask what a maneuver would lead to, and what could follow."""

    version: Version
    actions: Annotated[list[ActionText], Meta(max_length=MOST_STEPS, description="your steps, in order")]
    seat: Seat | None = None


class PlanAsked(Struct, kw_only=True):
    """Somebody who will be asked on the way; the plan counts on consent."""

    seat: Seat
    nation: NationId | None
    kind: Literal["canal", "challenge"]


class PlanStep(Struct, kw_only=True):
    """One step: how the unit gets there, and who is asked about it."""

    action: ActionText
    choice: Choice
    route: list[Leg]
    asks: list[PlanAsked]


class PlanForeseen(Struct, kw_only=True):
    """How far the steps can be carried out, and the position after them."""

    version: Annotated[Version, Meta(description="the version the plan begins with")]
    steps: list[PlanStep]
    closing: Annotated[
        list[ActionText], Meta(description="what ends the maneuver from there; empty while a question waits")
    ]
    view: Annotated[View, Meta(description="the position after the steps, if everybody asked consents")]
    refused: Annotated[Refusal | None, Meta(description="why the next step is not possible; the rest is left out")]


class Charts(Struct, kw_only=True):
    """Scores, power points and treasuries at the beginning of each round, and now."""

    rounds: list[int]
    versions: list[Version]
    scores: Annotated[
        list[list[int | None]], Meta(description="one row per round, one score per seat; null while cash is hidden")
    ]
    power: dict[NationId, list[int]]
    treasury: dict[NationId, list[Millions]]
