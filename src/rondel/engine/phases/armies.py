"""Maneuver, step 2: armies (R14, R15). Each army may move once; others fight, change status or destroy a factory.

Rules: R12.3, R14.3, R14.8, R15.5-6, R15.8, R17.7.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.events import ArmyMoved, FactoryDestroyed, StanceChanged, Way
from rondel.engine.movement import (
    Ships,
    army_moves,
    best_path,
    open_provinces,
    seas_with_ships,
    ships_after,
    ships_at_sea,
    ships_still_afloat,
)
from rondel.engine.phases.battle import (
    Ask,
    begin_arrival,
    fight,
    foreign_units,
    nations_to_ask,
    opponents,
    remove_unit,
)
from rondel.engine.phases.canal import Canal, canal_owner, foreign_canals
from rondel.engine.phases.flags import begin_flags
from rondel.engine.phases.foreign_provinces import (
    destruction_refusal,
    enter_foreign_province,
    is_last_free_factory,
    last_free_factory_refusal,
    may_destroy,
)
from rondel.engine.phases.standing_units import (
    fleet_fights,
    missing_side_refusal,
    no_unit_refusal,
    unnamed_units_refusal,
)
from rondel.engine.phases.waiting_armies import Mark, Marks, WaitingArmies, way_refusal
from rondel.engine.position import Position
from rondel.engine.state import State
from rondel.engine.units import (
    ANY,
    ARMY,
    FLEET,
    FRIENDLY,
    HOSTILE,
    OWN_FLEET,
    STANCE_NAMES,
    add,
    count,
    fewer,
    more,
    remove,
    snapshot,
)


class Crossing(NamedTuple):
    """A pending convoy that needs consent: the canals allowed so far and those still to request, in path order."""

    origin: int
    to: int
    stance: int
    refused: int
    changed: bool
    allowed: int
    to_ask: tuple[int, ...]


class Armies(WaitingArmies):
    """`ships`: possible unused fleets (see `movement.py`); `crossing`: the `Crossing` of a pending canal request."""

    __slots__ = ()

    KIND = "armies"
    RULE = "R14"
    QUESTION = "which army moves"
    ANSWERS = frozenset(
        {
            "army <from>[:own] <to>",
            "stance <province> <stance>",
            "fight <place>[:own] <nation>",
            "fight <place>[:own] <nation> <unit>[:stance]",
            "destroy <province>",
            "end",
        }
    )

    ships: Ships
    crossing: tuple[object, ...]

    def actions(self, s: Position) -> list[Action]:
        """Return moves, changes of status, battles and destructions, each kind region by region."""
        result = self._moves(s)
        if s.options.status_change and (self.lying[0] | self.upright[0] & s.edition.homes):
            result += self._stance_changes(s)
        result += self._fights(s)
        result += self._destructions(s)
        if result:
            result.append(s.edition.actions.end)
        return result

    def _moves(self, s: Position) -> list[Action]:
        waiting = self.upright[0] | self.lying[0]
        if not waiting:
            return []
        edition = s.edition
        nation = self.nation
        base = nation * edition.levels
        both = s.armies[base] & s.lying[base]
        open_home = open_provinces(s, nation)
        free_seas = seas_with_ships(self.ships)
        canals = (1 << len(edition.canals)) - 1
        result: list[Action] = []
        for r in regions_in(waiting):
            for stance, levels in ((HOSTILE, self.upright), (FRIENDLY, self.lying)):
                if levels[0] >> r & 1:
                    own = stance if both >> r & 1 else ANY
                    usable = self.usable_canals(r, stance, canals) if self.marks else [canals]
                    moves = army_moves(edition, nation, open_home, free_seas, usable[0], r, own)
                    for fewer_canals in usable[1:]:
                        others = army_moves(edition, nation, open_home, free_seas, fewer_canals, r, own)
                        moves = sorted({*moves, *others}, key=lambda action: action.to)
                    result += moves
        return result

    def _stance_changes(self, s: Position) -> list[Action]:
        """Return changes of status of armies that were abroad before this maneuver, once each (R15.5, R15.7)."""
        abroad = s.edition.homes & ~s.edition.home[self.nation]
        table = s.edition.actions.change_stance
        result = []
        for r in regions_in((self.upright[0] | self.lying[0]) & abroad):
            if self.may_change(r, FRIENDLY) and not is_last_free_factory(s, r):
                result.append(table[r, HOSTILE])
            if self.may_change(r, HOSTILE):
                result.append(table[r, FRIENDLY])
        return result

    def _fights(self, s: Position) -> list[Action]:
        """Return battles of armies, of fleets in harbor against armies, and late battles at sea (R13.6, A32)."""
        edition = s.edition
        base = self.nation * edition.levels
        foes = foreign_units(s, self.nation)
        own = s.armies[base] | s.lying[base]
        result = []
        if own & foes:
            table = edition.actions.fight
            for r in regions_in(own & foes):
                kinds = [kind for _, kind in opponents(s, self.nation, 1 << r, ARMY) if kind != ANY] or [ANY]
                for other in range(edition.nation_count):
                    if other != self.nation:
                        for unit, stance in opponents(s, other, 1 << r, ARMY):
                            result += [table[r, kind, other, unit, stance] for kind in kinds]
        if s.fleets[base] & foes:
            result += fleet_fights(s, self.nation, bool(s.options.late_fleet_battles), OWN_FLEET)
        return result

    def _destructions(self, s: Position) -> list[Action]:
        base = self.nation * s.edition.levels
        here = (s.armies[base] | s.lying[base]) & s.factories & ~s.edition.home[self.nation]
        return (
            [s.edition.actions.destroy[r] for r in regions_in(here) if may_destroy(s, self.nation, r)] if here else []
        )

    def play(self, s: State, action: Action) -> None:
        if action.kind == "army":
            self._begin_move(s, action)
        elif action.kind == "end":
            self.proceed(s)
        elif action.kind == "fight":
            self._fight(s, action)
        elif action.kind == "stance":
            self._change_stance(s, action.region, action.stance)
        else:
            self._destroy(s, action.region)

    def refusal(self, s: Position, action: Action) -> Refusal:
        """Explain a battle, a change of status, a destruction or a move."""
        if action.kind == "fight":
            return self._fight_refusal(s, action)
        base = self.nation * s.edition.levels
        if not (s.armies[base] | s.lying[base]) >> action.region & 1:
            return no_unit_refusal(s, self.nation, action.region, "army", "R14.1")
        if action.kind == "stance":
            return self._stance_refusal(s, action)
        if action.kind == "destroy":
            return destruction_refusal(s, self.nation, action.region)
        return self._move_refusal(s, action)

    def _move_refusal(self, s: Position, action: Action) -> Refusal:
        origin, to = s.edition.regions[action.region], s.edition.regions[action.to]
        base = self.nation * s.edition.levels
        params = {"origin": origin.id, "to": to.id}
        if to.kind == "sea":
            return Refusal("army_at_sea", "R2.4", "Armies enter land areas only.", params)
        if origin is to:
            return Refusal("army_stays", "R14.1", f"The army is in {origin.name} already.", params)
        both = bool((s.armies[base] & s.lying[base]) >> action.region & 1)
        if both != (action.own != ANY):
            sentence = (
                f"There are hostile and friendly armies in {origin.name}; say which one: "
                f"army {origin.id}:hostile {to.id} or army {origin.id}:friendly {to.id}."
                if both
                else f"All armies in {origin.name} are alike; write army {origin.id} {to.id}."
            )
            return Refusal("name_the_army", "R13.13", sentence, params)
        waiting = self.upright[0] | self.lying[0] if action.own == ANY else self.waiting(action.own)[0]
        if not waiting >> action.region & 1:
            return Refusal("has_moved", "R14.1", f"The armies in {origin.name} have moved already.", params)
        return way_refusal(s, self.nation, self.ships, action.region, action.to)

    def _stance_refusal(self, s: Position, action: Action) -> Refusal:
        province = s.edition.regions[action.region]
        params = {"province": province.id, "stance": STANCE_NAMES[action.stance]}
        if not s.options.status_change:
            return Refusal("status_change_off", "R15.5", "At this table armies keep their status.", params)
        if province.nation in (self.nation, ANY):
            return Refusal("status_at_home", "R15.4", "Armies have a status only in foreign home provinces.", params)
        before = FRIENDLY if action.stance == HOSTILE else HOSTILE
        units = s.lying if before == FRIENDLY else s.armies
        if not units[self.nation * s.edition.levels] >> action.region & 1:
            sentence = f"No army in {province.name} is {STANCE_NAMES[before]}."
            return Refusal("status_already", "R15.5", sentence, params)
        if action.stance == HOSTILE and is_last_free_factory(s, action.region):
            return last_free_factory_refusal(s, action.region, "R15.7", "armies there must lie down")
        sentence = f"The armies in {province.name} arrived or changed their status in this maneuver."
        return Refusal("status_changed", "R15.5", sentence, params)

    def _fight_refusal(self, s: Position, action: Action) -> Refusal:
        missing = missing_side_refusal(s, self.nation, action)
        if missing:
            return missing
        place = s.edition.regions[action.region]
        if place.kind == "sea" and not s.options.late_fleet_battles:
            sentence = "When the armies move, fleets at sea can no longer start a battle."
            params = {"place": place.id, "nation": s.edition.nations[action.nation].id}
            return Refusal("fleets_are_done", "R12.3", sentence, params)
        return unnamed_units_refusal(s, action, self.actions(s))

    def place_action(self, s: Position, place: int, origin: int, own: int, unit: int) -> Action | None:
        """Return the move from `origin` to this place or, without an origin, the first action of an army here."""
        form = "army <from>[:own] <to>"
        if origin != ANY:
            return s.edition.actions.of_form(form, region=origin, to=place, own=own)
        first = next((action for action in self.actions(s) if action.region == place), None)
        if first is not None:
            return first
        base = self.nation * s.edition.levels
        own = HOSTILE if (s.armies[base] & s.lying[base]) >> place & 1 else ANY
        beside = next(r for r in regions_in(s.edition.homes | s.edition.neutral) if r != place)
        return s.edition.actions.of_form(form, region=place, to=beside, own=own)

    def _begin_move(self, s: State, action: Action) -> None:
        """Move by land if possible, else by sea; request foreign canals only if there is no other way."""
        origin, to = action.region, action.to
        stance = action.own if action.own != ANY else (HOSTILE if self.upright[0] >> origin & 1 else FRIENDLY)
        ways = s.edition.ways(self.nation, open_provinces(s, self.nation))
        marks = self.marks_at(origin, stance)
        if ways.march[origin] >> to & 1:
            mark = marks[0]
            self._move(s, origin, to, stance, mark, self.ships, "rail" if ways.rail[origin] >> to & 1 else "march")
            return
        starts, landings = ways.seas[origin], ways.seas[to]
        all_canals = (1 << len(s.edition.canals)) - 1
        foreign = foreign_canals(s, self.nation)
        # Of equal armies, the most restricted one that can take a best path moves.
        options = [
            (mark, path)
            for mark in marks
            if (path := best_path(s.edition, self.ships, starts, landings, all_canals & ~mark[0], foreign))
        ]
        fewest = min(sum(foreign >> c & 1 for c in path.canals) for _, path in options)
        mark, path = next(o for o in options if sum(foreign >> c & 1 for c in o[1].canals) == fewest)
        to_ask = tuple(c for c in path.canals if foreign >> c & 1)
        crossing = Crossing(origin, to, stance, mark[0], mark[1], 0, to_ask)
        self._cross(s, crossing)

    def _cross(self, s: State, crossing: Crossing) -> None:
        """Request the next foreign canal, or complete the crossing."""
        if crossing.to_ask:
            canal = crossing.to_ask[0]
            s.become(self._replaced(crossing=tuple(crossing)))
            s.push(Canal(canal_owner(s, canal), canal, self.nation, ARMY, crossing.origin, crossing.to))
            return
        ways = s.edition.ways(self.nation, open_provinces(s, self.nation))
        own_canals = (1 << len(s.edition.canals)) - 1 & ~foreign_canals(s, self.nation)
        ships = ships_after(
            s.edition,
            self.ships,
            ways.seas[crossing.origin],
            ways.seas[crossing.to],
            own_canals | crossing.allowed,
        )
        mark = (crossing.refused, crossing.changed)
        self._move(s, crossing.origin, crossing.to, crossing.stance, mark, ships, "convoy")

    def on_canal_answer(self, s: State, canal: int, allowed: bool) -> None:
        """Continue the crossing, or mark the army as refused: it may not ask for this canal again (R17.7)."""
        crossing = Crossing(*self.crossing)  # type: ignore[arg-type]
        if allowed:
            rest = crossing._replace(allowed=crossing.allowed | 1 << canal, to_ask=crossing.to_ask[1:])
            self._cross(s, rest)
            return
        marks = self.marks_without(crossing.origin, crossing.stance, (crossing.refused, crossing.changed))
        mark = Mark(crossing.origin, crossing.stance, crossing.refused | 1 << canal, crossing.changed)
        s.become(self._replaced(marks=tuple(sorted((*marks, mark)))))

    def _replaced(
        self, marks: Marks | None = None, ships: Ships | None = None, crossing: tuple[object, ...] = ()
    ) -> Armies:
        return Armies(
            self.nation,
            self.upright,
            self.lying,
            self.marks if marks is None else marks,
            self.ships if ships is None else ships,
            crossing,
        )

    def _without_one(self, province: int, stance: int, mark: tuple[int, bool], ships: Ships) -> Armies:
        """Return this step without one waiting army."""
        bit = 1 << province
        upright = fewer(self.upright, bit) if stance == HOSTILE else self.upright
        lying = fewer(self.lying, bit) if stance == FRIENDLY else self.lying
        return Armies(self.nation, upright, lying, self.marks_without(province, stance, mark), ships, ())

    def _move(
        self, s: State, origin: int, to: int, stance: int, mark: tuple[int, bool], ships: Ships, way: Way
    ) -> None:
        s.become(self._without_one(origin, stance, mark, ships))
        nation = self.nation
        base = nation * s.edition.levels
        remove(s.lying if stance == FRIENDLY else s.armies, base, 1 << origin)
        s.emit(ArmyMoved(nation, origin, to, way))
        owner = s.edition.owner[to]
        if owner >= 0 and owner != nation:
            enter_foreign_province(s, nation, to)
        else:
            add(s.armies, base, 1 << to)
            begin_arrival(s, nation, to, ARMY, HOSTILE)

    def _fight(self, s: State, action: Action) -> None:
        """Fight; of equal armies a moved one first (R13.13)."""
        place = action.region
        bit = 1 << place
        base = self.nation * s.edition.levels
        upright = s.armies[base] & bit
        if bit & s.edition.seas or action.own == OWN_FLEET or not (upright or s.lying[base] & bit):
            fight(s, place, self.nation, FLEET, ANY, action.nation, action.unit, action.stance)
            if bit & s.edition.seas:
                s.become(self._replaced(ships=ships_still_afloat(s, self.nation, self.ships)))
            return
        stance = action.own if action.own != ANY else (HOSTILE if upright else FRIENDLY)
        s.become(self._without_fighter(s, place, stance))
        fight(s, place, self.nation, ARMY, stance, action.nation, action.unit, action.stance)

    def _without_fighter(self, s: State, place: int, stance: int) -> Armies:
        """Return this step after the loss of an army of a kind: a moved one if there is one, else a waiting one."""
        bit = 1 << place
        units = s.lying if stance == FRIENDLY else s.armies
        if count(units, self.nation * s.edition.levels, bit) > count(self.waiting(stance), 0, bit):
            return self
        return self._without_one(place, stance, self.marks_at(place, stance)[0], self.ships)

    def _change_stance(self, s: State, province: int, stance: int) -> None:
        """Change the status of an army; others there may demand a battle, and it may still move (R15.5-6)."""
        before = HOSTILE if stance == FRIENDLY else FRIENDLY
        mark = next(mark for mark in self.marks_at(province, before) if not mark[1])
        bit = 1 << province
        base = self.nation * s.edition.levels
        remove(s.lying if before == FRIENDLY else s.armies, base, bit)
        add(s.lying if stance == FRIENDLY else s.armies, base, bit)
        step = self._without_one(province, before, mark, self.ships)
        upright = more(step.upright, bit) if stance == HOSTILE else step.upright
        lying = more(step.lying, bit) if stance == FRIENDLY else step.lying
        changed = Mark(province, stance, mark[0], True)
        marks = tuple(sorted((*step.marks, changed)))
        s.become(Armies(self.nation, upright, lying, marks, self.ships, ()))
        s.emit(StanceChanged(self.nation, province, stance))
        others = nations_to_ask(s, self.nation, province, ARMY)
        if others:
            s.push(Ask(self.nation, province, ARMY, stance, True, others))

    def lose_changed_army(self, s: State, province: int, stance: int) -> None:
        """Remove the army that changed its status last: it was challenged and lost."""
        mark = next(mark for mark in self.marks_at(province, stance) if mark[1])
        s.become(self._without_one(province, stance, mark, self.ships))

    def _destroy(self, s: State, province: int) -> None:
        """Destroy a factory and remove three armies: moved before unmoved, upright before lying (R15.8)."""
        step = self
        for _ in range(s.edition.facts.armies_to_destroy_factory):
            stance = step._next_to_give(s, province)
            step = step._without_fighter(s, province, stance)
            remove_unit(s, self.nation, province, ARMY, stance)
        s.factories &= ~(1 << province)
        s.become(step)
        s.emit(FactoryDestroyed(self.nation, province, s.edition.owner[province]))

    def _next_to_give(self, s: Position, province: int) -> int:
        bit = 1 << province
        base = self.nation * s.edition.levels
        for units, stance in ((s.armies, HOSTILE), (s.lying, FRIENDLY)):
            if count(units, base, bit) > count(self.waiting(stance), 0, bit):
                return stance
        return HOSTILE if s.armies[base] & bit else FRIENDLY

    def proceed(self, s: State) -> None:
        """Continue with the flags."""
        begin_flags(s, self.nation)


def begin_armies(s: State, nation: int) -> None:
    """Begin the army step after the fleets (R12.3); every army may move, every fleet at sea may carry one army."""
    base = nation * s.edition.levels
    s.become(Armies(nation, snapshot(s.armies, base), snapshot(s.lying, base), (), ships_at_sea(s, nation), ()))
