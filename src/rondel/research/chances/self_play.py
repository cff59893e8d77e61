"""Games to learn from, played by number and kept as lines of JSON: a run goes on where the last one stopped."""

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
from rondel.research.chances.players import Manner, Player

DEALS = 10_000_000
TOO_LONG = 80  # rounds after which a game is given up; it teaches nothing
# How often each way to play is drawn: mostly the usual rules
VARIANTS: tuple[tuple[dict[str, object], int], ...] = (
    ({}, 86),
    ({"setup": "draft"}, 5),
    ({"investor_card": False}, 5),
    ({"max_rounds": 60}, 4),
)
NOISES = (0.0, 0.5, 1.0, 2.0)  # millions by which players misjudge
OPENINGS = (1.0, 3.0, 6.0)  # the same in the first rounds, so that no two games are alike
ALIKE = 0.8  # tables at which all look ahead alike; else some do not, and each errs in a way of his own
QUICK = 0.4


class PlayedGame(NamedTuple):
    """A game from its first decision: how it began, the ids of all actions, and how it ended."""

    number: int
    edition: str
    players: int
    deal: int
    options: dict[str, object]
    ids: list[int]
    scores: list[int]
    winners: list[int]

    def start(self) -> fast.Position:
        """The position it began with."""
        options = rondel.Options.from_stored(self.options)
        return fast.position(rondel.new_game(self.edition, players=self.players, seed=self.deal, options=options))

    def line(self) -> str:
        """As it is kept."""
        data = self._asdict()
        data["ids"] = base64.b64encode(array("H", self.ids).tobytes()).decode("ascii")
        return json.dumps(data, separators=(",", ":")) + "\n"


def game_in(line: str) -> PlayedGame:
    """What `line` wrote."""
    data = json.loads(line)
    ids = array("H")
    ids.frombytes(base64.b64decode(data["ids"]))
    return PlayedGame(**{**data, "ids": ids.tolist()})


def play_game(edition: str, players: int, number: int, seed: int) -> PlayedGame:
    """The game of that number; empty scores if nobody ended it."""
    dice = random.Random(f"chances {seed} {edition} {players} {number}")
    options = dice.choices([variant for variant, _ in VARIANTS], [weight for _, weight in VARIANTS])[0]
    deal = dice.randrange(DEALS)
    manners = _manners(players, dice)
    game = PlayedGame(number, edition, players, deal, options, [], [], [])
    here = game.start()
    player = Player(here, weights(edition))
    while not here.over and here.round <= TOO_LONG:
        id = player.choice(here, manners[here.decider], dice)
        game.ids.append(id)
        here.play(id)
    return game._replace(scores=here.scores(), winners=here.winners()) if here.over else game


def _manners(players: int, dice: random.Random) -> list[Manner]:
    opening = dice.choice(OPENINGS)
    if dice.random() < ALIKE:
        return [Manner(True, dice.choice(NOISES), opening)] * players
    return [Manner(dice.random() >= QUICK, dice.choice(NOISES), opening) for _ in range(players)]


def file_of(folder: Path, edition: str, players: int, seed: int) -> Path:
    """Where the games of one table are kept."""
    return folder / f"{edition}-{players}-{seed}.jsonl"


def play_missing(
    folder: Path, edition: str, players: int, games: int, seed: int, say: Callable[[str], object] = sys.stderr.write
) -> None:
    """Plays the games up to a number that are not kept yet; a line that was cut off is played again."""
    folder.mkdir(parents=True, exist_ok=True)
    path = file_of(folder, edition, players, seed)
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


def kept_games(folder: Path, edition: str, players: int, games: int, seed: int) -> Iterator[PlayedGame]:
    """The finished games among the first so many."""
    with file_of(folder, edition, players, seed).open(encoding="ascii") as file:
        for _, line in zip(range(games), file, strict=False):
            game = game_in(line)
            if game.scores:
                yield game
