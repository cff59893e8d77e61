"""Events, as data for logs and animation: one struct per kind, tagged by the field `event`.

The structs of engine events are generated from the engine's classes, with the same fields, docstrings and names. The
others originate at tables and servers.
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

# Types of engine fields after numbers are replaced by ids and names.
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
    version: Annotated[int, Meta(description="resulting version; only for setup events")] | UnsetType = UNSET


def _wire_type(hint: Any) -> Any:
    """Return the wire type of an engine field type."""
    if hint in _TYPES:
        return _TYPES[hint]
    if get_origin(hint) is Annotated:
        kind, description = get_args(hint)
        return Annotated[kind, Meta(description=description)]
    if NoneType in get_args(hint):
        return reduce(or_, map(_wire_type, get_args(hint)))
    return hint


def _struct(kind: type) -> type[Struct]:
    """Return the struct for an engine event class."""
    fields = get_type_hints(kind, include_extras=True)
    return defstruct(
        "GiftGiven" if kind is events.Gift else kind.__name__,
        [(name, _wire_type(hint)) for name, hint in fields.items()],
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
    """Summary of a turn, so that a log can be collapsed to one line per turn."""

    number: int
    nation: NationId
    player: Seat
    space: SpaceId
    price: Millions
    counts: Annotated[dict[str, int], Meta(description="number of other events by name")]
    tax: Annotated[Millions | None, Meta(description="null without Taxation")]
    power: Annotated[int, Meta(description="power points gained")]


class BotReplaced(_Event):
    """A bot failed and was replaced by a simpler one."""

    player: Seat
    bot: str
    by: str
    why: Literal["timeout", "error", "illegal", "crash"]


class ClockRanOut(_Event):
    """A player's clock ran out."""

    player: Seat


class Resigned(_Event):
    """A player resigned; a bot takes over."""

    player: Seat


class AbsenceSettled(_Event):
    """Outcome of the vote about an absent player; 0 votes if the host decided alone."""

    player: Seat
    choice: Literal["bot", "wait"]
    votes: int


class OtherRules(_Event):
    """An uploaded record was played under another version of the rules."""

    rules: str
    now: str


class OtherResult(_Event):
    """Replayed under the current rules, the record ends with different scores than it states."""


Event = EngineEvent | TurnSummary | BotReplaced | ClockRanOut | Resigned | AbsenceSettled | OtherRules | OtherResult
