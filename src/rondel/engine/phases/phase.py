"""What every phase promises: list the legal actions, carry one out, go on when there is nothing to decide (R24).

Rules: R6.1, R24.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from rondel.engine.actions import Action
from rondel.engine.state import State


class Phase(Protocol):
    """A frozen value on the stack of the state. Control flow has three verbs: push, become, pop."""

    @property
    def _fields(self) -> tuple[str, ...]: ...

    def kind(self) -> str:
        """The kind of decision, as in the contract; empty for steps that never ask."""

    def decider(self, s: State) -> int:
        """The seat that decides: the government of the nation concerned, or an investor (R6.1)."""

    def subject(self, s: State) -> int:
        """The nation the decision is about, NOBODY if none."""

    def actions(self, s: State) -> list[Action]:
        """The complete list of legal actions, empty if there is nothing to decide."""

    def play(self, s: State, action: Action) -> None:
        """Carry out one of the listed actions."""

    def proceed(self, s: State) -> None:
        """Go on without a decision; called when `actions` is empty."""

    def __iter__(self) -> Iterator[Any]: ...


class Mover(Phase, Protocol):
    """A step of the maneuver, which waits beneath questions about its units."""

    def hear_canal(self, s: State, canal: int, allowed: bool) -> None:
        """The owner of a canal has answered for the unit that asked (R17.6)."""

    def lose_changed(self, s: State, province: int, stance: int) -> None:
        """The army that has just changed its status was lost in battle (R15.6)."""
