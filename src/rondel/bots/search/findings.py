"""What looking ahead found in favor of a choice: how its future differs from that of the next-best one."""

from __future__ import annotations

from collections.abc import Sequence

from rondel import Action, position
from rondel.bots.bot import Reason
from rondel.bots.evaluation.value import outlook, terms, utility, values_in
from rondel.bots.evaluation.weights import Weights
from rondel.bots.search.lookahead import play_on
from rondel.position import Position, winners

CODES = (
    "found_win",
    "found_no_loss",
    "found_power",
    "found_interest",
    "found_bonds",
    "found_government",
    "found_cash",
    "found_card",
    "found_rival",
)
NOTEWORTHY = 0.5  # millions below which two futures are called alike


def finding(s: Position, seat: int, chosen: Action, other: Action, w: Weights, turns: int) -> Reason | None:
    """The weightiest difference between two futures in the seat's favor; None if they are alike."""
    mine, theirs = (_future(s, action, w, turns) for action in (chosen, other))
    if position.is_over(mine):
        return Reason("found_win", {}) if seat in winners(mine) else None
    if position.is_over(theirs):
        return None if seat in winners(theirs) else Reason("found_no_loss", {})
    if utility(mine, seat, w) <= utility(theirs, seat, w):
        return None  # chosen for another reason: manners, variety, a slip
    differences = [*_own_differences(mine, theirs, seat, w), *_rival_differences(mine, theirs, seat, w)]
    weight, reason = max(differences, key=lambda pair: pair[0], default=(0.0, None))
    return reason if weight >= NOTEWORTHY else None


def runner_up(ranked: Sequence[tuple[float, Action]], actions: Sequence[Action], chosen: Action) -> Action:
    """The best action that was not chosen: by rank where there is one, else declining, which is offered last."""
    for _, action in ranked:
        if action is not chosen:
            return action
    return actions[-1] if actions[-1] is not chosen else actions[0]


def _future(s: Position, action: Action, w: Weights, turns: int) -> Position:
    then = s.clone()
    position.play(then, action)
    play_on(then, turns, w)
    return then


def _own_differences(mine: Position, theirs: Position, seat: int, w: Weights) -> list[tuple[float, Reason]]:
    """What the chosen future adds to the seat's own worth, by source."""
    here, there = outlook(mine, w), outlook(theirs, w)
    before = {(term.source, term.nation): term.worth for term in terms(theirs, w, there, seat)}
    found: list[tuple[float, Reason]] = []
    for source, nation, worth in terms(mine, w, here, seat):
        gain = worth - before.get((source, nation), 0.0)
        if gain <= 0:
            continue
        id = mine.edition.nations[nation].id if nation >= 0 else ""
        if source == "cash":
            more = mine.cash[seat] - theirs.cash[seat]
            if more > 0:
                found.append((gain, Reason("found_cash", {"amount": more})))
        elif source in ("power", "interest") and _holds_more(mine, theirs, seat, nation):
            found.append((gain, Reason("found_bonds", {"nation": id, "amount": max(1, round(gain))})))
        elif source == "power":
            points = round((here.final[nation] - there.final[nation]) * mine.edition.facts.points_per_factor)
            if points > 0:
                found.append((gain, Reason("found_power", {"nation": id, "points": points})))
        elif source == "interest":
            found.append((gain, Reason("found_interest", {"nation": id, "amount": max(1, round(gain))})))
        elif source == "government" and theirs.government[nation] != seat:
            found.append((gain, Reason("found_government", {"nation": id})))
        elif source == "card" and theirs.investor != seat:
            found.append((gain, Reason("found_card", {})))
    return found


def _holds_more(mine: Position, theirs: Position, seat: int, nation: int) -> bool:
    at = nation * mine.seats + seat
    return mine.holdings[at] != theirs.holdings[at]


def _rival_differences(mine: Position, theirs: Position, seat: int, w: Weights) -> list[tuple[float, Reason]]:
    """What the chosen future costs each rival, weighed as the comparison of seats weighs it."""
    here = values_in(mine, w, outlook(mine, w))
    there = values_in(theirs, w, outlook(theirs, w))
    rivals = [other for other in range(mine.seats) if other != seat]
    strongest = max(rivals, key=lambda other: there[other])
    found = []
    for other in rivals:
        share = w.mean / len(rivals) + (1 - w.mean if other == strongest else 0.0)
        loss = there[other] - here[other]
        if loss > 0:
            found.append((loss * share, Reason("found_rival", {"player": other, "amount": max(1, round(loss))})))
    return found
