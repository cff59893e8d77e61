"""Battles (R13): one unit per side. The mover chooses first, then every other nation there may demand a battle.

Rules: R13.1-5, R13.8-14.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.events import Battle, ChallengeDeclined, PeaceOffered
from rondel.engine.phases.phase import GovernmentPhase, ManeuverStep, Phase
from rondel.engine.position import Position
from rondel.engine.state import State
from rondel.engine.units import ANY, ARMY, FLEET, FRIENDLY, HOSTILE, remove


class Arrival(GovernmentPhase):
    """A unit has arrived among foreign units; its government fights one of them or offers peace (R13.3)."""

    __slots__ = ()

    KIND = "arrival"
    RULE = "R13.3"
    QUESTION = "whether the unit that has arrived fights"
    ANSWERS = frozenset({"fight <nation> <unit>[:stance]", "peace"})

    place: int
    unit: int
    stance: int

    def actions(self, s: Position) -> list[Action]:
        """Return a fight with each foreign unit there, even if the same player governs its nation (R13.9)."""
        table = s.edition.actions
        bit = 1 << self.place
        result = []
        for other in range(s.edition.nation_count):
            if other != self.nation:
                for unit, stance in opponents(s, other, bit, self.unit):
                    result.append(table.fight_on_arrival[other, unit, stance])
        result.append(table.peace)
        return result

    def where(self) -> int:
        return self.place

    def refusal(self, s: Position, action: Action) -> Refusal:
        return _no_such_unit_refusal(self.actions(s))

    def play(self, s: State, action: Action) -> None:
        if action is s.edition.actions.peace:
            s.emit(PeaceOffered(self.nation, self.place))
            s.become(Ask(self.nation, self.place, self.unit, self.stance, False, self._to_be_asked(s)))
        else:
            s.pop()
            fight(s, self.place, self.nation, self.unit, self.stance, action.nation, action.unit, action.stance)

    def _to_be_asked(self, s: Position) -> tuple[int, ...]:
        return nations_to_ask(s, self.nation, self.place, self.unit)


class Ask(GovernmentPhase):
    """After peace or a change of status, the mover determines which nation is asked next (R13.4, R15.6).

    `changed`: the unit is an army that changed its status and has not moved.
    """

    __slots__ = ()

    KIND = "ask"
    RULE = "R13.4"
    QUESTION = "which nation is asked next"
    ANSWERS = frozenset({"ask <nation>"})

    place: int
    unit: int
    stance: int
    changed: bool
    others: tuple[int, ...]

    def actions(self, s: Position) -> list[Action]:
        if len(self.others) < 2:
            return []
        return [s.edition.actions.ask[other] for other in self.others]

    def where(self) -> int:
        return self.place

    def refusal(self, s: Position, action: Action) -> Refusal:
        nation = s.edition.nations[action.nation]
        texts = ", ".join(self.actions(s))
        sentence = f"{nation.name} is not among the nations to be asked: {texts}."
        return Refusal("ask_nobody", "R13.4", sentence, {"nation": nation.id})

    def play(self, s: State, action: Action) -> None:
        self._challenge(s, action.nation)

    def proceed(self, s: State) -> None:
        if self.others:
            self._challenge(s, self.others[0])
        else:
            s.pop()

    def asked_seats(self, s: Position) -> list[int]:
        return [s.government[other] for other in self.others]

    def _challenge(self, s: State, asked: int) -> None:
        rest = tuple(other for other in self.others if other != asked)
        s.become(Challenge(self.nation, self.place, self.unit, self.stance, self.changed, asked, rest))


class Challenge(Phase):
    """One nation may demand a battle with the unit that has just arrived (R13.4-5)."""

    __slots__ = ()

    KIND = "challenge"
    RULE = "R13.4"
    QUESTION = "whether the nation asked demands a battle"
    ANSWERS = frozenset({"fight <unit>[:stance]", "pass"})

    nation: int
    place: int
    unit: int
    stance: int
    changed: bool
    asked: int
    others: tuple[int, ...]

    def decider(self, s: Position) -> int:
        return s.government[self.asked]

    def subject(self, s: Position) -> int:
        return self.asked

    def actions(self, s: Position) -> list[Action]:
        """Return a fight with each kind of own unit, or pass (A31)."""
        table = s.edition.actions
        result = [
            table.give_battle[unit, stance] for unit, stance in opponents(s, self.asked, 1 << self.place, self.unit)
        ]
        result.append(table.pass_)
        return result

    def moving_nation(self, s: Position) -> int:
        return self.nation

    def where(self) -> int:
        return self.place

    def refusal(self, s: Position, action: Action) -> Refusal:
        return _no_such_unit_refusal(self.actions(s))

    def asked_seats(self, s: Position) -> list[int]:
        return [s.government[nation] for nation in (self.asked, *self.others)]

    def play(self, s: State, action: Action) -> None:
        if action is s.edition.actions.pass_:
            s.emit(ChallengeDeclined(self.asked, self.place))
            s.become(Ask(self.nation, self.place, self.unit, self.stance, self.changed, self.others))
            return
        s.pop()
        fight(s, self.place, self.nation, self.unit, self.stance, self.asked, action.unit, action.stance)
        if self.changed:
            mover = s.stack[-1]
            assert isinstance(mover, ManeuverStep)
            mover.lose_changed_army(s, self.place, self.stance)


def _no_such_unit_refusal(offer: Sequence[Action]) -> Refusal:
    """Return the refusal for a unit that is not there (R13.2)."""
    return Refusal("no_such_unit", "R13.2", f"There is no such unit to fight; possible are: {', '.join(offer)}.")


def opponents(s: Position, nation: int, bit: int, unit: int) -> list[tuple[int, int]]:
    """Return the kinds of units of a nation in the region of `bit` that can fight such a unit there (R13.2, R13.13)."""
    base = nation * s.edition.levels
    if unit == FLEET:
        if bit & s.edition.seas:
            return [(FLEET, ANY)] if s.fleets[base] & bit else []
        return _armies(s, base, bit)  # a fleet in harbor meets armies only
    result = _armies(s, base, bit)
    if s.fleets[base] & bit:
        result.append((FLEET, ANY))
    return result


def _armies(s: Position, base: int, bit: int) -> list[tuple[int, int]]:
    upright = s.armies[base] & bit
    lying = s.lying[base] & bit
    if upright and lying:
        return [(ARMY, HOSTILE), (ARMY, FRIENDLY)]
    return [(ARMY, ANY)] if upright or lying else []


def foreign_units(s: Position, nation: int) -> int:
    """Return all regions in which another nation has a unit."""
    armies, lying, fleets = s.armies, s.lying, s.fleets
    result = 0
    for base in s.edition.other_bases[nation]:
        result |= armies[base] | lying[base] | fleets[base]
    return result


def nations_to_ask(s: Position, nation: int, place: int, unit: int) -> tuple[int, ...]:
    """Return nations of other players with units there that may fight, in turn order from the mover (R13.9, A30)."""
    count = s.edition.nation_count
    government = s.government[nation]
    bit = 1 << place
    return tuple(
        other
        for other in ((nation + i) % count for i in range(1, count))
        if s.government[other] != government and opponents(s, other, bit, unit)
    )


def begin_arrival(s: State, nation: int, place: int, unit: int, stance: int) -> None:
    """Ask the government of a unit that has arrived, if there are foreign units (R13.3)."""
    if foreign_units(s, nation) >> place & 1:
        s.push(Arrival(nation, place, unit, stance))


def fight(
    s: State, place: int, nation: int, unit: int, stance: int, enemy: int, enemy_unit: int, enemy_stance: int
) -> None:
    """Remove exactly one unit of each side (R13.1)."""
    remove_unit(s, nation, place, unit, stance)
    remove_unit(s, enemy, place, enemy_unit, enemy_stance)
    s.emit(Battle(place, nation, unit, enemy, enemy_unit))


def remove_unit(s: State, nation: int, place: int, unit: int, stance: int) -> None:
    """Return a unit to the supply; without a stance, the only kind of army there."""
    base = nation * s.edition.levels
    bit = 1 << place
    if unit == FLEET:
        remove(s.fleets, base, bit)
    elif stance == FRIENDLY or (stance == ANY and not s.armies[base] & bit):
        remove(s.lying, base, bit)
    else:
        remove(s.armies, base, bit)
