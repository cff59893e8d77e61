"""Search bot: evaluates sensible moves by rollouts in sampled scenarios, in which players maximize their own result."""

from __future__ import annotations

import random
from functools import lru_cache
from math import exp
from typing import NamedTuple

from rondel import Action, Edition, SeatView, fast
from rondel.bots.bot import Reason
from rondel.bots.evaluation.weights import Weights, styles
from rondel.bots.evaluation.win_probability import network
from rondel.bots.reasons import reason_for
from rondel.bots.search.characters import Character, with_preference
from rondel.bots.search.context import Ranked, SearchContext, sampled_games, unknown_seats
from rondel.bots.search.findings import average_finding, runner_up
from rondel.bots.search.halving import Candidate, Verdict, sequential_halving
from rondel.bots.search.lookahead_bot import OTHER_ANSWERS, Level, LookaheadBot
from rondel.fast.evaluation.last_turns import ANY_STYLE, OPEN
from rondel.fast.evaluation.value import STANDOFF
from rondel.fast.weight_array import weight_array
from rondel.position import Position

NEAR_EQUAL = 0.006  # win probabilities closer than this are chosen between at random
UNUSUAL_MARGIN = 0.004  # by which an alternative to the quick answer must be better
DESTRUCTION_PENALTY = 0.015  # penalty for destroying a factory with three armies
IDLE_PENALTY = 0.015  # penalty for an idle space
PRIOR_WEIGHT = 0.0008  # bonus per million of the quick estimate
MAX_PRIOR_MILLIONS = 10.0  # millions
CASH_SAMPLES = 8  # samples of unknown cash
OTHERS_TRIED = 40  # other actions to search exactly if all candidates lose
EXPLANATION_SCENARIOS = 8  # scenarios for comparing a choice with the next-best one
NOTEWORTHY = 0.01  # win probability worth mentioning


class Settings(NamedTuple):
    """How scenarios are sampled and played, in the order of `rondel/fast/evaluation/scenario.py`."""

    quick_share: float = 0.2
    lookahead_share: float = 0.45
    quick_error: float = 1.5
    lookahead_error: float = 0.7
    width: float = 7
    purchases: float = 5
    styles: float = 3
    reach: float = 6
    turns: float = 6
    quick_turns: float = 0
    scale: float = 10.0
    scale_time: float = 10.0
    network: float = 1.0
    player_network: float = 1.0
    end_weight: float = 0.0


class SearchBot(LookaheadBot):
    """Base class of the search bots; the number of rollouts is proportional to the thinking time.

    The same view, options and seed give the same choice. Other seeds sample other scenarios and choose differently
    among near-equal candidates, so choices cannot be predicted without the seed.
    """

    level = Level(turns=6, spaces=8, purchases=8, answer_turns=6, styles=5, gives=True, seconds=1.0)
    settings = Settings()
    character: Character | None = None
    samples = 600  # for all candidates of a space or a purchase together
    answer_samples = 150  # for everything else

    def _choose(self, context: SearchContext, kind: str, view: SeatView, w: Weights) -> Action:
        candidates = self._candidates(context, kind, view, w)
        if not unknown_seats(view) and context.is_end_near():
            winner, candidates = _endgame_candidates(context, candidates, view.seat, w)
            if winner:
                self._ranked = [(1.0, winner.action)]
                return winner.action
        if len(candidates) == 1:
            return candidates[0].action
        if self.character:
            choices, all_styles = len(context.actions), styles(w)
            candidates = [with_preference(self.character, context.s, each, choices, all_styles) for each in candidates]
        rng = random.Random(f"{self.seed} {view.seat} {view.version}")
        found = self._search(context, kind, view, candidates, rng)
        self._ranked = _by_action(found)
        best = found[0]
        # Only candidates with the same scenarios can be compared this closely.
        likely = [each for each in found if each.samples == best.samples and each.worth > best.worth - NEAR_EQUAL]
        shares = [exp(2 * (each.worth - best.worth) / NEAR_EQUAL) for each in likely]
        return rng.choices(likely, shares)[0].candidate.action

    def _search(
        self, context: SearchContext, kind: str, view: SeatView, candidates: list[Candidate], rng: random.Random
    ) -> list[Verdict]:
        """Return the verdicts on the candidates after all scenarios allowed by the thinking time, best first."""
        share = (self.thinking_time or self.level.seconds) / self.level.seconds
        budget = self.samples if kind in ("rondel", "invest", "draft") else self.answer_samples
        search = fast.Search(
            weights_with_network(self.weights(context.here.edition.id), context.here.edition), self.settings
        )
        first = rng.randrange(1, 2**30)
        worlds = [context.here]
        if unknown_seats(view):
            worlds = [fast.position(game) for game in sampled_games(view, CASH_SAMPLES, rng)]

        def sample(candidate: Candidate, number: int) -> float:
            world, id = worlds[number % len(worlds)], context.id_of(candidate.action)
            if world is not context.here and id not in world.legal():
                world = context.here
            return search.sample(world, id, view.seat, first + number, candidate.style)[view.seat]

        return sequential_halving(candidates, sample, round(budget * share), self._clock())

    def _candidates(self, context: SearchContext, kind: str, view: SeatView, w: Weights) -> list[Candidate]:
        """Return the candidates; only one if there is nothing to decide."""
        if kind == "rondel":
            return _space_candidates(context, view, w)
        if kind in ("invest", "draft"):
            likely = context.purchases(view.seat)[: self.level.purchases]
            declining = context.actions[-1]
            if all(action is not declining for _, action in likely):
                likely.append((0.0, declining))
            return [Candidate(action, None, _prior(gain)) for gain, action in likely]
        if kind in ("fleets", "armies"):
            return _step_candidates(context, w)
        usual = context.quick_answer()
        others = [a for a in context.actions if a is not usual and not context.is_self_harm(a)][:OTHER_ANSWERS]
        return [Candidate(usual, None, UNUSUAL_MARGIN), *(Candidate(action) for action in others)]

    def _explain(self, context: SearchContext, s: Position, seat: int, choice: Action, ranked: Ranked) -> Reason:
        """Return what the choice does, and how its scenarios differ from those of the next-best one."""
        if not ranked:
            return super()._explain(context, s, seat, choice, ranked)
        if len(ranked) == 1:
            return reason_for(s, choice, len(context.actions))._replace(found=Reason("found_win", {}))
        other = runner_up(ranked, context.actions, choice)
        search = fast.Search(
            weights_with_network(self.weights(context.here.edition.id), context.here.edition), self.settings
        )
        futures = [
            (
                search.future(context.here, context.id_of(choice), seat, seed),
                search.future(context.here, context.id_of(other), seat, seed),
            )
            for seed in range(1, EXPLANATION_SCENARIOS + 1)
        ]
        found = average_finding(context.evaluator, futures, seat, self.weights(s.edition.id), now=context.here)
        worth = {action: value for value, action in ranked}
        if found is None and worth[choice] - worth.get(other, 1.0) >= NOTEWORTHY:
            more = round(100 * (worth[choice] - worth[other]))
            found = Reason("found_chance", {"chance": round(100 * worth[choice]), "more": more})
        return reason_for(s, choice, len(context.actions))._replace(found=found)


@lru_cache(maxsize=8)
def weights_with_network(w: Weights, edition: Edition) -> list[float]:
    """Return the weights, with the win-probability network."""
    return weight_array(w, edition, network(edition.id))


def _prior(guess: float) -> float:
    """Return the bonus for a quick estimate."""
    return PRIOR_WEIGHT * max(-MAX_PRIOR_MILLIONS, min(MAX_PRIOR_MILLIONS, guess))


def _space_candidates(context: SearchContext, view: SeatView, w: Weights) -> list[Candidate]:
    """Return spaces, and maneuvers in several styles; take a winning end, avoid a losing one (R21.1).

    The end is played out, so that surcharge, bonus and ties count. In a standoff whoever can ends the game, unless
    there is a limit of rounds.
    """
    standoff = view["round"] >= STANDOFF and view["options"]["max_rounds"] is None
    found: list[Candidate] = []
    lost: list[Candidate] = []
    for guess, action in context.estimates():
        end = context.end_of_turn(action)
        if end.over and action.text == "rondel taxation":
            if view.seat in end.winners() or standoff:
                return [Candidate(action)]
            lost.append(Candidate(action))
            continue
        bonus = _prior(guess) - (IDLE_PENALTY if context.is_idle(action) else 0.0)
        found.append(Candidate(action, None, bonus))
        if action.text.startswith("rondel maneuver"):
            found += [Candidate(action, style, bonus) for style in styles(w)[1:]]
    return found or lost


def _step_candidates(context: SearchContext, w: Weights) -> list[Candidate]:
    """Return the first steps of all styles for the rest of the maneuver."""
    found: list[Candidate] = []
    for style in styles(w):
        step = context.quick_answer(style)
        if all(step is not candidate.action for candidate in found):
            found.append(Candidate(step, style, 0.0 if found else UNUSUAL_MARGIN))
    for action in context.actions:
        if action.kind == "destroy" and not context.is_self_harm(action):
            found.append(Candidate(action, None, -DESTRUCTION_PENALTY))
    return found


def _endgame_candidates(
    context: SearchContext, candidates: list[Candidate], seat: int, w: Weights
) -> tuple[Candidate | None, list[Candidate]]:
    """Return a certainly winning candidate, and those that do not certainly lose (R21.1), by exact search.

    If all candidates lose, other actions that do not; if there are none, all, because rivals may err. For investments
    all purchases are searched, because any bond may win.
    """
    last, all_styles = fast.LastTurns(context.evaluator), styles(w)
    own = 1 << seat
    left: list[Candidate] = []
    for candidate in candidates:
        style = ANY_STYLE if candidate.style is None else all_styles.index(candidate.style)
        outcome = last.winners_after(context.here, context.id_of(candidate.action), style)
        if outcome == own:
            return candidate, []
        if outcome & (own | OPEN):
            left.append(candidate)
    if left and context.here.kind != "invest":
        return None, left
    tried = {candidate.action for candidate in candidates}
    others: list[Candidate] = []
    for action in [each for each in context.actions if each not in tried][:OTHERS_TRIED]:
        outcome = last.winners_after(context.here, context.id_of(action))
        if outcome == own:
            return Candidate(action), []
        if outcome & (own | OPEN):
            others.append(Candidate(action))
    return None, left or others[:OTHER_ANSWERS] or candidates


def _by_action(found: list[Verdict]) -> Ranked:
    """Return each action once, with its best style."""
    best: dict[Action, float] = {}
    for verdict in found:
        best.setdefault(verdict.candidate.action, verdict.worth)
    return [(worth, action) for action, worth in best.items()]
