"""Friends and blocked people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rondel.wire import TableId
from rondel.wire.lobby import TableFilter

PersonId = Annotated[int, Meta(description="ID of a person")]


class Acquaintance(Struct, kw_only=True):
    """A person with an account."""

    id: PersonId
    name: str


class Friend(Struct, kw_only=True):
    """A confirmed friend."""

    id: PersonId
    name: str
    here: Annotated[bool, Meta(description="online now, and visible to friends")]


class Friends(Struct, kw_only=True):
    """Friends, and received and sent friend requests."""

    friends: list[Friend]
    asking: list[Acquaintance]
    asked: list[Acquaintance]
    shows_presence: Annotated[bool, Meta(description="whether friends can see that you are online")]


class Naming(Struct):
    """The name of an account."""

    name: Annotated[str, Meta(max_length=200)]


class Answering(Struct):
    """Accept or decline a friend request; the sender is notified only if it is accepted."""

    agree: bool


class PresenceChoice(Struct):
    """Whether friends can see that you are online."""

    shown: bool


class ExportedLobby(Struct, kw_only=True):
    """Friends, friend requests, archived and hidden tables, and alerts."""

    friends: list[str]
    asking: list[str]
    asked: list[str]
    shows_presence: bool
    archived: list[TableId]
    hidden: list[TableId]
    wishes: list[TableFilter]
