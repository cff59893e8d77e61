"""A maneuver planned as a whole: the steps asked about, and how far they can be carried out."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.server.http.wire.choices import Choice
from rondel.server.http.wire.orders import MOST_STEPS
from rondel.server.http.wire.previews import Leg
from rondel.server.http.wire.refusals import Refusal
from rondel.server.http.wire.view import View
from rondel.server.http.wire.words import ActionText, NationId, Seat, Version


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
