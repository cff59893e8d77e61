"""For operators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Health(Struct, kw_only=True):
    """The server is well."""

    status: Literal["well"]
    database: Literal["sqlite", "postgresql"]
    process: Annotated[str, Meta(description="which of several processes answered")]


class Ready(Struct, kw_only=True):
    """People can play here: the database keeps what is written, and there is room on the disk."""

    status: Literal["ready"]
    maintenance: Annotated[bool, Meta(description="games rest at the moment, as the operator asked")]
    process: Annotated[str, Meta(description="which of several processes answered")]


Days = Annotated[int, Meta(description="days; 0: for ever")]


class Privacy(Struct, kw_only=True):
    """How long this server keeps what nobody touches any more."""

    sessions: Days
    guests: Days
    sandboxes: Days
    open_tables: Days
    running_tables: Days
    finished_tables: Days
    chat: Days
    notices: Days
