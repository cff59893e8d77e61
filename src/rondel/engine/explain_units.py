"""Why a fleet or army may not do something: the reasons of the maneuver (R12 to R17)."""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.movement import best_path, open_provinces, ships_at_sea
from rondel.engine.phases.armies import Armies
from rondel.engine.phases.battle import opponents
from rondel.engine.phases.canal import foreign_canals
from rondel.engine.phases.fleets import Fleets
from rondel.engine.phases.stance import is_last_free_factory
from rondel.engine.state import State
from rondel.engine.units import ANY, ARMY, FLEET, FRIENDLY, HOSTILE, OWN_FLEET, STANCE_NAMES, count


def explain_fleets(s: State, action: Action) -> Refusal:
    """Sailing and stationary battles of step 1."""
    phase = s.stack[-1]
    assert isinstance(phase, Fleets)
    if action.kind == "fight":
        return explain_fight(s, phase.nation, action)
    origin, to = s.edition.regions[action.region], s.edition.regions[action.to]
    bit = 1 << action.region
    params: dict[str, object] = {"origin": origin.id, "to": to.id}
    if not s.fleets[phase.nation * s.edition.levels] & bit:
        return _nothing_there(s, phase.nation, action.region, "fleet", "R12.4")
    if not phase.waiting[0] & bit:
        return Refusal("has_moved", "R12.4", f"The fleets in {origin.name} have moved already.", params)
    canal = dict(s.edition.sailings[action.region]).get(action.to)
    if canal is not None:
        return _canal_refused(s, canal, "fleet", params)
    if to.kind != "sea":
        return Refusal("fleet_on_land", "R12.5", f"A fleet never sails to {to.name}; it stays at sea.", params)
    if origin.harbour >= 0:
        exit_sea = s.edition.regions[origin.harbour].name
        sentence = f"A fleet leaves the harbour of {origin.name} only into {exit_sea}."
        return Refusal("harbour_exit", "R12.4", sentence, params)
    return Refusal("not_adjacent", "R12.4", f"{to.name} does not border {origin.name}.", params)


def _canal_refused(s: State, canal: int, unit: str, params: dict[str, object]) -> Refusal:
    name = s.edition.canals[canal].id
    sentence = f"This {unit} has been refused at the canal ({name}) and may not ask again in this maneuver."
    return Refusal("canal_refused", "R17.7", sentence, {**params, "canal": name, "unit": unit})


def _nothing_there(s: State, nation: int, place: int, unit: str, rule: str) -> Refusal:
    region = s.edition.regions[place]
    name = s.edition.nations[nation].name
    params: dict[str, object] = {"nation": s.edition.nations[nation].id, "place": region.id, "unit": unit}
    return Refusal(f"no_{unit}", rule, f"{name} has no {unit} in {region.name}.", params)


def explain_armies(s: State, action: Action) -> Refusal:
    """Moves, changes of status, battles and destructions of step 2."""
    phase = s.stack[-1]
    assert isinstance(phase, Armies)
    if action.kind == "fight":
        return explain_fight(s, phase.nation, action)
    bit = 1 << action.region
    base = phase.nation * s.edition.levels
    if not (s.armies[base] | s.lying[base]) & bit:
        return _nothing_there(s, phase.nation, action.region, "army", "R14.1")
    if action.kind == "stance":
        return _explain_stance(s, phase, action)
    if action.kind == "destroy":
        return _explain_destroy(s, phase.nation, action.region)
    return _explain_move(s, phase, action)


def _explain_move(s: State, phase: Armies, action: Action) -> Refusal:
    edition = s.edition
    origin, to = edition.regions[action.region], edition.regions[action.to]
    bit = 1 << action.region
    base = phase.nation * edition.levels
    params: dict[str, object] = {"origin": origin.id, "to": to.id}
    if to.kind == "sea":
        return Refusal("army_at_sea", "R2.4", "Armies enter land areas only.", params)
    if action.region == action.to:
        return Refusal("army_stays", "R14.1", f"The army is in {origin.name} already.", params)
    both = bool(s.armies[base] & s.lying[base] & bit)
    if both != (action.own != ANY):
        sentence = (
            f"There are hostile and friendly armies in {origin.name}; say which one: "
            f"army {origin.id}:hostile {to.id} or army {origin.id}:friendly {to.id}."
            if both
            else f"All armies in {origin.name} are alike; write army {origin.id} {to.id}."
        )
        return Refusal("name_the_army", "R13.13", sentence, params)
    waiting = phase.lying if action.own == FRIENDLY else phase.upright
    if action.own == ANY:
        waiting = (phase.upright[0] | phase.lying[0],)
    if not waiting[0] & bit:
        return Refusal("has_moved", "R14.1", f"The armies in {origin.name} have moved already.", params)
    return _explain_way(s, phase, action.region, action.to, params)


def _explain_way(s: State, phase: Armies, origin: int, to: int, params: dict[str, object]) -> Refusal:
    """The army is there and may move, but not this far: used ships, refused canal, closed rail or simply no way."""
    edition = s.edition
    nation = phase.nation
    open_home = open_provinces(s, nation)
    ways = edition.ways(nation, open_home)
    canals = (1 << len(edition.canals)) - 1
    foreign = foreign_canals(s, nation)
    starts, landings = ways.seas[origin], ways.seas[to]
    path = best_path(edition, phase.ships, starts, landings, canals, foreign)
    if path is not None:
        return _canal_refused(s, next(c for c in path.canals if foreign >> c & 1), "army", params)
    if best_path(edition, ships_at_sea(s, nation), starts, landings, canals, foreign):
        sentence = "The fleets on this way have convoyed other armies in this maneuver; each carries one."
        return Refusal("fleets_used", "R14.5", sentence, params)
    closed = edition.home[nation] & ~open_home
    if closed and edition.ways(nation, edition.home[nation]).march[origin] >> to & 1:
        where = edition.regions[regions_in(closed)[0]]
        sentence = f"Rail is suspended in {where.name}, where a hostile army stands."
        return Refusal("rail_suspended", "R14.9", sentence, {**params, "province": where.id})
    if starts and landings and best_path(edition, ((edition.seas,),), starts, landings, canals, 0):
        names = (edition.regions[origin].name, edition.regions[to].name)
        sentence = f"From {names[0]} to {names[1]} an army needs a convoy: an own fleet in every sea on the way."
        return Refusal("needs_convoy", "R14.4", sentence, params)
    sentence = f"{edition.regions[to].name} is too far: an army moves into one neighbouring area."
    return Refusal("too_far", "R14.1", sentence, params)


def _explain_stance(s: State, phase: Armies, action: Action) -> Refusal:
    province = s.edition.regions[action.region]
    params: dict[str, object] = {"province": province.id, "stance": STANCE_NAMES[action.stance]}
    if not s.options.status_change:
        return Refusal("status_change_off", "R15.5", "At this table armies keep their status.", params)
    if province.nation in (phase.nation, ANY):
        return Refusal("status_at_home", "R15.4", "Armies have a status only in foreign home provinces.", params)
    before = FRIENDLY if action.stance == HOSTILE else HOSTILE
    units = s.lying if before == FRIENDLY else s.armies
    here = count(units, phase.nation * s.edition.levels, 1 << action.region)
    if not here:
        sentence = f"No army in {province.name} is {STANCE_NAMES[before]}."
        return Refusal("status_already", "R15.5", sentence, params)
    if action.stance == HOSTILE and is_last_free_factory(s, action.region):
        return _last_factory(s, action.region, "R15.7", "armies there must lie down")
    sentence = f"The armies in {province.name} arrived or changed their status in this maneuver."
    return Refusal("status_changed", "R15.5", sentence, params)


def _last_factory(s: State, province: int, rule: str, consequence: str) -> Refusal:
    region = s.edition.regions[province]
    owner = s.edition.nations[region.nation]
    sentence = f"{region.name} holds the last free factory of {owner.name}; {consequence}."
    return Refusal("last_free_factory", rule, sentence, {"province": region.id, "nation": owner.id})


def _explain_destroy(s: State, nation: int, province: int) -> Refusal:
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
    return _last_factory(s, province, "R15.9", "it cannot be destroyed")


def explain_fight(s: State, nation: int, action: Action) -> Refusal:
    """A stationary battle for which one side is missing (R13.2, R13.6)."""
    place = s.edition.regions[action.region]
    enemy = s.edition.nations[action.nation]
    bit = 1 << action.region
    base = nation * s.edition.levels
    params: dict[str, object] = {"place": place.id, "nation": enemy.id}
    own_fleet = bool(s.fleets[base] & bit)
    own_army = bool((s.armies[base] | s.lying[base]) & bit)
    if action.nation == nation or not (own_fleet or own_army):
        name = s.edition.nations[nation].name
        return Refusal("no_unit", "R13.2", f"{name} has no unit in {place.name} that could fight {enemy.name}.", params)
    unit = FLEET if own_fleet and (not own_army or action.own == OWN_FLEET) else ARMY
    if not opponents(s, action.nation, bit, unit):
        sentence = f"{enemy.name} has no unit in {place.name} that could be fought."
        return Refusal("no_enemy", "R13.2", sentence, params)
    if bit & s.edition.seas and isinstance(s.stack[-1], Armies) and not s.options.late_fleet_battles:
        sentence = "When the armies move, fleets at sea start no battle any more."
        return Refusal("fleets_are_done", "R12.3", sentence, params)
    if isinstance(s.stack[-1], Fleets) and not own_fleet:
        sentence = "The armies come after the fleets; they fight in their own step."
        return Refusal("armies_later", "R13.6", sentence, params)
    sentence = f"Say exactly which unit in {place.name} fights which: {_forms(s, action)}."
    return Refusal("name_the_units", "R13.13", sentence, params)


def _forms(s: State, action: Action) -> str:
    phase = s.stack[-1]
    texts = [
        other.text
        for other in phase.actions(s)
        if other.kind == "fight" and other.region == action.region and other.nation == action.nation
    ]
    return " or ".join(texts) or "nothing"


def explain_battle(s: State, action: Action) -> Refusal:
    """Answers about a unit that has arrived, a canal or a stance: the unit named is not there."""
    phase = s.stack[-1]
    texts = ", ".join(other.text for other in phase.actions(s))
    if action.kind == "ask":
        name = s.edition.nations[action.nation].name
        sentence = f"{name} is not among the nations to be asked: {texts}."
        return Refusal("ask_nobody", "R13.4", sentence, {"nation": s.edition.nations[action.nation].id})
    sentence = f"There is no such unit to fight; possible are: {texts}."
    return Refusal("no_such_unit", "R13.2", sentence)
