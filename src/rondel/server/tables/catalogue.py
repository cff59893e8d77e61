"""Facts for clients: editions, options, bots, rule texts. Read once, the same for everybody."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from msgspec import UNSET

import rondel
from rondel import bots, rules
from rondel.server.errors import unknown
from rondel.server.http.wire.catalogue import (
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
from rondel.server.http.wire.words import RegionKind, SpaceAction, SpaceId


def _option(key: str, values: list[OptionValue], rule: str) -> OptionFacts:
    """An option; the editions it matters in are named where some fix it."""
    everywhere = list(rondel.editions())
    editions = [edition for edition in everywhere if all(_is_accepted(edition, key, value) for value in values)]
    return OptionFacts(
        key=key, values=values, default=values[0], rule=rule, editions=UNSET if editions == everywhere else editions
    )


def _is_accepted(edition: str, key: str, value: OptionValue) -> bool:
    try:
        rondel.Options.from_dict({key: 1 if value == "number" else value}).check(rondel.edition(edition))
    except rondel.OptionError:
        return False
    return True


@cache
def _options() -> list[OptionFacts]:
    """In the order a form shows them: values (default first) and the rule behind them."""
    return [
        _option("setup", ["standard", "draft"], "R5"),
        _option("investor_card", [True, False], "R22"),
        _option("swiss_bank_without_card", ["free_choice", "additional"], "R22"),
        _option("force_without_card", [True, False], "R22"),
        _option("bonus", ["chart", "increase"], "R20"),
        _option("gifts", ["any", "own", "off"], "R6.5"),
        _option("gift_to_force", [True, False], "R19"),
        _option("cash", ["open", "hidden"], "R6.6"),
        _option("late_fleet_battles", [False, True], "R13"),
        _option("status_change", [True, False], "R15.5"),
        _option("swiss_bank_income", [0, 1], "R18"),
        _option("max_rounds", [None, "number"], "R21"),
    ]


def catalogue(bot_names: tuple[str, ...]) -> Catalogue:
    return Catalogue(
        editions=[
            EditionTitle(id=board.id, title=board.title, nations=[_nation(nation) for nation in board.nations])
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


def _nation(nation: Any) -> NationFacts:
    return NationFacts(
        id=nation.id,
        name=nation.name,
        letters=nation.letters,
        colour=nation.colour,
        armies=nation.armies,
        fleets=nation.fleets,
        flags=nation.flags,
    )


@cache
def edition_facts(edition_id: str) -> EditionFacts:
    """What does not change during play: the board, the rondel, bonds and the tax chart."""
    if edition_id not in rondel.editions():
        raise unknown("edition")
    board = rondel.edition(edition_id)
    facts = board.facts
    name = [region.id for region in board.regions]
    return EditionFacts(
        id=board.id,
        title=board.title,
        nations=[_nation(nation) for nation in board.nations],
        regions=[
            RegionFacts(
                id=region.id,
                name=region.name,
                kind=cast(RegionKind, region.kind),
                nation=board.nations[region.nation].id if region.nation >= 0 else None,
                city=cast(City, region.city),
                harbour=name[region.harbour] if region.harbour >= 0 else None,
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
    # R0 is the game in two minutes: what stands before the first numbered rule.
    title, _, text = rules.introduction(language).partition("\n## ")[2].partition("\n")
    first = RuleText(number="R0", title=title, text=text.strip())
    return [first] + [RuleText(number=e.number, title=e.title, text=e.text) for e in rules.rules(language)]
