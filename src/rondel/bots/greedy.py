"""`greedy`: looks one action ahead and takes what is worth most to it."""

from __future__ import annotations

from rondel import Action, Decision, SeatView
from rondel.bots.bot import Bot
from rondel.bots.evaluation.weights import HAND_SET
from rondel.bots.policy.quick_answer import quick_answer
from rondel.bots.reasons import reason_for
from rondel.bots.search.one_ply import judged


class GreedyBot(Bot):
    """Chooses spaces by their worth after the turn; everything else by the quick answers."""

    name = "greedy"
    description = "Looks one action ahead and takes whatever is worth the most to it."

    def choose(self, view: SeatView, decision: Decision) -> Action:
        s = view.imagine().state
        actions = decision.actions
        if len(actions) == 1:
            choice = actions[0]
        elif decision.kind == "rondel":
            choice = judged(s, actions, view.seat, HAND_SET)[0][1]
        else:
            choice = quick_answer(s, actions, HAND_SET)
        self.reason = reason_for(s, choice, len(actions))
        return choice
