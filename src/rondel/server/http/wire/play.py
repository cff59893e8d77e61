"""What is sent to play: actions, gifts, undo, questions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rondel.server.http.wire.words import ActionText, Revision, Seat, Version

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
