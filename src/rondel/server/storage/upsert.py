"""Insert or update in one statement, which both databases write alike but SQLAlchemy spells twice."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def upsert(connection: AsyncConnection, table: Table) -> Any:
    """An insert that takes `on_conflict_do_update`."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
