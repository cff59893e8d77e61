"""`random`: every legal action with the same chance."""

from __future__ import annotations

import random

from rondel import Action, Decision, SeatView
from rondel.bots.bot import Bot


class RandomBot(Bot):
    """Uniform over the offered actions; the same seed and version give the same choice."""

    name = "random"
    description = "Picks any legal move at random."

    def choose(self, view: SeatView, decision: Decision) -> Action:
        # Drawn from the position's number, not from a running generator, so that a restart changes nothing.
        dice = random.Random(f"{self.seed} {view.seat} {view.version}")
        return decision.actions[dice.randrange(len(decision.actions))]
