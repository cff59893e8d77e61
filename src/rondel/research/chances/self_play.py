"""Self-play games, numbered and stored as JSON lines, so that a run can be resumed."""

from __future__ import annotations

import base64
import json
import random
import sys
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import rondel
from rondel import fast
from rondel.bots.evaluation.weights import weights
from rondel.research.chances.players import Behavior, Player

DEALS = 10_000_000
MAX_ROUNDS = 80  # games longer than this are discarded
# Rule variants and their weights
VARIANTS: tuple[tuple[dict[str, object], int], ...] = (
    ({}, 86),
    ({"setup": "draft"}, 5),
    ({"investor_card": False}, 5),
    ({"max_rounds": 60}, 4),
)
NOISES = (0.0, 0.5, 1.0, 2.0)  # in millions
OPENINGS = (1.0, 3.0, 6.0)  # noise in the first rounds, so that no two games are alike
ALIKE = 0.8  # share of tables where all look ahead with the same noise; at others each seat has its own style
QUICK = 0.4


class PlayedGame(NamedTuple):
    """A game from its first decision: setup, action ids and result."""

    number: int
    edition: str
    players: int
    deal: int
    options: dict[str, object]
    ids: list[int]
    scores: list[int]
    winners: list[int]

    def start(self) -> fast.Position:
        """Return the initial position."""
        options = rondel.Options.from_stored(self.options)
        return fast.position(rondel.new_game(self.edition, players=self.players, seed=self.deal, options=options))

    def line(self) -> str:
        """Return the game as a JSON line."""
        data = self._asdict()
        data["ids"] = base64.b64encode(array("H", self.ids).tobytes()).decode("ascii")
        return json.dumps(data, separators=(",", ":")) + "\n"


def parse_game(line: str) -> PlayedGame:
    """Parse a line written by `line`."""
    data = json.loads(line)
    ids = array("H")
    ids.frombytes(base64.b64decode(data["ids"]))
    return PlayedGame(**{**data, "ids": ids.tolist()})


def play_game(edition: str, players: int, number: int, seed: int) -> PlayedGame:
    """Play the game with this number; its scores are empty if it did not finish."""
    rng = random.Random(f"chances {seed} {edition} {players} {number}")
    options = rng.choices([variant for variant, _ in VARIANTS], [weight for _, weight in VARIANTS])[0]
    deal = rng.randrange(DEALS)
    behaviors = _behaviors(players, rng)
    game = PlayedGame(number, edition, players, deal, options, [], [], [])
    here = game.start()
    player = Player(here, weights(edition))
    while not here.over and here.round <= MAX_ROUNDS:
        id = player.choice(here, behaviors[here.decider], rng)
        game.ids.append(id)
        here.play(id)
    return game._replace(scores=here.scores(), winners=here.winners()) if here.over else game


def _behaviors(players: int, rng: random.Random) -> list[Behavior]:
    opening = rng.choice(OPENINGS)
    if rng.random() < ALIKE:
        return [Behavior(True, rng.choice(NOISES), opening)] * players
    return [Behavior(rng.random() >= QUICK, rng.choice(NOISES), opening) for _ in range(players)]


def games_file(folder: Path, edition: str, players: int, seed: int) -> Path:
    """Return the file with the games of one edition, number of players and seed."""
    return folder / f"{edition}-{players}-{seed}.jsonl"


def play_missing(
    folder: Path, edition: str, players: int, games: int, seed: int, say: Callable[[str], object] = sys.stderr.write
) -> None:
    """Play and store the missing games up to a number; replay one that was cut off."""
    folder.mkdir(parents=True, exist_ok=True)
    path = games_file(folder, edition, players, seed)
    done = 0
    if path.exists():
        text = path.read_text("ascii")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, "ascii")
        done = whole.count("\n")
    with path.open("a", encoding="ascii") as file:
        for number in range(done, games):
            file.write(play_game(edition, players, number, seed).line())
            if number % 20 == 19:
                file.flush()
                say(f"\r{edition}, {players} players: {number + 1} of {games} games ")
    if done < games:
        say("\n")


def stored_games(folder: Path, edition: str, players: int, games: int, seed: int) -> Iterator[PlayedGame]:
    """Yield the finished games among the first `games`."""
    with games_file(folder, edition, players, seed).open(encoding="ascii") as file:
        for _, line in zip(range(games), file, strict=False):
            game = parse_game(line)
            if game.scores:
                yield game
