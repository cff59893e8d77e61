"""Interface of phases: describe a decision, list the legal actions, carry one out, explain the others (R24).

Steps without a decision (R7) are data, too; `turn.py` carries them out. Every action of a turn leads to such a step,
and each step to new decisions: keeping them apart avoids circular imports.

Rules: R6.1, R7.3, R24.
"""

from __future__ import annotations

import inspect
from collections import namedtuple
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, dataclass_transform

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.position import Position
from rondel.engine.state import NOBODY, State
from rondel.engine.units import ANY


@dataclass_transform(frozen_default=True)
class Phase(tuple[Any, ...]):
    """A frozen value on the stack of the state: a tuple of the annotated fields of its class, in their order.

    Control flow has three verbs: push, become, pop. A phase with a decision describes it:

    `KIND`        the kind of decision, as in the contract; empty for steps without one
    `RULE`        the rule behind the decision
    `QUESTION`    what is decided, after "The question now is …"
    `ANSWERS`     the forms of the action language that are valid answers
    `GIFT_HELPS`  whether a gift of the decider could make further actions possible
    `DECLINE`     the action that remains when a gift has left no money for any other
    """

    __slots__ = ()

    KIND: ClassVar[str] = ""
    RULE: ClassVar[str] = ""
    QUESTION: ClassVar[str] = ""
    ANSWERS: ClassVar[frozenset[str]] = frozenset()
    GIFT_HELPS: ClassVar[bool] = False
    DECLINE: ClassVar[str] = "pass"
    _fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Turn annotated fields into named tuple fields; `NamedTuple` does not support such a class hierarchy."""
        annotated = inspect.get_annotations(cls)
        fields = [*cls._fields, *(name for name, kind in annotated.items() if not kind.startswith("ClassVar"))]
        made = namedtuple("made", fields)  # type: ignore[misc]  # noqa: PYI024
        for name in ("__new__", "__repr__", "_fields", *fields):
            setattr(cls, name, made.__dict__[name])

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)

    def decider(self, s: Position) -> int:
        """Return the seat that decides: the government of the nation concerned, or an investor (R6.1)."""
        raise NotImplementedError

    def subject(self, s: Position) -> int:
        """Return the nation the decision is about, NOBODY if none."""
        raise NotImplementedError

    def actions(self, s: Position) -> list[Action]:
        """Return all legal actions, empty if there is nothing to decide."""
        raise NotImplementedError

    def play(self, s: State, action: Action) -> None:
        """Carry out one of the legal actions."""
        raise NotImplementedError

    def proceed(self, s: State) -> None:
        """Advance without a decision; called when `actions` is empty."""
        raise AssertionError(f"{self.KIND} always has an action")

    def refusal(self, s: Position, action: Action) -> Refusal:
        """Return why an action of one of the phase's forms is not offered."""
        raise AssertionError(f"{action} is always offered")

    def locked(self, s: Position) -> Sequence[Action]:
        """Return the actions to explain with a refusal wherever they are not offered."""
        return ()

    def extra_parts(self, s: Position, action: Action) -> Mapping[str, str | int]:
        """Return the parts of a choice that depend on the position: `cost` in millions, `steps` on the rondel."""
        return {}

    def place_action(self, s: Position, place: int, origin: int, own: int, unit: int) -> Action | None:
        """Return the action that pointing at a place means; None if places are not valid answers."""
        return None

    def bound_cash(self, s: Position, seat: int) -> int:
        """Return the player's cash that is reserved for a declared move (contract, section 6)."""
        return 0

    def asked_seats(self, s: Position) -> Sequence[int]:
        """Return the seats that decide because of the previous action, in order; the mover may be among them."""
        return ()

    def where(self) -> int:
        """Return the destination of the unit that the decision is about, else ANY."""
        return ANY

    def moving_nation(self, s: Position) -> int:
        """Return the nation whose unit the decision is about, else its subject."""
        return self.subject(s)

    def declared_space(self) -> int:
        """Return the declared rondel space that the decision is about, else ANY."""
        return ANY

    def may_gift_help(self, s: Position) -> bool:
        """Return whether a gift of the decider could make further actions possible and the options allow it."""
        return self.GIFT_HELPS and s.options.gifts != "off"


class GovernmentPhase(Phase):
    """Base class of phases in which the government of one nation decides."""

    __slots__ = ()

    nation: int

    def decider(self, s: Position) -> int:
        return s.government[self.nation]

    def subject(self, s: Position) -> int:
        return self.nation


class ManeuverStep(GovernmentPhase):
    """Base class of the steps of a maneuver, which stay on the stack below decisions about their units."""

    __slots__ = ()

    def on_canal_answer(self, s: State, canal: int, allowed: bool) -> None:
        """Continue after the owner of a canal has allowed or refused passage (R17.6)."""
        raise NotImplementedError

    def lose_changed_army(self, s: State, province: int, stance: int) -> None:
        """Remove the army that has just changed its status and was lost in battle (R15.6)."""
        raise NotImplementedError


class Step(Phase):
    """A step without a decision; `flow.py` carries it out as soon as it is on top of the stack."""

    __slots__ = ()

    def decider(self, s: Position) -> int:
        return NOBODY

    def subject(self, s: Position) -> int:
        return NOBODY

    def actions(self, s: Position) -> list[Action]:
        return []


class AfterAction(Step):
    """The rest of a turn after its action: end test, investor steps, next nation (R7.3, steps 5 to 8)."""

    __slots__ = ()

    nation: int
    investor: bool


class NextNation(Step):
    """The search for the nation after `after`; `mover` is the nation that moved last, NOBODY before the first turn."""

    __slots__ = ()

    after: int
    mover: int
