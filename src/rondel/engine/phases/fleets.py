"""Maneuver, step 1: fleets (R12). Each fleet may sail once, from harbor or sea into one neighboring sea.

Rules: R12.1-2, R12.4-7, R13.6, R17.7.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.events import FleetMoved
from rondel.engine.phases.armies import begin_armies
from rondel.engine.phases.battle import begin_arrival, fight
from rondel.engine.phases.canal import Canal, canal_owner, canal_refusal, foreign_canals
from rondel.engine.phases.phase import ManeuverStep
from rondel.engine.phases.standing_units import (
    fleet_fights,
    missing_side_refusal,
    no_unit_refusal,
    unnamed_units_refusal,
)
from rondel.engine.position import Position
from rondel.engine.state import State
from rondel.engine.units import ANY, FLEET, add, count, fewer, remove, snapshot

NO_PASSAGE: tuple[int, ...] = ()


class Fleets(ManeuverStep):
    """`waiting`: levels of the fleets that have not moved; `refused`: (sea, canals) of those refused at a canal.

    `passage` is the fleet with a pending request at a canal: (from, to, canals it was refused at before).
    """

    __slots__ = ()

    KIND = "fleets"
    RULE = "R12"
    QUESTION = "which fleet moves"
    ANSWERS = frozenset(
        {"fleet <from> <sea>", "fight <place>[:own] <nation>", "fight <place>[:own] <nation> <unit>[:stance]", "end"}
    )

    waiting: tuple[int, ...]
    refused: tuple[tuple[int, int], ...]
    passage: tuple[int, ...]

    def actions(self, s: Position) -> list[Action]:
        """Return all sailings, and battles with foreign units (R12.4, R13.6)."""
        edition = s.edition
        table = edition.actions
        result = []
        for r in regions_in(self.waiting[0]):
            for to, canal in edition.sailings[r]:
                if canal < 0 or self._may_ask(s, r, canal):
                    result.append(table.fleet[r, to])
        result += fleet_fights(s, self.nation, True, ANY)
        if result:
            result.append(table.end)
        return result

    def _may_ask(self, s: Position, sea: int, canal: int) -> bool:
        """Return whether a fleet here was not refused at this canal in this maneuver (R17.7)."""
        refusals = sum(1 for place, canals in self.refused if place == sea and canals >> canal & 1)
        return count(self.waiting, 0, 1 << sea) > refusals or not foreign_canals(s, self.nation) >> canal & 1

    def play(self, s: State, action: Action) -> None:
        if action is s.edition.actions.end:
            self.proceed(s)
        elif action.kind == "fight":
            self._fight(s, action)
        else:
            self._sail(s, action.region, action.to)

    def refusal(self, s: Position, action: Action) -> Refusal:
        """No fleet there, already moved, refused at a canal, or not connected (R12.4-5, R17.7)."""
        if action.kind == "fight":
            return self._fight_refusal(s, action)
        origin, to = s.edition.regions[action.region], s.edition.regions[action.to]
        params = {"origin": origin.id, "to": to.id}
        if not s.fleets[self.nation * s.edition.levels] >> action.region & 1:
            return no_unit_refusal(s, self.nation, action.region, "fleet", "R12.4")
        if not self.waiting[0] >> action.region & 1:
            return Refusal("has_moved", "R12.4", f"The fleets in {origin.name} have moved already.", params)
        canal = dict(s.edition.sailings[action.region]).get(action.to)
        if canal is not None:
            return canal_refusal(s, canal, "fleet", params)
        if to.kind != "sea":
            return Refusal("fleet_on_land", "R12.5", f"A fleet never sails to {to.name}; it stays at sea.", params)
        if origin.harbor >= 0:
            exit_sea = s.edition.regions[origin.harbor].name
            sentence = f"A fleet leaves the harbor of {origin.name} only into {exit_sea}."
            return Refusal("harbour_exit", "R12.4", sentence, params)
        return Refusal("not_adjacent", "R12.4", f"{to.name} does not border {origin.name}.", params)

    def _fight_refusal(self, s: Position, action: Action) -> Refusal:
        missing = missing_side_refusal(s, self.nation, action)
        if missing:
            return missing
        if not s.fleets[self.nation * s.edition.levels] >> action.region & 1:
            sentence = "The armies come after the fleets; they fight in their own step."
            place = s.edition.regions[action.region].id
            params = {"place": place, "nation": s.edition.nations[action.nation].id}
            return Refusal("armies_later", "R13.6", sentence, params)
        return unnamed_units_refusal(s, action, self.actions(s))

    def place_action(self, s: Position, place: int, origin: int, own: int, unit: int) -> Action | None:
        """Return the move from `origin` to this place or, without an origin, the first action of a fleet here."""
        form = "fleet <from> <sea>"
        if origin != ANY:
            return s.edition.actions.of_form(form, region=origin, to=place)
        first = next((action for action in self.actions(s) if action.region == place), None)
        beside = next(r for r in regions_in(s.edition.seas) if r != place)
        return first or s.edition.actions.of_form(form, region=place, to=beside)

    def _sail(self, s: State, origin: int, to: int) -> None:
        canal = next(canal for sea, canal in s.edition.sailings[origin] if sea == to)
        here = [entry for entry in self.refused if entry[0] == origin]
        if canal >= 0 and foreign_canals(s, self.nation) >> canal & 1:
            # Of equal fleets, the most restricted one that may still ask here does so.
            able = [canals for _, canals in here if not canals >> canal & 1]
            passage = (origin, to, max(able, key=int.bit_count, default=0))
            s.become(Fleets(self.nation, self.waiting, self.refused, passage))
            s.push(Canal(canal_owner(s, canal), canal, self.nation, FLEET, origin, to))
        else:
            self._move(s, origin, to, here[0][1] if here else 0, canal)

    def on_canal_answer(self, s: State, canal: int, allowed: bool) -> None:
        """Move the fleet, or mark it as refused: it has not moved and may do something else (R17.7)."""
        origin, to, before = self.passage
        if allowed:
            self._move(s, origin, to, before, canal)
        else:
            refused = (*_without(self.refused, origin, before), (origin, before | 1 << canal))
            s.become(Fleets(self.nation, self.waiting, tuple(sorted(refused)), NO_PASSAGE))

    def _move(self, s: State, origin: int, to: int, refused: int, canal: int) -> None:
        base = self.nation * s.edition.levels
        remove(s.fleets, base, 1 << origin)
        add(s.fleets, base, 1 << to)
        waiting = fewer(self.waiting, 1 << origin)
        s.become(Fleets(self.nation, waiting, _without(self.refused, origin, refused), NO_PASSAGE))
        s.emit(FleetMoved(self.nation, origin, to, s.edition.canals[canal].id if canal >= 0 else None))
        begin_arrival(s, self.nation, to, FLEET, ANY)

    def _fight(self, s: State, action: Action) -> None:
        """Fight; of equal fleets a moved one first, then one that was refused at a canal (R13.13)."""
        bit = 1 << action.region
        base = self.nation * s.edition.levels
        if count(s.fleets, base, bit) == count(self.waiting, 0, bit):
            here = [canals for place, canals in self.refused if place == action.region]
            refused = _without(self.refused, action.region, here[0]) if here else self.refused
            s.become(Fleets(self.nation, fewer(self.waiting, bit), refused, NO_PASSAGE))
        fight(s, action.region, self.nation, FLEET, ANY, action.nation, action.unit, action.stance)

    def proceed(self, s: State) -> None:
        """Continue with the armies; no fleet moves after this (R12.3)."""
        begin_armies(s, self.nation)


def begin_maneuver(s: State, nation: int) -> None:
    """Begin a maneuver: fleets, armies, flags, in this order (R12.1)."""
    s.push(Fleets(nation, snapshot(s.fleets, nation * s.edition.levels), (), NO_PASSAGE))


def _without(refused: tuple[tuple[int, int], ...], sea: int, canals: int) -> tuple[tuple[int, int], ...]:
    """Return the entries without one fleet in this sea that was refused at these canals (if any)."""
    if not canals:
        return refused
    i = refused.index((sea, canals))
    return refused[:i] + refused[i + 1 :]
