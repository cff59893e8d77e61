"""The lobby: a page of tables that fit a filter, and what its stream says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import EditionId, TableId
from rondel.wire.tables import Pace, Table


class TableFilter(Struct, frozen=True, omit_defaults=True):
    """Which tables are wanted; what is left out does not matter."""

    state: Annotated[str | None, Meta(extra_json_schema={"enum": ["open", "running"]})] = None
    edition: EditionId | None = None
    players: Annotated[int | None, Meta(description="number of seats")] = None
    pace: Pace | None = None
    free_seat: Annotated[bool, Meta(description="only with a seat that is free")] = False
    tag: Annotated[str | None, Meta(description="what kind of table, as in `tags` of a table")] = None
    text: Annotated[str | None, Meta(description="words in the name of the table or of people there")] = None
    friends: Annotated[bool, Meta(description="only where a friend of yours sits")] = False


class LobbyPage(Struct, kw_only=True):
    """Tables that fit, one page of them."""

    tables: list[Table]
    fitting: Annotated[int, Meta(description="how many there are on all pages")]
    page: Annotated[int, Meta(description="the first is 1")]
    pages: int
    moment: Annotated[str, Meta(description="`since` for the stream: it goes on from here")]


class LobbyChange(Struct, kw_only=True):
    """What has happened since the last event. Its id is the moment, to go on from there."""

    anew: Annotated[bool, Meta(description="too much, or it is not known: ask for the lists")]
    open: Annotated[list[Table], Meta(description="tables that wait for players, as whoever sits elsewhere sees them")]
    gone: Annotated[list[TableId], Meta(description="those that wait no more")]
    mine: Annotated[bool, Meta(description="something happened at a table of yours")]
    running: Annotated[bool, Meta(description="a game for everybody to watch has begun or ended")]


class Told(Struct, kw_only=True):
    """Something that concerns you is new: ask for it."""

    about: Literal["notices", "friends"]


class MyTables(Struct, kw_only=True):
    """Your own tables, or those you have put away."""

    tables: list[Table]
    deletable: Annotated[list[TableId], Meta(description="those you may delete: nobody else plays or has played there")]
    archived: Annotated[int, Meta(description="how many are in your archive")]
    hidden: Annotated[int, Meta(description="how many you have hidden")]


class ShelfChoice(Struct):
    """Where a table of yours goes; null brings it back into the list."""

    place: Annotated[str | None, Meta(extra_json_schema={"enum": ["archived", "hidden", None]})] = None


class TableWish(Struct, kw_only=True):
    """You are told when a table opens that fits."""

    id: Annotated[int, Meta(description="number of the wish")]
    filter: TableFilter
