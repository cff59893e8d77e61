"""Spaces that would do nothing for a nation: nobody who pays attention chooses them without a purpose."""

from __future__ import annotations

from rondel.bots.weights import Weights
from rondel.engine.phases.factory import building_sites
from rondel.engine.phases.investor import interest_payments
from rondel.engine.phases.production import supply
from rondel.engine.phases.taxation import taxes, units_on_board
from rondel.engine.state import State


def is_idle(s: State, nation: int, space: int, w: Weights) -> bool:
    """Would the action of this space change nothing, or pay others out of the government's pocket?"""
    edition = s.edition
    kind = edition.spaces[space].action
    if kind == "taxation":
        due = taxes(s, nation)
        return not due.points and not due.bonus and due.tax - due.pay <= 2
    if kind == "investor":
        received, added = interest_payments(s, nation)
        return added > 0 or not received[s.government[nation]]
    if kind == "factory":
        lacking = edition.facts.factory_cost - s.treasury[nation]
        return not building_sites(s, nation) or (lacking > 0 and lacking > min(w.gift, s.cash[s.government[nation]]))
    if kind == "production":
        return not s.free_factories(nation) or not any(supply(s, nation))
    if kind == "import":
        open_home = edition.home[nation] & ~s.occupied(nation)
        return s.treasury[nation] < edition.facts.import_cost or not open_home or not any(supply(s, nation))
    return not units_on_board(s, nation)
