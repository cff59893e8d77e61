"""Detectors of silly moves: kinds of moves that a decent player would not make.

A detector examines one turn, one decision in it, or the whole game in hindsight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from benchmarks.judged_endings import Found, allowed_ends, ends, is_standoff, thought_of
from benchmarks.played_turns import Played, Step, Turn, surcharge
from rondel import position
from rondel.position import (
    NOBODY,
    Action,
    Position,
    count,
    credit_sum,
    foreign_units,
    interest_due,
    interest_payments,
    is_last_free_factory,
    is_passing_investor,
    scores,
    tax,
    taxes,
    units_on_board,
)

# Alarm levels per game and seat, from the strategy notes.
ALARMS = {
    "missed win": 0.0,
    "suicidal end": 0.0,
    "allowed end": 0.02,
    "surcharge for nothing": 0.2,
    "overpaid tempo": 0.5,
    "investor out of pocket": 0.05,
    "payout for others": 0.3,
    "starved treasury": 0.2,
    "idle treasury": 0.5,
    "idle cash": 0.5,
    "dead bond": 0.3,
    "raise without reason": 0.2,
    "useless import": 0.5,
    "unpayable army": 0.3,
    "empty production": 0.05,
    "empty action": 0.1,
    "lazy maneuver": 0.5,
    "threshold miss": 0.3,
    "taxation for zero": 0.2,
    "open door": 0.3,
    "self-harm": 0.02,
    "pointless trade": 0.5,
    "last-factory blindness": 0.0,
    "gift to the leader": 0.3,
    "needless loss of control": 0.1,
    "stalled nation": 0.1,
    "forced by surprise": 0.2,
}


def silly_moves(game: Played) -> Iterator[Found]:
    """All findings of the detectors in one game."""
    for i, turn in enumerate(game.turns):
        following = next((t for t in game.turns[i + 1 :] if t.nation == turn.nation), None)
        for name in _of_space(turn, following):
            yield name, turn.seat, turn.first.number
        yield from allowed_ends(turn)
        for step in turn.steps:
            for name in _of_step(step):
                yield name, step.seat, step.number
        later = game.turns[i + 1 :]
        yield from _starved(turn, later)
        yield from _useless_imports(turn, later)
        yield from _lost_control(turn)
    yield from _stalled(game)
    yield from _hindsight(game)


def _flags_in_reach(step: Step) -> int:
    thought = thought_of(step)
    return thought.evaluator.flags_in_reach(thought.here, step.nation)


def _taxation(actions: tuple[Action, ...], s: Position) -> Action | None:
    return next((a for a in actions if s.edition.spaces[a.space].action == "taxation"), None)


def _share(s: Position, seat: int, nation: int) -> float:
    own, others = interest_due(s, nation)
    held = s.edition.interest[s.holdings[nation * s.seats + seat]]
    return held / (own + others) if own + others else 0.0


def _of_space(turn: Turn, following: Turn | None) -> Iterator[str]:
    s, n, seat, chosen = turn.before, turn.nation, turn.seat, turn.first.action
    then = turn.after
    assert then is not None
    tax_action = _taxation(turn.first.offered, s)
    over, best = ends(s, n)
    if over and tax_action is not None:
        if best == [seat] and chosen is not tax_action:
            yield "missed win"
        if seat not in best and chosen is tax_action and len(turn.first.offered) > 1 and not is_standoff(s):
            yield "suicidal end"
    price = turn.price
    changed = _is_changed(s, then)
    landed = turn.landed
    if price and not changed and landed not in ("taxation", "investor"):
        yield "surcharge for nothing"
    held = s.edition.interest
    own = held[s.holdings[n * s.seats + seat]]
    rivals = [held[s.holdings[n * s.seats + p]] for p in range(s.seats) if p != seat]
    if price and landed == "taxation" and not over:
        due = taxes(s, n)
        if price > max(0.0, own - sum(rivals) / len(rivals)) * due.points / 5 + due.bonus:
            yield "overpaid tempo"
    if landed == "investor" and chosen.space == s.edition.investor_space:
        received, added = interest_payments(s, n)
        if added and s.investor != seat:
            yield "investor out of pocket"
        bought = any(step.seat == seat and step.action.kind in ("buy", "raise") for step in turn.steps)
        if received[seat] < sum(received) / s.seats and sum(received) <= s.treasury[n] and not bought:
            yield "payout for others"
    if not changed and len(turn.first.offered) > 1 and not _is_waiting(turn, following):
        if landed == "production" and _has_free_change(turn):
            yield "empty production"
        if landed in ("factory", "import", "maneuver"):
            yield "empty action"
    if landed == "taxation":
        due = taxes(s, n)
        units = units_on_board(s, n)
        if due.pay < s.edition.facts.pay_per_unit * units:
            yield "unpayable army"
        if not due.points and not due.bonus and due.tax - due.pay <= 2:
            yield "taxation for zero"
        free_maneuver = s.place[n] >= 0 and s.edition.spaces[s.place[n]].id in ("import", "production_2")
        gap = s.edition.id == "imperial_2030" and due.tax in (5, 7, 9, 17)
        if gap and free_maneuver and not over and _flags_in_reach(turn.first):
            yield "threshold miss"
    now = scores(s)
    leader = max(range(s.seats), key=lambda p: now[p])
    # Before the first power factor a score is only cash, so there is no leader.
    gift = max(s.power) >= 5 and s.investor == leader != seat and s.cash[leader] >= 4 and _activates(s, n, chosen)
    if gift and _has_equal(turn, lambda a: not _activates(s, n, a)):
        yield "gift to the leader"
    forced = any(step.action.kind == "force" for step in turn.steps)
    if forced and _has_equal(turn, lambda a: not is_passing_investor(s, n, a.space)):
        yield "forced by surprise"


def _activates(s: Position, nation: int, action: Action) -> bool:
    return action.space == s.edition.investor_space or is_passing_investor(s, nation, action.space)


def _has_equal(turn: Turn, allowed: Callable[[Action], bool]) -> bool:
    """Whether another allowed and free space is worth as much, within half a million."""
    s = turn.before
    thought = thought_of(turn.first)
    worth = thought.worth_after_turn(turn.first.action, turn.seat)
    for action in turn.first.offered:
        if action is turn.first.action or not allowed(action):
            continue
        if surcharge(s, turn.nation, action.space):
            continue
        if thought.worth_after_turn(action, turn.seat) >= worth - 0.5:
            return True
    return False


def _is_waiting(turn: Turn, following: Turn | None) -> bool:
    """Whether the nation waits for Investor or the end, or passes Investor so that its government may buy."""
    s = turn.before
    if s.investor == turn.seat and is_passing_investor(s, turn.nation, turn.first.action.space):
        return True
    over, best = ends(s, turn.nation)
    if over and turn.seat not in best:
        return True
    if following is None or following.seat != turn.seat:
        return False
    return following.landed == "investor" or (following.landed == "taxation" and ends(following.before, turn.nation)[0])


def _has_free_change(turn: Turn) -> bool:
    """Whether another free space would have changed units, flags, factories, power points or cash."""
    s = turn.before
    thought = thought_of(turn.first)
    for action in turn.first.offered:
        if surcharge(s, turn.nation, action.space):
            continue
        then = thought.end_of_turn(action).game().state
        if _is_changed(s, then) or then.power != s.power or then.cash != s.cash:
            return True
    return False


def _is_changed(before: Position, then: Position) -> bool:
    """Whether the turn changed units, flags or factories."""
    return (
        before.factories != then.factories
        or before.flags != then.flags
        or before.armies != then.armies
        or before.fleets != then.fleets
        or before.lying != then.lying
    )


def _of_step(step: Step) -> Iterator[str]:
    s, n, seat, action = step.before, step.nation, step.seat, step.action
    edition = s.edition
    if step.kind in ("fleets", "armies"):
        base = n * edition.levels
        marked = 0
        for flags in s.flags:
            marked |= flags
        if action.kind == "end":
            fresh = edition.flaggable & ~marked & ~foreign_units(s, n) & ~s.armies[base] & ~s.fleets[base]
            if any(a.kind in ("fleet", "army") and fresh >> a.to & 1 for a in step.offered):
                yield "lazy maneuver"
        if action.kind == "army":
            bit = 1 << action.region
            if bit & edition.home[n] & s.factories and count(s.armies, base, bit) == 1:
                enemies = 0
                for m in range(edition.nation_count):
                    if s.government[m] != seat:
                        enemies |= s.armies[m * edition.levels]
                gains = edition.flaggable & ~s.flags[n] & ~foreign_units(s, n)
                useful = gains >> action.to & 1 or (edition.homes & ~edition.home[n]) >> action.to & 1
                freed = s.occupied(n) >> action.to & 1
                if edition.land[action.region] & enemies & ~edition.home[n] and not useful and not freed:
                    yield "open door"
            owner = edition.owner[action.to]
            if owner not in (NOBODY, n) and is_last_free_factory(s, action.to):
                yield "last-factory blindness"
    target = NOBODY
    if action.kind == "fight" and action.nation >= 0:
        target = action.nation
        if step.kind == "armies" and not edition.home[n] >> action.region & 1:
            bit = 1 << action.region
            alone = count(s.armies, n * edition.levels, bit) <= 1
            if alone and not s.flags[target] & bit and not bit & s.factories:
                yield "pointless trade"
    elif step.kind == "stance" and action.text == "hostile":
        target = edition.owner[position.place(s)]
    elif action.kind == "destroy":
        target = edition.owner[action.region]
    # With two players, two fifths of a nation are less than the opponent's share.
    held = s.seats > 2 and _share(s, seat, target) >= 0.4
    if target != NOBODY and (s.government[target] == seat or held):
        # Fighting an intruder at home is fine, unless the seat holds more of the intruder than of the home nation.
        at_home = _place(step) >= 0 and edition.home[n] >> _place(step) & 1
        if s.government[target] == seat or not at_home or _stake(s, seat, target) > _stake(s, seat, n):
            yield "self-harm"


def _place(step: Step) -> int:
    """The region of a battle."""
    return step.action.region if step.action.region >= 0 else position.place(step.before)


def _stake(s: Position, seat: int, nation: int) -> int:
    return s.edition.interest[s.holdings[nation * s.seats + seat]]


def _starved(turn: Turn, later: list[Turn]) -> Iterator[Found]:
    then = turn.after
    assert then is not None
    n = turn.nation
    if turn.landed not in ("investor", "import") or then.treasury[n] >= 5 or turn.before.treasury[n] < 5:
        return
    following = next((t for t in later if t.nation == n), None)
    if following is None or following.seat != turn.seat or following.landed != "factory":
        return
    if not any(step.action.kind == "build" for step in following.steps):
        yield "starved treasury", turn.seat, turn.first.number


def _useless_imports(turn: Turn, later: list[Turn]) -> Iterator[Found]:
    imported = [step for step in turn.steps if step.action.kind == "import"]
    if not imported:
        return
    maneuvers = [t for t in later if t.nation == turn.nation and t.landed == "maneuver"][:2]
    if len(maneuvers) < 2:
        return
    moved = [s.action.region for t in maneuvers for s in t.steps if s.action.kind in ("army", "fleet")]
    edition = turn.before.edition
    rail = edition.home[turn.nation]
    threats = foreign_units(turn.before, turn.nation)
    for step in imported:
        same = step.action.region
        if edition.land[same] & threats:
            continue  # it guards a threatened province
        left = same in moved or (step.action.words[1] == "army" and any(rail >> r & 1 for r in moved))
        if not left:
            yield "useless import", step.seat, step.number


def _lost_control(turn: Turn) -> Iterator[Found]:
    then = turn.after
    assert then is not None
    for step in turn.steps:
        if step.kind != "invest":
            continue
        s, seat = step.before, step.seat
        for n in range(s.edition.nation_count):
            if s.government[n] != seat or then.government[n] == seat:
                continue
            stake = s.edition.interest[s.holdings[n * s.seats + seat]] * s.edition.factor[s.power[n]]
            if stake < 0.25 * max(1, scores(s)[seat]):
                continue
            rival = credit_sum(then, then.government[n], n)
            faces, interests = s.edition.faces, s.edition.facts.interests
            for action in step.offered:
                if action.nation == n:
                    price = faces[action.bond] - (faces[action.old] if action.old >= 0 else 0)
                    earned = interests[action.bond] - (interests[action.old] if action.old >= 0 else 0)
                    keeps = credit_sum(s, seat, n) + price >= rival
                    if keeps and earned * (s.edition.factor[s.power[n]] + 1) >= price:
                        yield "needless loss of control", seat, step.number
                        break


def _stalled(game: Played) -> Iterator[Found]:
    waiting: dict[int, int] = {}
    for turn in game.turns:
        n = turn.nation
        if turn.landed == "taxation" or tax(turn.before, n) < 8:
            waiting[n] = 0
            continue
        waiting[n] = waiting.get(n, 0) + 1
        if waiting[n] == 8:
            yield "stalled nation", turn.seat, turn.first.number


def _hindsight(game: Played) -> Iterator[Found]:
    end = game.end
    edition = end.edition
    last = game.decisions - 1
    for seat in range(end.seats):
        governed = [n for n in range(edition.nation_count) if end.government[n] == seat]
        if governed and sum(end.treasury[n] for n in governed) > 2 * sum(sum(interest_due(end, n)) for n in governed):
            yield "idle treasury", seat, last
    factor = [edition.factor[p] for p in end.power]
    interests, faces = edition.facts.interests, edition.faces
    payouts = [(turn.first.number, turn.nation) for turn in game.turns if turn.landed == "investor"]
    for turn in game.turns:
        then = turn.after
        assert then is not None
        for step in turn.steps:
            if step.kind != "invest":
                continue
            s, seat, action = step.before, step.seat, step.action
            if action.kind == "pass":
                gains = [interests[a.bond] * factor[a.nation] - faces[a.bond] for a in step.offered if a.kind == "buy"]
                if gains and max(gains) >= 2:
                    yield "idle cash", seat, step.number
                continue
            n = action.nation
            held = s.government[n] == seat or then.government[n] == seat
            later = sum(1 for number, nation in payouts if number > step.number and nation == n)
            worth = factor[n] + later
            old = action.old
            price = faces[action.bond] - (faces[old] if old >= 0 else 0)
            interest = interests[action.bond] - (interests[old] if old >= 0 else 0)
            if interest * worth < price / 2 and not held:
                yield "dead bond", seat, step.number
            if old >= 0 and faces[action.bond] > 12 and worth < 4 and not held:
                yield "raise without reason", seat, step.number
