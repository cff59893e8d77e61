"""The log of a game: actions and gifts with events and bot reasons, and a summary of each turn."""

from __future__ import annotations

from collections import Counter

import msgspec

import rondel
from rondel.wire.decision import Choice

LOG_TAIL = 60
LAST_VERSION = 1_000_000  # upper bound; no game is that long
SETUP_SEAT = -1  # seat of the first log entry, which has the events of the setup


class StoredReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reason for a bot's choice (see `rondel.bots.Reason`), and the kind of decision."""

    code: str
    params: dict[str, str | int | float]
    found: StoredReason | None = None
    kind: str | None = None


class LogEntry(msgspec.Struct):
    """A log entry; `version` is the game's version after it."""

    version: int
    seat: int
    action: str
    by: str
    turn: int
    at: float
    events: msgspec.Raw
    state_hash: str
    reason: StoredReason | None = None
    request: str | None = None
    # Cached JSON of the entry: without the reason, and with it for learners.
    json: msgspec.Raw | None = None
    json_with_reason: msgspec.Raw | None = None

    def columns(self, game_id: str) -> dict[str, object]:
        """Return the database columns of this entry."""
        return {
            "game_id": game_id,
            "version": self.version,
            "seat": self.seat,
            "action": self.action,
            "played_by": self.by,
            "request": self.request,
            "turn": self.turn,
            "events": bytes(self.events).decode(),
            "state_hash": self.state_hash,
            "rules_version": rondel.RULES_VERSION,
            "at": self.at,
            "reason": None if self.reason is None else msgspec.json.encode(self.reason).decode(),
        }


def choice_of(edition: str, action: str) -> Choice | None:
    """Return an action of the log in parts; None for the setup and for actions of old versions."""
    if not action:
        return None
    try:
        return msgspec.convert(rondel.edition(edition).actions.parse(action).parts(), Choice)
    except rondel.UnknownAction:
        return None


def trimmed_log(log: list[LogEntry], *, solo: bool) -> list[LogEntry]:
    """Return the end of a log to keep in memory.

    In a solo game undo reaches back across bot moves, so the end covers the last turn in which the person decided.
    """
    start = max(0, len(log) - LOG_TAIL)
    while solo and start and not covers_last_human_turn(log[start:]):
        start = max(0, start - LOG_TAIL)
    return log[start:]


def covers_last_human_turn(log: list[LogEntry]) -> bool:
    """Return whether this end of a log covers the whole last turn in which a person decided."""
    last = next((entry for entry in reversed(log) if entry.by == "human"), None)
    return last is not None and log[0].turn < last.turn


COUNTED = frozenset(
    (
        "unit_produced", "unit_imported", "factory_built", "fleet_moved", "army_moved", "battle",
        "factory_destroyed", "flag_placed", "bond_bought", "bond_raised", "government_changed",
    )
)  # fmt: skip


def with_summary(log: list[LogEntry], news: list[dict[str, object]], turn: int, ended: bool) -> list[dict[str, object]]:
    """Return the events of an action; if it ends a turn, with a `turn_summary` before the events of the next turn."""
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
