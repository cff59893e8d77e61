"""`greedy`: looks one action ahead and takes what is worth most to it."""

from __future__ import annotations

from functools import partial

from rondel import Action, Decision, SeatView
from rondel.bots.bot import Bot
from rondel.bots.evaluation.weights import HAND_SET
from rondel.bots.reasons import reason_for
from rondel.bots.search.hidden_cash import likely_game
from rondel.bots.search.thought import Thought


class GreedyBot(Bot):
    """Chooses spaces by their worth after the turn; everything else by the quick answers."""

    name = "greedy"
    description = "Looks one action ahead and takes whatever is worth the most to it."

    def choose(self, view: SeatView, decision: Decision) -> Action:
        game = likely_game(view)
        actions = decision.actions
        choice = actions[0]
        if len(actions) > 1:
            thought = Thought(game, actions, HAND_SET)
            choice = thought.judged(view.seat)[0][1] if decision.kind == "rondel" else thought.quick_answer()
        self.reason = partial(reason_for, game.state, choice, len(actions))
        return choice
