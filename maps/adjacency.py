"""Comparison of the adjacencies on the drawn board with those in the rules."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from maps.facts import Facts, Pair, pair
from maps.topology import Arc


@dataclass
class Report:
    missing: list[str] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)
    shortest: list[str] = field(default_factory=list)

    @property
    def agrees(self) -> bool:
        return not self.missing and not self.extra


def border_lengths(arcs: list[Arc]) -> dict[Pair, float]:
    lengths: dict[Pair, float] = defaultdict(float)
    for arc in arcs:
        if len(arc.sides) == 2:
            lengths[pair(*arc.sides)] += arc.length
    return dict(lengths)


def compare(facts: Facts, lengths: dict[Pair, float], linked: set[Pair], visible: float) -> Report:
    """Check that every border of the rules is at least `visible` long or a link, and that no other regions touch."""
    report = Report()
    for border in sorted(facts.borders - linked):
        length = lengths.get(border, 0.0)
        if length < visible:
            report.missing.append(f"{border[0]}–{border[1]}: {length:.1f} px")
        elif length < 2 * visible:
            report.shortest.append(f"{border[0]}–{border[1]}: {length:.1f} px")
    for touching, length in sorted(lengths.items()):
        both_play = all(id in facts.regions for id in touching)
        if both_play and touching not in facts.borders:
            report.extra.append(f"{touching[0]}–{touching[1]}: {length:.1f} px")
    for link in sorted(linked):
        if lengths.get(link):
            report.extra.append(f"{link[0]}–{link[1]}: linked, but they touch")
    return report
