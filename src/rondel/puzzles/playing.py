"""Games that puzzles are found in: everybody chooses as `expert` does, looking a round ahead, varied by dice.

They are played on the fast core, thousands of them; nobody gives anything to a treasury.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import rondel
from rondel import fast
from rondel.bots.evaluation.weights import weights_without_gifts
from rondel.fast.weighing import weights_of
from rondel.puzzles.setting import OPTIONS

OPENING = 3  # rounds in which players vary more
OPENING_NOISE = 6.0  # millions by which a choice is misjudged
NOISE = 1.5
TURNS = 6  # looked ahead
CANDIDATES = 7
LONGEST = 45  # rounds; beyond that nobody dares to end the game


class Table:
    """One edition and number of players, with a mind that chooses for every seat."""

    def __init__(self, edition: str, players: int) -> None:
        self.start = rondel.new_game
        self.edition = edition
        self.players = players
        self.mind = fast.Mind(weights_of(weights_without_gifts(edition), rondel.edition(edition)))

    def game(self, seed: int) -> Iterator[tuple[fast.Position, int]]:
        """Every decision of a game with the action chosen there; the position is the game's own and moves on."""
        here = fast.position(rondel.new_game(self.edition, players=self.players, seed=seed, options=OPTIONS))
        dice = random.Random(seed)
        while not here.over and here.round <= LONGEST:
            choice = self._choice(here, dice)
            yield here, choice
            here.play(choice)

    def _choice(self, here: fast.Position, dice: random.Random) -> int:
        ids = here.legal()
        if len(ids) == 1:
            return ids[0]
        if here.kind == "rondel":
            guesses = self.mind.estimates(here, ids)
        elif here.kind in ("invest", "draft"):
            guesses = self.mind.gains(here, here.decider, ids)
        else:
            return self.mind.quick_answer(here, ids)
        likely = sorted(zip(guesses, ids, strict=True), reverse=True)[:CANDIDATES]
        noise = OPENING_NOISE if here.round <= OPENING else NOISE
        seat = here.decider
        worth = {
            id: self.mind.worth_after_turns(here, id, seat, TURNS) + 0.25 * guess + dice.gauss(0, noise)
            for guess, id in likely
        }
        return max(worth, key=lambda id: worth[id])
