"""Static facts for clients: editions, options, bots, rule texts."""

from __future__ import annotations

from functools import cache
from typing import cast

from msgspec import UNSET

import rondel
from rondel import bots, rules
from rondel.table.errors import unknown
from rondel.wire import RegionKind, SpaceAction, SpaceId
from rondel.wire.catalogue import (
    BotFacts,
    CanalFacts,
    Catalogue,
    City,
    ColumnFacts,
    Edges,
    EditionFacts,
    EditionTitle,
    NationFacts,
    OptionFacts,
    OptionValue,
    RegionFacts,
    RuleText,
    SpaceFacts,
)

# The rule of each option, in form order.
OPTION_RULES = {
    "setup": "R5",
    "investor_card": "R22",
    "swiss_bank_without_card": "R22",
    "force_without_card": "R22",
    "bonus": "R20",
    "gifts": "R6.5",
    "gift_to_force": "R19",
    "cash": "R6.6",
    "late_fleet_battles": "R13",
    "status_change": "R15.5",
    "swiss_bank_income": "R18",
    "max_rounds": "R21",
}


def _option(key: str, rule: str) -> OptionFacts:
    """Return an option with its values, default first; `editions` is set if some editions fix it."""
    choices = rondel.Options.values()
    values: list[OptionValue] = [None, "number"]
    if key in choices:
        values = [cast(OptionValue, value) for value in choices[key] if value is not None]
    everywhere = list(rondel.editions())
    editions = [edition for edition in everywhere if all(_is_accepted(edition, key, value) for value in values)]
    own = {edition: _default(edition, key, values[0]) for edition in everywhere}
    return OptionFacts(
        key=key,
        values=values,
        default=values[0],
        defaults={edition: value for edition, value in own.items() if value != values[0]} or UNSET,
        rule=rule,
        editions=UNSET if editions == everywhere else editions,
    )


def _default(edition: str, key: str, usual: OptionValue) -> OptionValue:
    return cast(OptionValue, rondel.Options.values(rondel.edition(edition)).get(key, (usual,))[0])


def _is_accepted(edition: str, key: str, value: OptionValue) -> bool:
    try:
        rondel.Options.from_dict({key: 1 if value == "number" else value}).for_edition(rondel.edition(edition))
    except rondel.OptionError:
        return False
    return True


@cache
def _options() -> list[OptionFacts]:
    return [_option(key, rule) for key, rule in OPTION_RULES.items()]


def catalogue(bot_names: tuple[str, ...]) -> Catalogue:
    return Catalogue(
        editions=[
            EditionTitle(id=board.id, title=board.title, nations=_nations(board))
            for board in map(rondel.edition, rondel.editions())
        ],
        players=(2, 6),
        options=_options(),
        bots=[BotFacts(name=name, description=_description(name)) for name in bot_names],
        rules_version=rondel.RULES_VERSION,
        languages=list(rules.LANGUAGES),
    )


def _description(name: str) -> str:
    return bots.describe(name) if name in bots.names() else ""


def _nations(board: rondel.Edition) -> list[NationFacts]:
    return [
        NationFacts(
            id=nation.id,
            name=nation.name,
            letters=nation.letters,
            colour=nation.color,
            armies=nation.armies,
            fleets=nation.fleets,
            flags=nation.flags,
        )
        for nation in board.nations
    ]


@cache
def edition_facts(edition_id: str) -> EditionFacts:
    """Return the static facts of an edition: board, rondel, bonds and tax chart."""
    if edition_id not in rondel.editions():
        raise unknown("edition")
    board = rondel.edition(edition_id)
    facts = board.facts
    name = [region.id for region in board.regions]
    return EditionFacts(
        id=board.id,
        title=board.title,
        nations=_nations(board),
        regions=[
            RegionFacts(
                id=region.id,
                name=region.name,
                kind=cast(RegionKind, region.kind),
                nation=board.nations[region.nation].id if region.nation >= 0 else None,
                city=cast(City, region.city),
                harbour=name[region.harbor] if region.harbor >= 0 else None,
            )
            for region in board.regions
        ],
        edges=Edges(
            land=[(name[a], name[b]) for a, b in facts.land_borders],
            coast=[(name[a], name[b]) for a, b in facts.coasts],
            sea=[(name[a], name[b]) for a, b in facts.sea_borders],
        ),
        spaces=[
            SpaceFacts(id=cast(SpaceId, space.id), action=cast(SpaceAction, space.action)) for space in board.spaces
        ],
        columns=[
            ColumnFacts(label=column.label, at_least=column.at_least, power=column.power, bonus=column.bonus)
            for column in board.columns
        ],
        bonds=[(face, interest) for face, interest in zip(facts.faces, facts.interests, strict=True)],
        canals=[
            CanalFacts(
                id=canal.id,
                between=(name[canal.first], name[canal.second]),
                controller=name[canal.controller],
            )
            for canal in board.canals
        ],
        free_steps=facts.free_steps,
        max_steps=facts.max_steps,
        last_power_point=facts.last_power_point,
        points_per_factor=facts.points_per_factor,
        import_limit=facts.import_limit,
    )


def rule_texts(language: str) -> list[RuleText]:
    if language not in rules.LANGUAGES:
        raise unknown("language")
    return _rule_texts(language)


@cache
def _rule_texts(language: str) -> list[RuleText]:
    # R0 is the introduction before the first numbered rule.
    title, _, text = rules.introduction(language).partition("\n## ")[2].partition("\n")
    first = RuleText(number="R0", title=title, text=text.strip())
    return [first] + [RuleText(number=e.number, title=e.title, text=e.text) for e in rules.rules(language)]
