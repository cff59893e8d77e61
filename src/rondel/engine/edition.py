"""An edition ready for play: the board, the bonds, the rondel, the tax chart and all possible actions.

Rules: R1.2, R8.4-6.
"""

from __future__ import annotations

from rondel.engine.actions import Action, ActionTable
from rondel.engine.board import Board
from rondel.engine.facts import Facts


class Edition(Board):
    """Lookup tables for the rules, built once per edition and never changed by play."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.spaces = facts.spaces
        self.columns = facts.columns
        self.faces = facts.faces
        self.bonus = facts.bonus
        self.status_change_optional = facts.status_change_optional
        self.late_fleet_battles = facts.late_fleet_battles
        self.bond_count = len(facts.faces)
        self.all_bonds = (1 << self.bond_count) - 1
        self.space_index = {space.id: i for i, space in enumerate(facts.spaces)}
        self.face_index = {face: i for i, face in enumerate(facts.faces)}
        # One level more than units can be stacked: the last level is a sentinel, always empty, that ends every loop.
        self.levels = 1 + max(max(nation.armies, nation.fleets) for nation in facts.nations)
        bases = range(0, self.nation_count * self.levels, self.levels)
        self.other_bases = [tuple(base for base in bases if base != own) for own in bases]
        self._build_bonds()
        self._build_rondel()
        self.actions = ActionTable(self)
        # Caches of the longest lists of actions, which depend on a few numbers only.
        self.move_cache: dict[tuple[int, int, tuple[int, ...], int, int, int], list[Action]] = {}
        self.investment_cache: dict[tuple[int, int, int, int], list[Action]] = {}

    def __reduce__(self) -> tuple[type[Edition], tuple[Facts]]:
        return Edition, (self.facts,)

    def _build_bonds(self) -> None:
        size = 1 << self.bond_count
        self.credit = [0] * size
        self.interest = [0] * size
        for mask in range(1, size):
            low = mask & -mask
            bond = low.bit_length() - 1
            self.credit[mask] = self.credit[mask ^ low] + self.facts.faces[bond]
            self.interest[mask] = self.interest[mask ^ low] + self.facts.interests[bond]

    def _build_rondel(self) -> None:
        facts = self.facts
        self.factor = [points // facts.points_per_factor for points in range(facts.last_power_point + 1)]
        self.extra_step_cost = [facts.step_base + facts.step_per_factor * factor for factor in self.factor]
        self.investor_space = next(i for i, space in enumerate(facts.spaces) if space.action == "investor")
        most = facts.per_factory * max(h.bit_count() for h in self.home)
        most += facts.per_flag * max(nation.flags for nation in facts.nations)
        self.column_of_tax = [
            max(i for i, column in enumerate(facts.columns) if column.at_least <= tax or i == 0)
            for tax in range(most + 1)
        ]

    def price(self, steps: int, power: int) -> int:
        """Return what moving that many spaces costs the government (R8.4)."""
        return max(0, steps - self.facts.free_steps) * self.extra_step_cost[power]

    def steps(self, origin: int, space: int) -> int:
        """Return the number of spaces clockwise from one space to another (a full circle if equal)."""
        count = len(self.spaces)
        return (space - origin - 1) % count + 1
