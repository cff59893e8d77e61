"""Choices of a decision, and reasons why other actions are not legal; legal means being in the list of offered actions.

Reasons that apply to every decision are here, all others in the phases (`Phase.refusal`).

Rules: R21.1, R24.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal, UnknownAction
from rondel.engine.money import gift_refusal
from rondel.engine.phases.phase import Phase
from rondel.engine.state import NOBODY, State
from rondel.engine.units import ANY, OWN_NAMES, UNIT_NAMES

# The parts of an action (`Action.parts`) and those that depend on the position: `cost` in millions, `steps` on the
# rondel. A locked choice also has a refusal. Only the seat that decides may see either.
Choice = dict[str, Any]


def game_over_refusal() -> Refusal:
    """Return the refusal of any action after the end of the game."""
    return Refusal("game_over", "R21.1", "The game is over; nothing more can be played.")


def not_your_decision_refusal(s: State) -> Refusal:
    """Return the refusal for other seats than the decider; it depends on nothing hidden."""
    params: dict[str, object] = {"player": s.stack[-1].decider(s), "kind": s.stack[-1].KIND}
    return Refusal("not_your_decision", "R24", "It is another player's decision.", params)


def other_decision_refusal(phase: Phase, answer: str) -> Refusal:
    """Return the refusal of an action that does not belong to this kind of decision."""
    sentence = f"The question now is {phase.QUESTION}; {answer} does not answer it."
    return Refusal("other_decision", "R24", sentence, {"kind": phase.KIND})


def explain(s: State, offer: Sequence[Action], action: Action, seat: int) -> Refusal:
    """Return why this seat may not play the action, code "offered" if it may; for NOBODY nothing about money."""
    if not s.stack:
        refusal = game_over_refusal()
    elif action.kind == "give":
        refusal = _gift(s, action, seat)
    elif seat != s.stack[-1].decider(s):
        refusal = not_your_decision_refusal(s)
    elif action in offer:
        refusal = Refusal("offered", "R24", "This action is offered.")
    elif action.form not in s.stack[-1].ANSWERS:
        refusal = other_decision_refusal(s.stack[-1], repr(action.text))
    else:
        refusal = s.stack[-1].refusal(s, action)
    refusal.action = action.text
    refusal.remedy_choices = tuple(s.edition.actions.parse(text).parts() for text in refusal.remedies)
    return refusal


def _gift(s: State, gift: Action, seat: int) -> Refusal:
    if seat == NOBODY:
        return not_your_decision_refusal(s)
    return gift_refusal(s, seat, gift.nation, gift.amount) or Refusal("offered", "R6.5", "This gift is possible.")


def explain_place(
    s: State, offer: Sequence[Action], seat: int, place: str, origin: str | None, own: str | None, unit: str | None
) -> Refusal:
    """Return why this seat may not choose a place; the phase decides which action a place means."""
    if not s.stack:
        return game_over_refusal()
    phase = s.stack[-1]
    if seat != phase.decider(s):
        return not_your_decision_refusal(s)
    regions = s.edition.region_index
    action = phase.place_action(
        s,
        _number_of(place, regions, "region"),
        _number_of(origin, regions, "region"),
        _number_of(own, _OWN, "kind of own unit"),
        _number_of(unit, _UNITS, "unit"),
    )
    return other_decision_refusal(phase, "a place") if action is None else explain(s, offer, action, seat)


_OWN = {name: i for i, name in enumerate(OWN_NAMES)}
_UNITS = {name: i for i, name in enumerate(UNIT_NAMES)}


def _number_of(name: str | None, known: Mapping[str, int], what: str) -> int:
    """Return the number of a name, ANY if it is None."""
    if name is None:
        return ANY
    if name not in known:
        raise UnknownAction(f"There is no {what} called {name!r}.")
    return known[name]


def choice_of(s: State, action: Action) -> Choice:
    """Return an action as a choice of the pending decision."""
    choice: Choice = action.parts()
    choice.update(s.stack[-1].extra_parts(s, action))
    return choice


def choices(s: State, offer: Sequence[Action]) -> list[Choice]:
    """Return the offered actions as choices, in the same order."""
    return [choice_of(s, action) for action in offer]


def locked_choices(s: State, offer: Sequence[Action]) -> list[Choice]:
    """Return the actions that the phase wants to explain although they are not offered, each with its refusal."""
    decider = s.stack[-1].decider(s)
    return [
        {**choice_of(s, action), "refusal": explain(s, offer, action, decider).to_dict()}
        for action in s.stack[-1].locked(s)
        if action not in offer
    ]
