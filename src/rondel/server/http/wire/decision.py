"""What is to be decided: what is offered, what is locked and why."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.server.http.wire.choices import Choice, Parts
from rondel.server.http.wire.refusals import Refusal
from rondel.server.http.wire.words import ActionText, DecisionKind, NationId, RuleNumber, Seat


class Locked(Parts, kw_only=True, omit_defaults=True):
    """An action that is not offered, and why."""

    refusal: Refusal


class Decision(Struct, kw_only=True):
    """Who decides what. The lists are there only for the seat that decides."""

    player: Seat
    nation: Annotated[NationId | None, Meta(description="the nation it is about, if any")]
    kind: DecisionKind
    rule: Annotated[RuleNumber, Meta(description="the rule that puts the decision")]
    gift_helps: Annotated[bool, Meta(description="whether a gift to a treasury could make more possible")]
    actions: Annotated[list[ActionText], Meta(description="every legal action; send one of them back")] | UnsetType = (
        UNSET
    )
    choices: Annotated[list[Choice], Meta(description="the same actions in parts, in the same order")] | UnsetType = (
        UNSET
    )
    locked: Annotated[list[Locked], Meta(description="what is not offered though one might expect it")] | UnsetType = (
        UNSET
    )
