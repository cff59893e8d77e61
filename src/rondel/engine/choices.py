"""The choices of a decision as plain data: what may be chosen, and what may not, with the reason.

A choice is the parts of an action (`Action.parts`) with what depends on the position: `cost` in millions, `steps`
on the rondel. A locked choice carries its refusal as well. Both are for the seat that decides, and for nobody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rondel.engine.actions import Action
from rondel.engine.refusals import explain
from rondel.engine.state import State

Choice = dict[str, Any]


def choice_of(s: State, action: Action) -> Choice:
    """One action as a choice of the decision on top."""
    choice: Choice = action.parts()
    choice.update(s.stack[-1].extra_parts(s, action))
    return choice


def choices(s: State, offer: Sequence[Action]) -> list[Choice]:
    """The offered actions as choices, in the same order."""
    return [choice_of(s, action) for action in offer]


def locked_choices(s: State, offer: Sequence[Action]) -> list[Choice]:
    """What the phase names as worth explaining though it is not offered, each with its refusal."""
    decider = s.stack[-1].decider(s)
    return [
        {**choice_of(s, action), "refusal": explain(s, offer, action, decider).to_dict()}
        for action in s.stack[-1].locked(s)
        if action not in offer
    ]
