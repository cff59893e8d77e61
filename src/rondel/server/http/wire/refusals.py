"""Why something is not done or not offered."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.server.http.wire.choices import Choice
from rondel.server.http.wire.words import ActionText, RuleNumber


class Refusal(Struct, kw_only=True):
    """Why not: a code that clients word in their language, the same in English, and the rule behind it."""

    code: Annotated[str, Meta(description="for programs and catalogues, as `not_your_turn`")]
    params: Annotated[dict[str, Any], Meta(description="values for the sentence, by name; they depend on the code")]
    sentence: Annotated[str, Meta(description="in English")]
    rule: Annotated[RuleNumber, Meta(description="the rule behind it, if it is one of the game")] | UnsetType = UNSET
    remedies: (
        Annotated[list[ActionText], Meta(description="actions and gifts that would make it possible")] | UnsetType
    ) = UNSET
    remedy_choices: Annotated[list[Choice], Meta(description="the remedies in parts")] | UnsetType = UNSET
    action: Annotated[ActionText | None, Meta(description="the action in question, if it is about one")] | UnsetType = (
        UNSET
    )
    choice: (
        Annotated[Choice, Meta(description="that action in parts, where a place or a bond was asked about")] | UnsetType
    ) = UNSET
