"""Investing (R18): buy or raise the first bond wished for that is there and cheap enough, else pass or ask."""

from __future__ import annotations

from rondel.server.http.wire.orders import InvestOrder, Wish
from rondel.server.orders.rule import Basis, Rule, Void
from rondel.server.orders.situation import Situation


class Invest(Rule[InvestOrder]):
    decisions = ("invest",)

    def named(self, order: InvestOrder) -> list[str]:
        return [wish.nation for wish in order.wishes]

    def may_answer(self, order: InvestOrder, now: Situation) -> bool:
        if not super().may_answer(order, now):
            return False
        return order.cash_below is None or now.cash < order.cash_below

    def answer(self, order: InvestOrder, now: Situation) -> str | None:
        for wish in order.wishes:
            if (text := _fulfilled(wish, now)) is not None:
                return text
        return now.offered("pass") if order.otherwise == "pass" else None

    def void(self, order: InvestOrder, _basis: Basis, now: Situation) -> Void | None:
        """Who wants to be asked instead is told as soon as nothing wished for can be had any more."""
        if order.otherwise == "pass" or not order.wishes or any(_is_there(wish, now) for wish in order.wishes):
            return None
        return Void("bond_gone", order.wishes[0].nation)


def _fulfilled(wish: Wish, now: Situation) -> str | None:
    if wish.old is None:
        text = now.offered("buy", nation=wish.nation, face=wish.face)
    else:
        text = now.offered("raise", nation=wish.nation, old=wish.old, face=wish.face)
    if text is None or (wish.at_most is not None and now.cost(text) > wish.at_most):
        return None
    return text


def _is_there(wish: Wish, now: Situation) -> bool:
    """Is the bond still for sale, and the one to be given in return still one's own?"""
    held = now.view["players"][now.seat]["bonds"].get(wish.nation, [])
    return wish.face in now.view["nations"][wish.nation]["bonds_left"] and (wish.old is None or wish.old in held)
