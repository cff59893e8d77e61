"""Candidate actions of a decision: the plausible ones, and always the one that was played."""

from __future__ import annotations

from typing import NamedTuple

from rondel import fast
from rondel.bots.evaluation.weights import Style, Weights, styles

PURCHASES = 8
OTHER_ANSWERS = 7
MAJOR = ("rondel", "invest", "draft", "swiss_bank")  # decisions that are searched with more scenarios
ROUTINE = ("production", "import")  # decisions with two candidates: the usual action and the one played
# Priors in win probability, which break ties between candidates; losses are measured without them
PRIOR = 0.0008  # for each million of the static estimate
MAX_PRIOR = 10.0  # millions
IDLE = 0.015  # penalty for a space without effect
UNUSUAL = 0.004  # bonus for the usual action
DESTRUCTION = 0.015  # penalty for giving three armies for a factory


class Candidate(NamedTuple):
    """An action id, the style of the rest of the maneuver, and a prior in win probability."""

    id: int
    style: Style | None = None
    bonus: float = 0.0


def candidates(
    evaluator: fast.Evaluator, here: fast.Position, w: Weights, played: int | None = None
) -> list[Candidate]:
    """Return the actions worth comparing, most promising first; fewer than two if there is nothing to decide."""
    ids = here.legal()
    if len(ids) < 2:
        return []
    kind = here.kind
    if kind == "rondel":
        found = _spaces(evaluator, here, ids, w)
    elif kind in ("invest", "draft"):
        gains = evaluator.gains(here, here.decider, ids)
        likely = sorted(range(len(ids)), key=lambda i: -gains[i])[:PURCHASES]
        found = [Candidate(ids[i], None, _prior(gains[i])) for i in likely]
        if ids[-1] not in {each.id for each in found}:
            found.append(Candidate(ids[-1]))  # pass
    elif kind in ("fleets", "armies"):
        found = _steps(evaluator, here, ids, w)
    else:
        usual = evaluator.quick_answer(here, ids)
        found = [Candidate(usual, None, UNUSUAL)]
        if kind not in ROUTINE or played is None:
            others = [id for id in ids if id != usual and not evaluator.is_self_harm(here, id)]
            found += [Candidate(id) for id in others[:OTHER_ANSWERS]]
    if played is not None and played not in {each.id for each in found}:
        found.append(Candidate(played))
    return found


def _spaces(evaluator: fast.Evaluator, here: fast.Position, ids: list[int], w: Weights) -> list[Candidate]:
    """Return all spaces, maneuvers in several styles."""
    guesses = evaluator.estimates(here, ids)
    found = []
    for i in sorted(range(len(ids)), key=lambda i: -guesses[i]):
        bonus = _prior(guesses[i]) - (IDLE if evaluator.is_idle(here, ids[i]) else 0.0)
        found.append(Candidate(ids[i], None, bonus))
        if here.actions.text(ids[i]).startswith("rondel maneuver"):
            found += [Candidate(ids[i], style, bonus) for style in styles(w)[1:]]
    return found


def _steps(evaluator: fast.Evaluator, here: fast.Position, ids: list[int], w: Weights) -> list[Candidate]:
    """Return the next step of the maneuver in each style, and the destruction of factories."""
    found: list[Candidate] = []
    for style in styles(w):
        step = evaluator.quick_answer(here, ids, style)
        if step not in {each.id for each in found}:
            found.append(Candidate(step, style, 0.0 if found else UNUSUAL))
    for id in ids:
        if here.actions.text(id).startswith("destroy") and not evaluator.is_self_harm(here, id):
            found.append(Candidate(id, None, -DESTRUCTION))
    return found


def _prior(guess: float) -> float:
    """Return the prior for a static estimate in millions."""
    return PRIOR * max(-MAX_PRIOR, min(MAX_PRIOR, guess))
