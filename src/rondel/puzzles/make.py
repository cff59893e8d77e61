"""Puzzle generator; the same seed gives the same puzzles on every machine.

    python -m rondel.puzzles.make --count 240 --seed 17

Games are played on the fast core, alternating between tables, until there are enough puzzles of every kind. Without a
compiled core this takes very long.
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import rondel
from rondel import bots, fast
from rondel.bots.evaluation.weights import weights_without_gifts
from rondel.fast.weight_array import weight_array
from rondel.puzzles import position_data
from rondel.puzzles.finder import Find, Finder
from rondel.puzzles.puzzle import Puzzle

FILE = Path(__file__).with_name("puzzles.jsonl")
SHARES = {"win": 0.08, "stop": 0.42, "government": 0.28, "best": 0.22}
PLAYERS = (2, 3, 4, 5, 6)
MAX_GAMES = 40_000
PLAIN_WINS = 0.8  # maximum share of wins that consist of a single Taxation
EXPENSIVE = ("government", "best")  # kinds that need an expensive search
MAX_SEARCHES = 8  # expensive searches per game
SEARCH_INTERVAL = 4  # every fourth decision is eligible, with another offset in each game
# Grading
TRIES = 6  # seeds for the bots with random errors
MANY = 10  # choices
MAX_GRADE = 5
WEAK_BOTS = ("easy", "medium")
# Games
OPENING = 3  # rounds with more noise
OPENING_NOISE = 6.0  # standard deviation of evaluation errors, in millions
NOISE = 1.5
TURNS = 6  # search depth
CANDIDATES = 7
MAX_ROUNDS = 45  # rounds; in longer games the players avoid ending the game


class Table:
    """Games of one edition and number of players on the fast core, without gifts.

    Every seat plays roughly like `expert`, with random errors.
    """

    def __init__(self, edition: str, players: int) -> None:
        self.edition = edition
        self.players = players
        self.evaluator = fast.Evaluator(weight_array(weights_without_gifts(edition), rondel.edition(edition)))

    def game(self, seed: int) -> Iterator[tuple[fast.Position, int]]:
        """Yield every decision of a game with the chosen action; the yielded position is mutated afterwards."""
        here = fast.position(
            rondel.new_game(self.edition, players=self.players, seed=seed, options=position_data.OPTIONS)
        )
        rng = random.Random(seed)
        while not here.over and here.round <= MAX_ROUNDS:
            choice = self._choice(here, rng)
            yield here, choice
            here.play(choice)

    def _choice(self, here: fast.Position, rng: random.Random) -> int:
        ids = here.legal()
        if len(ids) == 1:
            return ids[0]
        if here.kind == "rondel":
            guesses = self.evaluator.estimates(here, ids)
        elif here.kind in ("invest", "draft"):
            guesses = self.evaluator.gains(here, here.decider, ids)
        else:
            return self.evaluator.quick_answer(here, ids)
        likely = sorted(zip(guesses, ids, strict=True), reverse=True)[:CANDIDATES]
        noise = OPENING_NOISE if here.round <= OPENING else NOISE
        seat = here.decider
        worth = {
            id: self.evaluator.worth_after_turns(here, id, seat, TURNS) + 0.25 * guess + rng.gauss(0, noise)
            for guess, id in likely
        }
        return max(worth, key=lambda id: worth[id])


class Collector:
    """Collector of puzzles until there are enough of every kind, spread over the tables."""

    def __init__(self, count: int, seed: int) -> None:
        self.seed = seed
        self.wanted = {kind: round(count * share) for kind, share in SHARES.items()}
        self.wanted["best"] += count - sum(self.wanted.values())
        self.tables = [Table(edition, players) for players in PLAYERS for edition in rondel.editions()]
        self.found: dict[str, Puzzle] = {}
        self.kinds: Counter[str] = Counter()
        self.places: Counter[tuple[str, str, int]] = Counter()
        self.plain = 0
        self.games = 0

    def run(self) -> Iterator[Puzzle]:
        """Yield each puzzle when it is found."""
        while self.games < MAX_GAMES and any(self._open(table) for table in self.tables):
            table = self.tables[self.games % len(self.tables)]
            if self._open(table):
                yield from self._from_game(table, self.seed * 1_000_000 + self.games)
            self.games += 1

    def _open(self, table: Table) -> list[str]:
        """Return the kinds still wanted at this table; expensive ones at most 1.5 times an equal share."""
        share = {kind: -(-3 * number // (2 * len(self.tables))) for kind, number in self.wanted.items()}
        return [
            kind
            for kind, number in self.wanted.items()
            if self.kinds[kind] < number
            and (kind not in EXPENSIVE or self.places[kind, table.edition, table.players] < share[kind])
        ]

    def _from_game(self, table: Table, seed: int) -> Iterator[Puzzle]:
        finder = Finder(table.edition, table.evaluator)
        kinds = self._open(table)
        searches = MAX_SEARCHES
        begin: fast.Position | None = None
        before: list[str] = []
        for number, (here, choice) in enumerate(table.game(seed)):
            if here.kind == "rondel":
                begin, before = here.copy(), []
            cheap = [kind for kind in kinds if kind not in EXPENSIVE]
            may_search = (number + seed) % SEARCH_INTERVAL == 0 and searches > 0
            expensive = [kind for kind in kinds if kind in EXPENSIVE] if may_search else []
            if begin is not None and here.kind in ("rondel", "invest"):
                searches -= bool(expensive)
                for find in finder.puzzles_at(here, cheap + expensive):
                    puzzle = self._puzzle(find, here, begin, before)
                    if puzzle is not None:
                        kinds.remove(find.kind)  # at most one of each kind per game
                        self._add(puzzle, table)
                        yield puzzle
                        break
            before = [*before, here.actions.text(choice)]

    def _puzzle(self, find: Find, here: fast.Position, begin: fast.Position, before: list[str]) -> Puzzle | None:
        """Return the graded puzzle; None if there are enough like it or its position cannot be set up."""
        data = position_data.data_of(begin.game())
        if fast.position(position_data.game_at(data)) != begin:
            return None
        if find.kind == "win" and len(find.line) == 1 and self.plain >= PLAIN_WINS * self.wanted["win"]:
            return None
        key = hashlib.sha256(json.dumps([data, before, find.kind], sort_keys=True).encode()).hexdigest()[:6]
        puzzle = Puzzle(
            id=key,
            kind=find.kind,
            grade=1,
            seat=here.decider,
            question=find.params,
            line=tuple(find.line),
            before=tuple(before),
            choices=find.choices,
            position=data,
            chances=find.chances,
            rest=tuple(find.rest),
        )
        if key in self.found or str(puzzle.game().decision.kind) != here.kind:
            return None
        return dataclasses.replace(puzzle, grade=grade_of(puzzle))

    def _add(self, puzzle: Puzzle, table: Table) -> None:
        self.found[puzzle.id] = puzzle
        self.kinds[puzzle.kind] += 1
        self.places[puzzle.kind, table.edition, table.players] += 1
        self.plain += puzzle.kind == "win" and len(puzzle.line) == 1


def to_jsonl(puzzles: list[Puzzle]) -> str:
    """Return the puzzles as JSON lines, ordered by kind and grade."""
    kinds = list(SHARES)
    ordered = sorted(puzzles, key=lambda puzzle: (kinds.index(puzzle.kind), puzzle.grade, puzzle.id))
    return "".join(json.dumps(puzzle.to_dict(), separators=(",", ":")) + "\n" for puzzle in ordered)


def grade_of(puzzle: Puzzle) -> int:
    """Return the difficulty of a puzzle, from 1 (nearly everyone solves it) to 5.

    One point for each of `easy` and `medium` if it fails in more than half of its tries, one if `hard` fails, one for
    many choices, and one for each further step.
    """
    points = sum(sum(is_solved_by(puzzle, level, seed) for seed in range(TRIES)) * 2 < TRIES for level in WEAK_BOTS)
    points += not is_solved_by(puzzle, "hard", 0)
    points += puzzle.choices >= MANY
    points += len(puzzle.answer) - 1
    return min(MAX_GRADE, 1 + points)


def is_solved_by(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Return whether this bot plays every step of the solution."""
    bot = bots.make(level, seed)
    bot.time_limited = False
    played: list[str] = []
    while True:
        game = puzzle.game(played)
        choice = str(bot.choose(game.seat_view(puzzle.seat), game.decision))
        if choice != puzzle.answer[len(played)]:
            return False
        played.append(choice)
        if len(played) == len(puzzle.answer):
            return True


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rondel.puzzles.make", description=__doc__)
    parser.add_argument("--count", type=int, default=240, help="number of puzzles (default: 240)")
    parser.add_argument("--seed", type=int, default=17, help="first seed of the games (default: 17)")
    parser.add_argument("--out", type=Path, default=FILE, help="output file (default: the one in the package)")
    args = parser.parse_args()
    collector = Collector(args.count, args.seed)
    begun = time.monotonic()
    for puzzle in collector.run():
        print(
            f"{len(collector.found):4}/{args.count}  {collector.games:6} games  {time.monotonic() - begun:6.0f} s  "
            f"{puzzle.kind} {puzzle.grade}  {puzzle.edition} {len(puzzle.players)}  {', '.join(puzzle.answer)}",
            file=sys.stderr,
            flush=True,
        )
    text = to_jsonl(list(collector.found.values()))
    args.out.write_text(text, encoding="utf-8")
    print(
        f"{len(collector.found)} puzzles, {len(text) // 1000} KB, {dict(collector.kinds)}: {args.out}", file=sys.stderr
    )


if __name__ == "__main__":
    main()
