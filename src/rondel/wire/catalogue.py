"""Static facts (editions, options, bots, languages, rules) and the health of the server."""

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
    letters: Annotated[str, Meta(description="abbreviation")]
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
    values: Annotated[list[OptionValue], Meta(description="default first; `number` stands for any integer")]
    default: OptionValue
    defaults: (
        Annotated[dict[EditionId, OptionValue], Meta(description="defaults of editions that differ")] | UnsetType
    ) = UNSET
    rule: RuleNumber
    editions: (
        Annotated[list[EditionId], Meta(description="editions it applies to; omitted if it applies to all")] | UnsetType
    ) = UNSET


class BotFacts(Struct, kw_only=True):
    """A bot that can take a seat."""

    name: str
    description: Annotated[str, Meta(description="in English")]


class Catalogue(Struct, kw_only=True):
    """Everything needed to show a form for a new table."""

    editions: list[EditionTitle]
    players: Annotated[tuple[int, int], Meta(description="minimum and maximum number of seats")]
    options: list[OptionFacts]
    bots: list[BotFacts]
    rules_version: str
    languages: Annotated[list[str], Meta(description="tags of the available languages")]


class RegionFacts(Struct, kw_only=True):
    """A region of the board."""

    id: RegionId
    name: Annotated[str, Meta(description="in English")]
    kind: RegionKind
    nation: Annotated[NationId | None, Meta(description="nation whose home province it is")]
    city: City
    harbour: Annotated[RegionId | None, Meta(description="sea region that fleets leaving this harbor enter")]


Border = Annotated[tuple[RegionId, RegionId], Meta(description="two adjacent regions")]


class Edges(Struct, kw_only=True):
    """Adjacent regions, by kind of border."""

    land: list[Border]
    coast: list[Border]
    sea: list[Border]


class SpaceFacts(Struct, kw_only=True):
    """A rondel space and its action."""

    id: SpaceId
    action: SpaceAction


class ColumnFacts(Struct, kw_only=True):
    """A column of the tax chart."""

    label: str
    at_least: Millions
    power: Annotated[int, Meta(description="power points gained")]
    bonus: Millions


class CanalFacts(Struct, kw_only=True):
    """A canal: the seas it connects and the region whose flag controls it."""

    id: str
    between: Border
    controller: RegionId


class EditionFacts(Struct, kw_only=True):
    """The board and the charts of an edition."""

    id: EditionId
    title: str
    nations: list[NationFacts]
    regions: list[RegionFacts]
    edges: Edges
    spaces: Annotated[list[SpaceFacts], Meta(description="clockwise")]
    columns: list[ColumnFacts]
    bonds: Annotated[list[tuple[int, int]], Meta(description="face value and interest of each bond of a nation")]
    canals: list[CanalFacts]
    free_steps: Annotated[int, Meta(description="free steps on the rondel")]
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
    """The server is running."""

    status: Literal["well"]
    database: Literal["sqlite", "postgresql"]
    process: Annotated[str, Meta(description="ID of the server process that responded")]


class Ready(Struct, kw_only=True):
    """The server can be played on: the database is writable and the disk has space."""

    status: Literal["ready"]
    maintenance: Annotated[bool, Meta(description="maintenance mode: games are paused")]
    process: Annotated[str, Meta(description="ID of the server process that responded")]


Days = Annotated[int, Meta(description="days; 0 means forever")]


class Privacy(Struct, kw_only=True):
    """How long this server retains unused data."""

    sessions: Days
    guests: Days
    sandboxes: Days
    open_tables: Days
    running_tables: Days
    finished_tables: Days
    chat: Days
    notices: Days
