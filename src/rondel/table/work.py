"""Automatic moves: forced decisions, standing orders, bots, substitutes, and opponents in lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

import rondel
from rondel import lessons
from rondel.table import clocks
from rondel.table.orders.standing import StandingOrder, matching_order
from rondel.table.table import TableRow

WORK_SECONDS = 6.0  # lease: another process takes over after this time unless it is renewed


class Work(msgspec.Struct, frozen=True):
    """An automatic move: `bot` decides, or `action` is forced or chosen by `order`."""

    kind: Literal["forced", "order", "bot", "lesson"]
    seat: int
    bot: str = ""
    action: str = ""
    order: StandingOrder | None = None


def work_for(table: TableRow, game: rondel.Game, orders: Sequence[StandingOrder] = ()) -> Work | None:
    """Return the automatic move the server has to make next, if any."""
    if table.state != "running" or game.over:
        return None
    decision = game.decision
    if bot := table.seats[decision.player].played_by_bot:
        return Work("bot", decision.player, bot=bot)
    if table.lesson_step is not None:
        step = lessons.lesson(table.edition).steps[table.lesson_step - 1]
        return Work("lesson", decision.player) if lessons.is_opponent_decision(step, game) else None
    # A gift could make more actions legal (contract, section 6); `auto_forced` means that gifts are made earlier.
    if table.auto_forced and len(decision.actions) == 1:
        return Work("forced", decision.player, action=str(decision.actions[0]))
    if found := matching_order(orders, game, table.seats[decision.player].user_id):
        order, action = found
        return Work("order", decision.player, action=action, order=order)
    return None


def due_time(
    table: TableRow, game: rondel.Game | None, now: float, orders: Sequence[StandingOrder] = ()
) -> float | None:
    """Return when a process has to act: when the lease of the pending work expires, or when the clock runs out."""
    if table.state != "running" or game is None:
        return None
    if work_for(table, game, orders):
        return now + WORK_SECONDS
    if table.clocks is None:
        return None
    return clocks.deadline(table.clocks, table.clock_runs_for, table.clock_since or now)
