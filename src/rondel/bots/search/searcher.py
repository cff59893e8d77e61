"""The bot that searches: every sensible turn is met by many scenarios, in which everybody looks for his own best."""

from __future__ import annotations

import random
from functools import lru_cache
from math import exp
from typing import NamedTuple

from rondel import Action, Edition, SeatView, fast
from rondel.bots.bot import Reason
from rondel.bots.evaluation.chances import network
from rondel.bots.evaluation.weights import Weights, styles
from rondel.bots.reasons import reason_for
from rondel.bots.search.characters import Character, leaning
from rondel.bots.search.findings import runner_up, usual_finding
from rondel.bots.search.halving import Candidate, Verdict, verdicts
from rondel.bots.search.thinker import OTHER_ANSWERS, Level, Thinker
from rondel.bots.search.thought import Judged, Thought, drawn_games, unknown_seats
from rondel.fast.thinking.last_turns import ANY_WAY, OPEN
from rondel.fast.thinking.value import STANDOFF
from rondel.fast.weighing import weights_of
from rondel.position import Position

ALIKE = 0.006  # chances that differ by so little are drawn between
UNUSUAL = 0.004  # by which an unusual answer must be better
DESTRUCTION = 0.015  # the same for three armies given for a factory
IDLE = 0.015  # the same for a space without effect
PRIOR = 0.0008  # per million that the plain guess promises
MOST_PRIOR = 10.0  # millions
DRAWN = 8  # ways in which unknown cash is imagined
OTHERS_TRIED = 40  # actions that are no candidates, if those win nothing there
EXPLAINED = 8  # scenarios in which a choice is compared with the next-best one
NOTEWORTHY = 0.01  # a chance to win that is worth mentioning


class Settings(NamedTuple):
    """How scenarios are drawn and played, in the order of `rondel/fast/thinking/scenario.py`."""

    quick_share: float = 0.2
    foreseeing_share: float = 0.45
    quick_error: float = 1.5
    foreseeing_error: float = 0.7
    width: float = 7
    purchases: float = 5
    manners: float = 3
    reach: float = 6
    turns: float = 6
    more: float = 0
    scale: float = 10.0
    scale_time: float = 10.0
    network: float = 1.0
    thought_network: float = 1.0
    end: float = 0.0


class Searcher(Thinker):
    """Base of the bots that search; thinking time is how many scenarios a decision is met with.

    The same view, options and seed give the same choice; other seeds meet other scenarios and draw otherwise between
    choices that are alike, so that nobody can know what comes who does not know the seed.
    """

    level = Level(turns=6, spaces=8, purchases=8, answer_turns=6, manners=5, gives=True, seconds=1.0)
    settings = Settings()
    character: Character | None = None
    samples = 600  # of all candidates for a space or a purchase together
    answer_samples = 150  # the same for everything else

    def _choose(self, thought: Thought, kind: str, view: SeatView, w: Weights) -> Action:
        candidates = self._candidates(thought, kind, view, w)
        if not unknown_seats(view) and thought.is_end_near():
            winner, candidates = _undecided(thought, candidates, view.seat, w)
            if winner:
                self._ranked = [(1.0, winner.action)]
                return winner.action
        if len(candidates) == 1:
            return candidates[0].action
        if self.character:
            choices, ways = len(thought.actions), styles(w)
            candidates = [leaning(self.character, thought.s, each, choices, ways) for each in candidates]
        dice = random.Random(f"{self.seed} {view.seat} {view.version}")
        found = self._searched(thought, kind, view, candidates, dice)
        self._ranked = _by_action(found)
        best = found[0]
        # Only those that met the same scenarios can be compared so closely.
        likely = [each for each in found if each.samples == best.samples and each.worth > best.worth - ALIKE]
        shares = [exp(2 * (each.worth - best.worth) / ALIKE) for each in likely]
        return dice.choices(likely, shares)[0].candidate.action

    def _searched(
        self, thought: Thought, kind: str, view: SeatView, candidates: list[Candidate], dice: random.Random
    ) -> list[Verdict]:
        """The candidates after all scenarios that the thinking time allows, best first."""
        share = (self.thinking_time or self.level.seconds) / self.level.seconds
        budget = self.samples if kind in ("rondel", "invest", "draft") else self.answer_samples
        search = fast.Search(
            knowing_numbers(self.weights(thought.here.edition.id), thought.here.edition), self.settings
        )
        first = dice.randrange(1, 2**30)
        worlds = [thought.here]
        if unknown_seats(view):
            worlds = [fast.position(game) for game in drawn_games(view, DRAWN, dice)]

        def sample(candidate: Candidate, number: int) -> float:
            world, id = worlds[number % len(worlds)], thought.id_of(candidate.action)
            if world is not thought.here and id not in world.legal():
                world = thought.here
            return search.sample(world, id, view.seat, first + number, candidate.style)[view.seat]

        return verdicts(candidates, sample, round(budget * share), self._clock())

    def _candidates(self, thought: Thought, kind: str, view: SeatView, w: Weights) -> list[Candidate]:
        """What is looked into; one only if there is nothing to think about."""
        if kind == "rondel":
            return _spaces(thought, view, w)
        if kind in ("invest", "draft"):
            likely = thought.purchases(view.seat)[: self.level.purchases]
            declining = thought.actions[-1]
            if all(action is not declining for _, action in likely):
                likely.append((0.0, declining))
            return [Candidate(action, None, _prior(gain)) for gain, action in likely]
        if kind in ("fleets", "armies"):
            return _steps(thought, w)
        usual = thought.quick_answer()
        others = [a for a in thought.actions if a is not usual and not thought.is_self_harm(a)][:OTHER_ANSWERS]
        return [Candidate(usual, None, UNUSUAL), *(Candidate(action) for action in others)]

    def _explained(self, thought: Thought, s: Position, seat: int, choice: Action, ranked: Judged) -> Reason:
        """What the choice does, and how its scenarios differ from those of the next-best one."""
        if not ranked:
            return super()._explained(thought, s, seat, choice, ranked)
        if len(ranked) == 1:
            return reason_for(s, choice, len(thought.actions))._replace(found=Reason("found_win", {}))
        other = runner_up(ranked, thought.actions, choice)
        search = fast.Search(
            knowing_numbers(self.weights(thought.here.edition.id), thought.here.edition), self.settings
        )
        futures = [
            (
                search.future(thought.here, thought.id_of(choice), seat, seed),
                search.future(thought.here, thought.id_of(other), seat, seed),
            )
            for seed in range(1, EXPLAINED + 1)
        ]
        found = usual_finding(thought.mind, futures, seat, self.weights(s.edition.id), now=thought.here)
        worth = {action: value for value, action in ranked}
        if found is None and worth[choice] - worth.get(other, 1.0) >= NOTEWORTHY:
            more = round(100 * (worth[choice] - worth[other]))
            found = Reason("found_chance", {"chance": round(100 * worth[choice]), "more": more})
        return reason_for(s, choice, len(thought.actions))._replace(found=found)


@lru_cache(maxsize=8)
def knowing_numbers(w: Weights, edition: Edition) -> list[float]:
    """The weights, with the network that tells chances."""
    return weights_of(w, edition, network(edition.id))


def _prior(guess: float) -> float:
    """What the plain guess keeps of a say."""
    return PRIOR * max(-MOST_PRIOR, min(MOST_PRIOR, guess))


def _spaces(thought: Thought, view: SeatView, w: Weights) -> list[Candidate]:
    """Spaces, maneuvers in several ways; a game is ended if that wins it, and not if that loses it (R21.1).

    The end is played, so surcharge, bonus and ties count. A standoff is ended by whoever can: somebody must, unless a
    limit of rounds does.
    """
    standoff = view["round"] >= STANDOFF and view["options"]["max_rounds"] is None
    found: list[Candidate] = []
    lost: list[Candidate] = []
    for guess, action in thought.estimates():
        end = thought.end_of_turn(action)
        if end.over and action.text == "rondel taxation":
            if view.seat in end.winners() or standoff:
                return [Candidate(action)]
            lost.append(Candidate(action))
            continue
        bonus = _prior(guess) - (IDLE if thought.is_idle(action) else 0.0)
        found.append(Candidate(action, None, bonus))
        if action.text.startswith("rondel maneuver"):
            found += [Candidate(action, style, bonus) for style in styles(w)[1:]]
    return found or lost


def _steps(thought: Thought, w: Weights) -> list[Candidate]:
    """The first steps of all ways to play the rest of the maneuver."""
    found: list[Candidate] = []
    for style in styles(w):
        step = thought.quick_answer(style)
        if all(step is not candidate.action for candidate in found):
            found.append(Candidate(step, style, 0.0 if found else UNUSUAL))
    for action in thought.actions:
        if action.kind == "destroy" and not thought.is_self_harm(action):
            found.append(Candidate(action, None, -DESTRUCTION))
    return found


def _undecided(
    thought: Thought, candidates: list[Candidate], seat: int, w: Weights
) -> tuple[Candidate | None, list[Candidate]]:
    """One that surely wins, and those that do not surely lose: the last turns are searched exactly (R21.1).

    If all candidates lose, other actions that do not; if there are none, all, for rivals may err. Any bond may win.
    """
    last, ways = fast.LastTurns(thought.mind), styles(w)
    own = 1 << seat
    left: list[Candidate] = []
    for candidate in candidates:
        way = ANY_WAY if candidate.style is None else ways.index(candidate.style)
        outcome = last.winners_after(thought.here, thought.id_of(candidate.action), way)
        if outcome == own:
            return candidate, []
        if outcome & (own | OPEN):
            left.append(candidate)
    if left and thought.here.kind != "invest":
        return None, left
    tried = {candidate.action for candidate in candidates}
    others: list[Candidate] = []
    for action in [each for each in thought.actions if each not in tried][:OTHERS_TRIED]:
        outcome = last.winners_after(thought.here, thought.id_of(action))
        if outcome == own:
            return Candidate(action), []
        if outcome & (own | OPEN):
            others.append(Candidate(action))
    return None, left or others[:OTHER_ANSWERS] or candidates


def _by_action(found: list[Verdict]) -> Judged:
    """Each action once, with the best of its ways."""
    best: dict[Action, float] = {}
    for verdict in found:
        best.setdefault(verdict.candidate.action, verdict.worth)
    return [(worth, action) for action, worth in best.items()]
