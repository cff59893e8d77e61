"""Puzzles in the form of a game, without a table and without stored state.

The page sends the steps found so far with every attempt, so no login is needed. The solution is sent only once it is
found or requested.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

import rondel
from rondel import puzzles
from rondel.table.clocks import clock
from rondel.table.errors import bad, unknown
from rondel.table.log import LogEntry
from rondel.table.serializers import ahead, log_dict, with_previews
from rondel.wire import DecisionKind
from rondel.wire.decision import Choice
from rondel.wire.puzzles import AnswerStep, PuzzleAnswer, PuzzleFacts, PuzzleList, PuzzleTry, Sentence
from rondel.wire.tables import Customs, Table, TableSeat, TableTurn
from rondel.wire.view import Options


def overview() -> PuzzleList:
    """Return all puzzles and the puzzle of the day (UTC)."""
    day = clock.today()
    return PuzzleList(
        day=day.isoformat(), daily=puzzles.daily(day).id, puzzles=[facts_of(each) for each in puzzles.all()]
    )


def known_puzzle(id: str) -> puzzles.Puzzle:
    """Return the puzzle with this ID, or today's for `daily`; raise a refusal if there is none."""
    if id == "daily":
        return puzzles.daily(clock.today())
    try:
        return puzzles.find(id)
    except puzzles.UnknownPuzzle:
        raise unknown("puzzle") from None


def facts_of(puzzle: puzzles.Puzzle) -> PuzzleFacts:
    """Return the facts of a puzzle without its solution."""
    code, params = puzzle.asked
    return PuzzleFacts(
        id=puzzle.id,
        kind=cast(Any, puzzle.kind),
        grade=puzzle.grade,
        edition=puzzle.edition,
        players=len(puzzle.players),
        seat=puzzle.seat,
        nation=puzzle.nation,
        steps=len(puzzle.answer),
        ask=Sentence(code=code, params=params),
    )


def position_of(puzzle: puzzles.Puzzle) -> dict[str, Any]:
    """Return the puzzle and its position in the form of a game."""
    return {"puzzle": facts_of(puzzle), "state": _state(puzzle, ())}


def judge_try(puzzle: puzzles.Puzzle, tried: PuzzleTry) -> dict[str, Any]:
    """Return the verdict on an attempted step, and the position after it (unchanged if wrong)."""
    if tuple(tried.played) != puzzle.answer[: len(tried.played)] or len(tried.played) >= len(puzzle.answer):
        raise bad("puzzle_steps", "These are not the first steps of the answer.")
    verdict = puzzle.judge(tried.action, tried.played)
    played = tried.played if verdict.outcome == "wrong" else [*tried.played, tried.action]
    return {
        "outcome": verdict.outcome,
        "reason": verdict.reason and _sentence(verdict.reason),
        "state": _state(puzzle, played),
    }


def answer_of(puzzle: puzzles.Puzzle) -> PuzzleAnswer:
    """Return the solution and its explanation."""
    steps = []
    for number, action in enumerate(puzzle.answer):
        game = puzzle.game(puzzle.answer[:number])
        choice = msgspec.convert(game.edition.actions.parse(action).parts(), Choice)
        kind = cast(DecisionKind, game.decision.kind)
        steps.append(AnswerStep(kind=kind, action=action, choice=choice))
    return PuzzleAnswer(steps=steps, why=_sentence(puzzle.why()))


def _sentence(sentence: puzzles.Message) -> Sentence:
    return Sentence(code=sentence.code, params=dict(sentence.params))


def _state(puzzle: puzzles.Puzzle, played: Sequence[str]) -> dict[str, Any]:
    """Return the state for the game page, from the view of the solver's seat."""
    game = puzzle.game(played)
    seat = puzzle.seat
    view = with_previews(game, game.view(seat), seat)
    governments = {nation: facts["government"] for nation, facts in view["nations"].items()}
    return {
        "table": _table(puzzle, game, view),
        "revision": game.version,
        "seat": seat,
        "view": view,
        "log": _log(puzzle, game),
        "undo": None,
        "undo_reason": "nothing_yet",
        "clocks": None,
        "clock_runs_for": None,
        "ahead": None if game.over else ahead(len(game.names), seat, view, governments),
        "chat_unread": 0,
    }


def _table(puzzle: puzzles.Puzzle, game: rondel.Game, view: dict[str, Any]) -> Table:
    decision = view["decision"]
    turn = None
    if decision is not None:
        turn = TableTurn(
            player=decision["player"],
            nation=decision["nation"],
            kind=decision["kind"],
            your_turn=decision["player"] == puzzle.seat,
            left=None,
        )
    return Table(
        id=f"puzzle-{puzzle.id}",
        name=puzzle.id,
        edition=puzzle.edition,
        options=msgspec.convert(game.options, Options, from_attributes=True),
        pace="live",
        clock=None,
        private=True,
        state="running",  # even when the game is over, so that the board stays visible
        host="",
        is_host=False,
        created=0.0,
        touched=0.0,
        seats=[
            TableSeat(
                seat=seat,
                kind="human" if seat == puzzle.seat else "bot",
                name=name,
                bot=None,
                you=seat == puzzle.seat,
                stand_in=None,
                present=True,
            )
            for seat, name in enumerate(game.names)
        ],
        players=len(game.names),
        your_seats=[puzzle.seat],
        auto_forced=False,
        turn=turn,
        version=game.version,
        revision=game.version,
        round=game.round,
        sandbox=True,
        agreed=[],
        result=None,
        talk="nobody",
        tags=["sandbox"],
        customs=Customs(),
    )


def _log(puzzle: puzzles.Puzzle, game: rondel.Game) -> list[dict[str, Any]]:
    """Return the log of the moves before the position, with their events."""
    events: dict[int, list[dict[str, Any]]] = {}
    turn = int(puzzle.position["number"])
    turns: dict[int, int] = {}
    for event in game.events_since(0):
        version = int(event["version"])
        events.setdefault(version, []).append({key: value for key, value in event.items() if key != "version"})
        turns.setdefault(version, turn)
        if event["event"] == "turn_began":
            turn = int(event["number"])
    return [
        log_dict(
            puzzle.edition,
            LogEntry(
                version=number,
                seat=seat,
                action=action,
                by="human" if seat == puzzle.seat else "bot",
                turn=turns.get(number, turn),
                at=0.0,
                events=msgspec.Raw(msgspec.json.encode(events.get(number, []))),
                state_hash="",
            ),
        )
        for number, (seat, action) in enumerate(game.moves(), start=1)
    ]
