"""Destroying a foreign factory (R15.8-9): three armies go with it, its owner must have nothing left there.

Rules: R15.8-10.
"""

from __future__ import annotations

from rondel.engine.errors import Refusal
from rondel.engine.phases.stance import is_last_free_factory, last_free_factory
from rondel.engine.position import Position
from rondel.engine.units import count


def may_destroy(s: Position, nation: int, province: int) -> bool:
    """Enough own armies, none of the owner's units left there, and not its last free factory (R15.8-9)."""
    bit = 1 << province
    base = nation * s.edition.levels
    armies = count(s.armies, base, bit) + count(s.lying, base, bit)
    if armies < s.edition.facts.armies_to_destroy_factory or not s.factories & bit:
        return False
    owner = s.edition.owner[province]
    if owner < 0 or owner == nation:
        return False
    guard = owner * s.edition.levels
    return not (s.armies[guard] | s.fleets[guard]) & bit and not is_last_free_factory(s, province)


def destruction_refusal(s: Position, nation: int, province: int) -> Refusal:
    """Why a nation with an army there may not destroy the factory of this province."""
    region = s.edition.regions[province]
    params: dict[str, object] = {"province": region.id}
    if region.nation == nation or not s.factories >> province & 1:
        return Refusal("no_foreign_factory", "R15.8", f"{region.name} holds no foreign factory.", params)
    base = nation * s.edition.levels
    needed = s.edition.facts.armies_to_destroy_factory
    armies = count(s.armies, base, 1 << province) + count(s.lying, base, 1 << province)
    if armies < needed:
        sentence = f"That takes {needed} armies in {region.name}; there are {armies}."
        return Refusal("too_few_armies", "R15.8", sentence, {**params, "needed": needed, "armies": armies})
    guard = region.nation * s.edition.levels
    if (s.armies[guard] | s.fleets[guard]) >> province & 1:
        owner = s.edition.nations[region.nation]
        sentence = f"{owner.name} still has units in {region.name}."
        return Refusal("factory_defended", "R15.8", sentence, {**params, "nation": owner.id})
    return last_free_factory(s, province, "R15.9", "it cannot be destroyed")
