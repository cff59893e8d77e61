"""Validated contents of the data files of an edition, in the order of the files.

Rules: R1.1, R1.4, R17.5.
"""

from __future__ import annotations

from typing import NamedTuple


class Nation(NamedTuple):
    """One Great Power and its supply of pieces (R1.4, R1.6)."""

    id: str
    name: str
    letters: str
    color: str
    armies: int
    fleets: int
    flags: int

    @property
    def colour(self) -> str:
        """Deprecated alias of `color`."""
        return self.color


class Region(NamedTuple):
    """One region of the board; `nation` is -1 outside home provinces, `harbor` the exit sea or -1."""

    id: str
    name: str
    kind: str
    nation: int
    city: str | None
    harbor: int
    starts_with_factory: bool

    @property
    def harbour(self) -> int:
        """Deprecated alias of `harbor`."""
        return self.harbor


class Space(NamedTuple):
    """One space of the rondel and its action."""

    id: str
    action: str


class Column(NamedTuple):
    """One column of the tax chart, reached with a tax of `at_least`."""

    label: str
    at_least: int
    power: int
    bonus: int


class Canal(NamedTuple):
    """A canal between two seas; the owner of the flag in `controller` decides about passage (R17.6)."""

    id: str
    first: int
    second: int
    controller: int


class Facts(NamedTuple):
    """All validated data of an edition, in the order of the files."""

    id: str
    title: str
    nations: tuple[Nation, ...]
    regions: tuple[Region, ...]
    closed: tuple[tuple[str, str], ...]
    land_borders: tuple[tuple[int, int], ...]
    coasts: tuple[tuple[int, int], ...]
    sea_borders: tuple[tuple[int, int], ...]
    canals: tuple[Canal, ...]
    faces: tuple[int, ...]
    interests: tuple[int, ...]
    standard_cash: dict[int, int]
    draft_cash: dict[int, int]
    cards: tuple[tuple[tuple[int, int], ...], ...]
    sets: dict[int, tuple[tuple[int, ...], ...]]
    spaces: tuple[Space, ...]
    free_steps: int
    max_steps: int
    step_base: int
    step_per_factor: int
    factory_cost: int
    import_cost: int
    import_limit: int
    armies_to_destroy_factory: int
    investor_payment: int
    status_change_optional: bool
    late_fleet_battles: bool
    per_factory: int
    per_flag: int
    pay_per_unit: int
    last_power_point: int
    points_per_factor: int
    money: str
    bonus_payer: str
    bonus: str
    columns: tuple[Column, ...]
