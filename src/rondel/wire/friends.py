"""Friends and blocked people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rondel.wire import TableId
from rondel.wire.lobby import TableFilter

PersonId = Annotated[int, Meta(description="number of a person")]


class Acquaintance(Struct, kw_only=True):
    """Somebody with an account."""

    id: PersonId
    name: str


class Friend(Struct, kw_only=True):
    """Somebody who agreed to be your friend."""

    id: PersonId
    name: str
    here: Annotated[bool, Meta(description="has a page open now, and lets friends see it")]


class Friends(Struct, kw_only=True):
    """Your friends, who asks you, and whom you asked."""

    friends: list[Friend]
    asking: list[Acquaintance]
    asked: list[Acquaintance]
    shows_presence: Annotated[bool, Meta(description="whether friends see that you are here")]


class Naming(Struct):
    """Somebody with an account, by name."""

    name: Annotated[str, Meta(max_length=200)]


class Answering(Struct):
    """Agree, or decline: who asked is told only of a yes."""

    agree: bool


class PresenceChoice(Struct):
    """Whether friends see that you are here."""

    shown: bool


class ExportedLobby(Struct, kw_only=True):
    """Your friends, whom you asked and who asks you, what you have put away and what you wait for."""

    friends: list[str]
    asking: list[str]
    asked: list[str]
    shows_presence: bool
    archived: list[TableId]
    hidden: list[TableId]
    wishes: list[TableFilter]
