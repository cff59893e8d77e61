"""The packaged puzzles: each can be set up and has one solution; a sample is verified by search."""

from __future__ import annotations

import re
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

import rondel
from rondel import fast, puzzles
from rondel.locales import LANGUAGES, has
from rondel.puzzles import verdict
from rondel.puzzles.finder import CLEAR, CLEAR_PURCHASE, action_search
from rondel.puzzles.make import FILE, to_jsonl
from rondel.puzzles.solver import Solver
from rondel.puzzles.verdict import consecutive_turns, governments, upcoming_nations

ALL = puzzles.all()
LIMIT = 60_000


def here(puzzle: puzzles.Puzzle) -> fast.Position:
    return fast.position(puzzle.game())


def test_puzzles_are_numerous_and_varied() -> None:
    """At least 200, of every kind, difficulty, edition and number of players."""
    assert len(ALL) >= 200
    assert len({each.id for each in ALL}) == len(ALL)
    assert min(Counter(each.kind for each in ALL).values()) >= 15
    assert {each.kind for each in ALL} == set(puzzles.KINDS)
    assert {each.grade for each in ALL} == {1, 2, 3, 4, 5}
    assert {(each.edition, len(each.players)) for each in ALL} == {
        (edition, count) for edition in rondel.editions() for count in range(2, 7)
    }
    assert FILE.stat().st_size < 400_000
    assert to_jsonl(list(ALL)) == FILE.read_text("utf-8")


@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_each_puzzle_is_solved_only_by_its_solution(kind: str) -> None:
    for puzzle in (each for each in ALL if each.kind == kind):
        game = puzzle.game()
        offered = [str(action) for action in game.decision.actions]
        assert game.decision.player == puzzle.seat
        assert len(offered) == puzzle.choices
        assert game.options.gifts == "off"
        for number, action in enumerate(puzzle.answer):
            judged = puzzle.judge(action, puzzle.answer[:number])
            assert judged.outcome == ("solved" if number + 1 == len(puzzle.answer) else "go_on"), puzzle.id
        wrong = next(action for action in offered if action != puzzle.answer[0])
        judged = puzzle.judge(wrong)
        assert judged.outcome == "wrong"
        assert judged.reason is not None


def test_illegal_actions_are_refused() -> None:
    with pytest.raises(rondel.IllegalAction):
        ALL[0].judge("buy italy 30" if ALL[0].edition == "imperial" else "buy india 30")
    with pytest.raises(ValueError, match="not the first steps"):
        ALL[0].judge(ALL[0].answer[0], ["end"])


@pytest.mark.parametrize("puzzle", [each for each in ALL if each.kind == "win"][::3], ids=lambda each: each.id)
def test_exactly_one_first_action_forces_a_win(puzzle: puzzles.Puzzle) -> None:
    """The solution wins against all replies before another player's nation moves; no other action does."""
    start, seat = here(puzzle), puzzle.seat
    solver = Solver(puzzle.edition, LIMIT)
    begins = start.kind == "rondel"
    turns = min(3, consecutive_turns(start, seat) + begins)
    ids = [id for id in start.legal() if not begins or turns > 1 or id == solver.taxation]
    right = [id for id in ids if solver.wins(solver.after(start, id), seat, turns - begins)]
    assert [start.actions.text(id) for id in right] == [puzzle.answer[0]]
    assert puzzle.game(puzzle.answer).winners == [seat]


@pytest.mark.parametrize("puzzle", [each for each in ALL if each.kind == "stop"][::9], ids=lambda each: each.id)
def test_exactly_one_action_stops_the_nation(puzzle: puzzles.Puzzle) -> None:
    """The solution works against all replies; no other action works, even with the help of others."""
    start, seat, threat = here(puzzle), puzzle.seat, puzzle.question["player"]
    assert upcoming_nations(start)[0] == (puzzle.question["nation"], threat)
    solver = Solver(puzzle.edition, LIMIT)
    found = {start.actions.text(id): solver.after(start, id) for id in start.legal()}
    assert solver.stops(found.pop(puzzle.answer[0]), seat, threat, helped=False)
    assert not any(solver.stops(then, seat, threat, helped=True) for then in found.values())


@pytest.mark.parametrize("puzzle", [each for each in ALL if each.kind == "government"][::7], ids=lambda each: each.id)
def test_exactly_one_purchase_takes_the_government(puzzle: puzzles.Puzzle) -> None:
    """R18.10; the win probability of that purchase is the highest."""
    start, nation = here(puzzle), puzzle.question["nation"]
    assert governments(start)[nation] == puzzle.question["player"] != puzzle.seat
    taking = []
    for id in start.legal():
        then = start.copy()
        then.play(id)
        if governments(then)[nation] == puzzle.seat:
            taking.append(start.actions.text(id))
    assert taking == list(puzzle.answer)
    best, second = list(puzzle.chances.values())[:2]
    assert best - second > CLEAR_PURCHASE - 0.002


@pytest.mark.parametrize("puzzle", [each for each in ALL if each.kind == "best"][::18], ids=lambda each: each.id)
def test_the_best_space_leads_clearly(puzzle: puzzles.Puzzle) -> None:
    """The stored win probabilities match those of the search."""
    start = here(puzzle)
    (first, best), (_, second) = list(puzzle.chances.items())[:2]
    assert first == puzzle.answer[0]
    assert best - second > CLEAR[start.seats] - 0.002
    assert action_search(puzzle.edition).chance(start, start.actions.id(first), 400) == pytest.approx(best, abs=0.0006)


def test_daily_puzzles_repeat_only_after_all_were_used() -> None:
    first = date.fromordinal(len(ALL) * 3300)
    days = [puzzles.daily(first + timedelta(days=number)).id for number in range(len(ALL))]
    assert sorted(days) == sorted(each.id for each in ALL)
    assert puzzles.daily(date(2026, 11, 17)) is puzzles.daily(date(2026, 11, 17))
    assert puzzles.daily(date(2026, 11, 17)) is not puzzles.daily(date(2026, 11, 18))


def test_every_reason_has_a_text_in_every_language() -> None:
    codes = re.findall(r'Message\(\s*"(\w+)"', Path(verdict.__file__).read_text("utf-8"))
    codes += ["ends_next", "taxes"]
    assert len(set(codes)) > 15
    for lang in LANGUAGES:
        for code in codes:
            assert has(f"puzzle-why-{code}", lang) or has(f"puzzle-wrong-{code}", lang), (lang, code)
        for kind in puzzles.KINDS:
            assert has(f"puzzle-ask-{kind}", lang)
            assert has(f"puzzle-hint-{kind}", lang)
            assert has(f"puzzle-kind-{kind}", lang)
