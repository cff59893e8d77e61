"""What the processes of a server tell each other over the database."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One of: a game changed, something was said at a table (or a line of it hidden), who is present there, a person
    is to be looked up anew, addresses are banned or free again."""

    sender: str = msgspec.field(default="", name="from")
    game: str | None = None
    revision: int | None = None
    chat: str | None = None
    number: int = 0
    line: int = 0
    presence: str | None = None
    people: list[int] = []
    forget: int | None = None
    bans: bool = False
