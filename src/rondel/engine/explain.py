"""Why an action is not offered. Computed only when somebody asks; legality itself is membership in the offer."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.explain_units import explain_armies, explain_battle, explain_fleets
from rondel.engine.gifts import bound_cash, may_give_to
from rondel.engine.phases.factory import Factory
from rondel.engine.phases.investor import ANY_NATION, Invest, may_pay_interest
from rondel.engine.phases.production import supply
from rondel.engine.phases.swiss_bank import treasury_gap
from rondel.engine.state import OFF_RONDEL, State
from rondel.engine.units import FLEET, UNIT_NAMES


def refusal_when_over() -> Refusal:
    """Nothing is decided any more."""
    return Refusal("game_over", "R21.1", "The game is over; nothing more can be played.")


def not_your_decision(s: State) -> Refusal:
    """The answer to everybody but the decider: nothing that depends on hidden cash."""
    params: dict[str, object] = {"player": s.stack[-1].decider(s), "kind": s.stack[-1].kind()}
    return Refusal("not_your_decision", "R24", "Somebody else decides at the moment.", params)


def explain(s: State, offer: Sequence[Action], action: Action, seat: int | None) -> Refusal:
    """The reason, in the sight of one seat (None: whoever decides)."""
    refusal = _reason(s, offer, action, seat)
    refusal.action = action.text
    refusal.remedy_choices = tuple(s.edition.actions.parse(text).parts() for text in refusal.remedies)
    return refusal


def _reason(s: State, offer: Sequence[Action], action: Action, seat: int | None) -> Refusal:
    if not s.stack:
        return refusal_when_over()
    phase = s.stack[-1]
    kind = phase.kind()
    decider = phase.decider(s)
    if seat is not None and seat != decider:
        return not_your_decision(s)
    if action in offer:
        return Refusal("offered", "R24", "This action is offered.")
    if action.form not in phase.ANSWERS:
        sentence = f"The question now is {phase.QUESTION}; {action.text!r} is no answer to it."
        return Refusal("other_decision", "R24", sentence, {"kind": kind})
    if kind == "rondel":
        return _explain_rondel(s, action)
    if kind == "swiss_bank":
        return _explain_force(s)
    if kind == "factory":
        return _explain_factory(s, action)
    if kind == "production":
        return _explain_production(s, action)
    if kind == "import":
        return _explain_import(s, action)
    if kind in ("invest", "draft"):
        return _explain_bond(s, action)
    if kind == "fleets":
        return explain_fleets(s, action)
    if kind == "armies":
        return explain_armies(s, action)
    if kind == "flags":
        region = s.edition.regions[action.region].name
        if s.edition.homes >> action.region & 1:
            sentence = f"{region} is a home province; there are no flags there."
            return Refusal("flag_at_home", "R16.1", sentence, {"region": s.edition.regions[action.region].id})
        sentence = f"Only regions the nation alone occupies and has not marked yet can be marked; {region} is not one."
        return Refusal("flag_not_alone", "R16.2", sentence, {"region": s.edition.regions[action.region].id})
    return explain_battle(s, action)


def _explain_rondel(s: State, action: Action) -> Refusal:
    nation = s.nation
    name = s.edition.nations[nation].name
    origin = s.place[nation]
    cash = s.cash[s.government[nation]]
    price = 0
    if origin != OFF_RONDEL:
        steps = s.edition.steps(origin, action.space)
        most = s.edition.facts.max_steps
        params: dict[str, object] = {"nation": s.edition.nations[nation].id, "steps": steps, "most": most}
        if origin == action.space:
            return Refusal("rondel_stay", "R8.3", f"{name} must move on; it may not stay on its space.", params)
        if steps > most:
            sentence = f"That is {steps} spaces ahead; a nation moves at most {most}."
            return Refusal("rondel_too_far", "R8.3", sentence, params)
        price = s.edition.price(steps, s.power[nation])
        if price > cash:
            sentence = f"That costs {price} million of your own cash, and you have {cash}."
            return Refusal("rondel_price", "R8.7", sentence, {**params, "price": price, "cash": cash})
    assert not may_pay_interest(s, nation, cash - price)
    missing = treasury_missing(s, nation) - (cash - price)
    sentence = (
        f"On Investor {name} owes the other lenders more than its treasury and your cash can pay; "
        f"{missing} million are missing."
    )
    params = {"nation": s.edition.nations[nation].id, "missing": missing, "price": price}
    return Refusal("rondel_interest", "R18.3", sentence, params)


def treasury_missing(s: State, nation: int) -> int:
    """What the treasury lacks for the interest due to players other than the government."""
    from rondel.engine.government import interest_due

    return interest_due(s, nation)[1] - s.treasury[nation]


def _explain_force(s: State) -> Refusal:
    phase = s.stack[-1]
    nation = phase.subject(s)
    gap = treasury_gap(s, nation)
    id, name = s.edition.nations[nation].id, s.edition.nations[nation].name
    sentence = f"The treasury of {name} must cover its whole interest; it lacks {gap} million."
    possible = s.options.gift_to_force and s.options.gifts == "any" and gap <= s.cash[phase.decider(s)]
    return Refusal(
        "force_treasury",
        "R19.4",
        sentence,
        {"nation": id, "gap": gap},
        (f"give {id} {gap}",) if possible else (),
    )


def _province_trouble(s: State, nation: int, province: int, rule: str) -> Refusal | None:
    """A province that is not the nation's own, or closed by an upright foreign army."""
    region = s.edition.regions[province]
    params: dict[str, object] = {"province": region.id, "nation": s.edition.nations[nation].id}
    if region.nation != nation:
        name = s.edition.nations[nation].name
        return Refusal("not_home", rule, f"{region.name} is not a home province of {name}.", params)
    if s.occupied(nation) >> province & 1:
        levels = s.edition.levels
        by = next(n for n in range(s.edition.nation_count) if n != nation and s.armies[n * levels] >> province & 1)
        params["by"] = s.edition.nations[by].id
        sentence = f"A hostile army of {s.edition.nations[by].name} stands in {region.name}."
        return Refusal("occupied", "R15.2", sentence, params)
    return None


def _money_trouble(s: State, nation: int, price: int, code: str, rule: str) -> Refusal:
    lacking = price - s.treasury[nation]
    id, name = s.edition.nations[nation].id, s.edition.nations[nation].name
    sentence = f"That costs {price} million; the treasury of {name} holds {s.treasury[nation]}."
    possible = s.options.gifts != "off" and lacking <= s.cash[s.government[nation]]
    params: dict[str, object] = {
        "nation": id,
        "price": price,
        "treasury": s.treasury[nation],
        "lacking": lacking,
    }
    return Refusal(code, rule, sentence, params, (f"give {id} {lacking}",) if possible else ())


def _explain_factory(s: State, action: Action) -> Refusal:
    phase = s.stack[-1]
    assert isinstance(phase, Factory)
    trouble = _province_trouble(s, phase.nation, action.region, "R9.1")
    if trouble:
        return trouble
    region = s.edition.regions[action.region]
    if s.factories >> action.region & 1:
        return Refusal("factory_exists", "R9.1", f"{region.name} has a factory already.", {"province": region.id})
    return _money_trouble(s, phase.nation, s.edition.facts.factory_cost, "factory_money", "R9.3")


def _explain_production(s: State, action: Action) -> Refusal:
    phase = s.stack[-1]
    nation = phase.subject(s)
    if action.region < 0:
        sentence = "The supply does not suffice for all factories; name the ones that produce."
        return Refusal("produce_all_short", "R10.3", sentence)
    region = s.edition.regions[action.region]
    trouble = _province_trouble(s, nation, action.region, "R10.1")
    if trouble:
        return trouble
    params: dict[str, object] = {"province": region.id}
    if not s.factories >> action.region & 1:
        return Refusal("no_factory", "R10.1", f"{region.name} has no factory.", params)
    unit = "fleet" if region.city == "shipyard" else "army"
    if not supply(s, nation)[UNIT_NAMES.index(unit)]:
        return _supply_trouble(s, nation, unit)
    return Refusal("has_produced", "R10.1", f"The factory in {region.name} has produced already.", params)


def _supply_trouble(s: State, nation: int, unit: str) -> Refusal:
    name = s.edition.nations[nation].name
    params: dict[str, object] = {"nation": s.edition.nations[nation].id, "unit": unit}
    plural = "armies" if unit == "army" else "fleets"
    return Refusal("no_supply", "R1.5", f"{name} has no {plural} left in its supply.", params)


def _explain_import(s: State, action: Action) -> Refusal:
    phase = s.stack[-1]
    nation = phase.subject(s)
    trouble = _province_trouble(s, nation, action.region, "R11.2")
    if trouble:
        return trouble
    if action.unit == FLEET and not s.edition.shipyards >> action.region & 1:
        region = s.edition.regions[action.region]
        return Refusal("no_harbour", "R11.2", f"{region.name} has no harbour for fleets.", {"province": region.id})
    if not supply(s, nation)[action.unit]:
        return _supply_trouble(s, nation, UNIT_NAMES[action.unit])
    return _money_trouble(s, nation, s.edition.facts.import_cost, "import_money", "R11.1")


def _explain_bond(s: State, action: Action) -> Refusal:
    phase = s.stack[-1]
    seat = phase.decider(s)
    edition = s.edition
    nation = edition.nations[action.nation]
    face = edition.faces[action.bond]
    params: dict[str, object] = {"nation": nation.id, "face": face}
    allowed = phase.chances[0][1] if isinstance(phase, Invest) else phase.subject(s)
    if allowed not in (ANY_NATION, action.nation):
        name = edition.nations[allowed].name
        rule = "R22.B2" if isinstance(phase, Invest) else "R5.3"
        params["offered"] = edition.nations[allowed].id
        return Refusal("bond_other_nation", rule, f"Only bonds of {name} can be taken now.", params)
    own = s.holdings[action.nation * s.seats + seat]
    if action.old >= action.bond:
        params["old"] = edition.faces[action.old]
        return Refusal("raise_down", "R18.8", "A bond is exchanged only for a higher one.", params)
    if action.old >= 0 and not own >> action.old & 1:
        params["old"] = edition.faces[action.old]
        sentence = f"You do not hold the {edition.faces[action.old]} bond of {nation.name}."
        return Refusal("bond_not_yours", "R18.8", sentence, params)
    if not s.bonds_left(action.nation) >> action.bond & 1:
        held = [p for p in range(s.seats) if s.holdings[action.nation * s.seats + p] >> action.bond & 1]
        params["player"] = held[0]
        return Refusal("bond_taken", "R1.3", f"The {face} bond of {nation.name} is not available.", params)
    price = face - (edition.faces[action.old] if action.old >= 0 else 0)
    cash = s.cash[seat]
    params.update(price=price, cash=cash)
    rule = "R18.6" if isinstance(phase, Invest) else "R5.3"
    return Refusal("bond_price", rule, f"That costs {price} million of your own cash, and you have {cash}.", params)


def explain_gift(s: State, seat: int, nation: int, amount: int) -> Refusal | None:
    """Why a gift is refused; None if it is possible (R6.5)."""
    if not s.stack:
        return refusal_when_over()
    name = s.edition.nations[nation].name
    params: dict[str, object] = {"nation": s.edition.nations[nation].id, "amount": amount}
    if s.options.gifts == "off":
        return Refusal("gifts_off", "R6.5", "Gifts are switched off at this table.", params)
    if not may_give_to(s, seat, nation):
        sentence = f"At this table one gives only to nations one governs; you do not govern {name}."
        return Refusal("gift_not_own", "R6.5", sentence, params)
    bound = bound_cash(s, seat)
    cash = s.cash[seat]
    if amount > cash:
        return Refusal("gift_cash", "R6.5", f"You have {cash} million, not {amount}.", {**params, "cash": cash})
    if amount > cash - bound:
        sentence = f"{bound} million of your cash are bound until the rondel move you have declared is paid."
        return Refusal("gift_bound", "R6.5", sentence, {**params, "bound": bound})
    return None
