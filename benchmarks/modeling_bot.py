"""A bot that knows how `master` thinks, but not its seeds: copies of `master` answer for all players.

    rondel simulate --bots benchmarks.modeling_bot:Modeler,master --players 4 --games 60 --thinking-time 0.1 --seed 31

Candidates that `master` finds nearly equal are played on for a round by copies with random seeds, then evaluated as
`master` does. If this bot won much more than its share, `master` would be exploitable. The copies search only spaces
and purchases, for a fifth of the thinking time and a twentieth of a second at most, and answer everything else
quickly: with the full time a single decision would take minutes.
"""

from __future__ import annotations

import random

from rondel import Action, Decision, Game, SeatView, fast
from rondel.bots import may_choose
from rondel.bots.levels import MasterBot
from rondel.bots.search.context import SearchContext, expected_game
from rondel.bots.search.search_bot import weights_with_network

CANDIDATES = 3
OPEN = 0.03  # candidates within this win probability of the best are compared by futures
FUTURES = 3
TURNS = 6
COPY_SHARE = 0.2  # search time of a copy, as a fraction of this bot's
MOST_COPY_TIME = 0.05
SEARCHED = ("rondel", "invest", "draft")  # decisions; a maneuver follows from its first step
OWN_SHARE = 0.5  # weight of the bot's own search relative to the futures


class Modeler(MasterBot):
    """`master`, except that spaces and purchases are tried against copies of it."""

    name = "modeler"
    description = "Simulates all players with copies of master."

    def choose(self, view: SeatView, decision: Decision) -> Action | str:
        usual = super().choose(view, decision)
        if decision.kind not in SEARCHED or not self._ranked:
            return usual
        best = self._ranked[0][0]
        likely = [pair for pair in self._ranked[:CANDIDATES] if best - pair[0] <= OPEN]
        if len(likely) < 2:
            return usual
        rng = random.Random(f"modeler {self.seed} {view.seat} {view.version}")
        seeds = [rng.getrandbits(31) for _ in range(FUTURES)]
        game = expected_game(view)

        def worth(found: float, action: Action) -> float:
            futures = [self._chance(game, action, view.seat, seed) for seed in seeds]
            return OWN_SHARE * found + sum(futures) / len(futures)

        return max(likely, key=lambda pair: worth(*pair))[1]

    def _chance(self, game: Game, action: Action, seat: int, seed: int) -> float:
        """The win probability after a round played by copies with the seeds of one future."""
        then = game.copy()
        then.play(action)
        rng = random.Random(seed)
        copies = [MasterBot(rng.getrandbits(31)) for _ in range(then.state.seats)]
        copy_time = min(MOST_COPY_TIME, COPY_SHARE * (self.thinking_time or self.level.seconds))
        turn = then.state.turns + TURNS
        while not then.over and (then.state.turns < turn or then.decision.kind != "rondel"):
            decision = then.decision
            if decision.kind not in SEARCHED:
                then.play(SearchContext(then, decision.actions, self.weights(then.edition.id)).quick_answer())
                continue
            copy = copies[decision.player]
            copy.thinking_time, copy.time_limited = copy_time, False
            choice = copy.choose(then.seat_view(decision.player), decision)
            then.play(choice if may_choose(then, str(choice)) else decision.actions[0])
        if then.over:
            return (seat in then.winners) / len(then.winners)
        numbers = weights_with_network(self.weights(then.edition.id), then.edition)
        return fast.Search(numbers, self.settings).win_probabilities(fast.position(then))[seat]
