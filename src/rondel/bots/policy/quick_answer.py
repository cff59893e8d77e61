"""A quick answer to every decision except the choice of a space: for the bots and for those they imagine."""

from __future__ import annotations

from collections.abc import Sequence

from rondel import position
from rondel.bots.evaluation.weights import Weights
from rondel.bots.policy import answers
from rondel.bots.policy.building_plan import production, purchase_of_units, site
from rondel.bots.policy.investing import purchase
from rondel.bots.policy.maneuver_plan import Style, next_army, next_fleet, usual_style
from rondel.bots.simulation import Policy
from rondel.position import Action, Position


def quick_answer(s: Position, actions: Sequence[Action], w: Weights, style: Style | None = None) -> Action:
    """What a sensible player does without looking ahead."""
    kind = position.kind(s)
    if kind == "armies":
        return next_army(s, actions, style or usual_style(w))
    if kind == "fleets":
        return next_fleet(s, actions, style or usual_style(w))
    if kind in ("invest", "draft"):
        return purchase(s, position.decider(s), actions, w)[0]
    if kind == "import":
        return purchase_of_units(s, position.subject(s), actions, style or usual_style(w))
    if kind == "production":
        return production(s, actions)
    if kind == "factory":
        return site(s, position.subject(s), actions)
    if kind == "swiss_bank":
        return answers.swiss_bank(s, actions, w)
    if kind == "challenge":
        return answers.challenge(s, actions)
    if kind == "arrival":
        return answers.arrival(s, actions)
    if kind == "stance":
        return answers.stance(s)
    if kind == "canal":
        return answers.canal(s)
    if kind == "ask":
        return answers.ask(s, actions)
    if kind == "flags":
        return answers.flag(s, actions)
    return actions[0]


def answering(w: Weights, style: Style | None = None) -> Policy:
    """The quick answers as a policy for `simulation.play_turn`."""

    def answer(s: Position, actions: Sequence[Action]) -> Action:
        return quick_answer(s, actions, w, style)

    return answer
