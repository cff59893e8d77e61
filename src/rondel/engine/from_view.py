"""Positions set up by hand: conversion of a view at the start of a nation's turn to a validated state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rondel.engine.edition import Edition
from rondel.engine.edition_files import edition_named
from rondel.engine.errors import PositionError, problem_of
from rondel.engine.government import credit_sum, hand_out_swiss_banks
from rondel.engine.invariants import broken_invariant
from rondel.engine.options import Options
from rondel.engine.phases.rondel import Rondel
from rondel.engine.phases.taxation import is_bonus_for_increases
from rondel.engine.setup import place_investor_card, player_names
from rondel.engine.state import NOBODY, State
from rondel.engine.units import add

CASH_LEFT_OUT = 2


def state_from_view(view: Mapping[str, Any], edition: Edition | None) -> tuple[State, list[str], int]:
    """Return state, names and version; missing values default to the start of the game, invalid ones are refused."""
    try:
        return _Builder(view, edition).build()
    except (TypeError, AttributeError, KeyError, ValueError) as error:
        if isinstance(error, PositionError) or type(error).__module__.startswith("rondel"):
            raise
        raise PositionError(f"This is not a view: {problem_of(error)}.") from None


class _Builder:
    """Builder of a state, part by part, from a view."""

    def __init__(self, view: Mapping[str, Any], edition: Edition | None) -> None:
        self.view = view
        self.edition = edition_named(view["edition"], edition)
        self.options = Options.from_dict(view.get("options") or {}).for_edition(self.edition)

    def build(self) -> tuple[State, list[str], int]:
        self._refuse_other_decisions()
        players = self.view.get("players")
        if not isinstance(players, list):
            raise PositionError("A position needs its players: a list with one entry per seat.")
        if len(players) not in self.edition.facts.standard_cash:
            raise PositionError(f"{self.edition.title} is not played by {len(players)} players.")
        s = self.state = State(self.edition, self.options, len(players))
        names = player_names(self.edition, [self._read_player(seat, player) for seat, player in enumerate(players)])
        for key, data in (self.view.get("nations") or {}).items():
            self._read_nation(self._nation(key), data)
        for key, data in (self.view.get("regions") or {}).items():
            self._read_region(key, data)
        self._settle_governments()
        hand_out_swiss_banks(s)
        self._check_swiss_banks(players)
        self._read_card()
        self._read_turn()
        broken = broken_invariant(s)
        if broken:
            raise PositionError(broken)
        s.push(Rondel(s.nation))
        return s, names, self._number(self.view.get("version", 0), "The version")

    def _refuse_other_decisions(self) -> None:
        if self.view.get("over"):
            raise PositionError("The game is over in this view; only the start of a turn can be set up.")
        decision = self.view.get("decision")
        if decision is not None and decision.get("kind", "rondel") != "rondel":
            raise PositionError(
                f"Only the start of a nation's turn can be set up, not a decision of kind {decision['kind']!r}."
            )

    def _number(self, value: object, what: str, most: int | None = None, at_least: int = 0) -> int:
        if type(value) is not int or value < at_least or (most is not None and value > most):
            limit = f" of at least {at_least}" if most is None else f" of at most {most}"
            raise PositionError(f"{what} must be a whole number{limit}, not {value!r}.")
        return value

    def _nation(self, name: object) -> int:
        if not isinstance(name, str) or name not in self.edition.nation_index:
            raise PositionError(f"{name!r} is not a nation of {self.edition.title}.")
        return self.edition.nation_index[name]

    def _read_player(self, seat: int, player: Mapping[str, Any]) -> str:
        s = self.state
        cash = player.get("cash", CASH_LEFT_OUT)
        if cash is None:
            raise PositionError(f"The cash of seat {seat} is hidden; a position must show all cash.")
        s.cash[seat] = self._number(cash, f"The cash of seat {seat}")
        if player.get("seat", seat) != seat:
            raise PositionError(f"The players must be in seat order; seat {seat} says {player['seat']!r}.")
        for name, faces in (player.get("bonds") or {}).items():
            nation = self._nation(name)
            for face in faces:
                if face not in self.edition.face_index:
                    raise PositionError(f"There is no {face!r} bond of {name}.")
                bit = 1 << self.edition.face_index[face]
                if not s.bonds_left(nation) & bit:
                    raise PositionError(f"The {face} bond of {name} is held twice (R23.4).")
                s.holdings[nation * s.seats + seat] |= bit
        name = player.get("name", f"Player {seat + 1}")
        if not isinstance(name, str):
            raise PositionError(f"Seat {seat} needs a name.")
        return name

    def _read_nation(self, n: int, data: Mapping[str, Any]) -> None:
        s = self.state
        name = self.edition.nations[n].name
        s.treasury[n] = self._number(data.get("treasury", 0), f"The treasury of {name}")
        last = self.edition.facts.last_power_point
        s.power[n] = self._number(data.get("power", 0), f"The power of {name}", last - 1)
        space = data.get("rondel")
        if space is not None:
            if space not in self.edition.space_index:
                raise PositionError(f"The rondel has no space {space!r}.")
            s.place[n] = self.edition.space_index[space]
        marker = data.get("tax_marker")
        if marker is not None and is_bonus_for_increases(s):
            labels = [column.label for column in self.edition.columns]
            if marker not in labels:
                raise PositionError(f"The tax chart has no column {marker!r}.")
            s.marker[n] = labels.index(marker)
        if data.get("government") is not None:
            s.government[n] = self._number(data["government"], f"The government of {name}", s.seats - 1)

    def _read_region(self, key: object, data: Mapping[str, Any]) -> None:
        s = self.state
        if not isinstance(key, str) or key not in self.edition.region_index:
            raise PositionError(f"{key!r} is not a region of {self.edition.title}.")
        r = self.edition.region_index[key]
        region = self.edition.regions[r]
        bit = 1 << r
        if "factory" in data and data["factory"] is not None:
            if region.kind != "home":
                raise PositionError(f"{region.name} has no city for a factory.")
            s.factories = s.factories | bit if data["factory"] else s.factories & ~bit
        flag = data.get("flag")
        if flag is not None:
            if region.kind == "home":
                raise PositionError(f"{region.name} is a home province; there are no flags there (R16.1).")
            s.flags[self._nation(flag)] |= bit
        for kind, levels in (("armies", s.armies), ("lying", s.lying), ("fleets", s.fleets)):
            for name, number in (data.get(kind) or {}).items():
                n = self._nation(name)
                pieces = self.edition.nations[n]
                most = pieces.fleets if kind == "fleets" else pieces.armies
                for _ in range(self._number(number, f"The {kind} of {name} in {region.name}", most)):
                    add(levels, n * self.edition.levels, bit)

    def _settle_governments(self) -> None:
        """Refuse governments that are outbid; missing ones go to the highest credit sum, ties by seat order."""
        s = self.state
        for n, nation in enumerate(self.edition.nations):
            lent = [credit_sum(s, seat, n) for seat in range(s.seats)]
            if s.government[n] == NOBODY:
                stated = (self.view.get("nations") or {}).get(nation.id) or {}
                if any(lent) and "government" in stated:
                    raise PositionError(f"{nation.name} has lenders, so it must have a government.")
                if any(lent):
                    s.government[n] = lent.index(max(lent))
            elif not any(lent):
                raise PositionError(f"{nation.name} has no lenders, so it has no government yet (R4.7, R18.10).")
            elif lent[s.government[n]] < max(lent):
                raise PositionError(f"Seat {s.government[n]} cannot govern {nation.name}: another seat lends it more.")

    def _check_swiss_banks(self, players: list[Mapping[str, Any]]) -> None:
        for seat, player in enumerate(players):
            stated = player.get("swiss_bank")
            if stated is not None and bool(stated) != bool(self.state.swiss_banks >> seat & 1):
                raise PositionError(f"Seat {seat} has a Swiss Bank exactly while it governs no nation (R19.1).")
            governs = player.get("governs")
            own = [n.id for i, n in enumerate(self.edition.nations) if self.state.government[i] == seat]
            if governs is not None and sorted(governs) != sorted(own):
                raise PositionError(f"Seat {seat} governs {', '.join(own) or 'nothing'} by its bonds, not {governs}.")

    def _read_card(self) -> None:
        s = self.state
        card = self.view.get("investor")
        if not self.options.investor_card:
            if card is not None:
                raise PositionError("This table plays without the investor card (R22.B).")
        elif card is not None:
            s.investor = self._number(card, "The seat with the investor card", s.seats - 1)
        elif any(seat != NOBODY for seat in s.government):
            place_investor_card(s)

    def _read_turn(self) -> None:
        s = self.state
        s.round = self._number(self.view.get("round", 1), "The round", at_least=1)
        turn = self.view.get("turn") or {}
        governed = [n for n in range(self.edition.nation_count) if s.government[n] != NOBODY]
        if not governed:
            raise PositionError("At least one nation must have a government, or no one can move.")
        s.nation = self._nation(turn["nation"]) if turn.get("nation") is not None else governed[0]
        if s.nation not in governed:
            raise PositionError(f"{self.edition.nations[s.nation].name} has no government and cannot move (R7.1).")
        s.turns = self._number(turn.get("number", 1), "The number of the turn", at_least=1)
