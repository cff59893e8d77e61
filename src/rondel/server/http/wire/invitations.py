"""Invitations by name, and rematches."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rondel.server.http.wire.words import EditionId, Seat, TableId, Time


class Invitation(Struct, kw_only=True):
    """A seat that is kept for you."""

    id: int
    table: TableId
    name: Annotated[str, Meta(description="of the table")]
    edition: EditionId
    by: Annotated[str, Meta(description="who invites you")]
    at: Time
    expires: Time


class NewInvitation(Struct):
    """Keep a seat for somebody who has an account; without a number: the first that is free."""

    name: Annotated[str, Meta(max_length=80)]
    seat: Seat | None = None


class InvitationAnswer(Struct):
    """Accept or decline."""

    accept: bool
