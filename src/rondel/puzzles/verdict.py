"""Verdicts on answers to puzzles: correct or wrong, with a reason as code and parameters.

Reasons are worded by `puzzle-why-<code>` and `puzzle-wrong-<code>` in `puzzles.ftl`; parameters are ids of nations
(`nation`, `other`), seats (`player`) and whole numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import rondel
from rondel import fast, position
from rondel.analysis import ending
from rondel.bots.evaluation.weights import weights_without_gifts
from rondel.fast.layout import GOVERNMENT, NATION
from rondel.fast.weight_array import weight_array

if TYPE_CHECKING:
    from rondel.puzzles.puzzle import Puzzle

Outcome = Literal["solved", "go_on", "wrong"]
TAXATION = "rondel taxation"


class Message(NamedTuple):
    """A localizable sentence: code and parameters."""

    code: str
    params: Mapping[str, Any]


class Verdict(NamedTuple):
    """Verdict on an action: solved, correct so far, or wrong, with a reason unless the puzzle continues."""

    outcome: Outcome
    reason: Message | None


def judge(puzzle: Puzzle, action: str, played: Sequence[str]) -> Verdict:
    """Judge an action after the first steps of the solution; raise `IllegalAction` if it is not legal."""
    game = puzzle.game(played)
    if action not in game.decision.actions:
        game.play(action)  # raises the refusal
    if action != puzzle.answer[len(played)]:
        return Verdict("wrong", _why_not(puzzle, game, action))
    if len(played) + 1 < len(puzzle.answer):
        return Verdict("go_on", None)
    return Verdict("solved", why(puzzle))


def why(puzzle: Puzzle) -> Message:
    """Explain why the solution is correct."""
    game = puzzle.game(puzzle.answer)
    if puzzle.kind == "win":
        return Message("win", _result(fast.position(game), puzzle.seat))
    if puzzle.kind == "stop":
        return _stopped(puzzle, game)
    if puzzle.kind == "government":
        nation = puzzle.question["nation"]
        return Message("government", _lent(game, nation, puzzle.question["player"], puzzle.seat))
    best, second = sorted(puzzle.chances.values(), reverse=True)[:2]
    return Message("best", {"chance": round(100 * best), "second": round(100 * second)})


def _stopped(puzzle: Puzzle, game: rondel.Game) -> Message:
    """Explain why the next nation cannot win by its Taxation after the solution."""
    nation, threat = puzzle.question["nation"], puzzle.question["player"]
    here = _end_of_turn(fast.position(game))
    if here.over:
        return Message("win", _result(here, puzzle.seat))
    holder = governments(here)[nation]
    if holder == puzzle.seat:
        return Message("stop_yours", {"nation": nation, "player": threat})
    if holder != threat:
        return Message("stop_government", {"nation": nation, "player": holder})
    order = [each.id for each in here.edition.nations]
    taxation = ending.of(here.game()).nations[order.index(nation)].taxation
    if taxation is None or taxation.obstacle or taxation.after is None:
        return Message("stop_way", {"nation": nation, "player": threat})
    power = next(each for each in taxation.sums if each.what == "power")
    if not taxation.ends:
        return Message("stop_short", {"nation": nation, "power": power.total, "player": threat})
    winners = taxation.after.winners or ()
    if threat in winners and len(winners) == 1:
        return Message("stop_bank", {"nation": nation, "player": threat})
    first = winners[0]
    score = taxation.after.scores[first].total
    if first == puzzle.seat:
        return Message("stop_you", {"nation": nation, "score": score, "player": threat})
    return Message("stop_other", {"nation": nation, "score": score, "player": first})


def _why_not(puzzle: Puzzle, game: rondel.Game, action: str) -> Message:
    seat = puzzle.seat
    if puzzle.kind == "government":
        return _no_government(puzzle, game, action)
    if puzzle.kind == "best":
        best = round(100 * max(puzzle.chances.values()))
        if action not in puzzle.chances:
            return Message("behind", {"best": best})
        return Message("chance", {"chance": round(100 * puzzle.chances[action]), "best": best})
    here = fast.position(game)
    then = _end_of_turn(_after(here, action))
    if then.over:
        return Message("ends", _result(then, seat))
    nation, player = _mover(then)
    end = _taxed(then)
    if end is not None and end.winners() != [seat]:
        return Message("ends_next" if player == seat else "taxes", {"nation": nation, **_result(end, seat)})
    if puzzle.kind == "stop":
        return Message("not_certain", {"nation": puzzle.question["nation"]})
    if player == seat:
        return Message("not_yet", {"nation": nation})
    return Message("too_late", {"nation": nation, "player": player})


def _no_government(puzzle: Puzzle, game: rondel.Game, action: str) -> Message:
    """Explain the effect of a purchase that does not take the wanted government."""
    parts = game.edition.actions.parse(action).parts()
    nation = parts.get("nation")
    if not isinstance(nation, str):
        return Message("nothing", {})
    before = governments(fast.position(game))[nation]
    then = game.copy()
    then.play(action)
    after = governments(fast.position(then))[nation]
    if before == puzzle.seat:
        return Message("own", {"nation": nation})
    if after == puzzle.seat:
        return Message("other_nation", {"nation": nation, "other": puzzle.question["nation"]})
    if after is None:
        return Message("nothing", {})
    return Message("lent_less", _lent(then, nation, after, puzzle.seat))


def _lent(game: rondel.Game, nation: str, player: int, seat: int) -> dict[str, Any]:
    """Return the credit sums of the two players in the nation (R18.10)."""
    number = game.edition.nation_index[nation]
    theirs, yours = (position.credit_sum(game.state, each, number) for each in (player, seat))
    return {"nation": nation, "player": player, "theirs": theirs, "yours": yours}


def _result(end: fast.Position, seat: int) -> dict[str, Any]:
    """Return the winner's score and the solver's; if the solver wins, the score of the runner-up."""
    scores, winners = end.scores(), end.winners()
    if winners == [seat]:
        player = max((each for each in range(end.seats) if each != seat), key=lambda each: scores[each])
    else:
        player = next(each for each in winners if each != seat)
    return {"player": player, "score": scores[player], "yours": scores[seat]}


def _mover(here: fast.Position) -> tuple[str, int]:
    """Return the nation that moves now, and its government."""
    nation, seat = upcoming_nations(here)[-1]
    return nation, seat


def _after(here: fast.Position, action: str) -> fast.Position:
    then = here.copy()
    then.play(here.actions.id(action))
    return then


def _end_of_turn(here: fast.Position) -> fast.Position:
    """Complete the current turn with quick choices; do not begin a new one."""
    while not here.over and here.kind != "rondel":
        ids = here.legal()
        choice = ids[0] if len(ids) == 1 else _evaluator(here.edition.id).quick_answer(here, ids)
        here = _after(here, here.actions.text(choice))
    return here


def _taxed(here: fast.Position) -> fast.Position | None:
    """Return the end of the game by the Taxation of the nation that moves now; None if that does not end it."""
    if here.actions.id(TAXATION) not in here.legal():
        return None
    end = _end_of_turn(_after(here, TAXATION))
    return end if end.over else None


@cache
def _evaluator(edition: str) -> fast.Evaluator:
    return fast.Evaluator(weight_array(weights_without_gifts(edition), rondel.edition(edition)))


def governments(here: fast.Position) -> dict[str, int | None]:
    """Return the seat that governs each nation (None if ungoverned), in turn order."""
    numbers = _numbers(here)
    held = [numbers[GOVERNMENT + n] for n in range(here.edition.nation_count)]
    return {nation.id: None if seat < 0 else seat for nation, seat in zip(here.edition.nations, held, strict=True)}


def upcoming_nations(here: fast.Position) -> list[tuple[str, int]]:
    """Return the nations that move after the current one, each with its government."""
    held = governments(here)
    order = list(held)
    now = _numbers(here)[NATION]
    nations = order[now + 1 :] + order[: now + 1]
    return [(nation, seat) for nation in nations if (seat := held[nation]) is not None]


def consecutive_turns(here: fast.Position, seat: int) -> int:
    """Count how many of the next nations in a row the seat governs."""
    count = 0
    for _, holder in upcoming_nations(here):
        if holder != seat:
            break
        count += 1
    return count


def _numbers(here: fast.Position) -> memoryview[int]:
    return memoryview(fast.numbers_in(here)).cast("q")[1:]
