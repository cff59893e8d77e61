"""Answers to questions on the way: battle, challenge, stance, canal, flags, Swiss Bank."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.bots.evaluation.stakes import enmity, stakes
from rondel.bots.evaluation.value import WIN, board, cash_weight, outlook
from rondel.bots.evaluation.weights import Weights
from rondel.bots.policy.maneuver_plan import battle_gain
from rondel.engine.actions import Action
from rondel.engine.phases.battle import Arrival, Challenge
from rondel.engine.phases.canal import Canal
from rondel.engine.phases.stance import Stance
from rondel.engine.phases.swiss_bank import SwissBank
from rondel.engine.scoring import scores
from rondel.engine.state import State
from rondel.engine.units import count


def is_self_harm(s: State, action: Action) -> bool:
    """Would this battle, hostile stance or destruction hurt a nation in whose success the decider has a share?"""
    phase = s.stack[-1]
    other = action.nation if action.kind == "fight" else -1
    if action.kind == "destroy":
        other = s.edition.owner[action.region]
    if isinstance(phase, Stance) and action is s.edition.actions.stances[0]:
        other = s.edition.owner[phase.province]
    if isinstance(phase, Challenge) and action.kind == "fight":
        other = phase.nation
    return other >= 0 and stakes(s, phase.decider(s))[other] >= 0


def arrival(s: State, actions: Sequence[Action]) -> Action:
    """Fight for an own factory or with superior numbers, else offer peace (R13.3)."""
    phase = s.stack[-1]
    assert isinstance(phase, Arrival)
    nation, place = phase.nation, phase.place
    best, most = s.edition.actions.peace, 0.1
    for action in actions:
        if action.kind != "fight" or s.government[action.nation] == s.government[nation]:
            continue
        gain = battle_gain(s, nation, place, action.nation)
        if gain > most:
            best, most = action, gain
    return best


def challenge(s: State, actions: Sequence[Action]) -> Action:
    """Throw an upright army off an own factory, or an intruder out of a marked region by superior numbers (R13.4)."""
    phase = s.stack[-1]
    assert isinstance(phase, Challenge)
    edition = s.edition
    asked, mover = phase.asked, phase.nation
    bit = 1 << phase.place
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


def stance(s: State) -> Action:
    """Upright where it shuts a factory of somebody whose loss helps, else lying (R15.1)."""
    phase = s.stack[-1]
    assert isinstance(phase, Stance)
    owner = s.edition.owner[phase.province]
    hostile, friendly = s.edition.actions.stances
    if s.government[owner] == s.government[phase.nation]:
        return friendly
    return hostile if enmity(stakes(s, s.government[phase.nation]), phase.nation, owner) > 0.1 else friendly


def ask(s: State, actions: Sequence[Action]) -> Action:
    """First the nation whose loss would help most (R13.4)."""
    of_all = stakes(s, s.stack[-1].decider(s))
    return min(actions, key=lambda action: of_all[action.nation])


def canal(s: State) -> Action:
    """Nothing for those whose gain is our loss (R17.6)."""
    phase = s.stack[-1]
    assert isinstance(phase, Canal)
    of_all = stakes(s, s.government[phase.nation])
    table = s.edition.actions
    return table.allow if of_all[phase.mover] >= 0 else table.refuse


def flag(s: State, actions: Sequence[Action]) -> Action:
    """Where the most own regions lie around it."""
    edition = s.edition
    mine = s.flags[s.stack[-1].subject(s)]
    regions = [a for a in actions if a.kind == "flag"]
    return max(regions, key=lambda a: ((edition.land[a.region] | edition.sea[a.region]) & mine).bit_count())


def swiss_bank(s: State, actions: Sequence[Action], w: Weights) -> Action:
    """Force when the payout is worth more to the banker than what the nation would do instead (R19)."""
    phase = s.stack[-1]
    assert isinstance(phase, SwissBank)
    table = s.edition.actions
    if table.force not in actions:
        return table.pass_
    return table.force if forcing_gain(s, phase, w) > 0 else table.pass_


def forcing_gain(s: State, phase: SwissBank, w: Weights) -> float:
    """What a forced stop is worth to the banker, in millions; a lost game's end prevented is worth everything."""
    seat = phase.bankers[0]
    view = outlook(s, w)
    stake = stakes(s, seat)[phase.nation]
    tables = board(s.edition)
    if phase.space == tables.taxation:
        points = tables.points[min(view.tax[phase.nation], len(tables.points) - 1)]
        if s.power[phase.nation] + points >= s.edition.facts.last_power_point:
            now = scores(s)
            return -WIN if now[seat] == max(now) else WIN
        instead = points / 5
    else:
        instead = 0.4
    return stake * (cash_weight(w, view.now.time) - 0.4 - instead)
