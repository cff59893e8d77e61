"""An action in parts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from rondel.server.http.wire.previews import Leg, Preview
from rondel.server.http.wire.words import ActionKind, ActionText, Millions, NationId, RegionId, SpaceId, Stance, Unit


class Parts(Struct, kw_only=True, omit_defaults=True):
    """The parts of an action; only those that apply are there."""

    text: ActionText
    kind: ActionKind
    nation: Annotated[NationId, Meta(description="the nation named")] | UnsetType = UNSET
    place: Annotated[RegionId, Meta(description="where it happens")] | UnsetType = UNSET
    origin: Annotated[RegionId, Meta(description="where an army or fleet starts")] | UnsetType = field(
        default=UNSET, name="from"
    )
    to: Annotated[RegionId, Meta(description="where an army or fleet goes")] | UnsetType = UNSET
    own: (
        Annotated[
            Literal["hostile", "friendly", "fleet"], Meta(description="which of unlike own units at `place` or `from`")
        ]
        | UnsetType
    ) = UNSET
    unit: (
        Annotated[Unit, Meta(description="kind of unit; of a fight the target's, in `challenge` the own unit given")]
        | UnsetType
    ) = UNSET
    stance: Annotated[Stance, Meta(description="the stance chosen, or that of the enemy army")] | UnsetType = UNSET
    face: Annotated[Millions, Meta(description="face value of the bond")] | UnsetType = UNSET
    old: Annotated[Millions, Meta(description="face value of the bond given in return")] | UnsetType = UNSET
    space: Annotated[SpaceId, Meta(description="space of the rondel")] | UnsetType = UNSET
    steps: Annotated[int, Meta(description="steps on the rondel; left out on a nation's first turn")] | UnsetType = (
        UNSET
    )
    amount: Annotated[Millions, Meta(description="of a gift")] | UnsetType = UNSET
    cost: (
        Annotated[Millions, Meta(description="from cash (rondel, buy, raise) or from the treasury (build, import)")]
        | UnsetType
    ) = UNSET


class Choice(Parts, kw_only=True, omit_defaults=True):
    """One action that is offered, with its parts: no client needs to read the text."""

    preview: Annotated[Preview, Meta(description="where it is cheap; else ask for it")] | UnsetType = UNSET
    route: Annotated[list[Leg], Meta(description="where it is cheap; else ask for it")] | UnsetType = UNSET
