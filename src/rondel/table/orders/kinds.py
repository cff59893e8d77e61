"""The kinds of standing orders, named after the decisions in the rulebook."""

from __future__ import annotations

from typing import Any

import msgspec

from rondel.table.orders.rule import Basis, OwnNation, Rule, Situation, Void
from rondel.wire import orders as wire
from rondel.wire.orders import (
    ArrivalOrder,
    AskOrder,
    CanalOrder,
    ChallengeOrder,
    FactoryOrder,
    ImportOrder,
    InvestOrder,
    ManeuverOrder,
    PlanOrder,
    ProductionOrder,
    RondelOrder,
    StanceOrder,
    SwissBankOrder,
    Wish,
)


class Canal(Rule[CanalOrder]):
    """Allow or refuse passage through a canal (R17.6)."""

    decisions = ("canal",)

    def nations(self, order: CanalOrder) -> list[str]:
        return order.nations

    def applies(self, order: CanalOrder, now: Situation) -> bool:
        return super().applies(order, now) and (not order.nations or now.mover in order.nations)

    def choose(self, order: CanalOrder, now: Situation) -> str | None:
        return now.offered(order.answer)


class Challenge(Rule[ChallengeOrder]):
    """Accept peace or demand a battle when a foreign unit arrives (R13.4)."""

    decisions = ("challenge",)

    def nations(self, order: ChallengeOrder) -> list[str]:
        return [*order.nations, *([order.own] if order.own else [])]

    def named_nations(self, order: ChallengeOrder) -> list[str]:
        return [*self.nations(order), *order.except_nations]

    def own_nation(self, order: ChallengeOrder) -> str | None:
        return order.own

    def places(self, order: ChallengeOrder) -> list[str]:
        return [*order.places, *order.except_places]

    def applies(self, order: ChallengeOrder, now: Situation) -> bool:
        if not super().applies(order, now) or order.own not in (None, now.nation):
            return False
        if now.mover in order.except_nations or now.place in order.except_places:
            return False
        is_named_mover = not order.nations or now.mover in order.nations
        return is_named_mover and (not order.places or now.place in order.places)

    def choose(self, order: ChallengeOrder, now: Situation) -> str | None:
        if order.answer == "pass":
            return now.offered("pass")
        preferred = now.offered("fight", unit=order.unit) if order.unit else None
        return preferred or now.offered("fight")


class Stance(Rule[StanceOrder]):
    """Stance of armies that enter foreign home provinces (R15.1)."""

    decisions = ("stance",)

    def places(self, order: StanceOrder) -> list[str]:
        return order.places

    def applies(self, order: StanceOrder, now: Situation) -> bool:
        return super().applies(order, now) and (not order.places or now.place in order.places)

    def choose(self, order: StanceOrder, now: Situation) -> str | None:
        return now.offered(order.answer)


class Arrival(Rule[ArrivalOrder]):
    """Whom an arriving unit fights, and to whom it offers peace (R13.3)."""

    decisions = ("arrival",)

    def nations(self, order: ArrivalOrder) -> list[str]:
        return order.fight

    def places(self, order: ArrivalOrder) -> list[str]:
        return order.places

    def applies(self, order: ArrivalOrder, now: Situation) -> bool:
        return super().applies(order, now) and (not order.places or now.place in order.places)

    def choose(self, order: ArrivalOrder, now: Situation) -> str | None:
        fights = (now.offered("fight", nation=nation) for nation in order.fight)
        return next((text for text in fights if text), None) or now.offered("peace")


class Ask(Rule[AskOrder]):
    """The order in which several nations are offered peace (R13.4)."""

    decisions = ("ask",)

    def named_nations(self, order: AskOrder) -> list[str]:
        return order.nations

    def choose(self, order: AskOrder, now: Situation) -> str | None:
        wanted = (now.offered("ask", nation=nation) for nation in order.nations)
        return next((text for text in wanted if text), None) or now.offered("ask")


class SwissBank(Rule[SwissBankOrder]):
    """Swiss Bank (R19): never force a nation to stop on Investor, or only for a minimum gain."""

    decisions = ("swiss_bank",)

    def nations(self, order: SwissBankOrder) -> list[str]:
        return order.nations

    def applies(self, order: SwissBankOrder, now: Situation) -> bool:
        return super().applies(order, now) and (not order.nations or now.nation in order.nations)

    def choose(self, order: SwissBankOrder, now: Situation) -> str | None:
        """If the treasury cannot pay, a gift might help; the player decides that."""
        if order.answer == "pass":
            return now.offered("pass")
        force = now.offered("force")
        if force and now.gain(force) < order.gain:
            return now.offered("pass")
        return force


class Invest(Rule[InvestOrder]):
    """Investing (R18): buy or raise the first listed bond that is available and cheap enough, else pass or ask."""

    decisions = ("invest",)

    def named_nations(self, order: InvestOrder) -> list[str]:
        return [wish.nation for wish in order.wishes]

    def applies(self, order: InvestOrder, now: Situation) -> bool:
        if not super().applies(order, now):
            return False
        return order.cash_below is None or now.cash < order.cash_below

    def choose(self, order: InvestOrder, now: Situation) -> str | None:
        for wish in order.wishes:
            if (text := _purchase(wish, now)) is not None:
                return text
        return now.offered("pass") if order.otherwise == "pass" else None

    def void_reason(self, order: InvestOrder, _basis: Basis, now: Situation) -> Void | None:
        """Cancel the order once no listed bond is available, unless the order passes in that case."""
        if order.otherwise == "pass" or not order.wishes or any(_is_available(wish, now) for wish in order.wishes):
            return None
        return Void("bond_gone", order.wishes[0].nation)


def _purchase(wish: Wish, now: Situation) -> str | None:
    if wish.old is None:
        text = now.offered("buy", nation=wish.nation, face=wish.face)
    else:
        text = now.offered("raise", nation=wish.nation, old=wish.old, face=wish.face)
    if text is None or (wish.at_most is not None and now.cost(text) > wish.at_most):
        return None
    return text


def _is_available(wish: Wish, now: Situation) -> bool:
    """Return whether the bond is for sale and the bond to trade in still owned."""
    owned = now.view["players"][now.seat]["bonds"].get(wish.nation, [])
    return wish.face in now.view["nations"][wish.nation]["bonds_left"] and (wish.old is None or wish.old in owned)


class RondelMove(OwnNation[RondelOrder]):
    """The next rondel move of a nation (R8), unless the situation changed."""

    decisions = ("rondel",)

    def nation(self, order: RondelOrder) -> str:
        return order.nation

    def armies(self, order: RondelOrder, now: Situation) -> dict[str, int]:
        return now.hostile_armies(order.nation) if order.home_free else {}

    def choose(self, order: RondelOrder, now: Situation) -> str | None:
        for space in order.spaces:
            text = now.offered("rondel", space=space)
            if text is not None and (order.price is None or now.cost(text) <= order.price):
                return text
        return None

    def void_reason(self, order: RondelOrder, basis: Basis, now: Situation) -> Void | None:
        """A change of government or an invasion cancels it at once; price, treasury and space when the turn comes."""
        if (changed := super().void_reason(order, basis, now)) is not None:
            return changed
        if order.home_free:
            for place, count in now.hostile_armies(order.nation).items():
                if count > basis.armies.get(place, 0):
                    return Void("army", order.nation, place)
        if not self.applies(order, now):
            return None
        if order.treasury is not None and now.view["nations"][order.nation]["treasury"] < order.treasury:
            return Void("treasury", order.nation)
        if self.choose(order, now) is not None:
            return None
        is_offered = any(now.offered("rondel", space=space) for space in order.spaces)
        return Void("price" if is_offered else "space", order.nation)


class Factory(OwnNation[FactoryOrder]):
    """Where to build a factory (R9), if at all."""

    decisions = ("factory",)

    def nation(self, order: FactoryOrder) -> str:
        return order.nation

    def places(self, order: FactoryOrder) -> list[str]:
        return order.places

    def choose(self, order: FactoryOrder, now: Situation) -> str | None:
        wanted = (now.offered("build", place=place) for place in order.places)
        if text := next((text for text in wanted if text), None):
            return text
        return now.offered("pass") if order.otherwise == "pass" else None


class Production(OwnNation[ProductionOrder]):
    """Produce everything, or end production (R10)."""

    decisions = ("production",)

    def nation(self, order: ProductionOrder) -> str:
        return order.nation

    def choose(self, order: ProductionOrder, now: Situation) -> str | None:
        """If the supply does not suffice for everything, the player chooses."""
        if order.answer == "end":
            return now.offered("end")
        return next((choice["text"] for choice in now.choices if choice["text"] == "produce all"), None)


class Import(OwnNation[ImportOrder]):
    """End the import (R11)."""

    decisions = ("import",)

    def nation(self, order: ImportOrder) -> str:
        return order.nation

    def choose(self, _order: ImportOrder, now: Situation) -> str | None:
        return now.offered("end")


class Maneuver(OwnNation[ManeuverOrder]):
    """Fleets or armies do not move (R12, R14)."""

    decisions = ("fleets", "armies")

    def nation(self, order: ManeuverOrder) -> str:
        return order.nation

    def applies(self, order: ManeuverOrder, now: Situation) -> bool:
        return super().applies(order, now) and now.kind in order.steps

    def choose(self, _order: ManeuverOrder, now: Situation) -> str | None:
        return now.offered("end")


STEPS = ("fleets", "armies")


class Plan(OwnNation[PlanOrder]):
    """A planned maneuver (R12–R15): its steps are played in order as long as each is legal."""

    decisions = (*STEPS, "arrival", "stance", "ask")
    only_this_turn = True

    def nation(self, order: PlanOrder) -> str:
        return order.nation

    def choose(self, order: PlanOrder, now: Situation) -> str | None:
        """Return the next step. An unforeseen decision is left to the player; the plan continues after it."""
        return order.steps[0] if self._is_possible(order, now) else None

    def remaining(self, order: PlanOrder) -> PlanOrder | None:
        return msgspec.structs.replace(order, steps=order.steps[1:]) if len(order.steps) > 1 else None

    def void_reason(self, order: PlanOrder, basis: Basis, now: Situation) -> Void | None:
        if found := super().void_reason(order, basis, now):
            return found
        is_stuck = now.kind in STEPS and now.nation == order.nation and not self._is_possible(order, now)
        return Void("step", order.nation) if is_stuck else None

    def _is_possible(self, order: PlanOrder, now: Situation) -> bool:
        return any(choice["text"] == order.steps[0] for choice in now.choices)


RULES: dict[type[wire.OrderContent], Rule[Any]] = {
    wire.CanalOrder: Canal(),
    wire.ChallengeOrder: Challenge(),
    wire.StanceOrder: Stance(),
    wire.ArrivalOrder: Arrival(),
    wire.AskOrder: Ask(),
    wire.SwissBankOrder: SwissBank(),
    wire.InvestOrder: Invest(),
    wire.RondelOrder: RondelMove(),
    wire.FactoryOrder: Factory(),
    wire.ProductionOrder: Production(),
    wire.ImportOrder: Import(),
    wire.ManeuverOrder: Maneuver(),
    wire.PlanOrder: Plan(),
}


def rule_of(order: wire.OrderContent) -> Rule[Any]:
    return RULES[type(order)]
