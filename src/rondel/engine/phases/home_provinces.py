"""Home provinces in which something may be built, produced or imported, and why not in others (R15.2).

Rules: R15.2.
"""

from __future__ import annotations

from rondel.engine.errors import Refusal
from rondel.engine.position import Position


def province_refusal(s: Position, nation: int, province: int, rule: str) -> Refusal | None:
    """A province that is not the nation's own, or closed by an upright foreign army; None if it is open."""
    region = s.edition.regions[province]
    params: dict[str, object] = {"province": region.id, "nation": s.edition.nations[nation].id}
    if region.nation != nation:
        name = s.edition.nations[nation].name
        return Refusal("not_home", rule, f"{region.name} is not a home province of {name}.", params)
    if s.occupied(nation) >> province & 1:
        levels = s.edition.levels
        by = next(n for n in range(s.edition.nation_count) if n != nation and s.armies[n * levels] >> province & 1)
        params["by"] = s.edition.nations[by].id
        sentence = f"A hostile army of {s.edition.nations[by].name} stands in {region.name}."
        return Refusal("occupied", "R15.2", sentence, params)
    return None
