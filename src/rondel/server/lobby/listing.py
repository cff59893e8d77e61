"""Filtering, ordering and paging of lobby tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple, get_args

from sqlalchemy import select, union_all

import rondel
from rondel.server.lobby.friends import friends_of
from rondel.server.services import Services
from rondel.server.storage.models import blocks
from rondel.table.clocks import clock
from rondel.table.errors import bad
from rondel.table.table import TableRow, tags_of
from rondel.table.visitors import Visitor
from rondel.wire.lobby import TableFilter
from rondel.wire.tables import Tag

ON_A_PAGE = 24


class TablePage(NamedTuple):
    tables: list[TableRow]
    fitting: int
    page: int
    pages: int


async def find_tables(services: Services, visitor: Visitor | None, wanted: TableFilter, page: int = 1) -> TablePage:
    """Return a page of matching public tables, without those hidden by blocks."""
    hidden = await hidden_hosts(services, visitor)
    friends: frozenset[int] = frozenset()
    if wanted.friends and visitor is not None:
        async with services.store.read() as connection:
            friends = await friends_of(connection, visitor.id)
    tables = await services.lobby.tables()
    fitting = in_order(table for table in tables if table.host_id not in hidden and matches(table, wanted, friends))
    pages = max(1, -(-len(fitting) // ON_A_PAGE))
    page = min(page, pages)
    return TablePage(fitting[(page - 1) * ON_A_PAGE : page * ON_A_PAGE], len(fitting), page, pages)


def matches(table: TableRow, wanted: TableFilter, friends: frozenset[int]) -> bool:
    """Return whether a table matches the filter; cheap conditions first, since every table is checked."""
    if table.state != (wanted.state or "open"):
        return False
    if wanted.edition is not None and table.edition != wanted.edition:
        return False
    if wanted.pace is not None and table.pace != wanted.pace:
        return False
    if wanted.players is not None and len(table.seats) != wanted.players:
        return False
    if wanted.free_seat and not has_free_seat(table):
        return False
    if wanted.friends and not any(seat.user_id in friends for seat in table.seats if seat.kind == "human"):
        return False
    if wanted.tag is not None and wanted.tag not in tags_of(table):
        return False
    if not wanted.text:
        return True
    searchable = _searchable_text(table)
    return all(word in searchable for word in wanted.text.casefold().split())


def _searchable_text(table: TableRow) -> str:
    """Return the searchable text: names of the table, host and players, without invited people."""
    return _folded(table.name, table.host_name, *[seat.name or "" for seat in table.seats if seat.kind != "open"])


@lru_cache(10_000)
def _folded(*names: str) -> str:
    return "\n".join(names).casefold()


def has_free_seat(table: TableRow) -> bool:
    """Return whether there is an open seat that is not reserved."""
    now = clock.now()
    return any(seat.is_free_for(None, now) for seat in table.seats)


def in_order(tables: Iterable[TableRow]) -> list[TableRow]:
    """Order tables round-robin by host, newest first, so that no host crowds out the others."""
    newest = sorted(tables, key=lambda table: -_moment(table))
    of_host: Counter[int] = Counter()
    numbers = []
    for table in newest:
        numbers.append(of_host[table.host_id])
        of_host[table.host_id] += 1
    order = sorted(range(len(newest)), key=numbers.__getitem__)
    return [newest[index] for index in order]


def _moment(table: TableRow) -> float:
    """Return the sort time. For running games it is the creation, since the time of the last move is not public."""
    return table.created if table.state == "running" else table.touched


async def hidden_hosts(services: Services, visitor: Visitor | None) -> frozenset[int]:
    """Return the hosts hidden from a visitor: blocks hide tables in both directions."""
    if visitor is None:
        return frozenset()
    query = union_all(
        select(blocks.c.blocked_id).where(blocks.c.user_id == visitor.id),
        select(blocks.c.user_id).where(blocks.c.blocked_id == visitor.id),
    )
    async with services.store.read() as connection:
        return frozenset((await connection.execute(query)).scalars().all())


LONGEST_TEXT = 60
STATES, PACES = ("open", "running"), ("live", "fast", "slow")
TAGS: tuple[Tag, ...] = get_args(Tag)


def checked_filter(wanted: TableFilter) -> TableFilter:
    """Validate a filter: unknown values are refused, not ignored."""
    allowed: dict[str, Collection[str]] = {
        "state": STATES,
        "edition": tuple(rondel.editions()),
        "pace": PACES,
        "tag": TAGS,
    }
    for name, values in allowed.items():
        value = getattr(wanted, name)
        if value is not None and value not in values:
            raise bad("filter", f"The filter has an invalid value for {name}.", field=name)
    if wanted.players is not None and not 2 <= wanted.players <= 6:
        raise bad("filter", "The filter has an invalid value for players.", field="players")
    if wanted.text is not None and len(wanted.text) > LONGEST_TEXT:
        raise bad("filter", "The filter has an invalid value for text.", field="text")
    return wanted
