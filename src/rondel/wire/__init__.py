"""What goes over the wire, as types: answers, requests and stream messages, one file per subject.

The OpenAPI document and the browser's types are made from these structs (`python3 dev.py types`). Fields may be added;
none is renamed, reused or dropped. A field that can be left out has the default UNSET.

Here are the ids, numbers and words that occur in many of them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

EditionId = Annotated[str, Meta(description="id of an edition, as `imperial`; GET /api/catalogue lists them")]
NationId = Annotated[str, Meta(description="id of a nation, as `italy`")]
RegionId = Annotated[str, Meta(description="id of a region, as `rome`")]
TableId = Annotated[str, Meta(description="id of a table and of the game played at it")]
Seat = Annotated[int, Meta(ge=0, le=5, description="number of a seat, from 0 on")]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="number of actions and gifts so far")]
Revision = Annotated[int, Meta(ge=0, le=1_000_000, description="raised by every change, also by undo; never goes back")]
Time = Annotated[float, Meta(description="seconds since the epoch")]
Millions = Annotated[int, Meta(description="an amount in millions")]
ActionText = Annotated[str, Meta(min_length=1, max_length=120, description="an action in the action language")]
RuleNumber = Annotated[str, Meta(description="number of a rule, as `R8.7`; GET /api/rules has its text")]

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
