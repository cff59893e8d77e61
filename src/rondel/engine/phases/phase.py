"""The interface of phases: say what is asked, list the legal actions, carry one out, explain the others (R24).

The steps of the course of play that nobody decides (R7) are data, too; `turn.py` says what each of them does. Every
action of a turn leads to one of them and each of them to new questions, so they know nothing of each other.

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

    Control flow has three verbs: push, become, pop. A phase that asks something states what it asks:

    `KIND`        the kind of decision, as in the contract; empty for steps that never ask
    `RULE`        the rule that puts the question
    `QUESTION`    what is decided, after "The question now is …"
    `ANSWERS`     the forms of the action language that answer it
    `GIFT_HELPS`  whether a gift of the decider could open further choices
    `DECLINE`     the answer that is left when a gift has eaten up every other one
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
        """Make the annotated fields what a NamedTuple would make of them, which allows no class attributes."""
        annotated = inspect.get_annotations(cls)
        fields = [*cls._fields, *(name for name, kind in annotated.items() if not kind.startswith("ClassVar"))]
        made = namedtuple("made", fields)  # type: ignore[misc]  # noqa: PYI024
        for name in ("__new__", "__repr__", "_fields", *fields):
            setattr(cls, name, made.__dict__[name])

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)

    def decider(self, s: Position) -> int:
        """The seat that decides: the government of the nation concerned, or an investor (R6.1)."""
        raise NotImplementedError

    def subject(self, s: Position) -> int:
        """The nation the decision is about, NOBODY if none."""
        raise NotImplementedError

    def actions(self, s: Position) -> list[Action]:
        """The complete list of legal actions, empty if there is nothing to decide."""
        raise NotImplementedError

    def play(self, s: State, action: Action) -> None:
        """Carry out one of the listed actions."""
        raise NotImplementedError

    def proceed(self, s: State) -> None:
        """Go on without a decision; called when `actions` is empty."""
        raise AssertionError(f"{self.KIND} always has an answer")

    def refusal(self, s: Position, action: Action) -> Refusal:
        """Why an answer of one of its forms is not offered; asked only about such."""
        raise AssertionError(f"{action} is always offered")

    def locked(self, s: Position) -> Sequence[Action]:
        """Answers worth explaining; of these, the ones that are not offered are shown with their refusal."""
        return ()

    def extra_parts(self, s: Position, action: Action) -> Mapping[str, str | int]:
        """Parts of a choice that depend on the position: `cost` in millions, `steps` on the rondel."""
        return {}

    def place_action(self, s: Position, place: int, origin: int, own: int, unit: int) -> Action | None:
        """The answer that somebody means by pointing at a place; None if places are no answer here."""
        return None

    def bound_cash(self, s: Position, seat: int) -> int:
        """Cash of a player that is bound until something declared has been paid (contract, section 6)."""
        return 0

    def asked_seats(self, s: Position) -> Sequence[int]:
        """Whom the action that led here asks something, in the order of asking; the mover may be among them."""
        return ()

    def where(self) -> int:
        """The region a unit has come to, or wants to go to, if the question is about it; else ANY."""
        return ANY

    def moving_nation(self, s: Position) -> int:
        """The nation whose unit the question is about, else its subject."""
        return self.subject(s)

    def declared_space(self) -> int:
        """The rondel space that a nation has declared, if the question is about it; else ANY."""
        return ANY

    def may_gift_help(self, s: Position) -> bool:
        """Could a gift of the decider open further choices, as far as the table's options allow gifts?"""
        return self.GIFT_HELPS and s.options.gifts != "off"


class GovernmentPhase(Phase):
    """A phase in which the government of one nation decides for it."""

    __slots__ = ()

    nation: int

    def decider(self, s: Position) -> int:
        return s.government[self.nation]

    def subject(self, s: Position) -> int:
        return self.nation


class ManeuverStep(GovernmentPhase):
    """A step of the maneuver, which waits beneath questions about its units."""

    __slots__ = ()

    def hear_canal(self, s: State, canal: int, allowed: bool) -> None:
        """The owner of a canal has answered for the unit that asked (R17.6)."""
        raise NotImplementedError

    def lose_changed(self, s: State, province: int, stance: int) -> None:
        """The army that has just changed its status was lost in battle (R15.6)."""
        raise NotImplementedError


class Step(Phase):
    """Something that happens by itself; `flow.py` carries it out as soon as it lies on top."""

    __slots__ = ()

    def decider(self, s: Position) -> int:
        return NOBODY

    def subject(self, s: Position) -> int:
        return NOBODY

    def actions(self, s: Position) -> list[Action]:
        return []


class AfterAction(Step):
    """Waits beneath the action of a turn: end test, investor steps, next nation (R7.3, steps 5 to 8)."""

    __slots__ = ()

    nation: int
    investor: bool


class NextNation(Step):
    """Finds the nation after `after`; `mover` is the nation that moved last, NOBODY before the first turn."""

    __slots__ = ()

    after: int
    mover: int
