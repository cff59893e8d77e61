"""What happened, as data for logs and animation: one struct per event, told apart by its field `event`.

The structs of the engine's events are made from its classes: the same fields, docstrings and names. The others come
from tables and servers.
"""

from __future__ import annotations

import re
from functools import reduce
from operator import or_
from types import NoneType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct

from rondel.engine import events
from rondel.wire import DecisionKind, Millions, NationId, RegionId, Seat, SpaceId, Stance, Unit

# What a field of the engine is on the wire, where ids and names have replaced its numbers.
_TYPES: dict[Any, Any] = {
    events.Nation: NationId,
    events.MaybeNation: NationId | None,
    events.Region: RegionId,
    events.Space: SpaceId,
    events.Seat: Seat,
    events.MaybeSeat: Seat | None,
    events.Unit: Unit,
    events.Stance: Stance,
    events.Kind: DecisionKind,
}


def event_name(class_name: str) -> str:
    """Return the name of an event: TaxCollected is "tax_collected"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class _Event(Struct, kw_only=True, tag_field="event", tag=event_name):
    version: Annotated[int, Meta(description="the version it led to; only in the set-up")] | UnsetType = UNSET


def _on_the_wire(hint: Any) -> Any:
    """Return the type of a field that has this type in the engine."""
    if hint in _TYPES:
        return _TYPES[hint]
    if get_origin(hint) is Annotated:
        kind, description = get_args(hint)
        return Annotated[kind, Meta(description=description)]
    if NoneType in get_args(hint):
        return reduce(or_, map(_on_the_wire, get_args(hint)))
    return hint


def _struct(kind: type) -> type[Struct]:
    """Return the struct of a class of the engine's events."""
    fields = get_type_hints(kind, include_extras=True)
    return defstruct(
        "GiftGiven" if kind is events.Gift else kind.__name__,
        [(name, _on_the_wire(hint)) for name, hint in fields.items()],
        bases=(_Event,),
        tag=event_name(kind.__name__),
        module=__name__,
        namespace={"__doc__": kind.__doc__},
    )


if TYPE_CHECKING:
    EngineEvent: TypeAlias = Struct
else:
    EngineEvent = reduce(or_, map(_struct, get_args(events.Event)))
    globals().update({kind.__name__: kind for kind in get_args(EngineEvent)})


class TurnSummary(_Event):
    """What a turn brought about, in one event, so that a log can be folded to a line per turn."""

    number: int
    nation: NationId
    player: Seat
    space: SpaceId
    price: Millions
    counts: Annotated[dict[str, int], Meta(description="how often other events happened, by their names")]
    tax: Annotated[Millions | None, Meta(description="null without Taxation")]
    power: Annotated[int, Meta(description="power points won")]


class BotReplaced(_Event):
    """A bot failed and a simpler one plays on."""

    player: Seat
    bot: str
    by: str
    why: Literal["timeout", "error", "illegal", "crash"]


class ClockRanOut(_Event):
    """The time of this player was up."""

    player: Seat


class Resigned(_Event):
    """This player has resigned; a bot plays on."""

    player: Seat


class AbsenceSettled(_Event):
    """What the others, or the host alone (0 votes), decided about a player who is away."""

    player: Seat
    choice: Literal["bot", "wait"]
    votes: int


class OtherRules(_Event):
    """An uploaded record was played under another version of the rules."""

    rules: str
    now: str


class OtherResult(_Event):
    """Under the present rules the record ends with other scores than it says."""


Event = EngineEvent | TurnSummary | BotReplaced | ClockRanOut | Resigned | AbsenceSettled | OtherRules | OtherResult
