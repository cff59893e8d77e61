"""What the processes of a server tell each other over the database."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One of: a game changed, something was said at a table (or a line of it hidden), who is present there, its
    standing orders changed, a person is to be looked up anew, addresses are banned or free again, the pages of a
    person or of a tournament are to look at something."""

    sender: str = msgspec.field(default="", name="from")
    game: str | None = None
    revision: int | None = None
    chat: str | None = None
    number: int = 0
    at: float = 0.0
    by_player: bool = False
    line: int = 0
    presence: str | None = None
    people: list[int] = []  # who is present, for whom a private message is, whose orders changed
    orders: str | None = None
    forget: int | None = None
    bans: bool = False
    person: int | None = None
    tournament: str | None = None
    kind: str = ""
