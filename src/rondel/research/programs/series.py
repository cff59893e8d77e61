"""Series of games between programs and bots with rotating seats; the same seed gives the same deals and bots."""

from __future__ import annotations

import random
import shlex
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any, Protocol, Self

import rondel
from rondel import Decision, Game, Options, RondelError, SeatView
from rondel.bots import Bot, make, may_choose
from rondel.bots.simulation import SeatResult, rank_seats
from rondel.bots.tally import wilson_interval
from rondel.research.programs.player import Forfeit, ProgramPlayer, Terms


@dataclass(frozen=True)
class Entrant:
    """A participant: a bot by its name, or a program by its command."""

    name: str
    command: tuple[str, ...] = ()

    @classmethod
    def program(cls, command: str) -> Entrant:
        """Return a program; its name is the last word of the command that is not an option."""
        words = tuple(shlex.split(command))
        if not words:
            raise RondelError("The command of a program is empty.")
        named = [word for word in words if not word.startswith("-")] or list(words)
        return cls(PurePath(named[-1]).name, words)


@dataclass
class SeatOutcome(SeatResult):
    """Result of one seat in one game; `bot` can also be the name of a program."""

    fallbacks: int = 0
    faults: Counter[str] = field(default_factory=Counter)


@dataclass
class GameOutcome:
    """One finished game: results by seat, and the record."""

    number: int
    seats: list[SeatOutcome]
    rounds: int
    decisions: int
    record: str


class _Player(Protocol):
    faults: Counter[str]
    fallbacks: int

    def new_game(self, number: int, seat: int, game: Game, seed: int) -> None: ...
    def choose(self, view: SeatView, decision: Decision) -> str: ...
    def game_over(self, game: Game, failure: str) -> None: ...
    def close(self) -> None: ...


class _BotPlayer:
    """Adapter for a bot. Its time is not limited; its faults are exceptions."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: Counter[str] = Counter()
        self.fallbacks = 0
        self._bot: Bot | None = None

    def new_game(self, number: int, seat: int, game: Game, seed: int) -> None:  # noqa: ARG002 - as for a program
        self._bot = make(self.name, seed=seed)
        self._bot.new_game(seat, game.seat_view(seat))

    def choose(self, view: SeatView, decision: Decision) -> str:
        assert self._bot is not None
        return str(self._bot.choose(view, decision))

    def game_over(self, game: Game, failure: str) -> None:  # noqa: ARG002 - as for a program
        self._bot = None

    def close(self) -> None:
        self._bot = None


class Table:
    """The participants of a match with their running programs; a context manager that terminates them."""

    def __init__(
        self,
        entrants: Sequence[Entrant],
        *,
        edition: str = "imperial",
        options: Options | None = None,
        seed: int = 0,
        terms: Terms = Terms(),  # noqa: B008 - terms are frozen
    ) -> None:
        self.entrants = tuple(entrants)
        self.edition = edition
        self.options = (options or Options(max_rounds=60)).for_edition(rondel.edition(edition))
        self.seed = seed
        self._players: list[_Player] = [
            ProgramPlayer(entrant.command, terms) if entrant.command else _BotPlayer(entrant.name)
            for entrant in self.entrants
        ]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for player in self._players:
            player.close()

    def play(self, games: int) -> Iterator[GameOutcome]:
        """Play `games` games; in game `n`, entrant `(seat + n) % entrants` has seat `seat`."""
        for number in range(games):
            yield self._game(number)

    def _game(self, number: int) -> GameOutcome:
        source = random.Random(f"{self.seed}/{number}")
        order = [(seat + number) % len(self.entrants) for seat in range(len(self.entrants))]
        outcomes = [SeatOutcome(self.entrants[which].name) for which in order]
        names = [f"{outcome.bot} {seat + 1}" for seat, outcome in enumerate(outcomes)]
        game = rondel.new_game(self.edition, players=names, options=self.options, seed=source.getrandbits(31))
        players = [self._players[which] for which in order]
        for seat, player in enumerate(players):
            player.new_game(number, seat, game, source.getrandbits(31))
        substitute = random.Random(f"{self.seed}/{number}/substitute")
        while not game.over:
            decision = game.decision
            outcome = outcomes[decision.player]
            action = "" if outcome.failure else _choose(game, players[decision.player], outcome)
            game.play(str(substitute.choice(decision.actions)) if outcome.failure else action)
        for player, outcome in zip(players, outcomes, strict=True):
            outcome.faults, outcome.fallbacks = player.faults, player.fallbacks
            player.game_over(game, outcome.failure)
        rank_seats(game, outcomes)
        return GameOutcome(number, outcomes, game.round, game.version, game.record().dumps())


def _choose(game: Game, player: _Player, outcome: SeatOutcome) -> str:
    """Return the player's action and time it; record a forfeit or a failing bot in the outcome."""
    decision = game.decision
    begin = time.perf_counter()
    action = ""
    try:
        action = player.choose(game.seat_view(decision.player), decision)
        if not may_choose(game, action):
            outcome.failure = f"chose {action} in {decision.kind}, which is not offered"
    except Forfeit as forfeit:
        outcome.failure = str(forfeit)
    except Exception as error:  # noqa: BLE001 - bots may be third-party code; the match continues
        outcome.failure = f"{type(error).__name__}: {error}".strip().rstrip(":")
    seconds = time.perf_counter() - begin
    outcome.decisions += 1
    outcome.seconds += seconds
    outcome.slowest = max(outcome.slowest, seconds)
    return action


def summary(table: Table, outcomes: Sequence[GameOutcome]) -> dict[str, Any]:
    """Return the result of a match as JSON-compatible data, merged by participant."""
    merged: dict[str, list[SeatOutcome]] = {entrant.name: [] for entrant in table.entrants}
    for game in outcomes:
        for seat in game.seats:
            merged[seat.bot].append(seat)
    return {
        "edition": table.edition,
        "players": len(table.entrants),
        "games": len(outcomes),
        "seed": table.seed,
        "options": table.options.to_dict(),
        "entrants": [_merge(name, seats) for name, seats in merged.items()],
        "rounds": sum(game.rounds for game in outcomes) / max(1, len(outcomes)),
        "decisions": sum(game.decisions for game in outcomes) / max(1, len(outcomes)),
    }


def _merge(name: str, seats: Sequence[SeatOutcome]) -> dict[str, Any]:
    count = max(1, len(seats))
    decisions = max(1, sum(seat.decisions for seat in seats))
    faults: Counter[str] = Counter()
    for seat in seats:
        faults.update(seat.faults)
    wins = sum(seat.win for seat in seats)
    return {
        "name": name,
        "games": len(seats),
        "wins": round(wins, 4),
        "win_rate": round(wins / count, 4),
        "interval": [round(end, 4) for end in wilson_interval(wins, len(seats))],
        "mean_score": round(sum(seat.score for seat in seats) / count, 3),
        "mean_rank": round(sum(seat.rank for seat in seats) / count, 3),
        "mean_decision_ms": round(1000 * sum(seat.seconds for seat in seats) / decisions, 3),
        "max_decision_ms": round(1000 * max((seat.slowest for seat in seats), default=0.0), 3),
        "faults": dict(sorted(faults.items())),
        "fallbacks": sum(seat.fallbacks for seat in seats),
        "forfeits": [seat.failure for seat in seats if seat.failure],
    }
