"""Pay and move (R7.3, step 3), then the action of the space reached (step 4).

Rules: R19.7-8.
"""

from __future__ import annotations

from rondel.engine.events import RondelMoved
from rondel.engine.money import collect_from_player
from rondel.engine.phases.factory import Factory
from rondel.engine.phases.fleets import begin_maneuver
from rondel.engine.phases.importing import Import
from rondel.engine.phases.investor import pay_interest
from rondel.engine.phases.production import begin_production
from rondel.engine.phases.steps import AfterAction
from rondel.engine.phases.taxation import collect_taxes
from rondel.engine.state import OFF_RONDEL, State


def land(s: State, nation: int, space: int) -> None:
    """Put the marker on the space and begin its action; the surcharge is that of the steps really moved (R19.7)."""
    edition = s.edition
    origin = s.place[nation]
    steps = price = 0
    investor = space == edition.investor_space
    if origin != OFF_RONDEL:
        steps = edition.steps(origin, space)
        price = edition.price(steps, s.power[nation])
        investor = investor or edition.steps(origin, edition.investor_space) < steps
        collect_from_player(s, s.government[nation], price)
    s.place[nation] = space
    s.emit(RondelMoved(nation, s.government[nation], space, price, steps))
    s.become(AfterAction(nation, investor))
    action = edition.spaces[space].action
    if action == "maneuver":
        begin_maneuver(s, nation)
    elif action == "production":
        begin_production(s, nation)
    elif action == "import":
        s.push(Import(nation, 0))
    elif action == "factory":
        s.push(Factory(nation))
    elif action == "taxation":
        collect_taxes(s, nation)
    else:
        pay_interest(s, nation)
