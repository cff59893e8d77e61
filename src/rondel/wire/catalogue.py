"""What does not change during play: editions, options, bots, languages, rules; and how the server is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import EditionId, Millions, NationId, RegionId, RegionKind, RuleNumber, SpaceAction, SpaceId

OptionValue = bool | int | str | None
City = Literal["armament", "shipyard"] | None


class NationFacts(Struct, kw_only=True):
    """A nation and its supply of pieces."""

    id: NationId
    name: Annotated[str, Meta(description="in English")]
    letters: Annotated[str, Meta(description="an abbreviation")]
    colour: str
    armies: int
    fleets: int
    flags: int


class EditionTitle(Struct, kw_only=True):
    """An edition and its nations in turn order."""

    id: EditionId
    title: str
    nations: list[NationFacts]


class OptionFacts(Struct, kw_only=True):
    """An option of a new table."""

    key: str
    values: Annotated[list[OptionValue], Meta(description="the default first; `number` stands for any whole number")]
    default: OptionValue
    defaults: (
        Annotated[dict[EditionId, OptionValue], Meta(description="editions whose default is another")] | UnsetType
    ) = UNSET
    rule: RuleNumber
    editions: Annotated[list[EditionId], Meta(description="left out where it matters in all")] | UnsetType = UNSET


class BotFacts(Struct, kw_only=True):
    """A bot that can take a seat."""

    name: str
    description: Annotated[str, Meta(description="in English")]


class Catalogue(Struct, kw_only=True):
    """What a form for a new table needs."""

    editions: list[EditionTitle]
    players: Annotated[tuple[int, int], Meta(description="fewest and most seats")]
    options: list[OptionFacts]
    bots: list[BotFacts]
    rules_version: str
    languages: Annotated[list[str], Meta(description="language tags the texts exist in")]


class RegionFacts(Struct, kw_only=True):
    """A region of the board."""

    id: RegionId
    name: Annotated[str, Meta(description="in English")]
    kind: RegionKind
    nation: Annotated[NationId | None, Meta(description="whose home province it is")]
    city: City
    harbour: Annotated[RegionId | None, Meta(description="the sea that fleets of this harbor leave to")]


Border = Annotated[tuple[RegionId, RegionId], Meta(description="two regions beside each other")]


class Edges(Struct, kw_only=True):
    """Which regions lie beside each other."""

    land: list[Border]
    coast: list[Border]
    sea: list[Border]


class SpaceFacts(Struct, kw_only=True):
    """A space of the rondel and the action it stands for."""

    id: SpaceId
    action: SpaceAction


class ColumnFacts(Struct, kw_only=True):
    """A column of the tax chart."""

    label: str
    at_least: Millions
    power: Annotated[int, Meta(description="power points won")]
    bonus: Millions


class CanalFacts(Struct, kw_only=True):
    """A canal: the seas it joins, and the region whose flag controls it."""

    id: str
    between: Border
    controller: RegionId


class EditionFacts(Struct, kw_only=True):
    """The board and the tables of an edition."""

    id: EditionId
    title: str
    nations: list[NationFacts]
    regions: list[RegionFacts]
    edges: Edges
    spaces: Annotated[list[SpaceFacts], Meta(description="clockwise")]
    columns: list[ColumnFacts]
    bonds: Annotated[list[tuple[int, int]], Meta(description="face value and interest of each bond of a nation")]
    canals: list[CanalFacts]
    free_steps: Annotated[int, Meta(description="steps on the rondel that cost nothing")]
    max_steps: int
    last_power_point: Annotated[int, Meta(description="power points that end the game")]
    points_per_factor: int
    import_limit: Annotated[int, Meta(description="units per import")]


class RuleText(Struct, kw_only=True):
    """A rule in one language."""

    number: RuleNumber
    title: str
    text: Annotated[str, Meta(description="in Markdown")]


class Health(Struct, kw_only=True):
    """The server is well."""

    status: Literal["well"]
    database: Literal["sqlite", "postgresql"]
    process: Annotated[str, Meta(description="which of several processes answered")]


class Ready(Struct, kw_only=True):
    """People can play here: the database keeps what is written, and there is room on the disk."""

    status: Literal["ready"]
    maintenance: Annotated[bool, Meta(description="games rest at the moment, as the operator asked")]
    process: Annotated[str, Meta(description="which of several processes answered")]


Days = Annotated[int, Meta(description="days; 0: for ever")]


class Privacy(Struct, kw_only=True):
    """How long this server keeps what nobody touches any more."""

    sessions: Days
    guests: Days
    sandboxes: Days
    open_tables: Days
    running_tables: Days
    finished_tables: Days
    chat: Days
    notices: Days
