"""What lookahead found in favor of a choice: how its future differs from that of the next-best one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rondel import Action, fast
from rondel.bots.bot import Reason
from rondel.bots.evaluation.weights import Weights
from rondel.bots.search.context import SearchContext
from rondel.bots.search.counterfactuals import Pair, counterfactual
from rondel.position import NOBODY, Position

CODES = (
    "found_win",
    "found_no_loss",
    "found_points",
    "found_power",
    "found_interest",
    "found_bonds",
    "found_government",
    "found_cash",
    "found_card",
    "found_rival",
    "found_chance",
    "otherwise_end",
    "otherwise_taxation",
    "otherwise_government",
    "otherwise_flags",
    "otherwise_factory",
)
NOTEWORTHY = 0.5  # smaller differences, in millions, are not mentioned


class Outlook(NamedTuple):
    """Forecasts of the evaluation, by nation, and the remaining share of the game (1 at the start, 0 at the end)."""

    time: float
    final: list[float]  # expected final power factor
    payout: list[float]  # expected future payouts per million of interest


class Term(NamedTuple):
    """One part of a seat's expected final money: its source, the nation behind it (or none), and millions."""

    source: str  # cash, power, interest, government, card, swiss_bank
    nation: int
    worth: float


class Future(NamedTuple):
    """Where a choice leads, with the evaluation there."""

    s: Position
    view: Outlook
    values: list[float]


def finding(context: SearchContext, seat: int, chosen: Action, other: Action, w: Weights, turns: int) -> Reason | None:
    """Return the largest difference between two futures in the seat's favor; None if there is none worth mentioning."""
    evaluator = context.evaluator
    mine, theirs = (context.future(action, turns) for action in (chosen, other))
    if mine.over:
        return Reason("found_win", {}) if seat in mine.winners() else None
    if theirs.over:
        return None if seat in theirs.winners() else Reason("found_no_loss", {})
    if evaluator.utility(mine, seat) <= evaluator.utility(theirs, seat):
        return None  # chosen for another reason: a margin, randomness, an error
    second = counterfactual(context.here, [(mine, theirs)], seat)
    here, there = _seen(evaluator, mine), _seen(evaluator, theirs)
    differences = [*_own_differences(here, there, seat, w), *_rival_differences(here, there, seat, w)]
    weight, reason = max(differences, key=lambda pair: pair[0], default=(0.0, None))
    if reason is None or weight < NOTEWORTHY:
        return second
    return (_by_round(reason, [(mine, theirs)]) or reason)._replace(found=second)


def average_finding(
    evaluator: fast.Evaluator,
    futures: Sequence[Pair],
    seat: int,
    w: Weights,
    without: Collection[str] = (),
    now: fast.Position | None = None,
) -> Reason | None:
    """Return the largest average difference over several pairs of futures, each of the choice and the alternative.

    Codes in `without` are excluded, if they would only state the obvious. With `now`, the position where the futures
    began, also report when a nation gains its points, and what others do only after the alternative.
    """
    found = _average_difference(evaluator, futures, seat, w, without)
    if now is None:
        return found
    second = counterfactual(now, futures, seat)
    if found is None or found.code in ("found_win", "found_no_loss"):
        return found or second
    open_pairs = [pair for pair in futures if not (pair[0].over or pair[1].over)]
    return (_by_round(found, open_pairs) or found)._replace(found=second)


def _average_difference(
    evaluator: fast.Evaluator, futures: Sequence[Pair], seat: int, w: Weights, without: Collection[str]
) -> Reason | None:
    """Return the largest difference on average."""
    ended = [(mine, theirs) for mine, theirs in futures if mine.over or theirs.over]
    if len(ended) > len(futures) / 2:
        won = sum(mine.over and seat in mine.winners() for mine, _ in ended)
        lost = sum(theirs.over and seat not in theirs.winners() for _, theirs in ended)
        if max(won, lost) > len(futures) / 2:
            return Reason("found_win" if won >= lost else "found_no_loss", {})
    weights: dict[tuple[str, object], float] = {}
    reasons: dict[tuple[str, object], list[Reason]] = {}
    open_pairs = [pair for pair in futures if pair not in ended]
    for mine, theirs in open_pairs:
        here, there = _seen(evaluator, mine), _seen(evaluator, theirs)
        for weight, reason in (*_own_differences(here, there, seat, w), *_rival_differences(here, there, seat, w)):
            key = (reason.code, reason.params.get("nation", reason.params.get("player")))
            weights[key] = weights.get(key, 0.0) + weight
            reasons.setdefault(key, []).append(reason)
        for weight, reason in (*_own_differences(there, here, seat, w), *_rival_differences(there, here, seat, w)):
            key = (reason.code, reason.params.get("nation", reason.params.get("player")))
            weights[key] = weights.get(key, 0.0) - weight
    reasons = {key: found for key, found in reasons.items() if key[0] not in without}
    best = max(reasons, key=lambda key: weights[key], default=None)
    if best is None or weights[best] < NOTEWORTHY * len(open_pairs):
        return None
    return _averaged(reasons[best], len(open_pairs))


def _by_round(found: Reason, pairs: Sequence[Pair]) -> Reason | None:
    """Replace expected power by power already gained where the futures end, if any."""
    if found.code != "found_power":
        return None
    states = [(mine.game().state, theirs.game().state) for mine, theirs in pairs]
    nation = states[0][0].edition.nation_index[found.params["nation"]]
    points = round(sum(mine.power[nation] - theirs.power[nation] for mine, theirs in states) / len(states))
    if points < 1:
        return None
    last = round(sum(mine.round for mine, _ in pairs) / len(pairs))
    return Reason("found_points", {"nation": found.params["nation"], "points": points, "round": last})


def _averaged(reasons: Sequence[Reason], count: int) -> Reason:
    """Merge the same reason from several futures: its numbers averaged, counted as 0 where it is missing."""
    params = dict(reasons[0].params)
    for key in ("amount", "points"):
        if key in params:
            params[key] = max(1, round(sum(reason.params[key] for reason in reasons) / count))
    return Reason(reasons[0].code, params)


def runner_up(ranked: Sequence[tuple[float, Action]], actions: Sequence[Action], chosen: Action) -> Action:
    """Return the best action not chosen: by rank if ranked, else the last one, which declines."""
    for _, action in ranked:
        if action is not chosen:
            return action
    return actions[-1] if actions[-1] is not chosen else actions[0]


def _seen(evaluator: fast.Evaluator, future: fast.Position) -> Future:
    return Future(future.game().state, outlook(evaluator, future), evaluator.values(future))


def _own_differences(here: Future, there: Future, seat: int, w: Weights) -> list[tuple[float, Reason]]:
    """Return what the chosen future adds to the seat's own value, by source."""
    mine, theirs = here.s, there.s
    before = {(term.source, term.nation): term.worth for term in terms(theirs, w, there.view, seat)}
    found: list[tuple[float, Reason]] = []
    for source, nation, worth in terms(mine, w, here.view, seat):
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
            points = round((here.view.final[nation] - there.view.final[nation]) * mine.edition.facts.points_per_factor)
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


def _rival_differences(here: Future, there: Future, seat: int, w: Weights) -> list[tuple[float, Reason]]:
    """Return what the chosen future costs each rival, weighted as in the comparison of seats."""
    rivals = [other for other in range(here.s.seats) if other != seat]
    strongest = max(rivals, key=lambda other: there.values[other])
    found = []
    for other in rivals:
        share = w.mean / len(rivals) + (1 - w.mean if other == strongest else 0.0)
        loss = there.values[other] - here.values[other]
        if loss > 0:
            found.append((loss * share, Reason("found_rival", {"player": other, "amount": max(1, round(loss))})))
    return found


def outlook(evaluator: fast.Evaluator, position: fast.Position) -> Outlook:
    """Return an evaluator's forecasts of the nations."""
    found = evaluator.outlook(position)
    return Outlook(found["now"][0], found["final"], found["payout"])


def terms(s: Position, w: Weights, view: Outlook, seat: int) -> list[Term]:
    """Return the terms that `Evaluator.values` adds up for one seat."""
    time = view.time
    found = [Term("cash", NOBODY, (w.cash + w.cash_time * time) * s.cash[seat])]
    for n, factor in enumerate(view.final):
        interest = s.edition.interest[s.holdings[n * s.seats + seat]]
        if interest:
            found.append(Term("power", n, interest * w.stake * factor))
            found.append(Term("interest", n, interest * w.income * view.payout[n]))
        if s.government[n] == seat:
            found.append(Term("government", n, time * (w.control + w.reign * factor)))
    if s.investor == seat:
        found.append(Term("card", NOBODY, w.card * time))
    if s.swiss_banks >> seat & 1:
        found.append(Term("swiss_bank", NOBODY, time * (w.bank + w.bank_cash * s.cash[seat])))
    return found
