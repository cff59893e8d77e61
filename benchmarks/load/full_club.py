"""Fill the database of a running server like a large club after years: accounts, games and a notification queue.

Games are copies of played ones, row by row, with other people at their seats.
"""

from __future__ import annotations

import base64
import os
import random
import time
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, Table, create_engine, func, insert, select

from rondel.server.notify.queue import Delivery, delivery_row, digest_of
from rondel.server.storage.models import (
    actions,
    checkpoints,
    games,
    notice_preferences,
    outgoing,
    outgoing_keys,
    push_subscriptions,
    seats,
    users,
    webhooks,
)
from rondel.table.setup import new_id

DAY = 86_400.0
AT_ONCE = 500
WAYS = ("mail", "webhook", "push")  # notification channels; every account has one
PICTURE = 128_000  # size of the board image in an email, in bytes


class FullClub:
    def __init__(self, database: str, receiver: str) -> None:
        address = database.replace("postgresql://", "postgresql+psycopg://")
        self._engine = create_engine(address, connect_args={"timeout": 60} if address.startswith("sqlite") else {})
        self._receiver = receiver
        self._chance = random.Random(14)
        self._members: list[tuple[int, str]] = []  # accounts by id and name

    def close(self) -> None:
        self._engine.dispose()

    def add_accounts(self, number: int) -> None:
        """Add accounts, each with one notification channel that leads to the receiver."""
        now = time.time()
        with self._engine.begin() as connection:
            first = (connection.scalar(select(func.max(users.c.id))) or 0) + 1
            self._members = [(first + each, f"Member {first + each}") for each in range(number)]
            people, hooks, devices, choices = [], [], [], []
            point, auth = _browser_keys()
            for place, (user_id, name) in enumerate(self._members):
                way = WAYS[place % len(WAYS)]
                mail = f"member{user_id}@club.example.org" if way == "mail" else None
                known = {"account": name.lower(), "skeleton": name.lower(), "email": mail, "email_key": mail}
                people.append({"id": user_id, "name": name, "created": now, "language": "en", **known})
                path = f"{self._receiver}/{way}/{user_id}"
                if way == "webhook":
                    hooks.append(
                        {
                            "user_id": user_id,
                            "kind": "json",
                            "label": "Club",
                            "url": path,
                            "secret": "s",
                            "created": now,
                        }
                    )
                elif way == "push":
                    keys = {"p256dh": point, "auth": auth, "agent": "Firefox"}
                    digest = digest_of(path)
                    devices.append({"user_id": user_id, "endpoint": path, "digest": digest, "created": now, **keys})
                else:
                    choices.append({"user_id": user_id, "choices": '{"mail":["your_turn","game_ended"]}'})
            for table, rows in (
                (users, people),
                (webhooks, hooks),
                (push_subscriptions, devices),
                (notice_preferences, choices),
            ):
                _insert(connection, table, rows)
            _count_on(connection, "users")

    def add_games(self, templates: list[str], number: int, seconds: float = 30 * DAY) -> None:
        """Add copies of games with other people at their seats, last changed within the given seconds."""
        of_game = (seats, actions, checkpoints)
        with self._engine.begin() as connection:
            known = {}
            for template in templates:
                row = connection.execute(select(games).where(games.c.id == template)).one()._asdict()
                parts = [
                    [each._asdict() for each in connection.execute(select(table).where(table.c.game_id == template))]
                    for table in of_game
                ]
                known[template] = row, parts
            for first in range(0, number, AT_ONCE):
                added: dict[str, list[dict[str, Any]]] = {table.name: [] for table in (games, *of_game)}
                for each in range(first, min(number, first + AT_ONCE)):
                    row, parts = known[templates[each % len(templates)]]
                    made, people = new_id(), self._chance.sample(self._members, len(parts[0]))
                    touched = time.time() - DAY - self._chance.random() * seconds
                    own = {"id": made, "name": f"Table {each}", "host_id": people[0][0], "touched": touched}
                    added["games"].append({**row, **own, "created": touched, "rematch_of": None})
                    for seat, (user_id, name) in zip(parts[0], people, strict=True):
                        sits = {"user_id": user_id, "name": name} if seat["kind"] == "human" else {}
                        added["seats"].append({**seat, "game_id": made, **sits})
                    for table, lines in zip(of_game[1:], parts[1:], strict=True):
                        added[table.name] += [{**line, "game_id": made} for line in lines]
                for table in (games, *of_game):
                    _insert(connection, table, added[table.name])

    def fill_queue(self, number: int) -> int:
        """Queue one delivery per account, all due now; returns their number."""
        now = time.time()
        picture = base64.b64encode(os.urandom(PICTURE)).decode()
        with self._engine.begin() as connection:
            devices = _of_person(connection, push_subscriptions)
            hooks = _of_person(connection, webhooks)
            rows = []
            for place, (user_id, name) in enumerate(self._members[:number]):
                way = WAYS[place % len(WAYS)]
                target = {"mail": f"member{user_id}@club.example.org"}.get(way)
                made = Delivery(
                    channel=way,  # type: ignore[arg-type]
                    user_id=user_id,
                    target=target or str((devices if way == "push" else hooks)[user_id]),
                    content=_content(way, name, picture),
                    key=f"club:{user_id}",
                )
                rows.append(delivery_row(made, now))
            _insert(connection, outgoing_keys, [{"digest": row["digest"], "at": now} for row in rows])
            _insert(connection, outgoing, rows)
        return len(rows)

    def left_in_queue(self) -> int:
        with self._engine.connect() as connection:
            is_open = outgoing.c.state.in_(("waiting", "claimed", "handed"))
            return connection.scalar(select(func.count()).where(is_open)) or 0


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _of_person(connection: Connection, table: Table) -> dict[int, int]:
    """User ID -> row ID of a table with one row per user."""
    return {row.user_id: row.id for row in connection.execute(select(table.c.user_id, table.c.id))}


def _count_on(connection: Connection, table: str) -> None:
    """Advance the ID sequence of PostgreSQL past the inserted rows."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT setval('{table}_id_seq', (SELECT max(id) FROM {table}))")


def _browser_keys() -> tuple[str, str]:
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    data = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return tuple(base64.urlsafe_b64encode(each).rstrip(b"=").decode() for each in (data, os.urandom(16)))  # type: ignore[return-value]


def _content(way: str, name: str, picture: str) -> dict[str, Any]:
    title, text = "It is your turn", f"{name}, Italy has to choose a space of the rondel. " * 4
    url = "https://club.example.org/table/abc"
    if way == "mail":
        page = f'<html><body><p>{text}</p><img src="cid:board" alt=""></body></html>'
        return {"subject": title, "text": text, "html": page, "images": [{"cid": "board", "png": picture}]}
    if way == "push":
        return {"title": title, "body": text, "url": url, "tag": "abc"}
    return {"kind": "your_turn", "title": title, "text": text, "url": url, "data": {"game": "abc"}}
