"""Facts for clients: editions, options, bots, rule texts. Read once, the same for everybody."""

from __future__ import annotations

from functools import cache
from typing import Any

import rondel
from rondel import bots, rules
from rondel.server.errors import unknown

# Options in the order a form shows them: values (default first), the rule behind them, the editions they matter in.
OPTIONS: tuple[dict[str, Any], ...] = (
    {"key": "setup", "values": ["standard", "draft"], "rule": "R5"},
    {"key": "investor_card", "values": [True, False], "rule": "R22"},
    {"key": "swiss_bank_without_card", "values": ["free_choice", "additional"], "rule": "R22"},
    {"key": "force_without_card", "values": [True, False], "rule": "R22"},
    {"key": "bonus", "values": ["chart", "increase"], "rule": "R20", "editions": ["imperial_2030"]},
    {"key": "gifts", "values": ["any", "own", "off"], "rule": "R6.5"},
    {"key": "gift_to_force", "values": [True, False], "rule": "R19"},
    {"key": "cash", "values": ["open", "hidden"], "rule": "R6.6"},
    {"key": "late_fleet_battles", "values": [False, True], "rule": "R13"},
    {"key": "status_change", "values": [True, False], "rule": "R15.5", "editions": ["imperial_2030"]},
    {"key": "swiss_bank_income", "values": [0, 1], "rule": "R18"},
    {"key": "max_rounds", "values": [None, "number"], "rule": "R21"},
)


def catalogue(bot_names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "editions": [
            {"id": board.id, "title": board.title, "nations": [_nation(nation) for nation in board.nations]}
            for board in map(rondel.edition, rondel.editions())
        ],
        "players": [2, 6],
        "options": [{**option, "default": option["values"][0]} for option in OPTIONS],
        "bots": [{"name": name, "description": _description(name)} for name in bot_names],
        "rules_version": rondel.RULES_VERSION,
        "languages": list(rules.LANGUAGES),
    }


def _description(name: str) -> str:
    return bots.describe(name) if name in bots.names() else ""


def _nation(nation: Any) -> dict[str, Any]:
    return {
        "id": nation.id,
        "name": nation.name,
        "letters": nation.letters,
        "colour": nation.colour,
        "armies": nation.armies,
        "fleets": nation.fleets,
        "flags": nation.flags,
    }


@cache
def edition_facts(edition_id: str) -> dict[str, Any]:
    """What does not change during play: the board, the rondel, bonds and the tax chart."""
    if edition_id not in rondel.editions():
        raise unknown("edition")
    board = rondel.edition(edition_id)
    facts = board.facts
    name = [region.id for region in board.regions]
    return {
        "id": board.id,
        "title": board.title,
        "nations": [_nation(nation) for nation in board.nations],
        "regions": [
            {
                "id": region.id,
                "name": region.name,
                "kind": region.kind,
                "nation": board.nations[region.nation].id if region.nation >= 0 else None,
                "city": region.city,
                "harbour": name[region.harbour] if region.harbour >= 0 else None,
            }
            for region in board.regions
        ],
        "edges": {
            "land": [[name[a], name[b]] for a, b in facts.land_borders],
            "coast": [[name[a], name[b]] for a, b in facts.coasts],
            "sea": [[name[a], name[b]] for a, b in facts.sea_borders],
        },
        "spaces": [{"id": space.id, "action": space.action} for space in board.spaces],
        "columns": [
            {"label": column.label, "at_least": column.at_least, "power": column.power, "bonus": column.bonus}
            for column in board.columns
        ],
        "bonds": [[face, interest] for face, interest in zip(facts.faces, facts.interests, strict=True)],
        "canals": [
            {
                "id": canal.id,
                "between": [name[canal.first], name[canal.second]],
                "controller": name[canal.controller],
            }
            for canal in board.canals
        ],
        "free_steps": facts.free_steps,
        "max_steps": facts.max_steps,
        "last_power_point": facts.last_power_point,
        "points_per_factor": facts.points_per_factor,
        "import_limit": facts.import_limit,
    }


def rule_texts(language: str) -> list[dict[str, str]]:
    if language not in rules.LANGUAGES:
        raise unknown("language")
    return _rule_texts(language)


@cache
def _rule_texts(language: str) -> list[dict[str, str]]:
    # R0 is the game in two minutes: what stands before the first numbered rule.
    title, _, text = rules.introduction(language).partition("\n## ")[2].partition("\n")
    first = {"number": "R0", "title": title, "text": text.strip()}
    return [first] + [{"number": e.number, "title": e.title, "text": e.text} for e in rules.rules(language)]
