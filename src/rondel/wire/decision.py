"""A decision: actions in parts, what they would change, and why an action is refused or locked."""

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

SeatKey = Annotated[str, Meta(description="number of a seat, as text")]
Change = Annotated[tuple[int, int], Meta(description="before and after")]
SeenChange = Annotated[
    tuple[int | None, int | None], Meta(description="before and after; null while hidden, as the end shows it")
]


class Leg(Struct, array_like=True):
    """One part of a way: `rail`, `march`, `convoy` and `sail` through regions, `canal` by its id."""

    kind: Literal["rail", "march", "convoy", "sail", "canal"]
    through: list[RegionId] | str


class UnitChanges(Struct, kw_only=True):
    """How the pieces of one nation in one region change, as [before, after]."""

    armies: Change | UnsetType = UNSET
    lying: Annotated[Change, Meta(description="friendly armies in a foreign home province")] | UnsetType = UNSET
    fleets: Change | UnsetType = UNSET


class Preview(Struct, kw_only=True):
    """What an action would change, in the asking seat's sight; only what differs is listed, as [before, after]."""

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
    investor: Annotated[Change, Meta(description="who holds the investor card")] | UnsetType = UNSET
    price: Annotated[Millions, Meta(description="what a move on the rondel costs (R8.4)")] | UnsetType = UNSET
    then: (
        Annotated[Literal["stance", "arrival", "ask"], Meta(description="what the same player decides next about it")]
        | UnsetType
    ) = UNSET
    asks: Annotated[list[Seat], Meta(description="other seats that will be asked, in order")]
    ends_game: bool
    nothing: Annotated[bool, Meta(description="whether it changes nothing at all")]


class Previews(Struct, kw_only=True):
    """Previews by the text of the action."""

    version: Version
    previews: dict[ActionText, Preview]


class Routes(Struct, kw_only=True):
    """Routes by the text of the action."""

    version: Version
    routes: dict[ActionText, list[Leg]]


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


class Refusal(Struct, kw_only=True):
    """Why not: a code that clients word in their language, the same in English, and the rule behind it."""

    code: Annotated[str, Meta(description="for programs and catalogues, as `not_your_turn`")]
    params: Annotated[dict[str, Any], Meta(description="values for the sentence, by name; they depend on the code")]
    sentence: Annotated[str, Meta(description="in English")]
    rule: Annotated[RuleNumber, Meta(description="the rule behind it, if it is one of the game")] | UnsetType = UNSET
    remedies: (
        Annotated[list[ActionText], Meta(description="actions and gifts that would make it possible")] | UnsetType
    ) = UNSET
    remedy_choices: Annotated[list[Choice], Meta(description="the remedies in parts")] | UnsetType = UNSET
    action: Annotated[ActionText | None, Meta(description="the action in question, if it is about one")] | UnsetType = (
        UNSET
    )
    choice: (
        Annotated[Choice, Meta(description="that action in parts, where a place or a bond was asked about")] | UnsetType
    ) = UNSET


class Locked(Parts, kw_only=True, omit_defaults=True):
    """An action that is not offered, and why."""

    refusal: Refusal


class Decision(Struct, kw_only=True):
    """Who decides what. The lists are there only for the seat that decides."""

    player: Seat
    nation: Annotated[NationId | None, Meta(description="the nation it is about, if any")]
    kind: DecisionKind
    rule: Annotated[RuleNumber, Meta(description="the rule that puts the decision")]
    gift_helps: Annotated[bool, Meta(description="whether a gift to a treasury could make more possible")]
    actions: Annotated[list[ActionText], Meta(description="every legal action; send one of them back")] | UnsetType = (
        UNSET
    )
    choices: Annotated[list[Choice], Meta(description="the same actions in parts, in the same order")] | UnsetType = (
        UNSET
    )
    locked: Annotated[list[Locked], Meta(description="what is not offered though one might expect it")] | UnsetType = (
        UNSET
    )
