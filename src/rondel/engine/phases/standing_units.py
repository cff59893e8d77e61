"""Battles that units start where they stand (R13.6), and the reasons why they may not.

Rules: R13.2, R13.6-7, R13.13.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.phases.battle import foreign_units, opponents
from rondel.engine.position import Position
from rondel.engine.units import ANY, ARMY, FLEET, OWN_FLEET


def fleet_fights(s: Position, nation: int, at_sea: bool, own: int) -> list[Action]:
    """Return the battles that fleets can start: at sea against fleets, in harbor against armies (R13.2, R13.6)."""
    edition = s.edition
    table = edition.actions
    fleets = s.fleets[nation * edition.levels]
    if not at_sea:
        fleets &= edition.homes
    result = []
    for r in regions_in(fleets & foreign_units(s, nation)):
        for other in range(edition.nation_count):
            if other == nation:
                continue
            for unit, stance in opponents(s, other, 1 << r, FLEET):
                if unit == FLEET:
                    result.append(table.fight_at_sea[r, other])
                else:
                    suffix = own if own == ANY or _army_stands(s, nation, r) else ANY
                    result.append(table.fight[r, suffix, other, unit, stance])
    return result


def _army_stands(s: Position, nation: int, province: int) -> bool:
    base = nation * s.edition.levels
    return bool((s.armies[base] | s.lying[base]) >> province & 1)


def no_unit_refusal(s: Position, nation: int, place: int, unit: str, rule: str) -> Refusal:
    """Return the refusal for a unit that the nation does not have there."""
    region = s.edition.regions[place]
    name = s.edition.nations[nation].name
    params: dict[str, object] = {"nation": s.edition.nations[nation].id, "place": region.id, "unit": unit}
    return Refusal(f"no_{unit}", rule, f"{name} has no {unit} in {region.name}.", params)


def missing_side_refusal(s: Position, nation: int, action: Action) -> Refusal | None:
    """Return the refusal of a battle without one of its sides (R13.2); None if both are present."""
    place = s.edition.regions[action.region]
    enemy = s.edition.nations[action.nation]
    bit = 1 << action.region
    base = nation * s.edition.levels
    params: dict[str, object] = {"place": place.id, "nation": enemy.id}
    own_fleet = bool(s.fleets[base] & bit)
    own_army = _army_stands(s, nation, action.region)
    if action.nation == nation or not (own_fleet or own_army):
        name = s.edition.nations[nation].name
        return Refusal("no_unit", "R13.2", f"{name} has no unit in {place.name} that could fight {enemy.name}.", params)
    unit = FLEET if own_fleet and (not own_army or action.own == OWN_FLEET) else ARMY
    if not opponents(s, action.nation, bit, unit):
        sentence = f"{enemy.name} has no unit in {place.name} that could be fought."
        return Refusal("no_enemy", "R13.2", sentence, params)
    return None


def unnamed_units_refusal(s: Position, action: Action, offer: Sequence[Action]) -> Refusal:
    """Return the refusal of a battle that does not name its units correctly (R13.13)."""
    place = s.edition.regions[action.region]
    texts = [
        other.text
        for other in offer
        if other.kind == "fight" and other.region == action.region and other.nation == action.nation
    ]
    sentence = f"Say exactly which unit in {place.name} fights which: {' or '.join(texts) or 'nothing'}."
    params = {"place": place.id, "nation": s.edition.nations[action.nation].id}
    return Refusal("name_the_units", "R13.13", sentence, params)
