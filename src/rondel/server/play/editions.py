"""Earlier versions of editions: a game that is invalid on the current board continues on the board it began with.

A server stores the facts of every edition in the database at startup; earlier versions are cached per process.
"""

from __future__ import annotations

import hashlib
import json

import msgspec
import structlog
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

import rondel
from rondel.server.storage import Store
from rondel.server.storage.models import kept_editions
from rondel.table.bot_jobs import edition_from_json, edition_json
from rondel.table.clocks import clock
from rondel.table.errors import conflict

log = structlog.get_logger()
_earlier: dict[str, dict[str, rondel.Edition]] = {}  # by edition ID and digest, newest first


async def store_editions(store: Store) -> None:
    """Store the facts of the current editions and load earlier versions."""
    present = {name: edition_json(rondel.edition(name)) for name in rondel.editions()}
    async with store.read() as connection:
        rows = (await connection.execute(select(kept_editions).order_by(kept_editions.c.since.desc()))).all()
    known = {row.digest for row in rows}
    for name, facts in present.items():
        if _digest(facts) not in known:
            try:
                async with store.write() as connection:
                    values = {"digest": _digest(facts), "edition": name, "facts": facts, "since": clock.now()}
                    await connection.execute(insert(kept_editions).values(values))
            except IntegrityError:
                log.debug("edition_stored_by_another_process", edition=name)
    for row in rows:
        if row.facts != present.get(row.edition) and row.digest not in _earlier.get(row.edition, {}):
            try:
                _earlier.setdefault(row.edition, {})[row.digest] = edition_from_json(row.facts)
            except (msgspec.MsgspecError, ValueError, TypeError) as error:
                log.warning("edition_unreadable", edition=row.edition, since=row.since, why=str(error))


def read_game(snapshot: str) -> rondel.Game:
    """Parse a stored game with the current edition, or the newest earlier version in which its position is valid."""
    try:
        return rondel.Game.from_json(snapshot)
    except rondel.RondelError as error:
        header = _header(snapshot)
        for board in _earlier.get(str(header.get("edition")), {}).values():
            try:
                return rondel.Game.from_json(snapshot, board)
            except rondel.RondelError:
                continue
        raise conflict(
            "other_rules",
            f"This game was played under rules {header.get('rules')}; under rules {rondel.RULES_VERSION} its position "
            f"cannot be read. {error}",
            rules=str(header.get("rules")),
            now=rondel.RULES_VERSION,
        ) from None


def _digest(facts: str) -> str:
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def _header(snapshot: str) -> dict[str, object]:
    try:
        data = json.loads(snapshot)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
