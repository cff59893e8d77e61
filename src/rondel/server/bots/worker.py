"""The process in which bots think: one job at a time, from a position to an action. Knows no database and no
network.
"""

from __future__ import annotations

import signal
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

import rondel
from rondel import bots
from rondel.bots import reasons
from rondel.server.boards import edition_of

READY = "ready"  # the first thing a process says: from here on the time of a job counts


class Job(msgspec.Struct, frozen=True):
    bot: str
    seed: int
    seat: int
    snapshot: str
    thinking_time: float | None = None
    facts: str | None = None  # of an earlier version's board, if the game is played on one


class Thought(msgspec.Struct, frozen=True):
    """An action and the reason for it (as `rondel.bots.Reason.to_dict`), or why there is none."""

    action: str | None = None
    reason: dict[str, object] | None = None
    failure: str | None = None
    detail: str = ""


def think(job: Job) -> Thought:
    """Let the bot choose from what its seat may see; an answer that was not offered is a failure."""
    game = rondel.Game.from_json(job.snapshot, edition_of(job.facts) if job.facts else None)
    decision = game.decision
    try:
        bot = bots.make(job.bot, seed=job.seed, thinking_time=job.thinking_time)
        view = game.seat_view(job.seat)
        begin = getattr(bot, "new_game", None)
        if begin is not None:
            begin(job.seat, view)
        action = str(bot.choose(view, decision))
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the game goes on
        return Thought(failure="error", detail=f"{type(error).__name__}: {error}"[:200])
    if not bots.may_choose(game, action):
        return Thought(failure="illegal", detail=action[:100])
    reason = getattr(bot, "reason", None)
    return Thought(action, reason.to_dict() if reason else caption(game, action))


def caption(game: rondel.Game, text: str) -> dict[str, object] | None:
    """For a bot that gives no reason: what its action does, as far as its seat sees; None for gifts."""
    decision = game.decision
    action = next((each for each in decision.actions if str(each) == text), None)
    if action is None:
        return None
    seen = game.seat_view(decision.player).imagine().state
    return reasons.reason_for(seen, action, len(decision.actions)).to_dict()


def main(connection: Connection) -> None:
    """Answer jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):  # the server is gone, perhaps killed while this was thinking
        connection.send(READY)
        while True:
            connection.send(think(connection.recv()))
