"""Decisions: actions in parts, previews, and reasons why an action is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from rondel.wire import (
    ActionKind,
    ActionText,
    DecisionKind,
    Millions,
    NationId,
    RegionId,
    RuleNumber,
    Seat,
    SpaceId,
    Stance,
    Unit,
    Version,
)

SeatKey = Annotated[str, Meta(description="seat number as a string")]
Change = Annotated[tuple[int, int], Meta(description="before and after")]
SeenChange = Annotated[tuple[int | None, int | None], Meta(description="before and after; null while hidden")]


class Leg(Struct, array_like=True):
    """One leg of a route: `rail`, `march`, `convoy` and `sail` list regions, `canal` has an ID."""

    kind: Literal["rail", "march", "convoy", "sail", "canal"]
    through: list[RegionId] | str


class UnitChanges(Struct, kw_only=True):
    """Changes to the units of one nation in one region, as [before, after]."""

    armies: Change | UnsetType = UNSET
    lying: Annotated[Change, Meta(description="friendly armies in a foreign home province")] | UnsetType = UNSET
    fleets: Change | UnsetType = UNSET


class Preview(Struct, kw_only=True):
    """Changes an action would make, as far as the requesting seat can see; each as [before, after]."""

    cash: dict[SeatKey, SeenChange] | UnsetType = UNSET
    treasury: dict[NationId, Change] | UnsetType = UNSET
    power: dict[NationId, Change] | UnsetType = UNSET
    factor: dict[NationId, Change] | UnsetType = UNSET
    tax: dict[NationId, Change] | UnsetType = UNSET
    score: dict[SeatKey, SeenChange] | UnsetType = UNSET
    units: (
        Annotated[dict[RegionId, dict[NationId, UnitChanges]], Meta(description="by region and nation")] | UnsetType
    ) = UNSET
    flags: dict[RegionId, tuple[NationId | None, NationId | None]] | UnsetType = UNSET
    factories: dict[RegionId, tuple[bool, bool]] | UnsetType = UNSET
    government: dict[NationId, tuple[Seat | None, Seat | None]] | UnsetType = UNSET
    swiss_bank: dict[SeatKey, tuple[bool, bool]] | UnsetType = UNSET
    investor: Annotated[Change, Meta(description="seat with the investor card")] | UnsetType = UNSET
    price: Annotated[Millions, Meta(description="cost of a rondel move (R8.4)")] | UnsetType = UNSET
    then: (
        Annotated[
            Literal["stance", "arrival", "ask"], Meta(description="decision the same player makes next as part of it")
        ]
        | UnsetType
    ) = UNSET
    asks: Annotated[list[Seat], Meta(description="other seats that must respond, in order")]
    ends_game: bool
    nothing: Annotated[bool, Meta(description="whether the action has no effect")]


class Previews(Struct, kw_only=True):
    """Previews by action text."""

    version: Version
    previews: dict[ActionText, Preview]


class Routes(Struct, kw_only=True):
    """Routes by action text."""

    version: Version
    routes: dict[ActionText, list[Leg]]


class Parts(Struct, kw_only=True, omit_defaults=True):
    """The parts of an action; parts that do not apply are omitted."""

    text: ActionText
    kind: ActionKind
    nation: Annotated[NationId, Meta(description="nation the action names")] | UnsetType = UNSET
    place: Annotated[RegionId, Meta(description="where it happens")] | UnsetType = UNSET
    origin: Annotated[RegionId, Meta(description="where an army or fleet starts")] | UnsetType = field(
        default=UNSET, name="from"
    )
    to: Annotated[RegionId, Meta(description="where an army or fleet goes")] | UnsetType = UNSET
    own: (
        Annotated[
            Literal["hostile", "friendly", "fleet"], Meta(description="which kind of own unit at `place` or `from`")
        ]
        | UnsetType
    ) = UNSET
    unit: (
        Annotated[Unit, Meta(description="kind of unit: the target of a fight, or in `challenge` the own unit lost")]
        | UnsetType
    ) = UNSET
    stance: Annotated[Stance, Meta(description="stance chosen, or stance of the enemy army")] | UnsetType = UNSET
    face: Annotated[Millions, Meta(description="face value of the bond")] | UnsetType = UNSET
    old: Annotated[Millions, Meta(description="face value of the bond traded in")] | UnsetType = UNSET
    space: Annotated[SpaceId, Meta(description="rondel space")] | UnsetType = UNSET
    steps: Annotated[int, Meta(description="steps on the rondel; omitted on a nation's first turn")] | UnsetType = UNSET
    amount: Annotated[Millions, Meta(description="amount of a gift")] | UnsetType = UNSET
    cost: (
        Annotated[Millions, Meta(description="paid from cash (rondel, buy, raise) or the treasury (build, import)")]
        | UnsetType
    ) = UNSET


class Choice(Parts, kw_only=True, omit_defaults=True):
    """A legal action with its parts, so that clients need not parse its text."""

    preview: (
        Annotated[Preview, Meta(description="included if it is cheap to compute; otherwise request it")] | UnsetType
    ) = UNSET
    route: (
        Annotated[list[Leg], Meta(description="included if it is cheap to compute; otherwise request it")] | UnsetType
    ) = UNSET


class Refusal(Struct, kw_only=True):
    """Why a request or action is refused: a code to translate, an English sentence, and the rule."""

    code: Annotated[str, Meta(description="machine-readable code and catalog key, such as `not_your_turn`")]
    params: Annotated[dict[str, Any], Meta(description="values for the translated sentence; they depend on the code")]
    sentence: Annotated[str, Meta(description="in English")]
    rule: Annotated[RuleNumber, Meta(description="rule of the game that applies, if any")] | UnsetType = UNSET
    remedies: (
        Annotated[list[ActionText], Meta(description="actions and gifts that would make it legal")] | UnsetType
    ) = UNSET
    remedy_choices: Annotated[list[Choice], Meta(description="the remedies in parts")] | UnsetType = UNSET
    action: Annotated[ActionText | None, Meta(description="the refused action, if any")] | UnsetType = UNSET
    choice: Annotated[Choice, Meta(description="that action in parts, if a place or bond was queried")] | UnsetType = (
        UNSET
    )


class Locked(Parts, kw_only=True, omit_defaults=True):
    """An unavailable action and the reason."""

    refusal: Refusal


class Decision(Struct, kw_only=True):
    """The decision to make. Only the deciding seat receives the lists of actions."""

    player: Seat
    nation: Annotated[NationId | None, Meta(description="nation concerned, if any")]
    kind: DecisionKind
    rule: Annotated[RuleNumber, Meta(description="rule that requires the decision")]
    gift_helps: Annotated[bool, Meta(description="whether a gift to a treasury could make more actions legal")]
    actions: Annotated[list[ActionText], Meta(description="all legal actions")] | UnsetType = UNSET
    choices: Annotated[list[Choice], Meta(description="the same actions in parts, in the same order")] | UnsetType = (
        UNSET
    )
    locked: Annotated[list[Locked], Meta(description="actions one might expect but that are not legal")] | UnsetType = (
        UNSET
    )
