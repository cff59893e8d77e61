"""One event per turn that sums it up, so that logs and announcements can be folded to a line per turn."""

from __future__ import annotations

from collections import Counter

import msgspec

from rondel.server.play.log import LogEntry

COUNTED = frozenset(
    (
        "unit_produced", "unit_imported", "factory_built", "fleet_moved", "army_moved", "battle",
        "factory_destroyed", "flag_placed", "bond_bought", "bond_raised", "government_changed",
    )
)  # fmt: skip


def with_summary(log: list[LogEntry], news: list[dict[str, object]], turn: int, ended: bool) -> list[dict[str, object]]:
    """The events of an action; where it ends a turn, `turn_summary` stands before what the next turn brings."""
    if not ended or turn == 0:
        return news
    place = next((index for index, event in enumerate(news) if event["event"] == "turn_began"), len(news))
    events: list[dict[str, object]] = []
    for entry in log:
        if entry.turn == turn:
            events += msgspec.json.decode(entry.events)
    events += news[:place]
    moved = next((event for event in events if event["event"] == "rondel_moved"), None)
    if moved is None:
        return news
    taxed = next((event for event in events if event["event"] == "tax_collected"), None)
    summary: dict[str, object] = {
        "event": "turn_summary",
        "number": turn,
        "nation": moved["nation"],
        "player": moved["player"],
        "space": moved["space"],
        "price": moved["price"],
        "counts": dict(Counter(event["event"] for event in events if event["event"] in COUNTED)),
        "tax": taxed["tax"] if taxed else None,
        "power": taxed["points"] if taxed else 0,
    }
    return [*news[:place], summary, *news[place:]]
