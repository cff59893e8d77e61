"""The log of a game: every action and gift with what it brought about, and the bot's reason for it."""

from __future__ import annotations

import msgspec

import rondel
from rondel.server.http.wire.choices import Choice

LOG_TAIL = 60
LAST_VERSION = 1_000_000  # no game goes on for as long
SETUP_SEAT = -1  # of the first line of a log, which says what the set-up brought about


class StoredReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a bot chose as it did (see `rondel.bots.Reason`), and at which kind of decision."""

    code: str
    params: dict[str, str | int | float]
    found: StoredReason | None = None
    kind: str | None = None


class LogEntry(msgspec.Struct):
    """One line of the log; `version` is the game's version after it."""

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
    # The line as JSON, encoded once for all who are sent it: without the reason, and with it for whoever learns.
    json: msgspec.Raw | None = None
    json_with_reason: msgspec.Raw | None = None

    def columns(self, game_id: str) -> dict[str, object]:
        """The row of this line."""
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
    """An action of the log in parts; None for the set-up, and for what this program cannot read any more."""
    if not action:
        return None
    try:
        return msgspec.convert(rondel.edition(edition).actions.parse(action).parts(), Choice)
    except rondel.UnknownAction:
        return None


def ended_with(log: list[LogEntry], *, solo: bool) -> list[LogEntry]:
    """As much of the end of a log as is held. Alone against bots one can take back across their moves, so there it
    reaches back over the last turn in which the person decided.
    """
    start = max(0, len(log) - LOG_TAIL)
    while solo and start and not reaches_person(log[start:]):
        start = max(0, start - LOG_TAIL)
    return log[start:]


def reaches_person(log: list[LogEntry]) -> bool:
    """Does this end of a log hold the whole of the last turn in which a person decided?"""
    last = next((entry for entry in reversed(log) if entry.by == "human"), None)
    return last is not None and log[0].turn < last.turn
