"""Schemas of the HTTP API: requests, responses and stream messages, one module per subject.

The OpenAPI document and the browser's types are generated from these structs (`python3 dev.py types`). Fields may be
added; none is renamed, reused or dropped. An optional field of a response has the default UNSET.

This module defines the types that several of them share.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

EditionId = Annotated[str, Meta(description="ID of an edition, such as `imperial`; GET /api/catalogue lists them")]
NationId = Annotated[str, Meta(description="ID of a nation, such as `italy`")]
RegionId = Annotated[str, Meta(description="ID of a region, such as `rome`")]
TableId = Annotated[str, Meta(description="ID of a table and of its game")]
Seat = Annotated[int, Meta(ge=0, le=5, description="seat number, starting at 0")]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="number of actions and gifts played so far")]
Revision = Annotated[int, Meta(ge=0, le=1_000_000, description="increases with every change, including undo")]
Time = Annotated[float, Meta(description="Unix time in seconds")]
Millions = Annotated[int, Meta(description="amount in millions")]
ActionText = Annotated[str, Meta(min_length=1, max_length=120, description="an action in the action language")]
RuleNumber = Annotated[str, Meta(description="rule number, such as `R8.7`; GET /api/rules has the text")]

DecisionKind = Literal[
    "draft", "rondel", "swiss_bank", "factory", "production", "import", "fleets", "canal",
    "stance", "arrival", "ask", "challenge", "armies", "flags", "invest",
]  # fmt: skip
ActionKind = Literal[
    "rondel", "buy", "raise", "pass", "force", "build", "produce", "import", "end", "fleet", "army", "stance",
    "allow", "refuse", "hostile", "friendly", "peace", "ask", "fight", "destroy", "flag", "give",
]  # fmt: skip
SpaceId = Literal[
    "factory", "production_1", "maneuver_1", "investor", "import", "production_2", "maneuver_2", "taxation",
]  # fmt: skip
SpaceAction = Literal["factory", "production", "maneuver", "investor", "import", "taxation"]
RegionKind = Literal["home", "land", "sea"]
Unit = Literal["army", "fleet"]
Stance = Literal["hostile", "friendly"]
