"""Answers to questions on the way: battle, challenge, stance, canal, flags, Swiss Bank."""

from __future__ import annotations

from collections.abc import Sequence

from rondel import position
from rondel.bots.evaluation.stakes import enmity, stakes
from rondel.bots.evaluation.value import WIN, board, cash_weight, outlook
from rondel.bots.evaluation.weights import Weights
from rondel.bots.policy.maneuver_plan import battle_gain
from rondel.position import Action, Position, count, scores


def is_self_harm(s: Position, action: Action) -> bool:
    """Would this battle, hostile stance or destruction hurt a nation in whose success the decider has a share?"""
    kind = position.kind(s)
    other = action.nation if action.kind == "fight" else -1
    if action.kind == "destroy":
        other = s.edition.owner[action.region]
    if kind == "stance" and action is s.edition.actions.stances[0]:
        other = s.edition.owner[position.place(s)]
    if kind == "challenge" and action.kind == "fight":
        other = position.moving_nation(s)
    return other >= 0 and stakes(s, position.decider(s))[other] >= 0


def arrival(s: Position, actions: Sequence[Action]) -> Action:
    """Fight for an own factory or with superior numbers, else offer peace (R13.3)."""
    nation, place = position.subject(s), position.place(s)
    best, most = s.edition.actions.peace, 0.1
    for action in actions:
        if action.kind != "fight" or s.government[action.nation] == s.government[nation]:
            continue
        gain = battle_gain(s, nation, place, action.nation)
        if gain > most:
            best, most = action, gain
    return best


def challenge(s: Position, actions: Sequence[Action]) -> Action:
    """Throw an upright army off an own factory, or an intruder out of a marked region by superior numbers (R13.4)."""
    edition = s.edition
    asked, mover = position.subject(s), position.moving_nation(s)
    bit = 1 << position.place(s)
    pass_ = edition.actions.pass_
    if enmity(stakes(s, s.government[asked]), asked, mover) < 0.0:
        return pass_
    if bit & edition.home[asked]:
        upright = s.armies[mover * edition.levels] & bit
        return _cheaper(actions, pass_) if upright and s.factories & bit else pass_
    if bit & edition.flaggable:
        own = count(s.armies, asked * edition.levels, bit) + count(s.fleets, asked * edition.levels, bit)
        theirs = count(s.armies, mover * edition.levels, bit) + count(s.fleets, mover * edition.levels, bit)
        if own > theirs and not bit & s.flags[asked]:
            return _cheaper(actions, pass_)
    return pass_


def _cheaper(actions: Sequence[Action], pass_: Action) -> Action:
    fights = [a for a in actions if a is not pass_]
    return fights[-1]


def stance(s: Position) -> Action:
    """Upright where it shuts a factory of somebody whose loss helps, else lying (R15.1)."""
    nation = position.subject(s)
    owner = s.edition.owner[position.place(s)]
    hostile, friendly = s.edition.actions.stances
    if s.government[owner] == s.government[nation]:
        return friendly
    return hostile if enmity(stakes(s, s.government[nation]), nation, owner) > 0.1 else friendly


def ask(s: Position, actions: Sequence[Action]) -> Action:
    """First the nation whose loss would help most (R13.4)."""
    of_all = stakes(s, position.decider(s))
    return min(actions, key=lambda action: of_all[action.nation])


def canal(s: Position) -> Action:
    """Nothing for those whose gain is our loss (R17.6)."""
    of_all = stakes(s, position.decider(s))
    table = s.edition.actions
    return table.allow if of_all[position.moving_nation(s)] >= 0 else table.refuse


def flag(s: Position, actions: Sequence[Action]) -> Action:
    """Where the most own regions lie around it."""
    edition = s.edition
    mine = s.flags[position.subject(s)]
    regions = [a for a in actions if a.kind == "flag"]
    return max(regions, key=lambda a: ((edition.land[a.region] | edition.sea[a.region]) & mine).bit_count())


def swiss_bank(s: Position, actions: Sequence[Action], w: Weights) -> Action:
    """Force when the payout is worth more to the banker than what the nation would do instead (R19)."""
    table = s.edition.actions
    if table.force not in actions:
        return table.pass_
    return table.force if forcing_gain(s, w) > 0 else table.pass_


def forcing_gain(s: Position, w: Weights) -> float:
    """What a forced stop is worth to the banker, in millions; a lost game's end prevented is worth everything."""
    seat, nation = position.decider(s), position.subject(s)
    view = outlook(s, w)
    stake = stakes(s, seat)[nation]
    tables = board(s.edition)
    if position.declared_space(s) == tables.taxation:
        points = tables.points[min(view.tax[nation], len(tables.points) - 1)]
        if s.power[nation] + points >= s.edition.facts.last_power_point:
            now = scores(s)
            return -WIN if now[seat] == max(now) else WIN
        instead = points / 5
    else:
        instead = 0.4
    return stake * (cash_weight(w, view.now.time) - 0.4 - instead)
