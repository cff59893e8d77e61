"""The built-in bots, in the order in which players see them: weakest first."""

from __future__ import annotations

import random
from functools import partial

from rondel import Action, Decision, SeatView
from rondel.bots.bot import Bot
from rondel.bots.evaluation.weights import HAND_SET
from rondel.bots.reasons import reason_for
from rondel.bots.search.characters import BANKER, BUILDER, OPPORTUNIST, RAIDER
from rondel.bots.search.context import SearchContext, expected_game
from rondel.bots.search.lookahead_bot import Level, LookaheadBot
from rondel.bots.search.search_bot import SearchBot


class RandomBot(Bot):
    """Uniform over the offered actions; the same seed and version give the same choice."""

    name = "random"
    description = "Picks any legal move at random."

    def choose(self, view: SeatView, decision: Decision) -> Action:
        # Seeded by the game's version, so that a restart changes nothing.
        rng = random.Random(f"{self.seed} {view.seat} {view.version}")
        return decision.actions[rng.randrange(len(decision.actions))]


class GreedyBot(Bot):
    """Chooses spaces by their value after the turn, everything else by quick answers."""

    name = "greedy"
    description = "Looks one action ahead and takes whatever is worth the most to it."

    def choose(self, view: SeatView, decision: Decision) -> Action:
        game = expected_game(view)
        actions = decision.actions
        choice = actions[0]
        if len(actions) > 1:
            context = SearchContext(game, actions, HAND_SET)
            choice = context.ranked_by_worth(view.seat)[0][1] if decision.kind == "rondel" else context.quick_answer()
        self.reason = partial(reason_for, game.state, choice, len(actions))
        return choice


class EasyBot(LookaheadBot):
    """Plays peacefully, evaluates without lookahead, with errors of several millions."""

    name = "easy"
    description = "A friend of beginners: plays sensibly and in peace, and often misses the best move."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, noise=5.0, peaceful=True, seconds=0.05)


class MediumBot(LookaheadBot):
    """Evaluates the effect of every space on nations and bonds, with moderate errors."""

    name = "medium"
    description = "Knows what nations and bonds are worth, and makes a mistake now and then."
    level = Level(turns=-1, spaces=8, purchases=8, answer_turns=-1, noise=2.4, seconds=0.05)


class HardBot(LookaheadBot):
    """Looks one nation's turn ahead, watches for the end of the game, with small errors."""

    name = "hard"
    description = "Looks one turn ahead, and never overlooks that another player could end the game."
    level = Level(turns=1, spaces=8, purchases=6, answer_turns=-1, noise=1.3, watchful=True, gives=True, seconds=0.3)


class ExpertBot(LookaheadBot):
    """Plays every candidate ahead for a whole round."""

    name = "expert"
    description = "Thinks a full round ahead before deciding."
    level = Level(turns=6, spaces=8, purchases=6, answer_turns=6, styles=5, watchful=True, gives=True, seconds=1.0)


class MasterBot(SearchBot):
    """Evaluates every plausible move by rollouts in sampled scenarios."""

    name = "master"
    description = "Searches many possible continuations, and never plays the same game twice."


class BuilderBot(MasterBot):
    """Master with a preference for factories and peace."""

    name = "builder"
    description = "A master who builds factories, produces, and keeps the peace."
    character = BUILDER


class BankerBot(MasterBot):
    """Master with a preference for interest."""

    name = "banker"
    description = "A master who buys bonds of many nations and lives on the interest."
    character = BANKER


class RaiderBot(MasterBot):
    """Master with a preference for war."""

    name = "raider"
    description = "A master who builds up armies, fights, and shuts the factories of others."
    character = RAIDER


class OpportunistBot(MasterBot):
    """Master with a preference for what others have built."""

    name = "opportunist"
    description = "A master who takes over what others have built, and collects taxes early."
    character = OPPORTUNIST


LADDER: tuple[type[Bot], ...] = (RandomBot, EasyBot, GreedyBot, MediumBot, HardBot, ExpertBot, MasterBot)
CHARACTERS: tuple[type[Bot], ...] = (BuilderBot, BankerBot, RaiderBot, OpportunistBot)
