"""What is said at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rondel.server.http.wire.words import Seat, Time


class ChatMessage(Struct, kw_only=True):
    """A message, from a player or a spectator."""

    id: int
    name: str
    seat: Annotated[Seat | None, Meta(description="null for a spectator")]
    text: Annotated[str, Meta(description="empty once it is hidden")]
    at: Time
    hidden: Annotated[bool, Meta(description="an administrator has hidden what was said")] = False
    to: Annotated[list[Seat] | None, Meta(description="of a private message: for whom it is; null: everybody")] = None


class NewMessage(Struct):
    """Say something."""

    text: Annotated[str, Meta(max_length=2000)]
    to: Annotated[
        list[Seat], Meta(max_length=6, description="only for the players on these seats; empty: for everybody")
    ] = []
