"""Puzzle finder: searches decisions of games for puzzles of each kind that have a unique solution."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import rondel
from rondel import fast
from rondel.bots.evaluation.weights import styles, weights_without_gifts
from rondel.bots.search.search_bot import Settings, weights_with_network
from rondel.puzzles.solver import SearchLimitExceeded, Solver
from rondel.puzzles.verdict import consecutive_turns, governments, upcoming_nations

MIN_ACTIONS = 3  # actions to choose from
MIN_PURCHASES = 6
CLEAR = {2: 0.08, 3: 0.07, 4: 0.06, 5: 0.05, 6: 0.05}  # by players: minimum lead in win probability of the best space
CLEAR_PURCHASE = 0.03  # the same for a purchase that takes a government
PROMISING = 3.0  # minimum lead in millions in a quick evaluation before the search
LIKELY = 8  # purchases that are searched
LAST_TURNS = 3  # consecutive own turns that are searched for a win
MAX_STEPS = 6
MANEUVER = ("fleets", "armies")  # the path of a unit is seldom unique
SHOWN = 8  # win probabilities that are stored
FIRST_STAGE = 16  # scenarios for each action
LATER_STAGES = ((60, 4), (400, 3))  # (scenarios, number of leading actions) of the later stages


class Find(NamedTuple):
    """An ungraded puzzle: the question and the solution with the replies of the others.

    `line` has pairs of seat and action; `rest` completes the turn in one of several correct ways; `chances` are the win
    probabilities of the first actions, if they decided.
    """

    kind: str
    params: dict[str, Any]
    line: list[tuple[int, str]]
    choices: int
    chances: dict[str, float]
    rest: Sequence[tuple[int, str]] = ()


class Finder:
    """Puzzle finder for positions of one edition."""

    def __init__(self, edition: str, evaluator: fast.Evaluator) -> None:
        self.edition = edition
        self.evaluator = evaluator

    def puzzles_at(self, here: fast.Position, kinds: Sequence[str]) -> Iterator[Find]:
        """Yield the puzzles of these kinds at this decision."""
        searches: dict[str, Callable[[fast.Position], Find | None]] = {
            "win": self._win,
            "stop": self._stop,
            "government": self._government,
            "best": self._best,
        }
        for kind in kinds:
            try:
                found = searches[kind](here)
            except SearchLimitExceeded:
                continue
            if found is not None:
                yield found

    def _win(self, here: fast.Position) -> Find | None:
        """Find a forced win before a rival's nation moves, with a unique action at every step."""
        if not self.evaluator.is_end_near(here) or here.kind not in ("rondel", "invest"):
            return None
        seat, ids = here.decider, here.legal()
        own = consecutive_turns(here, seat)
        turns = min(LAST_TURNS, own + (here.kind == "rondel"))
        if not turns or len(ids) < MIN_ACTIONS:
            return None
        solver = Solver(self.edition)
        if not any(self._wins_quickly(solver, here, id, seat, turns) for id in ids):
            return None

        def is_right(then: fast.Position, turns: int) -> bool:
            return solver.wins(then, seat, turns)

        line = self._line(solver, here, turns, is_right)
        if line is None or not line[1].over:
            return None
        moves, end = line
        if len(moves) == 1 and here.kind == "rondel" and seat in leaders(here):
            return None  # too obvious: the leader ends the game
        return Find("win", {"score": end.scores()[seat]}, moves, len(ids), {})

    def _wins_quickly(self, solver: Solver, here: fast.Position, id: int, seat: int, turns: int) -> bool:
        """Prefilter: return whether quick play of the turn leads to a win, now or by the next Taxation."""
        end = self.evaluator.end_of_turn(here, id)
        while True:
            if end.over:
                return end.winners() == [seat]
            if end.decider != seat:
                return False
            if solver.wins(end, seat, 1):
                return True
            turns -= 1
            if turns <= 0:
                return False
            end = self.evaluator.end_of_turn(end, end.legal()[0])

    def _stop(self, here: fast.Position) -> Find | None:
        """Find a unique action that prevents the next nation from ending the game with a win of its government."""
        if not self.evaluator.is_end_near(here) or here.kind not in ("rondel", "invest"):
            return None
        seat, ids = here.decider, here.legal()
        if len(ids) < MIN_ACTIONS:
            return None
        nation, threat = upcoming_nations(here)[0]
        if threat == seat:
            return None
        solver = Solver(self.edition, most=60_000)
        ends = [self.evaluator.end_of_turn(here, id) for id in ids]
        lost = sum(not end.over and end.decider == threat and solver.wins(end, threat, 1) for end in ends)
        if any(end.over and end.winners() == [seat] for end in ends) or lost * 2 < len(ids):
            return None
        right = [id for id in ids if solver.stops(solver.after(here, id), seat, threat, helped=True)]
        if len(right) != 1:
            return None

        def is_right(then: fast.Position, _: int) -> bool:
            return solver.stops(then, seat, threat, helped=False)

        line = self._line(solver, here, 0, is_right)
        if line is None:
            return None
        moves, then = line
        rest = self._rest(solver, then, seat, is_right)
        return Find("stop", {"nation": nation, "player": threat}, moves, len(ids), {}, rest)

    def _line(
        self,
        solver: Solver,
        here: fast.Position,
        turns: int,
        is_right: Callable[[fast.Position, int], bool],
    ) -> tuple[list[tuple[int, str]], fast.Position] | None:
        """Return the unique solution, with quick replies of the others; None if a step has no or several solutions.

        It ends with the game, with the turn, or where every action is correct.
        """
        seat, moves, then, steps = here.decider, list[tuple[int, str]](), here, 0
        while not then.over:
            begins = then.kind == "rondel"
            if moves and begins and (then.decider != seat or not turns):
                break
            ids = then.legal()
            if begins:
                turns -= 1
            if then.decider != seat or len(ids) == 1:
                choice = ids[0] if len(ids) == 1 or begins else self.evaluator.quick_answer(then, ids)
            else:
                right = [id for id in ids if is_right(solver.after(then, id), max(0, turns))]
                if moves and len(right) == len(ids):
                    break
                if len(right) != 1:
                    return None
                if then.kind in MANEUVER:
                    return None
                choice = right[0]
                steps += 1
            moves.append((then.decider, then.actions.text(choice)))
            then = solver.after(then, choice)
        return (moves, then) if 0 < steps <= MAX_STEPS else None

    def _rest(
        self, solver: Solver, here: fast.Position, seat: int, is_right: Callable[[fast.Position, int], bool]
    ) -> list[tuple[int, str]]:
        """Return one completion of the turn that preserves the solution, with usual actions where possible."""
        moves, then = list[tuple[int, str]](), here
        while not then.over and then.kind != "rondel":
            ids = then.legal()
            usual = ids[0] if len(ids) == 1 else self.evaluator.quick_answer(then, ids)
            choice = usual
            if then.decider == seat:
                choice = next(id for id in [usual, *ids] if is_right(solver.after(then, id), 0))
            moves.append((then.decider, then.actions.text(choice)))
            then = solver.after(then, choice)
        return moves

    def _government(self, here: fast.Position) -> Find | None:
        """Find a unique best purchase that takes over a government."""
        if here.kind != "invest" or here.round < 2:
            return None
        seat, ids = here.decider, here.legal()
        if len(ids) < MIN_PURCHASES:
            return None
        before = governments(here)
        taking: dict[str, list[int]] = {}
        for id in ids:
            then = here.copy()
            then.play(id)
            for nation, holder in governments(then).items():
                if holder == seat and before[nation] not in (seat, None):
                    taking.setdefault(nation, []).append(id)
        single = {nation: found[0] for nation, found in taking.items() if len(found) == 1}
        if not single:
            return None
        gains = sorted(zip(self.evaluator.gains(here, seat, ids), ids, strict=True), reverse=True)
        likely = [id for _, id in gains[:LIKELY]]
        if likely[0] not in single.values():
            return None
        ranked = action_search(self.edition).clear_best(here, likely, CLEAR_PURCHASE, single.values())
        if ranked is None:
            return None
        best = ranked[0][1]
        nation = next(nation for nation, id in single.items() if id == best)
        named = len(taking) > 1
        params = {"nation": nation, "player": before[nation], "named": named}
        return Find("government", params, [(seat, here.actions.text(best))], len(ids), _by_text(here, ranked))

    def _best(self, here: fast.Position) -> Find | None:
        """Find a space that is far better than all others, measured in many scenarios."""
        if here.kind != "rondel" or here.round < 4 or self.evaluator.is_end_near(here):
            return None
        ids = here.legal()
        if len(ids) < MIN_ACTIONS:
            return None
        seat = here.decider
        judged = sorted((self.evaluator.worth_after_turns(here, id, seat, 6) for id in ids), reverse=True)
        if judged[0] - judged[1] < PROMISING:
            return None
        ranked = action_search(self.edition).clear_best(here, ids, CLEAR[here.seats], ids)
        if ranked is None:
            return None
        text = here.actions.text(ranked[0][1])
        return Find("best", {}, [(seat, text)], len(ids), _by_text(here, ranked))


def leaders(here: fast.Position) -> list[int]:
    """Return the seats that would win if the game ended now."""
    scores = here.scores()
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _by_text(here: fast.Position, ranked: list[tuple[float, int]]) -> dict[str, float]:
    return {here.actions.text(id): round(chance, 3) for chance, id in ranked[:SHOWN]}


class ActionSearch:
    """Win probabilities of actions, from the search of the strongest bots with many more scenarios."""

    def __init__(self, edition: str) -> None:
        weights = weights_without_gifts(edition)
        self._search = fast.Search(weights_with_network(weights, rondel.edition(edition)), Settings())
        self._styles = styles(weights)

    def chance(self, here: fast.Position, id: int, scenarios: int, ways: int = 5) -> float:
        """Return the decider's mean win probability after the action; for a maneuver that of the best style."""
        seat = here.decider
        is_maneuver = here.actions.text(id).startswith("rondel maneuver")
        totals = [
            sum(self._search.sample(here, id, seat, number, style)[seat] for number in range(1, scenarios + 1))
            for style in (self._styles[:ways] if is_maneuver else (None,))
        ]
        return max(totals) / scenarios

    def clear_best(
        self, here: fast.Position, likely: Sequence[int], lead: float, wanted: Container[int]
    ) -> list[tuple[float, int]] | None:
        """Return the likely actions, best first, if the best one is wanted and clearly leads; else None.

        Each stage evaluates fewer leading actions in more scenarios and checks the lead again.
        """
        found = sorted(((self.chance(here, id, FIRST_STAGE, 1), id) for id in likely), reverse=True)
        for scenarios, close in LATER_STAGES:
            if found[0][1] not in wanted or found[0][0] - found[1][0] < lead / 2:
                return None
            again = sorted(((self.chance(here, id, scenarios), id) for _, id in found[:close]), reverse=True)
            found = again + found[close:]
        if found[0][1] not in wanted or found[0][0] - found[1][0] < lead:
            return None
        return found


@cache
def action_search(edition: str) -> ActionSearch:
    """Return the cached search for an edition."""
    return ActionSearch(edition)
