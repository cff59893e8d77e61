"""Bot jobs: the choice of an action with its reason; editions as JSON for bot processes."""

from __future__ import annotations

import msgspec

import rondel
from rondel import bots, lessons
from rondel.bots import reasons
from rondel.table.loaded import LoadedGame
from rondel.table.log import StoredReason
from rondel.table.moves import Move

FALLBACK_BOTS = ("greedy", "random")  # they decide if another bot fails


class BotJob(msgspec.Struct, frozen=True):
    bot: str
    seed: int
    seat: int
    snapshot: str
    thinking_time: float | None = None
    facts: str | None = None  # JSON of the edition, if the game is played on an earlier version of it
    tally: list[int] | None = None  # cash of each seat, reconstructed from the log if it is hidden


class BotResult(msgspec.Struct, frozen=True):
    """An action and its reason (from `rondel.bots.Reason.to_dict`), or the failure."""

    action: str | None = None
    reason: dict[str, object] | None = None
    failure: str | None = None
    detail: str = ""
    content: dict[str, object] | None = None  # the response to an `AdviceRequest`


def run_bot(job: BotJob) -> BotResult:
    """Let the bot choose from the view of its seat; an illegal action is a failure."""
    game = rondel.Game.from_json(job.snapshot, edition_from_json(job.facts) if job.facts else None)
    decision = game.decision
    try:
        bot = bots.make(job.bot, seed=job.seed, thinking_time=job.thinking_time)
        view = game.seat_view(job.seat, job.tally)
        begin = getattr(bot, "new_game", None)
        if begin is not None:
            begin(job.seat, view)
        action = str(bot.choose(view, decision))
    except Exception as error:  # noqa: BLE001 - errors of bots must not stop the game
        return BotResult(failure="error", detail=f"{type(error).__name__}: {error}"[:200])
    if not bots.may_choose(game, action):
        return BotResult(failure="illegal", detail=action[:100])
    reason = getattr(bot, "reason", None)
    return BotResult(action, reason.to_dict() if reason else describe_action(game, action))


def describe_action(game: rondel.Game, text: str) -> dict[str, object] | None:
    """Return the effect of an action as its reason, for bots that provide none; None for gifts."""
    decision = game.decision
    action = next((each for each in decision.actions if str(each) == text), None)
    if action is None:
        return None
    seen = game.seat_view(decision.player).imagine().state
    return reasons.reason_for(seen, action, len(decision.actions)).to_dict()


class BotChoice(msgspec.Struct):
    """The chosen action, its reason, and whether (and why) a fallback bot chose it."""

    action: str
    reason: StoredReason | None = None
    replaced: str | None = None
    replaced_by: str | None = None
    why: str | None = None

    def notes(self, seat: int) -> list[dict[str, object]]:
        """Return notes for the log if the bot was replaced."""
        if self.replaced_by is None:
            return []
        note: dict[str, object] = {
            "event": "bot_replaced",
            "player": seat,
            "bot": self.replaced,
            "by": self.replaced_by,
        }
        return [{**note, "why": self.why}]


def stored_reason(reason: dict[str, object] | None, kind: str) -> StoredReason | None:
    """Return a bot's reason as stored in the log, with the kind of decision."""
    return None if reason is None else msgspec.convert({**reason, "kind": kind}, StoredReason)


def lesson_move(loaded: LoadedGame) -> Move:
    """Return the move of a lesson's opponent within the learner's turn."""
    table, game = loaded.table, loaded.game
    decision = game.decision
    step = lessons.lesson(table.edition).steps[(table.lesson_step or 1) - 1]
    action = lessons.opponent_action(step, game)
    why = describe_action(game, action) if len(decision.actions) > 1 else None
    reason = stored_reason(why, decision.kind)
    return Move(decision.player, action, by="bot", revision=loaded.revision, reason=reason)


def edition_json(edition: rondel.Edition) -> str:
    return msgspec.json.encode(edition.facts).decode()


def edition_from_json(facts: str) -> rondel.Edition:
    """Return the edition encoded by `edition_json`."""
    any_edition = rondel.edition(rondel.editions()[0])
    return rondel.Edition(msgspec.json.decode(facts, type=type(any_edition.facts)))


def archived_edition_json(game: rondel.Game) -> str | None:
    """Return the JSON of the game's edition if it is an earlier version, for bot processes; otherwise None."""
    name = game.edition.id
    is_current = name in rondel.editions() and rondel.edition(name) is game.edition
    return None if is_current else edition_json(game.edition)
