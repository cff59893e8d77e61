"""How each seat began: the nations it governed after the set-up, and the first spaces of the first of them."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import msgspec
from sqlalchemy import func, select

from rondel.server.errors import Refusal
from rondel.server.play.history import position
from rondel.server.storage.models import actions
from rondel.server.storage.store import Store

SPACES = 2  # of the rondel that make an opening
TURNS = 40  # in which the first nation of every seat has had its first two turns


class Beginning(NamedTuple):
    """By seat: nations in turn order, and the opening as words such as `factory production`."""

    nations: dict[int, list[str]]
    openings: dict[int, str]


async def beginning(store: Store, game_id: str) -> Beginning:
    """Nothing of a game whose first position cannot be read under the present rules."""
    set_up = select(func.max(actions.c.version)).where(actions.c.game_id == game_id, actions.c.turn == 0)
    first_turns = (
        select(actions.c.seat, actions.c.action, actions.c.events)
        .where(actions.c.game_id == game_id, actions.c.turn < TURNS)
        .order_by(actions.c.version)
    )
    async with store.read() as connection:
        version = await connection.scalar(set_up)
        rows = (await connection.execute(first_turns)).all()
    if version is None:
        return Beginning({}, {})
    try:
        view = (await position(store, game_id, version)).view(None)
    except Refusal:
        return Beginning({}, {})
    nations = {player["seat"]: [n for n in view["nations"] if n in player["governs"]] for player in view["players"]}
    first = {governed[0]: seat for seat, governed in nations.items() if governed}
    spaces: defaultdict[int, list[str]] = defaultdict(list)
    turn: str | None = None
    for row in rows:
        if turn in first and first[turn] == row.seat and row.action.startswith("rondel "):
            spaces[row.seat].append(_kind(row.action.split(" ")[1]))
        for event in msgspec.json.decode(row.events):
            if event.get("event") == "turn_began":
                turn = event["nation"]
    return Beginning(nations, {seat: " ".join(taken[:SPACES]) for seat, taken in spaces.items()})


def _kind(space: str) -> str:
    """A space without the number that tells it from another of its kind: `production_1` is production."""
    return space.rstrip("_0123456789")
