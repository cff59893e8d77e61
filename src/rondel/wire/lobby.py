"""The lobby: filtered pages of tables, and its event stream."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import EditionId, TableId
from rondel.wire.tables import Pace, Table


class TableFilter(Struct, frozen=True, omit_defaults=True):
    """Filter for tables; omitted fields match everything."""

    state: Annotated[str | None, Meta(extra_json_schema={"enum": ["open", "running"]})] = None
    edition: EditionId | None = None
    players: Annotated[int | None, Meta(description="number of seats")] = None
    pace: Pace | None = None
    free_seat: Annotated[bool, Meta(description="only tables with a free seat")] = False
    tag: Annotated[str | None, Meta(description="kind of table, as in `tags` of a table")] = None
    text: Annotated[str | None, Meta(description="words in the name of the table or of its players")] = None
    friends: Annotated[bool, Meta(description="only tables with a friend of yours")] = False


class LobbyPage(Struct, kw_only=True):
    """A page of matching tables."""

    tables: list[Table]
    fitting: Annotated[int, Meta(description="number of matching tables on all pages")]
    page: Annotated[int, Meta(description="page number, starting at 1")]
    pages: int
    moment: Annotated[str, Meta(description="pass it as `since` to the stream to continue from here")]


class LobbyChange(Struct, kw_only=True):
    """Changes since the last event. The event ID is the position to resume from."""

    anew: Annotated[bool, Meta(description="too many or unknown changes: reload the lists")]
    open: Annotated[list[Table], Meta(description="changed open tables, as a spectator sees them")]
    gone: Annotated[list[TableId], Meta(description="tables that are no longer open")]
    mine: Annotated[bool, Meta(description="one of your tables changed")]
    running: Annotated[bool, Meta(description="a public game began or ended")]


class Told(Struct, kw_only=True):
    """Something of yours changed and should be reloaded."""

    about: Literal["notices", "friends"]


class MyTables(Struct, kw_only=True):
    """Your tables, or those you archived or hid."""

    tables: list[Table]
    deletable: Annotated[
        list[TableId], Meta(description="tables you may delete, because nobody else plays or played there")
    ]
    archived: Annotated[int, Meta(description="number of archived tables")]
    hidden: Annotated[int, Meta(description="number of hidden tables")]


class ShelfChoice(Struct):
    """Archive or hide a table; null lists it again."""

    place: Annotated[str | None, Meta(extra_json_schema={"enum": ["archived", "hidden", None]})] = None


class TableWish(Struct, kw_only=True):
    """An alert for new tables that match a filter."""

    id: Annotated[int, Meta(description="ID of the alert")]
    filter: TableFilter
