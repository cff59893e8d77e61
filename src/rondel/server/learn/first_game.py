"""A first game with hints: who plays against a learner, who advises, what is told of the bots' reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import rondel
from rondel.lessons.lesson import OPPONENTS
from rondel.server.bots.thinking import Choice
from rondel.server.errors import bad
from rondel.server.http.wire.learn import BotReason, Idea
from rondel.server.http.wire.words import DecisionKind
from rondel.server.live.states import wire_reason
from rondel.server.people.names import LONGEST_TABLE_NAME, clean_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.log import LogEntry
from rondel.server.play.table import Seat, TableRow, free_name
from rondel.server.tables.setting_up import new_table

OPPONENT_LEVELS = ("easy", "greedy")
# `medium` is weakened on purpose; advice should be sound, and `hard` still answers at once.
ADVISERS = ("hard", "medium", "greedy")
MOST_REASONS = 120


def first_game_table(visitor: Visitor, edition: str, name: str | None, bots: tuple[str, ...]) -> TableRow:
    """A real game against two easy opponents, marked for hints."""
    level = _first_of(OPPONENT_LEVELS, bots)
    others = [Seat(seat, "bot", bot=level, name=opponent) for seat, opponent in enumerate(OPPONENTS, start=1)]
    seats = [Seat(0, "human", user_id=visitor.id, name=free_name(others, visitor.name)), *others]
    name = clean_name(name or edition, LONGEST_TABLE_NAME)
    return new_table(
        visitor, name, edition, rondel.Options(), seats, private=True, auto_forced=True, learner_id=visitor.id
    )


def learners_seat(loaded: LoadedGame, visitor: Visitor) -> int:
    """The seat that a hint is for, or a refusal."""
    seat = loaded.table.turn_player
    if loaded.table.state != "running" or seat is None or seat not in loaded.table.seats_of(visitor.id):
        raise bad("not_your_turn", "There is a hint when it is your turn.")
    return seat


def adviser(bots: tuple[str, ...]) -> str:
    """The bot that gives hints."""
    return _first_of(ADVISERS, bots)


def idea_of(loaded: LoadedGame, choice: Choice) -> Idea:
    """What the adviser chose, and why."""
    reason = wire_reason(choice.reason) if choice.reason else None
    return Idea(version=loaded.version, action=choice.action, reason=reason)


def first_reason(loaded: LoadedGame, since: int) -> int:
    """The version after which reasons are told: not too many at once."""
    return max(min(since, loaded.version), loaded.version - MOST_REASONS, 0)


def reasons_in(entries: Iterable[LogEntry]) -> list[BotReason]:
    """Why the bots moved as they did, as it was kept with their moves."""
    return [
        BotReason(
            version=entry.version,
            seat=entry.seat,
            turn=entry.turn,
            kind=cast(DecisionKind, entry.reason.kind),
            reason=wire_reason(entry.reason),
        )
        for entry in entries
        if entry.reason is not None
    ]


def _first_of(wanted: tuple[str, ...], there: tuple[str, ...]) -> str:
    return next((name for name in wanted if name in there), there[0])
