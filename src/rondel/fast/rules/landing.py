"""Pay and move (R7.3, step 3), then the action of the space reached (step 4).

Rules: R19.7-8.
"""

from __future__ import annotations

from rondel.fast.board import (
    INVESTOR_SPACE,
    SPACE_ACTION,
    SPACE_FACTORY,
    SPACE_IMPORT,
    SPACE_MANEUVER,
    SPACE_PRODUCTION,
    SPACE_TAXATION,
)
from rondel.fast.ints import Ints
from rondel.fast.layout import (
    AFTER_ACTION,
    CASH,
    FACTORY,
    GOVERNMENT,
    IMPORT,
    OFF_RONDEL,
    PASSED_INVESTOR,
    PLACE,
    POWER,
)
from rondel.fast.rules.fleets import begin_maneuver
from rondel.fast.rules.investor import pay_interest
from rondel.fast.rules.production import begin_production
from rondel.fast.rules.stack import become_base, become_step
from rondel.fast.rules.steps import price_of_steps, steps_between
from rondel.fast.rules.taxation import collect_taxes


def land(t: Ints, s: Ints, nation: int, space: int) -> None:
    """Put the marker on the space and begin its action; the surcharge is that of the steps really moved (R19.7)."""
    origin = s[PLACE + nation]
    investor = space == t[INVESTOR_SPACE]
    if origin != OFF_RONDEL:
        steps = steps_between(t, origin, space)
        investor = investor or steps_between(t, origin, t[INVESTOR_SPACE]) < steps
        s[CASH + s[GOVERNMENT + nation]] -= price_of_steps(t, steps, s[POWER + nation])
    s[PLACE + nation] = space
    become_base(s, AFTER_ACTION, nation)
    s[PASSED_INVESTOR] = 1 if investor else 0
    action = t[SPACE_ACTION + space]
    if action == SPACE_MANEUVER:
        begin_maneuver(s, nation)
    elif action == SPACE_PRODUCTION:
        begin_production(t, s, nation)
    elif action == SPACE_IMPORT:
        become_step(s, IMPORT, nation)
    elif action == SPACE_FACTORY:
        become_step(s, FACTORY, nation)
    elif action == SPACE_TAXATION:
        collect_taxes(t, s, nation)
    else:
        pay_interest(t, s, nation)
